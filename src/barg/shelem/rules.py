"""Shelem's rules with every option set, and what follows from them between deals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from barg.cards import (
    ACE,
    BIG_JOKER,
    DECK_SIZE,
    FIVE,
    RANK_OF,
    SMALL_JOKER,
    TEN,
    Card,
    CardSet,
)
from barg.errors import OptionError
from barg.game import Action, Game, OptionValue, Points, Seat, register, verify_deck
from barg.kernel.game import Kernel
from barg.kernel.shelem import SHELEM, Options
from barg.kernel.shelem.exchange import points_of
from barg.kernel.shelem.fields import NONE, PACKET_POINTS, PLAYS, TRICKS
from barg.shelem import report
from barg.shelem.actions import action_text, parse_action
from barg.shelem.options import OPTIONS, PRESET_WORDS, PRESETS
from barg.shelem.scoring import deal_scores, totals_after, winning_team
from barg.shelem.state import State

PACKETS: Final = TRICKS + 1
BIG_OVER_ACE: Final = 10
SMALL_OVER_ACE: Final = 5
"""What the jokers count more than an ace (S34)."""
NO_BID: Final = ("redeal_after_three", "redeal_after_four", "dealer_forced")
SLAM: Final = ("contract_twice", "total", "total_twice", "none")
"""The values of two options, each at the place of the kernel's number for it."""


@dataclass(frozen=True, slots=True)
class ShelemRules:
    """The options of Shelem (the table of presets in the rules' page).

    ``kons_from`` and ``crumbs_stop`` are None where they have no effect.
    """

    preset: str
    chosen: Mapping[str, OptionValue]
    players: int
    ace_points: int
    jokers: int
    min_bid: Points
    bid_step: Points
    no_bid: str
    special_bids: str
    sar_shelem: bool
    kons_from: Points | None
    trump: str
    no_trump_modes: bool
    made: str
    slam: str
    half_penalty: bool
    crumbs_stop: Points | None
    target: Points
    shuffle: str
    total: Points
    """The points of a deal: 165 or 185 (S2), with jokers 200 or 230 (S34)."""
    card_points: tuple[Points, ...]
    """The points of each card, by card number (S2, S34)."""
    options: Options
    """The same options as the kernel takes them."""

    @property
    def game(self) -> str:
        """The game's name."""
        return "shelem" if self.players == 4 else "shelem2"

    @property
    def kernel(self) -> Kernel:
        """The game's kernel, for `options`."""
        return SHELEM

    @property
    def sheet_rule(self) -> int:
        """After so many deals the score sheet has a rule (S26, S28)."""
        return self.players

    @property
    def seats(self) -> int:
        """Four players in two teams, or two, each a side of their own."""
        return self.players

    @property
    def sides(self) -> tuple[Seat, ...]:
        """Seats opposite each other are on one side."""
        return tuple(seat % 2 for seat in range(self.players))

    @property
    def widow_size(self) -> int:
        """The cards of the widow and of the discard packet (S5, S34)."""
        return self.options.widow_size

    def points(self, cards: CardSet) -> Points:
        """The card points of a set of cards, without the five of its packet."""
        return points_of(self.options, cards)

    def deck(self) -> list[Card]:
        """The 52 cards (S1), with the two jokers where they are played (S34)."""
        jokers = [SMALL_JOKER, BIG_JOKER] if self.jokers else []
        return [*range(DECK_SIZE), *jokers]

    def start(self, deck: Sequence[Card], dealer: Seat, totals: Sequence[Points] = ()) -> State:
        """Deal a deck written in dealing order (S5) at this match score.

        Raises:
            DeckError: it is not each of this table's cards once.
        """
        verify_deck(deck, self.deck())
        return State(self, deck, dealer, tuple(totals) or (0, 0))

    def parse_action(self, text: str) -> Action:
        """Read an action; see `barg.shelem.actions.parse_action`."""
        return parse_action(text)

    def action_text(self, action: Action) -> str:
        """Write an action."""
        return action_text(action)

    def is_listed(self, _action: Action) -> bool:
        """All legal actions are listed."""
        return True

    @property
    def max_actions(self) -> int:
        """Every number bid, shelem, sar, kons; all pass, all answer; discard, trump, 48 plays."""
        numbers = (self.total - self.min_bid) // self.bid_step + 1
        return numbers + 3 + 2 * self.players + 2 + PLAYS

    def next_dealer(self, state: State) -> Seat:
        """The deal passes to the right (S4), but stays after a redeal (S10)."""
        return state.dealer if state.redeal else (state.dealer + 1) % self.players

    def totals_after(self, state: State) -> tuple[Points, ...]:
        """Running totals of both teams after this deal."""
        return totals_after(state)

    def seat_totals(self, totals: Sequence[Points]) -> tuple[Points, ...]:
        """The running total of each seat's team."""
        return tuple(totals[seat % 2] for seat in range(self.players))

    def returns(self, state: State) -> tuple[Points, ...]:
        """What each seat's team scores in this deal; zeros while it is on."""
        return self.seat_totals(deal_scores(state) if state.to_act is None else (0, 0))

    def winners(self, state: State) -> tuple[Seat, ...]:
        """The seats that have won the match with this deal, or none (S23, S25)."""
        team = winning_team(state)
        return () if team is None else tuple(range(team, self.players, 2))

    def report(self, state: State) -> dict[str, Any]:
        """A deal as ``barg replay`` prints it."""
        return report.deal_report(state)

    def legal_report(self, state: State) -> list[str] | dict[str, Any]:
        """The legal actions as ``barg replay`` prints them."""
        return report.legal_report(state)


def make_rules(
    preset: str,
    players: int,
    values: Mapping[str, OptionValue],
    chosen: Mapping[str, OptionValue],
) -> ShelemRules:
    """Build rules from a full set of option values; ``chosen`` are those that were written.

    Raises:
        OptionError: the options contradict each other.
    """
    settings: dict[str, Any] = dict(values)
    aces = settings["ace_points"]
    if aces not in (10, 15):
        raise OptionError("ace_points", f"must be 10 or 15, not {aces}")
    if settings["jokers"] not in (0, 2):
        raise OptionError("jokers", f"must be 0 or 2, not {settings['jokers']}")
    points = _card_points(aces, settings["jokers"])
    total = sum(points) + PACKETS * PACKET_POINTS
    if settings["min_bid"] > total:
        raise OptionError("min_bid", f"must not be over the total of {total}")
    if (total - settings["min_bid"]) % settings["bid_step"]:
        raise OptionError(
            "bid_step", f"must divide the range from {settings['min_bid']} to {total}"
        )
    _verify_special(settings, chosen)
    return ShelemRules(
        preset=preset,
        chosen={"preset": preset, **chosen},
        players=players,
        total=total,
        card_points=points,
        options=_kernel_options(settings, players, points, total),
        **settings,
    )


def _card_points(aces: Points, jokers: int) -> tuple[Points, ...]:
    """The points by card number (S2, S34)."""
    plain = [{ACE: aces, TEN: 10, FIVE: 5}.get(RANK_OF[card], 0) for card in range(DECK_SIZE)]
    with_jokers = (aces + SMALL_OVER_ACE, aces + BIG_OVER_ACE) if jokers else (0, 0)
    return (*plain, 0, *with_jokers)


def _verify_special(settings: dict[str, Any], chosen: Mapping[str, OptionValue]) -> None:
    """Refuse contradictions of the special bids and of no trump; set what has no effect."""
    with_kons = settings["special_bids"] == "shelem_kons"
    if chosen.get("kons_from") is not None and not with_kons:
        raise OptionError("kons_from", "has no meaning unless special_bids is shelem_kons")
    if not with_kons:
        settings["kons_from"] = None
    elif settings["kons_from"] is None:
        settings["kons_from"] = PRESETS["gameocards"]["kons_from"]
    if settings["sar_shelem"] and settings["special_bids"] == "none":
        raise OptionError("sar_shelem", "is a bid over shelem: special_bids must allow shelem")
    if settings["no_trump_modes"] and settings["trump"] != "declared":
        raise OptionError("no_trump_modes", "are named: trump must be declared")
    if settings["no_trump_modes"] and settings["jokers"]:
        raise OptionError("no_trump_modes", "do not go with jokers, which belong to the trump suit")


def _kernel_options(
    settings: Mapping[str, Any], players: int, points: Sequence[Points], total: Points
) -> Options:
    def number(name: str) -> int:
        return NONE if settings[name] is None else int(settings[name])

    return Options(
        players=players,
        widow_size=4 + int(settings["jokers"]),
        ace_points=settings["ace_points"],
        big_points=points[BIG_JOKER],
        small_points=points[SMALL_JOKER],
        total=total,
        min_bid=settings["min_bid"],
        bid_step=settings["bid_step"],
        no_bid=NO_BID.index(settings["no_bid"]),
        shelem_bid=int(settings["special_bids"] != "none"),
        sar_bid=number("sar_shelem"),
        kons_from=number("kons_from"),
        no_trump=number("no_trump_modes"),
        first_lead=int(settings["trump"] == "first_lead"),
        made_taken=int(settings["made"] == "taken"),
        slam=SLAM.index(settings["slam"]),
        half_penalty=number("half_penalty"),
        crumbs_stop=number("crumbs_stop"),
    )


def _game(name: str, players: int) -> Game:
    return Game(
        name=name,
        options=OPTIONS,
        presets=PRESETS,
        default_preset="bazito",
        preset_words=PRESET_WORDS,
        seats=(players,),
        make=make_rules,
    )


SHELEM_GAME: Final = _game("shelem", 4)
SHELEM_TWO_GAME: Final = _game("shelem2", 2)
register(SHELEM_GAME)
register(SHELEM_TWO_GAME)
