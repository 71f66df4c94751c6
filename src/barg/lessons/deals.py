"""Whole deals of Shelem: one told trick by trick, and several on a score sheet."""

from collections.abc import Sequence
from typing import Any, Final

from barg.lessons.context import Context
from barg.lessons.reading import LessonError
from barg.lessons.shelem_view import trick_told
from barg.lessons.source import SheetDeal
from barg.shelem.scoring import declarer_score, defender_score

SLAM_TRICKS: Final = 12

Data = dict[str, Any]


def walk(context: Context) -> Data:
    """A finished deal of Shelem, trick by trick."""
    state = context.state
    if state is None or state.to_act is not None:
        raise LessonError(context.where, "the deal to walk through is not finished")
    report = context.rules.report(state)
    return {
        "tricks": [trick_told(state, number) for number in range(SLAM_TRICKS)],
        "raw": report["raw"],
        "scores": report["scores"],
        "declarer": report["declarer"],
        "contract": report["contract"],
    }


def sheet_rows(deals: Sequence[SheetDeal], context: Context) -> list[Data]:
    """The rows of a score sheet: each auction is held, each score is the rules'."""
    rules, dealer = context.rules, 0
    totals, rows = [0, 0], []
    for deal in deals:
        state = rules.start(rules.deck(), dealer, tuple(totals))
        for call in deal.calls.split():
            text = call if call == "pass" else f"bid {call}"
            state.apply(rules.parse_action(text))
        if state.declarer < 0:
            raise LessonError(context.where, f"the auction is not over: {deal.calls}")
        scores = _scores(rules, state, deal, totals)
        totals = [a + b for a, b in zip(totals, scores, strict=True)]
        rows.append(
            {
                "dealer": dealer,
                "declarer": state.declarer,
                "bid": state.contract,
                "scores": scores,
                "totals": list(totals),
            }
        )
        dealer = (dealer + 1) % rules.players
    return rows


def _scores(rules: Any, state: Any, deal: SheetDeal, totals: Sequence[int]) -> list[int]:
    team = state.declarer % 2
    taken = deal.raw if team == 0 else rules.total - deal.raw
    tricks = SLAM_TRICKS if deal.slam else 1
    scores = [0, 0]
    scores[team] = declarer_score(rules, state.contract, taken, tricks)
    scores[1 - team] = defender_score(rules, rules.total - taken, totals[1 - team])
    return scores
