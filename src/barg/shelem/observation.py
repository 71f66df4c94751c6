"""What one seat may know of a deal, built up from nothing (S14; cases 37, 54)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from barg.cards import Card, CardSet, mask_of
from barg.game import Action, Points, Seat
from barg.kernel.shelem.fields import NONE, PACKET_POINTS, PILE_SIZE, SAR_SHELEM, Phase
from barg.shelem.actions import Level

if TYPE_CHECKING:
    from barg.shelem.rules import ShelemRules
    from barg.shelem.state import State


@dataclass(frozen=True, slots=True)
class Observation:
    """The public history of a deal and one seat's own cards.

    Attributes:
        rules, dealer, totals, phase, calls, passed, standing, bidder, kons_bidder,
        declarer, contract, trump, leader, trick, tricks, tricks_won, redeal: as in
            `barg.shelem.state.State`, with None for `NONE`; all of it is public.
        seat: whose view it is; None for a spectator.
        to_act: the seat to act or None.
        hand: the seat's cards in hand; empty for a spectator.
        hand_sizes: how many cards each seat holds.
        pile_sizes: with two players how many cards are left in each seat's piles.
        piles_seen: with two players each seat's piles as far as they have been seen, from
            the first top down: the cards played from them, and the top that lies open.
        tops: with two players each seat's face-up pile tops (S32).
        widow: the cards of the widow, for declarer once taken up and for all after the
            deal; else None. Nobody takes up that of a `SAR_SHELEM` (S36).
        discards: the discard packet, likewise; for declarer, where cards are laid away one by
            one, those laid so far.
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
    trump: int | None
    leader: Seat | None
    trick: tuple[Card, ...]
    tricks: tuple[tuple[Seat, tuple[Card, ...], Seat], ...]
    tricks_won: tuple[int, ...]
    table_points: tuple[Points, ...]
    redeal: bool
    pile_sizes: tuple[tuple[int, ...], ...]
    piles_seen: tuple[tuple[tuple[Card, ...], ...], ...]
    tops: tuple[CardSet, ...]
    widow: CardSet | None
    discards: CardSet | None
    points: tuple[Points, ...] | None
    dealt: tuple[CardSet, ...] | None
    legal: Sequence[Action]


def observe(state: "State", seat: Seat | None) -> Observation:
    """Build the observation of a seat, or of a spectator (None)."""
    over = state.phase == Phase.OVER
    seen = state.contract != SAR_SHELEM
    knows_packet = over or (seat is not None and seat == state.declarer and seen)
    buried = state.leader != NONE
    return Observation(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        totals=tuple(state.totals),
        phase=Phase(state.phase),
        to_act=state.to_act,
        hand=0 if seat is None else state.hands[seat],
        hand_sizes=tuple(hand.bit_count() for hand in state.hands[: state.rules.players]),
        calls=tuple(state.calls),
        passed=state.passed,
        standing=state.standing,
        bidder=_known(state.bidder),
        kons_bidder=_known(state.kons_bidder),
        declarer=_known(state.declarer),
        contract=state.contract,
        trump=_known(state.trump),
        leader=_known(state.leader),
        trick=tuple(state.trick),
        tricks=tuple(state.tricks),
        tricks_won=tuple(state.tricks_won),
        table_points=_table_points(state),
        redeal=bool(state.redeal),
        pile_sizes=tuple(tuple(map(len, piles)) for piles in state.piles),
        piles_seen=_piles_seen(state),
        tops=tuple(state.tops) if state.rules.players == 2 else (),
        widow=state.widow if knows_packet else None,
        discards=state.discards if knows_packet and (buried or state.discards) else None,
        points=tuple(state.points) if knows_packet or not buried else None,
        dealt=tuple(state.dealt[: state.rules.players]) if over else None,
        legal=state.legal_actions() if seat is not None and seat == state.to_act else (),
    )


def _piles_seen(state: "State") -> tuple[tuple[tuple[Card, ...], ...], ...]:
    if state.rules.players != 2:
        return ()
    seen = []
    for seat in range(2):
        piles = []
        for pile in range(3 * seat, 3 * seat + 3):
            gone = PILE_SIZE - state.pile_left[pile]
            cards = state.pile_cards[PILE_SIZE * pile : PILE_SIZE * (pile + 1)]
            is_open = gone < PILE_SIZE and state.tops[seat] >> cards[gone] & 1
            piles.append(tuple(cards[: gone + is_open]))
        seen.append(tuple(piles))
    return tuple(seen)


def _known(number: int) -> int | None:
    return None if number == NONE else number


def _table_points(state: "State") -> tuple[Points, ...]:
    points = [0, 0]
    for _, cards, winner in state.tricks:
        points[winner % 2] += PACKET_POINTS + state.rules.points(mask_of(cards))
    return tuple(points)
