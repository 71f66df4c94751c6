"""What runs in a bot's process: it is given an observation and a seed, nothing else."""

import os
import signal
import sys
from typing import Any, Final

from barg.bots import choose

NICENESS: Final = 10


def prepare() -> None:
    """Leave Ctrl-C to the server, and the processor too whenever it wants it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)


def think(level: str, observation: Any, seed: int) -> int:
    """The action that a bot of this level chooses."""
    return choose(level, observation, seed)
