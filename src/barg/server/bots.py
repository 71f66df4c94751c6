"""Bots think in worker processes; a worker that dies is replaced and the move tried again."""

import asyncio
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from barg.server.bot_worker import prepare, think
from barg.server.logs import log, log_error

TRIES: Final = 5
LAST_RESORT: Final = "random"


class BotPlayers:
    """The bots of this node."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), prepare)

    async def choose(self, level: str, observation: Any) -> int:
        """The action of a bot that has seen this; after failures a legal one at random."""
        for attempt in range(TRIES):
            pool = self._pool
            name = level if attempt < TRIES - 1 else LAST_RESORT
            seed = secrets.randbits(63)
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(pool, think, name, observation, seed)
            except BrokenProcessPool:
                self._replace(pool)
            except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
                log_error("bot failed", error)
        raise RuntimeError("no bot could be asked")

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            log.warning("bot worker replaced")
            broken.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool()

    async def close(self) -> None:
        """End the workers once they have thought their last thought."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
