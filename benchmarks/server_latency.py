"""From a client's act to all four clients' update, while 50 tables of bots play.

A real server process on this machine; run with ``python -m benchmarks.server_latency``.
"""

import argparse
import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table as Grid

from tests.server.clients import Player

START = "import sys; from pathlib import Path; from barg.server.main import serve; "
START += "serve('127.0.0.1', int(sys.argv[1]), Path(sys.argv[2]))"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def measure(url: str, tables: int, acts: int) -> list[float]:
    """Milliseconds from an act to the last of four updates, in order of size."""
    host = await Player(url).name("Host")
    for _ in range(tables):
        await host.create(seat=None, fill="heuristic", rules={"target": 100_000})
    four = [await Player(url).name(f"Player {seat}") for seat in range(4)]
    table = await four[0].create(seat=0, rules={"target": 100_000})
    for seat, player in enumerate(four):
        await player.open(table)
        if seat:
            await player.ask("sit", seat=seat)
    await four[0].ask("start")
    await asyncio.sleep(8)  # the bots of all tables are under way
    updates: list[float] = []
    while len(updates) < acts:
        await act_once(four, updates)
        await asyncio.sleep(0.02)
    for player in [*four, host]:
        await player.close()
    return sorted(updates)


async def act_once(four: list[Player], updates: list[float]) -> None:
    if four[0].view["status"] == "between":
        number = four[0].view["deal"]["number"]
        for player in four:
            await player.ask("next")
        for player in four:
            await player.until(lambda view: view["deal"]["number"] > number)
        return
    actor = next(player for player in four if player.my_turn)
    seq = actor.view["seq"]
    action = actor.any_action(lambda legal: legal[-1])
    began = time.perf_counter()
    answer = asyncio.create_task(actor.act(action))
    await asyncio.gather(*(player.until(lambda view: view["seq"] > seq) for player in four))
    updates.append(1000 * (time.perf_counter() - began))
    assert (await answer)["t"] == "done"


def wait_for(url: str, seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            httpx.get(f"{url}/api/health").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--acts", type=int, default=500)
    options = parser.parse_args()
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, str(port), str(Path(folder))]
        with subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as server:
            try:
                wait_for(url)
                times = asyncio.run(measure(url, options.tables, options.acts))
            finally:
                server.terminate()
    grid = Grid(title=f"{options.acts} acts, {options.tables} tables of bots (milliseconds)")
    for heading in ("", "median", "p90", "p99", "worst"):
        grid.add_column(heading, justify="right")
    places = [times[min(len(times) - 1, int(len(times) * part))] for part in (0.5, 0.9, 0.99, 1)]
    grid.add_row("act to four updates", *(f"{value:.1f}" for value in places))
    Console().print(grid)


if __name__ == "__main__":
    main()
