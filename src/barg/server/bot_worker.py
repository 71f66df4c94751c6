"""What runs in a bot's process: it is given an observation and a seed, nothing else."""

import os
import sys
from typing import Any, Final

from barg import work
from barg.analysis.reasons import reason_of
from barg.bots import Decision, choose, compile_all, decide
from barg.server.protocol_analysis import Alternative
from barg.server.protocol_hint import Hint
from barg.server.protocol_words import Reason

NICENESS: Final = 5


def prepare(games: list[str]) -> None:
    """Leave Ctrl-C to the server, end with it, and give way when it wants the processor.

    What bots of these games need is compiled, or loaded where it was.
    """
    work.prepare()
    if sys.platform != "win32":
        os.nice(NICENESS)
    compile_all(games)


def is_ready() -> bool:
    """That it can be asked says that the process is prepared."""
    return True


def think(level: str, observation: Any, seed: int) -> int:
    """The action that a bot of this level chooses."""
    return choose(level, observation, seed)


def advise(level: str, observation: Any, seed: int) -> Hint:
    """What a bot of this level would do, why, and what else it valued."""
    decision = decide(level, observation, seed)
    why = reason_of(observation, decision)
    text = observation.rules.action_text
    return Hint(
        action=text(decision.action),
        why=Reason(why.code, why.text, dict(why.params)),
        level=level,
        alternatives=[_alternative(text(action), decision, action) for action in _ranked(decision)],
    )


def _ranked(decision: Decision) -> list[int]:
    """The action, then the others that were valued, the best first."""
    others = sorted(decision.values, key=lambda action: -decision.values[action].mean)
    return [decision.action, *(action for action in others if action != decision.action)]


def _alternative(text: str, decision: Decision, action: int) -> Alternative:
    value = decision.values.get(action)
    if value is None:
        return Alternative(text, None, None, None, None, None)
    return Alternative(
        action=text,
        mean=round(value.mean, 2),
        error=round(value.error, 2),
        made=value.made,
        win=value.win,
        perfect=None,
    )
