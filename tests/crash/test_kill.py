"""A server that is killed loses nothing that it has answered, and goes on (cases 43, 44)."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.processes import living
from tests.server.clients import Player, eventually

START = """
import sys
from pathlib import Path
from barg.server.main import serve

if __name__ == "__main__":
    serve(port=int(sys.argv[1]), data_dir=Path(sys.argv[2]), bot_delay=0.05)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A real server in a process group of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        script = folder / "start.py"
        script.write_text(START)
        self.process = subprocess.Popen(
            [sys.executable, str(script), str(self.port), str(folder / "data")],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            process_group=0,
            env={**os.environ, "BARG_MESSAGES_PER_SECOND": "10000"},
        )
        assert self.process.stdout is not None
        assert self.url in self.process.stdout.readline().decode()

    def kill(self) -> None:
        """Kill the server and its bots, as a power cut of the process would."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


async def again(server: Process, cookies: Any, table: str) -> Player:
    player = Player(server.url)
    player.http.cookies = cookies
    return await player.open(table)


async def play(player: Player, steps: int) -> list[tuple[int, int, str]]:
    """Act in turn and ask for the next deals; gives what the server has acknowledged."""
    acknowledged = []
    for _ in range(steps):
        await eventually(lambda: player.my_turn or player.view["status"] == "between")
        if player.view["status"] == "between":
            await player.ask("next")
            await player.until(lambda view: view["status"] == "playing")
            continue
        deal, action = player.view["deal"], player.any_action()
        assert (await player.act(action))["t"] == "done"
        acknowledged.append((deal["number"], deal["turn"], action))
        await player.until(lambda view, turn=deal["turn"]: view["deal"]["turn"] != turn)  # type: ignore[misc]
    return acknowledged


async def test_cases_43_and_44_killed_in_the_middle_of_deals(tmp_path: Path) -> None:
    """Killed five times while a person plays as fast as the bots let them."""
    server = Process(tmp_path)
    player = await Player(server.url).name("A")
    cookies = player.http.cookies
    table = await player.create(seat=0, fill="heuristic", rules={"target": 100_000})
    await player.open(table)
    acknowledged: list[tuple[int, int, str]] = []
    for round_number in range(5):
        acknowledged += await play(player, 4 + 3 * round_number)
        seq, hand = player.view["seq"], sorted(player.view["deal"]["hand"])
        server.kill()
        await player.close()
        server = Process(tmp_path)
        player = await again(server, cookies, table)
        assert player.view["seq"] >= seq
        assert sorted(player.view["deal"]["hand"]) == hand or not hand
        for number, turn, action in acknowledged:
            answer = await player.ask("act", number=number, turn=turn, action=action)
            assert answer["t"] == "done", "an acknowledged action was lost"
    await player.close()
    server.stop()


async def test_case_43_tables_of_bots_alone_go_on_after_a_kill(tmp_path: Path) -> None:
    server = Process(tmp_path)
    host = await Player(server.url).name("A")
    tables = [
        await host.create(seat=None, fill="heuristic", rules={"target": 100_000}) for _ in range(3)
    ]
    await host.open(tables[0])
    await host.until(lambda view: view["deal"]["turn"] > 4)
    cookies, seq = host.http.cookies, host.view["seq"]
    server.kill()
    await host.close()
    server = Process(tmp_path)
    for table in tables:
        watcher = await again(server, cookies, table)
        await watcher.until(lambda view: view["seq"] > seq + 3)
        await watcher.close()
    server.stop()


async def test_an_orderly_end_leaves_no_process_behind(tmp_path: Path) -> None:
    server = Process(tmp_path)
    host = await Player(server.url).name("A")
    await host.create(seat=None, fill="heuristic")
    await asyncio.sleep(1)
    server.stop()
    await host.close()

    await eventually(lambda: not living(server.process.pid), 10)


async def test_a_server_killed_alone_leaves_no_bot_behind(tmp_path: Path) -> None:
    """Whoever is short of memory kills one process, not its group."""
    server = Process(tmp_path)
    host = await Player(server.url).name("A")
    table = await host.create(seat=None, fill="heuristic", rules={"target": 100_000})
    await host.open(table)
    await host.until(lambda view: view["deal"]["turn"] > 2)
    assert len(living(server.process.pid)) > 1
    server.process.kill()
    server._wait()
    await host.close()
    await eventually(lambda: not living(server.process.pid), 10)
