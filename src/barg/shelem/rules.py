"""Shelem's rules with every option set, and what follows from them between deals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from barg.cards import ACE, DECK_SIZE, FIVE, RANK_OF, TEN, Card, cards_text
from barg.errors import DeckError, OptionError
from barg.game import Action, Game, OptionValue, Points, Seat, register
from barg.shelem import report
from barg.shelem.actions import SHELEM, WIDOW_SIZE, Level, action_text, parse_action
from barg.shelem.options import OPTIONS, PRESET_WORDS, PRESETS
from barg.shelem.scoring import deal_scores, totals_after, winning_team
from barg.shelem.state import State

PACKET_POINTS: Final = 5
PACKETS: Final = 13


@dataclass(frozen=True, slots=True)
class ShelemRules:
    """The options of Shelem (the table of presets in the rules' page).

    ``kons_from`` and ``crumbs_stop`` are None where they have no effect.
    """

    preset: str
    chosen: Mapping[str, OptionValue]
    players: int
    ace_points: int
    min_bid: Points
    bid_step: Points
    no_bid: str
    special_bids: str
    kons_from: Points | None
    trump: str
    made: str
    slam: str
    half_penalty: bool
    crumbs_stop: Points | None
    target: Points
    shuffle: str
    total: Points
    """The points of a deal, 165 or 185 (S2)."""
    card_points: tuple[Points, ...]
    """The points of each card, by card number (S2)."""

    @property
    def game(self) -> str:
        """The game's name."""
        return "shelem" if self.players == 4 else "shelem2"

    @property
    def sheet_rule(self) -> int:
        """After so many deals the score sheet has a rule (S26, S28)."""
        return self.players

    @property
    def seats(self) -> int:
        """Four players in two teams, or two, each a side of their own."""
        return self.players

    @property
    def all_seats(self) -> int:
        """A bit for every seat."""
        return (1 << self.players) - 1

    @property
    def top_level(self) -> Level:
        """The highest bid whatever the match score, kons left aside (S9, S11)."""
        return self.total if self.special_bids == "none" else SHELEM

    def kons_allowed(self, totals: Sequence[Points]) -> bool:
        """Whether kons may be bid at this match score (S12)."""
        return self.kons_from is not None and min(totals) >= self.kons_from

    def points(self, cards: int) -> Points:
        """The card points of a set of cards, without the five of its packet."""
        return sum(
            value for card, value in enumerate(self.card_points) if value and cards >> card & 1
        )

    def deck(self) -> list[Card]:
        """The 52 cards (S1)."""
        return list(range(DECK_SIZE))

    def start(self, deck: Sequence[Card], dealer: Seat, totals: Sequence[Points] = ()) -> State:
        """Deal a deck written in dealing order (S5) at this match score.

        Raises:
            DeckError: it is not each of the 52 cards once.
        """
        verify_deck(deck)
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
        """Every number bid, shelem, kons; all pass, all answer; discard, trump, 48 plays."""
        numbers = (self.total - self.min_bid) // self.bid_step + 1
        return numbers + 2 + 2 * self.players + 2 + DECK_SIZE - WIDOW_SIZE

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


def verify_deck(deck: Sequence[Card]) -> None:
    """Raise `DeckError` unless the deck is each of the 52 cards once."""
    if len(deck) != DECK_SIZE:
        raise DeckError(f"a deck has {DECK_SIZE} cards, not {len(deck)}")
    seen: set[Card] = set()
    twice = [card for card in deck if card in seen or seen.add(card)]  # type: ignore[func-returns-value]
    if twice:
        raise DeckError(f"in the deck twice: {cards_text(dict.fromkeys(twice))}")
    if seen != set(range(DECK_SIZE)):
        raise DeckError("a deck holds only the 52 cards, no jokers")


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
    points = tuple({ACE: aces, TEN: 10, FIVE: 5}.get(RANK_OF[card], 0) for card in range(DECK_SIZE))
    total = sum(points) + PACKETS * PACKET_POINTS
    if settings["min_bid"] > total:
        raise OptionError("min_bid", f"must not be over the total of {total}")
    if (total - settings["min_bid"]) % settings["bid_step"]:
        raise OptionError(
            "bid_step", f"must divide the range from {settings['min_bid']} to {total}"
        )
    with_kons = settings["special_bids"] == "shelem_kons"
    if chosen.get("kons_from") is not None and not with_kons:
        raise OptionError("kons_from", "has no meaning unless special_bids is shelem_kons")
    if not with_kons:
        settings["kons_from"] = None
    elif settings["kons_from"] is None:
        settings["kons_from"] = PRESETS["gameocards"]["kons_from"]
    return ShelemRules(
        preset=preset,
        chosen={"preset": preset, **chosen},
        players=players,
        total=total,
        card_points=points,
        **settings,
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
