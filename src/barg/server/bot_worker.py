"""What runs in a bot's process: it is given an observation and a seed, nothing else."""

import os
import sys
from typing import Any, Final

from barg import work
from barg.bots import choose, compile_all

NICENESS: Final = 10


def prepare() -> None:
    """Leave Ctrl-C to the server, end with it, and give way when it wants the processor."""
    work.prepare()
    if sys.platform != "win32":
        os.nice(NICENESS)


def think(level: str, observation: Any, seed: int) -> int:
    """The action that a bot of this level chooses."""
    return choose(level, observation, seed)


def warm_up(games: list[str]) -> None:
    """Compile what bots of these games need; other processes then read it from the disk."""
    prepare()
    compile_all(games)
