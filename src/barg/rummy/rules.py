"""Rim's rules with every option set, and what follows from them between deals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from barg.cards import ACE, DECK_SIZE, JOKER, RANK_OF, Card
from barg.errors import OptionError
from barg.game import Action, Game, OptionValue, Points, Seat, register, verify_deck
from barg.kernel.game import Kernel
from barg.kernel.rummy import RUMMY, Options
from barg.kernel.rummy.fields import NONE
from barg.rummy import report, scoring
from barg.rummy.actions import action_text, is_listed, parse_action
from barg.rummy.meld import HIGH_ACE_PLACE
from barg.rummy.options import OPTIONS, PRESET_WORDS, PRESETS
from barg.rummy.state import State

JOKER_VALUE: Final = 15
MOST_IN_HAND: Final = 30
"""Cards in a hand whose best partition is looked for at every discard (R23)."""
HAND_SIZES: Final[Mapping[tuple[int, int], int]] = {
    (2, 1): 10,
    (3, 1): 7,
    (4, 1): 7,
    (5, 1): 7,
    (6, 1): 6,
    **{(players, 2): 10 for players in range(2, 8)},
}
"""Cards in hand by players and decks (R2)."""


@dataclass(frozen=True, slots=True)
class RummyRules:
    """The options of Rim, with the defaults that depend on the number of players."""

    preset: str
    chosen: Mapping[str, OptionValue]
    players: int
    decks: int
    two_decks_from: int
    jokers: int
    hand_size: int
    ace: str
    twins_in_sets: bool
    jokers_per_meld: int
    initial_meld: Points
    joker_exchange: bool
    discard_to_go_out: bool
    max_reshuffles: int | None
    max_turns: int
    melding: str
    scoring: str
    target: Points
    rummy_bonus: bool
    options: Options
    """The same options as the kernel takes them."""
    values: tuple[Points, ...]
    """The value of each card by number, the joker's last (R15)."""

    @property
    def game(self) -> str:
        """The game's name."""
        return "rummy"

    @property
    def kernel(self) -> Kernel:
        """The game's kernel, for `options`."""
        return RUMMY

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.players

    @property
    def sides(self) -> tuple[Seat, ...]:
        """Each seat is a side of its own."""
        return tuple(range(self.players))

    @property
    def high_ace(self) -> bool:
        """Whether the ace may follow the king (R11)."""
        return self.ace == "high_or_low"

    @property
    def top_place(self) -> int:
        """The highest place in a run: the king's, or that of the high ace."""
        return HIGH_ACE_PLACE if self.high_ace else HIGH_ACE_PLACE - 1

    @property
    def twins(self) -> bool:
        """Whether a set may hold the same card twice (R10)."""
        return self.decks == 2 and self.twins_in_sets

    def deck(self) -> list[Card]:
        """All cards, in order."""
        return [*range(DECK_SIZE)] * self.decks + [JOKER] * self.jokers

    def start(self, deck: Sequence[Card], dealer: Seat, totals: Sequence[Points] = ()) -> State:
        """Deal a deck written in dealing order (R3).

        Raises:
            DeckError: it is not the cards of this table.
        """
        verify_deck(deck, self.deck())
        return State(self, deck, dealer, tuple(totals) or (0,) * self.players)

    def parse_action(self, text: str) -> Action:
        """Read an action; see `barg.rummy.actions.parse_action`."""
        return parse_action(self, text)

    def action_text(self, action: Action) -> str:
        """Write an action."""
        return action_text(self, action)

    def is_listed(self, action: Action) -> bool:
        """The shortest melds and lay-offs are; see `barg.rummy.actions.is_listed`."""
        return is_listed(action)

    @property
    def max_actions(self) -> int:
        """A draw and a discard for each turn (R22), and what brings cards to the table.

        A real card goes there once; a joker may come back for each of them (R13).
        """
        return 2 * self.max_turns + 2 * (DECK_SIZE * self.decks + self.jokers)

    def next_dealer(self, state: State) -> Seat:
        """The deal passes to the next seat (R3)."""
        return (state.dealer + 1) % self.players

    def totals_after(self, state: State) -> tuple[Points, ...]:
        """Running totals after this deal."""
        return scoring.totals_after(state)

    def seat_totals(self, totals: Sequence[Points]) -> tuple[Points, ...]:
        """The running totals, of penalties the negative: each player is alone (R17, R21)."""
        return tuple(-total if self.scoring == "penalty" else total for total in totals)

    def returns(self, state: State) -> tuple[Points, ...]:
        """What each seat scores in this deal, penalties below zero; zeros while it is on."""
        if state.to_act is not None:
            return (0,) * self.players
        return self.seat_totals(scoring.deal_scores(state))

    def winners(self, state: State) -> tuple[Seat, ...]:
        """The seats that have won the match with this deal (R17, R21)."""
        return scoring.winners(state)

    def report(self, state: State) -> dict[str, Any]:
        """A deal as ``barg replay`` prints it."""
        return report.deal_report(state)

    def legal_report(self, state: State) -> list[str]:
        """The legal actions as ``barg replay`` prints them."""
        return sorted(self.action_text(action) for action in state.legal_actions())


def make_rules(
    preset: str,
    players: int,
    values: Mapping[str, OptionValue],
    chosen: Mapping[str, OptionValue],
) -> RummyRules:
    """Build rules from a full set of option values.

    Raises:
        OptionError: the options contradict each other or the number of players.
    """
    settings: dict[str, Any] = dict(values)
    settings |= _sizes(settings, players)
    if settings["rummy_bonus"] and settings["melding"] == "hand":
        raise OptionError("rummy_bonus", "has no meaning where melds stay in the hand")
    if settings["initial_meld"] and settings["melding"] == "hand":
        if "initial_meld" in chosen:
            raise OptionError("initial_meld", "has no meaning where melds stay in the hand")
        settings["initial_meld"] = 0
    settings["target"] = settings["target"] or 50 * players
    return RummyRules(
        preset=preset,
        chosen={"preset": preset, **chosen},
        players=players,
        values=_values(settings["ace"]),
        options=_kernel_options(settings, players),
        **settings,
    )


def _sizes(settings: Mapping[str, Any], players: int) -> dict[str, int]:
    """Decks, jokers and cards in hand (R1, R2, R20, R23)."""
    decks = settings["decks"] or (2 if players >= settings["two_decks_from"] else 1)
    jokers = 2 * decks if settings["jokers"] is None else settings["jokers"]
    if jokers > 2 * decks:
        raise OptionError("jokers", f"at most {2 * decks} with {decks} decks, not {jokers}")
    usual = HAND_SIZES.get((players, decks))
    if usual is None:
        raise OptionError("decks", f"{players} players need two decks")
    size = settings["hand_size"] or usual
    cards = DECK_SIZE * decks + jokers
    if players * size + 2 > cards:
        raise OptionError(
            "hand_size", f"{players} hands of {size} do not leave two of {cards} cards"
        )
    if settings["melding"] == "hand" and size > MOST_IN_HAND:
        raise OptionError(
            "hand_size", f"at most {MOST_IN_HAND} where melds stay in the hand, not {size}"
        )
    return {"decks": decks, "jokers": jokers, "hand_size": size}


def _kernel_options(settings: Mapping[str, Any], players: int) -> Options:
    high = settings["ace"] == "high_or_low"
    most = settings["max_reshuffles"]
    flags = ("joker_exchange", "discard_to_go_out", "rummy_bonus")
    bounds = ("decks", "jokers", "hand_size", "jokers_per_meld", "initial_meld", "max_turns")
    return Options(
        players=players,
        top_place=HIGH_ACE_PLACE if high else HIGH_ACE_PLACE - 1,
        ace_value=_values(settings["ace"])[ACE],
        twins=int(settings["decks"] == 2 and settings["twins_in_sets"]),
        max_reshuffles=NONE if most is None else most,
        in_hand=int(settings["melding"] == "hand"),
        penalty=int(settings["scoring"] == "penalty"),
        **{name: int(settings[name]) for name in (*flags, *bounds)},
    )


def _values(ace: str) -> tuple[Points, ...]:
    """R15: 2–10 their number, court cards 10, the ace 1 or 11, the joker 15."""
    ace_value = 1 if ace == "low" else 11
    numbers = [min(rank + 2, 10) if rank < ACE else ace_value for rank in range(13)]
    return (*(numbers[RANK_OF[card]] for card in range(DECK_SIZE)), JOKER_VALUE)


RUMMY_GAME: Final = Game(
    name="rummy",
    options=OPTIONS,
    presets=PRESETS,
    default_preset="rim",
    preset_words=PRESET_WORDS,
    seats=tuple(range(2, 8)),
    make=make_rules,
)
register(RUMMY_GAME)
