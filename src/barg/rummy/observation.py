"""What one seat may know of a deal, built up from nothing (cases 37, 54)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from barg.cards import Card
from barg.game import Action, Points, Seat
from barg.kernel.rummy.fields import Phase
from barg.rummy.hands import counts_of
from barg.rummy.meld import Meld

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules
    from barg.rummy.state import State


@dataclass(frozen=True, slots=True)
class Observation:
    """The public history of a deal and one seat's own cards.

    Attributes:
        rules, dealer, totals, phase, taken, reshuffles, laid_before, laid_now, opened,
            laid_points, melds_before, turns, winner, bonus: as in `barg.rummy.state.State`;
            all of it is public.
        seat: whose view it is; None for a spectator.
        to_act: the seat to act or None.
        hand: how many of each card the seat holds, the joker's number last; empty for a
            spectator.
        hand_sizes: how many cards each seat holds.
        melds: the melds on the table, in the order of laying.
        top: the top of the discard pile; None while it is empty.
        discards: how many cards the discard pile holds.
        stock: how many cards the stock holds.
        first_top: the card that was turned up after the dealing (R3).
        history: (seat, action, card drawn from the stock) in order; the card is -1 where
            none was drawn, and where another seat drew it.
        left: what was left in each hand, counted like ``hand``, once the deal is over.
        legal: the legal actions, while it is the seat's turn; else empty.
    """

    rules: "RummyRules"
    seat: Seat | None
    dealer: Seat
    totals: tuple[Points, ...]
    phase: Phase
    to_act: Seat | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    melds: tuple[Meld, ...]
    top: Card | None
    discards: int
    stock: int
    first_top: Card
    taken: Card
    reshuffles: int
    laid_before: int
    laid_now: bool
    opened: int
    laid_points: Points
    melds_before: int
    turns: int
    winner: Seat | None
    bonus: bool
    history: tuple[tuple[Seat, Action, Card], ...]
    left: tuple[tuple[int, ...], ...] | None
    legal: Sequence[Action]


def observe(state: "State", seat: Seat | None) -> Observation:
    """Build the observation of a seat, or of a spectator (None)."""
    over = state.phase == Phase.OVER
    return Observation(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        totals=tuple(state.totals[: state.rules.players]),
        phase=Phase(state.phase),
        to_act=state.to_act,
        hand=() if seat is None else tuple(_counts(state, seat)),
        hand_sizes=tuple(state.sizes[: state.rules.players]),
        melds=tuple(state.melds),
        top=state.pile_cards[state.pile_size - 1] if state.pile_size else None,
        discards=state.pile_size,
        stock=state.stock_size,
        first_top=state.first_top,
        taken=state.taken,
        reshuffles=state.reshuffles,
        laid_before=state.laid_before,
        laid_now=bool(state.laid_now),
        opened=state.opened,
        laid_points=state.laid_points,
        melds_before=state.melds_before,
        turns=state.turns,
        winner=state.winner,
        bonus=bool(state.bonus),
        history=tuple(
            (who, action, card if who == seat else -1) for who, action, card in state.history
        ),
        left=tuple(tuple(hand) for hand in state.hands) if over else None,
        legal=state.legal_actions() if seat is not None and seat == state.to_act else (),
    )


def _counts(state: "State", seat: Seat) -> list[int]:
    return counts_of(state.ones[seat], state.twos[seat], state.jokers[seat])
