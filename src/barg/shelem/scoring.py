"""What a deal scores and who has won (S18–S25)."""

from typing import TYPE_CHECKING

from barg.game import Points
from barg.shelem.actions import KONS, SHELEM
from barg.shelem.phases import Phase
from barg.shelem.trick import TRICKS

if TYPE_CHECKING:
    from barg.shelem.rules import ShelemRules
    from barg.shelem.state import State


def declarer_score(rules: "ShelemRules", contract: int, raw: Points, tricks: int) -> Points:
    """What declarer's team scores (S18, S19, S21–S23).

    ``raw`` are its raw points, ``tricks`` the tricks that it won on the table.
    """
    slam = tricks == TRICKS
    if contract in (SHELEM, KONS):
        return 2 * rules.total if slam else -2 * rules.total
    if raw < contract:
        doubled = rules.half_penalty and 2 * raw < rules.total
        return -2 * contract if doubled else -contract
    if slam and rules.slam != "none":
        return {
            "contract_twice": 2 * contract,
            "total": rules.total,
            "total_twice": 2 * rules.total,
        }[rules.slam]
    return contract if rules.made == "contract" else raw


def defender_score(rules: "ShelemRules", raw: Points, total_before: Points) -> Points:
    """What the defenders score: their raw points, unless crumbs stop (S20, S24)."""
    stopped = rules.crumbs_stop is not None and total_before >= rules.crumbs_stop
    return 0 if stopped else raw


def deal_scores(state: "State") -> tuple[Points, Points]:
    """The scores of both teams in a finished deal; a redeal gives (0, 0)."""
    if state.declarer is None:
        return (0, 0)
    team = state.declarer % 2
    scores = [0, 0]
    scores[team] = declarer_score(
        state.rules, state.contract, state.points[team], state.tricks_won[team]
    )
    scores[1 - team] = defender_score(state.rules, state.points[1 - team], state.totals[1 - team])
    return (scores[0], scores[1])


def totals_after(state: "State") -> tuple[Points, ...]:
    """The running totals after a finished deal; before that, those it began with."""
    if state.phase != Phase.OVER:
        return state.totals
    return tuple(a + b for a, b in zip(state.totals, deal_scores(state), strict=True))


def winning_team(state: "State") -> int | None:
    """The team that has won the match with this deal, or None (S23, S25)."""
    if state.phase != Phase.OVER:
        return None
    if state.contract == KONS and state.declarer is not None:
        team = state.declarer % 2
        return team if state.tricks_won[team] == TRICKS else 1 - team
    totals = totals_after(state)
    if max(totals) < state.rules.target or totals[0] == totals[1]:
        return None
    return 0 if totals[0] > totals[1] else 1
