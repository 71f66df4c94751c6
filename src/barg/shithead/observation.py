"""What one seat may know of a deal, built up from nothing (H3; cases 37, 54)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from barg.cards import Card, Rank
from barg.game import Action, Points, Seat
from barg.kernel.packing import kind_of
from barg.kernel.shithead.codes import KEEP
from barg.kernel.shithead.fields import Phase
from barg.kernel.shithead.zones import size
from barg.packed import encode

if TYPE_CHECKING:
    from barg.shithead.rules import ShitheadRules
    from barg.shithead.state import State

UNSEEN: Final[Card] = -1
"""Stands for a blind card that nobody has seen."""
SOME_KEEP: Final[Action] = encode(KEEP)
"""Another seat's choice of three cards for the hand: which ones stays hidden (H4)."""
Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """The public history of a deal and one seat's own cards.

    Attributes:
        rules, dealer, phase, direction, bound, swapped, turns, dealt_open: as in
            `barg.shithead.state.State`; all of it is public. totals: its ``sheet``.
        seat: whose view it is; None for a spectator.
        to_act: the seat to act or None.
        hand: the seat's cards in hand, sorted; empty for a spectator.
        hand_sizes: how many cards each seat holds in hand.
        shown: of each hand the cards that everybody has seen, sorted.
        face_up: each seat's face-up row, sorted.
        blind: each seat's blind cards by number: the card where everybody has seen it
            (H3), else `UNSEEN`, the own ones too.
        pile: the cards played, the top last. burned: cards out of the game,
            sorted.
        stock: how many cards the stock holds.
        out: the seats that are out, in order.
        history: (seat, action, the blind card turned or -1) in order; others' `keep` is
            `SOME_KEEP`.
        left: what was left in each hand, once the deal is over; else None.
        legal: the legal actions, while it is the seat's turn; else empty.
    """

    rules: "ShitheadRules"
    seat: Seat | None
    dealer: Seat
    totals: tuple[Points, ...]
    phase: Phase
    to_act: Seat | None
    direction: int
    bound: Rank
    swapped: bool
    turns: int
    dealt_open: tuple[Cards, ...]
    hand: Cards
    hand_sizes: tuple[int, ...]
    shown: tuple[Cards, ...]
    face_up: tuple[Cards, ...]
    blind: tuple[Cards, ...]
    pile: Cards
    burned: Cards
    stock: int
    out: tuple[Seat, ...]
    history: tuple[tuple[Seat, Action, Card], ...]
    left: tuple[Cards, ...] | None
    legal: Sequence[Action]


def observe(state: "State", seat: Seat | None) -> Observation:
    """Build the observation of a seat, or of a spectator (None)."""
    seats = range(state.rules.players)
    sizes = tuple(size(state.hand_one[who], state.hand_two[who]) for who in seats)
    over = state.phase == Phase.OVER
    return Observation(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        totals=state.sheet,
        phase=Phase(state.phase),
        to_act=state.to_act,
        direction=state.direction,
        bound=state.bound,
        swapped=bool(state.swapped),
        turns=state.turns,
        dealt_open=state.dealt_open,
        hand=() if seat is None else tuple(state.hand(seat)),
        hand_sizes=sizes,
        shown=tuple(tuple(state.shown(who)) for who in seats),
        face_up=tuple(tuple(state.row(who)) for who in seats),
        blind=tuple(_blind(state, who) for who in seats),
        pile=tuple(state.pile),
        burned=tuple(state.burned),
        stock=state.stock_left,
        out=tuple(state.out),
        history=_history(state, seat),
        left=tuple(tuple(state.hand(who)) for who in seats) if over else None,
        legal=state.legal_actions() if seat is not None and seat == state.to_act else (),
    )


def _blind(state: "State", seat: Seat) -> Cards:
    seen = state.blind_shown[seat]
    cards = enumerate(state.blind(seat))
    return tuple(card if seen >> number & 1 else UNSEEN for number, card in cards)


def _history(state: "State", seat: Seat | None) -> tuple[tuple[Seat, Action, Card], ...]:
    return tuple(
        (who, SOME_KEEP if kind_of(action) == KEEP and who != seat else action, turned)
        for who, action, turned in state.history
    )
