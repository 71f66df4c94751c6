"""What a deal scores and who has won (R14–R18, R21)."""

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
    """The score of each seat: for the one who went out, or against the others (R14, R18, R21)."""
    scores = [0] * state.rules.players
    if state.winner is not None:
        times = 2 if state.bonus else 1
        scores = [times * deadwood(state, seat) for seat in range(len(scores))]
        scores[state.winner] = 0
        if state.rules.scoring == "winner":
            won = sum(scores)
            scores = [won if seat == state.winner else 0 for seat in range(len(scores))]
    return tuple(scores)


def totals_after(state: "State") -> tuple[Points, ...]:
    """The running totals after a finished deal; before that, those it began with."""
    if state.phase != Phase.OVER:
        return state.totals
    return tuple(a + b for a, b in zip(state.totals, deal_scores(state), strict=True))


def winners(state: "State") -> tuple[Seat, ...]:
    """Who has won when a total has reached the target: that seat, or the lowest (R17, R21)."""
    if state.phase != Phase.OVER:
        return ()
    totals, target = totals_after(state), state.rules.target
    if state.rules.scoring == "winner":
        return tuple(seat for seat, total in enumerate(totals) if total >= target)
    if max(totals) < target:
        return ()
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))
