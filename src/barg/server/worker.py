"""A worker process for what is asked about records, so that no table waits for it."""

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, TypeVar, TypeVarTuple

from barg import work
from barg.server.logs import log
from barg.tables import Refusal

Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")
TRIES: Final = 3
MOST_WAITING: Final = 32
NICENESS: Final = 12
"""Behind the bots, whom people wait for at tables."""


def prepare() -> None:
    """Leave Ctrl-C to the server, end with it, and give way to everything else."""
    work.prepare()
    if sys.platform != "win32":
        os.nice(NICENESS)


class Worker:
    """One process that does one thing after another; it is begun when it is first needed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def ask(self, function: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """What the function answers in the process; a process that dies is replaced.

        Raises:
            Refusal: too many wait already, or the process died each time.
        """
        if self._waiting >= MOST_WAITING:
            raise _busy()
        self._waiting += 1
        try:
            for _ in range(TRIES):
                pool = self._begun()
                try:
                    loop = asyncio.get_running_loop()
                    return await loop.run_in_executor(pool, function, *arguments)
                except BrokenProcessPool:
                    self._drop(pool)
        finally:
            self._waiting -= 1
        raise _busy()

    def _begun(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), prepare)
        return self._pool

    def _drop(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            log.warning("worker for records replaced")
            broken.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def close(self) -> None:
        """End the process."""
        pool: Any = self._pool
        self._pool = None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def _busy() -> Refusal:
    return Refusal("busy", "the server has too much to do: try again in a moment")
