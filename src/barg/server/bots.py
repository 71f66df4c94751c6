"""Bots think in worker processes; a worker that dies is replaced and the move tried again."""

import asyncio
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from barg.bots import stand_in
from barg.server.bot_worker import is_ready, prepare, think
from barg.server.games import SERVED
from barg.server.logs import log, log_error

TRIES: Final = 5
LAST_RESORT: Final = "random"


class BotPlayers:
    """The bots of this node.

    The stronger levels need compiled code, which takes a minute to make on a new machine, and a
    moment to load. A process of its own makes it; then new workers load it before they take the
    place of the first ones. Until then levels that need none play for the others.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self.warm = False
        self._pool = self._new_pool(warm=False)
        self._warming: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        """Begin to compile, unless that was begun."""
        if self._warming is None:
            self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        process = get_context("spawn").Process(target=prepare, args=(list(SERVED),), daemon=True)
        process.start()
        try:
            await asyncio.to_thread(process.join)
        finally:
            process.kill()
        if process.exitcode:
            log.error("bots could not be compiled; their stand-ins play", code=process.exitcode)
            return
        pool = self._new_pool(warm=True)
        loop = asyncio.get_running_loop()
        asked = [loop.run_in_executor(pool, is_ready) for _ in range(self._workers)]
        try:
            await asyncio.gather(*asked)
        except (asyncio.CancelledError, BrokenProcessPool):
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        old, self._pool, self.warm = self._pool, pool, True
        old.shutdown(wait=False)
        log.info("bots are compiled")

    def _new_pool(self, *, warm: bool) -> ProcessPoolExecutor:
        """Workers; warm ones have loaded what is compiled before they take anything."""
        games = list(SERVED) if warm else []
        return ProcessPoolExecutor(self._workers, get_context("spawn"), prepare, (games,))

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
            self._pool = self._new_pool(warm=self.warm)

    async def close(self) -> None:
        """End the workers once they have thought their last thought."""
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
