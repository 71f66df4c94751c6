"""Work spread over processes of this machine, or over a Ray cluster, with results in order."""

import logging
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing import parent_process
from threading import Thread
from typing import Any, Final, TypeVar

from barg.errors import BargError

BLOCK: Final = 5_000
"""So many are handed to the pool at once: all of a long run would fill the memory."""
AHEAD: Final = 2
"""Tasks that wait on a cluster for each of its cores."""
RAY_AUTO: Final = "auto"
RAY_CLIENT: Final = "ray://"
REACH_SECONDS: Final = 5.0

Item = TypeVar("Item")
Result = TypeVar("Result")


class WorkError(BargError):
    """The work cannot be spread as it is asked to."""


def prepare() -> None:
    """What a process that works for another does first: leave Ctrl-C to it, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: Any) -> None:
    """A pool's workers wait for work for ever, also when nobody is left to give any."""
    parent.join()
    os._exit(1)


def spread(
    function: Callable[[Item], Result],
    items: Sequence[Item],
    *,
    jobs: int = 1,
    ray: str | None = None,
    chunk: int = 1,
) -> Iterator[Result]:
    """Yield ``function(item)`` for each item in order.

    Args:
        function: what is done; it and the items go to other processes by pickle.
        items: what it is done to.
        jobs: how many processes of this machine; 1 is this one.
        ray: the address of a Ray cluster to use instead; `RAY_AUTO` finds the one that runs
            here, or starts one.
        chunk: how many items go to a process at a time.

    Raises:
        WorkError: Ray is not installed, or its cluster cannot be reached.
    """
    if ray is not None:
        yield from _on_ray(function, items, ray, chunk)
    elif min(jobs, len(items)) <= 1:
        yield from map(function, items)
    else:
        yield from _on_processes(function, items, min(jobs, len(items)), chunk)


def _on_processes(
    function: Callable[[Item], Result], items: Sequence[Item], jobs: int, chunk: int
) -> Iterator[Result]:
    pool = ProcessPoolExecutor(jobs, initializer=prepare)
    try:
        for first in range(0, len(items), BLOCK):
            yield from pool.map(function, items[first : first + BLOCK], chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(
    function: Callable[[Item], Result], items: Sequence[Item], address: str, chunk: int
) -> Iterator[Result]:
    ray = _cluster(address)
    several = ray.remote(_do_several)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: deque[Any] = deque()
    try:
        for first in range(0, len(items), chunk):
            if len(running) == ahead:
                yield from ray.get(running.popleft())
            running.append(several.remote(function, list(items[first : first + chunk])))
        while running:
            yield from ray.get(running.popleft())
    finally:
        for task in running:
            ray.cancel(task)


def _do_several(function: Callable[[Item], Result], items: Sequence[Item]) -> list[Result]:
    return [function(item) for item in items]


def _cluster(address: str) -> Any:
    if find_spec("ray") is None:
        raise WorkError("--ray needs Ray: pip install ray")
    import ray  # noqa: PLC0415 - an extra, and slow to load

    if not ray.is_initialized():
        if address != RAY_AUTO:
            _verify_reachable(address)
        try:
            ray.init(
                address=None if address == RAY_AUTO else address,
                include_dashboard=False if address == RAY_AUTO else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise WorkError(f"no Ray cluster at {address}: {error}") from None
    return ray


def _verify_reachable(address: str) -> None:
    """Refuse an address where nobody listens; Ray itself would try for minutes."""
    host, _, port = address.removeprefix(RAY_CLIENT).rpartition(":")
    if not host or not port.isdecimal():
        raise WorkError(f"a Ray cluster's address is HOST:PORT or {RAY_AUTO!r}, not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise WorkError(f"no Ray cluster at {address}: {error}") from None
