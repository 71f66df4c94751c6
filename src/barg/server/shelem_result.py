"""How a finished deal of Shelem ended, in one word and in numbers."""

from typing import cast

from barg.kernel.shelem.fields import NONE
from barg.server import protocol_shelem as protocol
from barg.shelem import State
from barg.shelem.actions import SHELEM, Level, level_text
from barg.shelem.scoring import deal_scores, totals_after
from barg.shelem.trick import PACKET_POINTS, TRICKS


def contract_view(level: Level) -> protocol.Bid | None:
    """A bid or contract; None where there is none."""
    return cast(protocol.Bid, level_text(level)) if level else None


def deal_result(state: State) -> protocol.ShelemResult:
    """The result of a deal that is over; all its cards are public then."""
    rules = state.rules
    declarer = None if state.declarer == NONE else state.declarer
    if declarer is None:
        outcome, raw, packet, stopped = "redeal", None, None, False
    else:
        outcome, raw = _outcome(state, declarer % 2), list(state.points)
        packet = rules.points(state.discards) + PACKET_POINTS
        before = state.totals[1 - declarer % 2]
        stopped = rules.crumbs_stop is not None and before >= rules.crumbs_stop
    return protocol.ShelemResult(
        redeal=bool(state.redeal),
        outcome=outcome,  # type: ignore[arg-type]
        declarer=declarer,
        contract=contract_view(state.contract),
        raw=raw,
        scores=list(deal_scores(state)),
        totals=list(totals_after(state)),
        crumbs_stopped=stopped,
        packet_points=packet,
    )


def _outcome(state: State, team: int) -> str:
    slam = state.tricks_won[team] == TRICKS
    raw = state.points[team]
    if state.contract >= SHELEM:
        return f"{level_text(state.contract)}_{'made' if slam else 'lost'}"
    if raw < state.contract:
        doubled = state.rules.half_penalty and 2 * raw < state.rules.total
        return "lost_double" if doubled else "lost"
    return "slam" if slam and state.rules.slam != "none" else "made"
