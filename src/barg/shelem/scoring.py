"""What a deal scores and who has won (S18–S25, S36)."""

from typing import TYPE_CHECKING

from barg.game import Points
from barg.kernel.shelem import scoring as kernel
from barg.kernel.shelem.fields import NONE, TRICKS, Phase
from barg.shelem.actions import KONS

if TYPE_CHECKING:
    from barg.shelem.rules import ShelemRules
    from barg.shelem.state import State


def declarer_score(rules: "ShelemRules", contract: int, raw: Points, tricks: int) -> Points:
    """What declarer's team scores (S18, S19, S21–S23, S36).

    ``raw`` are its raw points, ``tricks`` the tricks that it won on the table.
    """
    return kernel.declarer_score(rules.options, contract, raw, tricks)


def defender_score(rules: "ShelemRules", raw: Points, total_before: Points) -> Points:
    """What the defenders score: their raw points, unless crumbs stop (S20, S24)."""
    return kernel.defender_score(rules.options, raw, total_before)


def deal_scores(state: "State") -> tuple[Points, Points]:
    """The scores of both teams in a finished deal; a redeal gives (0, 0)."""
    scores = [0, 0]
    kernel.scores(state.rules.options, state, scores)
    return (scores[0], scores[1])


def totals_after(state: "State") -> tuple[Points, ...]:
    """The running totals after a finished deal; before that, those it began with."""
    if state.phase != Phase.OVER:
        return tuple(state.totals)
    return tuple(a + b for a, b in zip(state.totals, deal_scores(state), strict=True))


def winning_team(state: "State") -> int | None:
    """The team that has won the match with this deal, or None (S23, S25)."""
    if state.phase != Phase.OVER:
        return None
    if state.contract == KONS and state.declarer != NONE:
        team = state.declarer % 2
        return team if state.tricks_won[team] == TRICKS else 1 - team
    totals = totals_after(state)
    if max(totals) < state.rules.target or totals[0] == totals[1]:
        return None
    return 0 if totals[0] > totals[1] else 1
