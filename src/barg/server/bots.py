"""Bots think in worker processes; a worker that dies is replaced and the move tried again."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final

from barg.bots import stand_in, strongest
from barg.server.bot_worker import advise, is_ready, prepare, think
from barg.server.logs import log, log_error
from barg.server.protocol_hint import Hint

TRIES: Final = 5
LAST_RESORT: Final = "random"


class BotPlayers:
    """The bots of this node.

    The stronger levels need compiled code, which takes a minute to make on a new machine, and a
    moment to load. Where a game first wants it, a process of its own makes it; then new workers
    load it, with that of the games before, and take the place of the old ones. Until then levels
    that need none play for the others.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self.warm: frozenset[str] = frozenset()
        self._pool = self._new_pool(self.warm)
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()

    def warm_up(self, game: str) -> None:
        """Begin to compile what bots of this game need, unless that was begun."""
        if game not in self._warming:
            self._warming[game] = asyncio.create_task(self._warm_up(game))

    async def ready(self, game: str) -> bool:
        """Wait until what bots of this game need is compiled; False where it cannot be."""
        if game not in self.warm:
            self.warm_up(game)
            await asyncio.wait([self._warming[game]])
        return game in self.warm

    async def _warm_up(self, game: str) -> None:
        async with self._one_at_a_time:
            process = get_context("spawn").Process(target=prepare, args=([game],), daemon=True)
            process.start()
            try:
                await asyncio.to_thread(process.join)
            finally:
                process.kill()
            if process.exitcode:
                code = process.exitcode
                log.error("bots could not be compiled; stand-ins play", game=game, code=code)
                return
            await self._change_workers(self.warm | {game})
            log.info("bots are compiled", game=game)

    async def _change_workers(self, games: frozenset[str]) -> None:
        """Let workers that have loaded what these games need take over."""
        pool = self._new_pool(games)
        loop = asyncio.get_running_loop()
        asked = [loop.run_in_executor(pool, is_ready) for _ in range(self._workers)]
        try:
            await asyncio.gather(*asked)
        except (asyncio.CancelledError, BrokenProcessPool):
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        old, self._pool, self.warm = self._pool, pool, games
        old.shutdown(wait=False)

    def _new_pool(self, games: frozenset[str]) -> ProcessPoolExecutor:
        """Workers that have loaded what is compiled for these games before they take anything."""
        return ProcessPoolExecutor(self._workers, get_context("spawn"), prepare, (sorted(games),))

    async def choose(self, level: str, observation: Any) -> int:
        """The action of a bot that has seen this; after failures a legal one at random.

        While nothing is compiled for the game, the stand-in of the level plays.
        """
        level = self._possible(level, observation.rules.game)
        action: int = await self._ask(think, level, LAST_RESORT, observation)
        return action

    async def advise(self, observation: Any) -> Hint:
        """What the strongest bot would do that can be asked now, and why."""
        game = observation.rules.game
        strong = strongest(game)
        level = self._possible(strong, game)
        advice: Hint = await self._ask(advise, level, stand_in(game, strong), observation)
        return advice

    def _possible(self, level: str, game: str) -> str:
        quick = stand_in(game, level)
        if game not in self.warm and quick != level:
            self.warm_up(game)
            return quick
        return level

    async def _ask(self, function: Callable[..., Any], level: str, last: str, seen: Any) -> Any:
        """What a worker answers for this level, after failures for the last one."""
        for attempt in range(TRIES):
            pool = self._pool
            name = level if attempt < TRIES - 1 else last
            seed = secrets.randbits(63)
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(pool, function, name, seen, seed)
            except BrokenProcessPool:
                self._replace(pool)
            except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the table goes on
                log_error("bot failed", error)
        raise RuntimeError("no bot could be asked")

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            log.warning("bot worker replaced")
            broken.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool(self.warm)

    async def close(self) -> None:
        """End the workers once they have thought their last thought."""
        for task in self._warming.values():
            task.cancel()
        await asyncio.gather(*self._warming.values(), return_exceptions=True)
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
