"""A process in which bots think: it leaves Ctrl-C to its parent, and ends when that does."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread
from typing import Any


def prepare() -> None:
    """What such a process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    """A pool's workers wait for work for ever, also when nobody is left to give any."""
    parent.join()
    os._exit(1)
