"""Bots think in worker processes; a worker that dies is replaced and the move tried again."""

import asyncio
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from barg.bots import stand_in
from barg.server.bot_worker import prepare, think, warm_up
from barg.server.games import SERVED
from barg.server.logs import log, log_error

TRIES: Final = 5
LAST_RESORT: Final = "random"


class BotPlayers:
    """The bots of this node.

    The stronger levels need compiled code, which takes a minute to make on a new machine. A
    process of its own makes it; until it is done levels that need none play for them.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()
        self._warming: asyncio.Task[None] | None = None
        self.warm = False

    def warm_up(self) -> None:
        """Begin to compile, unless that was begun."""
        if self._warming is None:
            self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        process = get_context("spawn").Process(target=warm_up, args=(list(SERVED),), daemon=True)
        process.start()
        try:
            await asyncio.to_thread(process.join)
        finally:
            process.kill()
        self.warm = process.exitcode == 0
        if self.warm:
            log.info("bots are compiled")
        else:
            log.error("bots could not be compiled; their stand-ins play", code=process.exitcode)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), prepare)

    async def choose(self, level: str, observation: Any) -> int:
        """The action of a bot that has seen this; after failures a legal one at random.

        While nothing is compiled, the stand-in of the level plays.
        """
        quick = stand_in(observation.rules.game, level)
        if not self.warm and quick != level:
            self.warm_up()
            level = quick
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
        if self._warming is not None:
            self._warming.cancel()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
