"""Shithead's rules with every option set, and what follows from them between deals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from barg.cards import DECK_SIZE, JOKER, Card
from barg.errors import OptionError
from barg.game import Action, Game, OptionValue, Points, Seat, register, verify_deck
from barg.kernel.game import Kernel
from barg.kernel.shithead import SHITHEAD, Options
from barg.shithead import report, scoring
from barg.shithead.actions import action_text, is_listed, parse_action
from barg.shithead.options import OPTIONS, PRESET_WORDS, PRESETS
from barg.shithead.powers import power_sets
from barg.shithead.state import State

TWO_DECKS_FROM: Final = 6
"""From so many players on two decks are the default (H21)."""
LAYOUTS: Final = ("face_up_row", "two_blind_rows", "choose_from_six")
RESULTS: Final = ("loser", "winner", "both")
"""The values of two options, each at the place of the kernel's number for it."""
PLAYERS: Final = {1: range(2, 6), 2: range(4, 9)}
"""For how many players so many decks are (H1, H21)."""


@dataclass(frozen=True, slots=True)
class ShitheadRules:
    """The options of Shithead (the table of presets in the rules' page)."""

    preset: str
    chosen: Mapping[str, OptionValue]
    players: int
    layout: str
    first: str
    four: str
    after_burn: str
    dealer: str
    result: str
    jokers: int
    powers: str
    decks: int
    face_up_with_pickup: bool
    max_turns: int
    deals: int | None
    forfeit: str | None
    options: Options
    """The same options as the kernel takes them."""

    @property
    def game(self) -> str:
        """The game's name."""
        return "shithead"

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.players

    @property
    def sides(self) -> tuple[Seat, ...]:
        """Each seat is a side of its own."""
        return tuple(range(self.players))

    @property
    def kernel(self) -> Kernel:
        """The game's kernel, for `options`."""
        return SHITHEAD

    def deck(self) -> list[Card]:
        """All cards, in order."""
        return [*range(DECK_SIZE)] * self.decks + [JOKER] * self.jokers

    def start(self, deck: Sequence[Card], dealer: Seat, totals: Sequence[Points] = ()) -> State:
        """Deal a deck written in dealing order (H3).

        Raises:
            DeckError: it is not the cards of this table.
        """
        verify_deck(deck, self.deck())
        return State(self, deck, dealer, totals)

    def parse_action(self, text: str) -> Action:
        """Read an action; see `barg.shithead.actions.parse_action`."""
        return parse_action(text)

    def action_text(self, action: Action) -> str:
        """Write an action."""
        return action_text(action)

    def is_listed(self, action: Action) -> bool:
        """Exchanges of single pairs and cards in order are; see `barg.shithead.actions`."""
        return is_listed(action)

    @property
    def max_actions(self) -> int:
        """Each seat's exchange and ``ready``, then the turns (H4, H19)."""
        return 2 * self.players + self.max_turns

    def next_dealer(self, state: State) -> Seat:
        """The next seat, or the loser where there is one (H2)."""
        lost = scoring.loser(state)
        if self.dealer == "loser" and lost is not None:
            return lost
        return (state.dealer + 1) % self.players

    def totals_after(self, state: State) -> tuple[Points, ...]:
        """Losses, wins and the number of deals after this deal."""
        return scoring.totals_after(state)

    def seat_totals(self, totals: Sequence[Points]) -> tuple[Points, ...]:
        """Wins less losses of each seat (H18)."""
        losses, wins = totals[: self.players], totals[self.players : 2 * self.players]
        return tuple(won - lost for won, lost in zip(wins, losses, strict=True))

    def returns(self, state: State) -> tuple[Points, ...]:
        """1 for the winner and -1 for the loser, where they count (H18); 0 for the others."""
        lost, won = scoring.loser(state), scoring.winner(state)
        return tuple((seat == won) - (seat == lost) for seat in range(self.players))

    def winners(self, state: State) -> tuple[Seat, ...]:
        """The seats that have won the match with this deal, or none (H19)."""
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
) -> ShitheadRules:
    """Build rules from a full set of option values.

    Raises:
        OptionError: the options contradict each other.
    """
    settings: dict[str, Any] = dict(values)
    if settings["jokers"] not in (0, 8):
        raise OptionError("jokers", f"must be 0 or 8, not {settings['jokers']}")
    if chosen.get("face_up_with_pickup") and settings["layout"] == "two_blind_rows":
        raise OptionError("face_up_with_pickup", "has no meaning without a face-up row")
    settings["decks"] = decks = settings["decks"] or (2 if players >= TWO_DECKS_FROM else 1)
    if players not in PLAYERS[decks]:
        few, many = PLAYERS[decks][0], PLAYERS[decks][-1]
        what = "one deck is" if decks == 1 else "two decks are"
        raise OptionError("decks", f"{what} for {few} to {many} players, not {players}")
    inherited = PRESETS[preset]["dealer"]
    if settings["dealer"] == "loser" != inherited and settings["result"] == "winner":
        raise OptionError("dealer", "there is no loser to deal where only the winner counts")
    return ShitheadRules(
        preset=preset,
        chosen={"preset": preset, **chosen},
        players=players,
        options=_kernel_options(players, settings),
        **settings,
    )


def _kernel_options(players: int, settings: Mapping[str, Any]) -> Options:
    return Options(
        players=players,
        decks=settings["decks"],
        jokers=settings["jokers"],
        layout=LAYOUTS.index(settings["layout"]),
        result=RESULTS.index(settings["result"]),
        lowest=int(settings["first"] == "lowest"),
        top_four=int(settings["four"] == "top_four"),
        bound_after=int(settings["after_burn"] == "bound"),
        along=int(settings["face_up_with_pickup"]),
        max_turns=settings["max_turns"],
        **power_sets(settings["powers"]),
    )


SHITHEAD_GAME: Final = Game(
    name="shithead",
    options=OPTIONS,
    presets=PRESETS,
    default_preset="persian",
    preset_words=PRESET_WORDS,
    seats=tuple(range(2, 9)),
    make=make_rules,
)
register(SHITHEAD_GAME)
