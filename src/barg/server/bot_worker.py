"""What runs in a bot's process: it is given an observation and a seed, nothing else."""

import signal
from typing import Any

from barg.bots import choose


def prepare() -> None:
    """Leave Ctrl-C to the server, which ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(level: str, observation: Any, seed: int) -> int:
    """The action that a bot of this level chooses."""
    return choose(level, observation, seed)
