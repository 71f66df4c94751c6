"""What one seat may know of a deal, built up from nothing (S14; cases 37, 54)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from barg.cards import Card, CardSet, Suit
from barg.game import Action, Points, Seat
from barg.shelem.actions import Level
from barg.shelem.phases import Phase

if TYPE_CHECKING:
    from barg.shelem.rules import ShelemRules
    from barg.shelem.state import State


@dataclass(frozen=True, slots=True)
class Observation:
    """The public history of a deal and one seat's own cards.

    Attributes:
        rules, dealer, totals, phase, calls, passed, standing, bidder, kons_bidder,
        declarer, contract, trump, leader, trick, tricks, tricks_won, redeal: as in
            `barg.shelem.state.State`; all of it is public.
        seat: whose view it is; None for a spectator.
        to_act: the seat to act or None.
        hand: the seat's cards in hand; empty for a spectator.
        hand_sizes: how many cards each seat holds.
        pile_sizes: with two players how many cards are left in each seat's piles.
        tops: with two players each seat's face-up pile tops (S32).
        widow: the four cards of the widow, for declarer once taken up and for all after
            the deal; else None.
        discards: the discard packet, likewise.
        table_points: raw points of both teams' tricks so far, without the discard packet.
        points: raw points with the discard packet, where the seat may know it; else None.
        dealt: the four hands as dealt, once the deal is over; else None.
        legal: the legal actions, while it is the seat's turn; else empty.
    """

    rules: "ShelemRules"
    seat: Seat | None
    dealer: Seat
    totals: tuple[Points, ...]
    phase: Phase
    to_act: Seat | None
    hand: CardSet
    hand_sizes: tuple[int, ...]
    calls: tuple[tuple[Seat, Action], ...]
    passed: int
    standing: Level
    bidder: Seat | None
    kons_bidder: Seat | None
    declarer: Seat | None
    contract: Level
    trump: Suit | None
    leader: Seat | None
    trick: tuple[Card, ...]
    tricks: tuple[tuple[Seat, tuple[Card, ...], Seat], ...]
    tricks_won: tuple[int, ...]
    table_points: tuple[Points, ...]
    redeal: bool
    pile_sizes: tuple[tuple[int, ...], ...]
    tops: tuple[CardSet, ...]
    widow: CardSet | None
    discards: CardSet | None
    points: tuple[Points, ...] | None
    dealt: tuple[CardSet, ...] | None
    legal: Sequence[Action]


def observe(state: "State", seat: Seat | None) -> Observation:
    """Build the observation of a seat, or of a spectator (None)."""
    over = state.phase == Phase.OVER
    knows_packet = over or (seat is not None and seat == state.declarer)
    buried = bool(state.discards)
    return Observation(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        totals=state.totals,
        phase=state.phase,
        to_act=state.to_act,
        hand=0 if seat is None else state.hands[seat],
        hand_sizes=tuple(hand.bit_count() for hand in state.hands),
        calls=tuple(state.calls),
        passed=state.passed,
        standing=state.standing,
        bidder=state.bidder if state.standing else None,
        kons_bidder=state.kons_bidder,
        declarer=state.declarer,
        contract=state.contract,
        trump=state.trump,
        leader=None if state.leader < 0 else state.leader,
        trick=tuple(state.trick),
        tricks=tuple(state.tricks),
        tricks_won=tuple(state.tricks_won),
        table_points=_table_points(state),
        redeal=state.redeal,
        pile_sizes=tuple(tuple(map(len, piles)) for piles in state.piles),
        tops=tuple(state.tops),
        widow=state.widow if knows_packet else None,
        discards=state.discards if knows_packet and buried else None,
        points=tuple(state.points) if knows_packet or not buried else None,
        dealt=state.dealt if over else None,
        legal=state.legal_actions() if seat is not None and seat == state.to_act else (),
    )


def _table_points(state: "State") -> tuple[Points, ...]:
    points = [0, 0]
    values = state.rules.card_points
    for _, cards, winner in state.tricks:
        points[winner % 2] += 5 + sum(values[card] for card in cards)
    return tuple(points)
