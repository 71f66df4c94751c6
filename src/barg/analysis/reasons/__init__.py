"""Why a decision is good, in one sentence, from what the seat knows."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from barg.analysis.reasons.rummy import rummy_reason
from barg.analysis.reasons.shelem import shelem_reason
from barg.analysis.reasons.shithead import shithead_reason
from barg.analysis.reasons.why import ONLY, OUT, Why
from barg.bots import Decision

__all__ = ["Why", "reason_of"]

_BY_GAME: Final[Mapping[str, Callable[[Any, Decision], Why]]] = {
    "shelem": shelem_reason,
    "shelem2": shelem_reason,
    "rummy": rummy_reason,
    "shithead": shithead_reason,
}


def reason_of(observation: Any, decision: Decision) -> Why:
    """The plainest reason for a decision on this observation."""
    why = _BY_GAME[observation.rules.game](observation, decision)
    return ONLY if len(observation.legal) == 1 and why is not OUT else why
