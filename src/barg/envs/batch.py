"""Thousands of deals side by side in arrays, at native speed."""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from barg.envs.table import Table, checked_seed, whole
from barg.kernel import batches
from barg.kernel.chance import STATE_SIZE
from barg.kernel.chance import seed as seed_generator
from barg.kernel.compiled import compiled, packed, records
from barg.kernel.game import Kernel

ROOM: Final = 8
"""Seats at most."""


@cache
def _loop(make: Callable[[Kernel], Callable[..., Any]], kernel: Kernel) -> Any:
    return compiled(make(kernel))


@cache
def _plain(function: Callable[..., Any]) -> Any:
    return compiled(function)


class Batch:
    """A batch of deals of one game at one table, each with its own cards.

    Attributes, all arrays that the next `step` or `reset` writes anew:
        observations: int16 ``(count, width)``, what the seat to act knows; `parts` says
            where what lies, and the game's kernel what it means.
        mask: bool ``(count, actions)``, the legal actions.
        to_act: int8 ``(count,)``, the seat to act; -1 where the deal is over.
        returns: int32 ``(count, players)``, what the deals that have just ended brought.
        ended: bool ``(count,)``, whether the last step ended the deal.
        numbers: int64 ``(count,)``, the number of each deal: deal n of a seed has the same
            cards, dealer and reshuffles in every batch and environment.

    With ``auto_reset`` a deal that ends is followed at once by the next (its number plus
    ``count``): ``returns`` and ``ended`` are of the old deal, all else of the new one.
    """

    def __init__(
        self,
        game: str = "shelem",
        count: int = 1024,
        *,
        settings: Mapping[str, object] | None = None,
        players: int | None = None,
        seed: int = 0,
        auto_reset: bool = True,
        threads: int = 1,
    ) -> None:
        """Set up ``count`` deals and deal them; ``threads`` share the work.

        Raises:
            OptionError: the game or its settings are wrong.
            ValueError: count, threads or seed are out of range.
        """
        count, threads = whole("count", count), whole("threads", threads)
        if count < 1 or threads < 1:
            raise ValueError("count and threads: must be at least 1")
        self.table = Table.of(game, settings, players)
        self.count, self.auto_reset = count, auto_reset
        self._options = packed(self.table.options)
        self._deals = records(self.table.kernel.deal_record, count)
        self._generators = np.zeros((count, STATE_SIZE), np.int64)
        self._base = np.array(self.table.rules.deck(), np.int64)
        self._chunks = _chunks(count, min(threads, count))
        self._pool = _pool(self._chunks)
        self.observations = np.zeros((count, self.table.width), np.int16)
        self._marks = np.zeros((count, self.table.actions), np.uint8)
        self.to_act = np.zeros(count, np.int8)
        self.returns = np.zeros((count, self.table.players), np.int32)
        self._ended = np.zeros(count, np.uint8)
        self.numbers = np.zeros(count, np.int64)
        self._own: Any = np.zeros(STATE_SIZE, np.int64)
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        """All but the threads, which every copy has for itself."""
        return {**self.__dict__, "_pool": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take everything over, with threads of its own."""
        self.__dict__ |= state
        self._pool = _pool(self._chunks)

    @property
    def mask(self) -> NDArray[np.bool_]:
        """The legal actions: bool ``(count, actions)``."""
        return self._marks.view(np.bool_)

    @property
    def ended(self) -> NDArray[np.bool_]:
        """Whether the last step ended the deal: bool ``(count,)``."""
        return self._ended.view(np.bool_)

    @property
    def parts(self) -> Mapping[str, slice]:
        """Where each named part of an observation lies."""
        return self.table.parts

    @property
    def actions(self) -> int:
        """How many numbers the actions have."""
        return self.table.actions

    def reset(self, seed: int) -> None:
        """Deal deals 0 … ``count`` - 1 of a seed."""
        self._seed = checked_seed(seed)
        seed_generator(self._own, self._seed, -1)
        self.numbers[:] = np.arange(self.count)
        self._ended[:] = 0
        self.returns[:] = 0
        self._start(self.numbers)
        self._look()

    def step(self, actions: NDArray[Any]) -> tuple[NDArray[np.int32], NDArray[np.bool_]]:
        """Carry out one action, by its number, in each deal; return `returns` and `ended`.

        What is given for a deal that is over is left aside.

        Raises:
            ValueError: the array has another shape or type, or an action is not legal;
                nothing is changed then.
        """
        chosen = self._checked(actions)
        loop = _loop(batches.step_all, self.table.kernel)
        self._share(
            lambda part: loop(
                self._options,
                self._deals[part],
                self._generators[part],
                chosen[part],
                np.zeros(ROOM, np.int64),
                self.returns[part],
                self._ended[part],
            )
        )
        if self.auto_reset and self._ended.any():
            self.numbers[self.ended] += self.count
            self._start(np.where(self.ended, self.numbers, -1))
        self._look()
        return self.returns, self.ended

    def _checked(self, actions: object) -> NDArray[np.int64]:
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different lengths
            given = np.zeros(0)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"actions: must be {self.count} integers in one row")
        chosen = np.ascontiguousarray(given, np.int64)
        wrong = _plain(batches.first_illegal)(self._marks, chosen, self.to_act)
        if wrong >= 0:
            raise ValueError(f"actions: {given[wrong]} is not legal in deal {wrong}")
        return chosen

    def random_actions(self) -> NDArray[np.int64]:
        """One legal action for each deal, each as likely as any other (0 where it is over)."""
        chosen = np.zeros(self.count, np.int64)
        _plain(batches.draw_legal)(self._marks, self._own, chosen)
        return chosen

    def _start(self, numbers: NDArray[np.int64]) -> None:
        """Deal these deals; -1 leaves one as it is."""
        loop = _loop(batches.start_all, self.table.kernel)
        self._share(
            lambda part: loop(
                self._options,
                self._deals[part],
                self._generators[part],
                self._base,
                self._base.copy(),
                self._seed,
                numbers[part],
            )
        )

    def _look(self) -> None:
        loop = _loop(batches.look_all, self.table.kernel)
        self._share(
            lambda part: loop(
                self._options,
                self._deals[part],
                self._marks[part],
                self.observations[part],
                self.to_act[part],
            )
        )

    def _share(self, work: Callable[[slice], Any]) -> None:
        if self._pool is None:
            work(self._chunks[0])
        else:
            list(self._pool.map(work, self._chunks))


def _pool(chunks: list[slice]) -> ThreadPoolExecutor | None:
    """A thread for each part of the work; none for one part."""
    return ThreadPoolExecutor(len(chunks)) if len(chunks) > 1 else None


def _chunks(count: int, parts: int) -> list[slice]:
    ends = [count * part // parts for part in range(parts + 1)]
    return [slice(start, end) for start, end in pairwise(ends)]
