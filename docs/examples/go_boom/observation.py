"""What one seat may know of a deal, built up from nothing."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from barg.cards import Card
from barg.game import Action, Points, Seat

if TYPE_CHECKING:
    from docs.examples.go_boom.rules import GoBoomRules
    from docs.examples.go_boom.state import State

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """The public history of a deal and one seat's own cards.

    Attributes:
        seat: whose view it is; None for a spectator.
        hand: the seat's cards; empty for a spectator.
        hand_sizes: how many cards each seat holds.
        stock: how many cards the stock holds.
        leader, trick: who led the current trick, and its cards so far.
        history: (seat, action) in order; who draws shows nobody what.
        left: the hands, once the deal is over; else None.
        legal: the legal actions, while it is the seat's turn; else empty.
    """

    rules: "GoBoomRules"
    seat: Seat | None
    dealer: Seat
    totals: tuple[Points, ...]
    to_act: Seat | None
    hand: Cards
    hand_sizes: tuple[int, ...]
    stock: int
    leader: Seat
    trick: Cards
    history: tuple[tuple[Seat, Action], ...]
    left: tuple[Cards, ...] | None
    legal: tuple[Action, ...]


def observe(state: "State", seat: Seat | None) -> Observation:
    """Build the observation of a seat, or of a spectator (None)."""
    return Observation(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        totals=state.totals,
        to_act=state.to_act,
        hand=() if seat is None else tuple(sorted(state.hands[seat])),
        hand_sizes=tuple(map(len, state.hands)),
        stock=len(state.stock),
        leader=state.leader,
        trick=tuple(state.trick),
        history=tuple(state.history),
        left=tuple(map(tuple, map(sorted, state.hands))) if state.to_act is None else None,
        legal=tuple(state.legal_actions()) if seat is not None and seat == state.to_act else (),
    )
