"""What a deal scores and who has won (R14–R18, R21)."""

from typing import TYPE_CHECKING

from barg.game import Points, Seat
from barg.kernel.rummy import scoring as kernel
from barg.kernel.rummy.fields import Phase

if TYPE_CHECKING:
    from barg.rummy.state import State


def deal_scores(state: "State") -> tuple[Points, ...]:
    """The score of each seat: of the one who went out, or the penalties (R14–R16, R18, R21)."""
    scores = [0] * state.rules.players
    kernel.scores(state.rules.options, state.clone(), scores)
    return tuple(scores)


def totals_after(state: "State") -> tuple[Points, ...]:
    """The running totals after a finished deal; before that, those it began with."""
    if state.phase != Phase.OVER:
        return tuple(state.totals[: state.rules.players])
    return tuple(a + b for a, b in zip(state.totals, deal_scores(state), strict=False))


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
