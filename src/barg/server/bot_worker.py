"""What runs in a bot's process: it is given an observation and a seed, nothing else."""

import os
import sys
from typing import Any, Final

from barg import work
from barg.bots import choose, compile_all

NICENESS: Final = 10


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
