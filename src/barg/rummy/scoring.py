"""What a deal scores and who has won (R14–R18)."""

from typing import TYPE_CHECKING

from barg.game import Points, Seat
from barg.rummy.partition import least_deadwood
from barg.rummy.phases import Phase

if TYPE_CHECKING:
    from barg.rummy.state import State


def deadwood(state: "State", seat: Seat) -> Points:
    """What a hand counts: all of it, or outside the best partition (R14, R16)."""
    hand = state.hands[seat]
    if state.rules.melding == "hand":
        return least_deadwood(state.rules, hand)[0]
    return sum(count * value for count, value in zip(hand, state.rules.values, strict=True))


def deal_scores(state: "State") -> tuple[Points, ...]:
    """The score of each seat: only the one who went out scores (R14, R18)."""
    scores = [0] * state.rules.players
    if state.winner is not None:
        left = sum(deadwood(state, seat) for seat in range(len(scores)) if seat != state.winner)
        scores[state.winner] = left * (2 if state.bonus else 1)
    return tuple(scores)


def totals_after(state: "State") -> tuple[Points, ...]:
    """The running totals after a finished deal; before that, those it began with."""
    if state.phase != Phase.OVER:
        return state.totals
    return tuple(a + b for a, b in zip(state.totals, deal_scores(state), strict=True))


def winners(state: "State") -> tuple[Seat, ...]:
    """The seat that has reached the target (R17); only one scores in a deal."""
    if state.phase != Phase.OVER:
        return ()
    totals = totals_after(state)
    return tuple(seat for seat, total in enumerate(totals) if total >= state.rules.target)
