"""Go Boom's rules with every option set, and what follows from them between deals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from barg.cards import ACE, DECK_SIZE, RANK_OF, Card, cards_text
from barg.errors import OptionError
from barg.game import Action, Game, OptionValue, Points, Seat, verify_deck
from docs.examples.go_boom.actions import action_text, parse_action
from docs.examples.go_boom.options import OPTIONS, PRESET_WORDS, PRESETS
from docs.examples.go_boom.state import State


def card_points(card: Card) -> Points:
    """What a card left in a hand counts (G7)."""
    return 1 if RANK_OF[card] == ACE else min(RANK_OF[card] + 2, 10)


@dataclass(frozen=True, slots=True)
class GoBoomRules:
    """The options of Go Boom."""

    preset: str
    chosen: Mapping[str, OptionValue]
    players: int
    hand_size: int
    target: Points

    @property
    def game(self) -> str:
        """The game's name."""
        return "go_boom"

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.players

    @property
    def sides(self) -> tuple[Seat, ...]:
        """Each seat is a side of its own."""
        return tuple(range(self.players))

    def deck(self) -> list[Card]:
        """The 52 cards (G1)."""
        return [*range(DECK_SIZE)]

    def start(self, deck: Sequence[Card], dealer: Seat, totals: Sequence[Points] = ()) -> State:
        """Deal a deck written in dealing order (G2).

        Raises:
            DeckError: it is not each of the 52 cards once.
        """
        verify_deck(deck, self.deck())
        return State(self, deck, dealer, tuple(totals) or (0,) * self.players)

    def parse_action(self, text: str) -> Action:
        """Read an action."""
        return parse_action(text)

    def action_text(self, action: Action) -> str:
        """Write an action."""
        return action_text(action)

    def is_listed(self, _action: Action) -> bool:
        """All legal actions are listed."""
        return True

    @property
    def max_actions(self) -> int:
        """Every card drawn and played once, and everybody but the leader passing each time."""
        return 2 * DECK_SIZE + DECK_SIZE * (self.players - 1)

    def next_dealer(self, state: State) -> Seat:
        """The deal passes to the next seat (G2)."""
        return (state.dealer + 1) % self.players

    def returns(self, state: State) -> tuple[Points, ...]:
        """What the other hands hold, for the seat that is out; zeros for the others (G7)."""
        scores = [0] * self.players
        if state.to_act is None:
            out = state.hands.index([])
            scores[out] = sum(card_points(card) for hand in state.hands for card in hand)
        return tuple(scores)

    def totals_after(self, state: State) -> tuple[Points, ...]:
        """The running totals after this deal."""
        return tuple(a + b for a, b in zip(state.totals, self.returns(state), strict=True))

    def seat_totals(self, totals: Sequence[Points]) -> tuple[Points, ...]:
        """The running totals: each player is alone."""
        return tuple(totals)

    def winners(self, state: State) -> tuple[Seat, ...]:
        """The seat that has reached the target with this deal, or none (G8)."""
        totals = self.totals_after(state)
        reached = tuple(seat for seat, total in enumerate(totals) if total >= self.target)
        return reached if state.to_act is None else ()

    def report(self, state: State) -> dict[str, Any]:
        """A deal as ``barg replay`` prints it."""
        over = state.to_act is None
        return {
            "dealer": state.dealer,
            "hands": [cards_text(sorted(hand)) for hand in state.hands] if over else None,
            "scores": list(self.returns(state)) if over else None,
            "totals": list(self.totals_after(state)) if over else None,
        }

    def legal_report(self, state: State) -> list[str]:
        """The legal actions as ``barg replay`` prints them."""
        return sorted(map(action_text, state.legal_actions()))


def make_rules(
    preset: str,
    players: int,
    values: Mapping[str, OptionValue],
    chosen: Mapping[str, OptionValue],
) -> GoBoomRules:
    """Build rules from a full set of option values.

    Raises:
        OptionError: the hands leave no stock.
    """
    settings: dict[str, Any] = dict(values)
    if players * settings["hand_size"] >= DECK_SIZE:
        raise OptionError("hand_size", f"{players} hands of {settings['hand_size']} leave no stock")
    return GoBoomRules(
        preset=preset, chosen={"preset": preset, **chosen}, players=players, **settings
    )


GO_BOOM: Final = Game(
    name="go_boom",
    options=OPTIONS,
    presets=PRESETS,
    default_preset="usual",
    preset_words=PRESET_WORDS,
    seats=tuple(range(2, 7)),
    make=make_rules,
)
