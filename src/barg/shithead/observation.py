"""What one seat may know of a deal, built up from nothing (H3; cases 37, 54)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from barg.cards import Card, Rank
from barg.game import Action, Points, Seat
from barg.packed import encode, kind_of
from barg.shithead.actions import KEEP
from barg.shithead.phases import Phase

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
        rules, dealer, totals, phase, direction, bound, swapped, turns, dealt_open: as in
            `barg.shithead.state.State`; all of it is public.
        seat: whose view it is; None for a spectator.
        to_act: the seat to act or None.
        hand: the seat's cards in hand, sorted; empty for a spectator.
        hand_sizes: how many cards each seat holds in hand.
        shown: of each hand the cards that everybody has seen, sorted.
        face_up: each seat's face-up row.
        blind: each seat's blind cards by number: the card where everybody has seen it
            (H3), else `UNSEEN`, the own ones too.
        pile: the cards played, the top last. burned: cards out of the game.
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
    over = state.phase == Phase.OVER
    return Observation(
        rules=state.rules,
        seat=seat,
        dealer=state.dealer,
        totals=state.totals,
        phase=state.phase,
        to_act=state.to_act,
        direction=state.direction,
        bound=state.bound,
        swapped=state.swapped,
        turns=state.turns,
        dealt_open=state.dealt_open,
        hand=() if seat is None else _sorted(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        shown=tuple(map(_sorted, state.shown)),
        face_up=tuple(map(tuple, state.face_up)),
        blind=_blind(state),
        pile=tuple(state.pile),
        burned=tuple(state.burned),
        stock=len(state.stock),
        out=tuple(state.out),
        history=_history(state, seat),
        left=tuple(map(_sorted, state.hands)) if over else None,
        legal=state.legal_actions() if seat is not None and seat == state.to_act else (),
    )


def _sorted(cards: Sequence[Card]) -> Cards:
    return tuple(sorted(cards))


def _blind(state: "State") -> tuple[Cards, ...]:
    return tuple(
        tuple(card if seen else UNSEEN for card, seen in zip(cards, shown, strict=True))
        for cards, shown in zip(state.blind, state.blind_shown, strict=True)
    )


def _history(state: "State", seat: Seat | None) -> tuple[tuple[Seat, Action, Card], ...]:
    return tuple(
        (who, SOME_KEEP if kind_of(action) == KEEP and who != seat else action, turned)
        for who, action, turned in state.history
    )
