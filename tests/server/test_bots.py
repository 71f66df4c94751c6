"""Bots in their processes (cases 43, 54)."""

import asyncio
import os
import random
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from barg.bots import choose
from barg.game import GAMES
from barg.server.bots import BotPlayers
from barg.shelem import SHELEM_GAME
from tests.server.clients import Player, eventually, serving


def observation() -> Any:
    deck = list(range(52))
    random.Random(1).shuffle(deck)
    return SHELEM_GAME.rules({}).start(deck, 3, ()).observe(0)


def worker_pids(bots: BotPlayers) -> list[int]:
    pool = vars(bots)["_pool"]
    assert isinstance(pool, ProcessPoolExecutor)
    return list(pool._processes)


async def test_a_bot_chooses_from_what_it_has_seen() -> None:
    bots = BotPlayers(1)
    action = await bots.choose("heuristic", observation())
    SHELEM_GAME.rules({}).action_text(action)
    await bots.close()


async def test_a_stand_in_plays_until_the_strong_levels_are_compiled() -> None:
    bots = BotPlayers(1)
    seen = observation()
    action = await asyncio.wait_for(bots.choose("master", seen), 20)
    assert action in seen.legal
    for _ in range(1000):
        assert await asyncio.wait_for(bots.choose("master", seen), 20) in seen.legal
        if "shelem" in bots.warm:
            break
        await asyncio.sleep(0.2)
    assert bots.warm == {"shelem"}
    assert await asyncio.wait_for(bots.choose("master", seen), 20) == choose("master", seen, 0)
    await bots.close()


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_game_has_an_answer_at_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what a table needs is compiled, and meanwhile a stand-in plays."""
    bots = BotPlayers(1)
    asked: list[str] = []
    monkeypatch.setattr(bots, "warm_up", asked.append)
    rules = GAMES[game].rules({}, GAMES[game].seats[-1])
    deck = rules.deck()
    random.Random(2).shuffle(deck)
    state = rules.start(deck, 0, ())
    seen = state.observe(state.to_act)
    for level in ("novice", "casual", "club", "expert", "master"):
        assert await asyncio.wait_for(bots.choose(level, seen), 20) in seen.legal
    assert set(asked) == {game}
    await bots.close()


async def test_a_server_that_is_closed_while_it_compiles_leaves_nothing_behind() -> None:
    bots = BotPlayers(1)
    bots.warm_up("shelem")
    await asyncio.sleep(0.3)
    await asyncio.wait_for(bots.close(), 20)
    await eventually(lambda: not active_children())


async def test_a_worker_that_dies_is_replaced_and_the_move_tried_again() -> None:
    bots = BotPlayers(1)
    await bots.choose("random", observation())
    for _ in range(3):
        for pid in worker_pids(bots):
            os.kill(pid, signal.SIGKILL)
        action = await asyncio.wait_for(bots.choose("heuristic", observation()), 20)
        assert isinstance(action, int)
    await bots.close()


async def test_a_level_that_fails_plays_something_legal() -> None:
    bots = BotPlayers(1)
    assert isinstance(await bots.choose("no such level", observation()), int)
    await bots.close()


async def test_a_table_goes_on_when_its_bots_worker_dies(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_delay=0.05) as server:
        player = await Player(server.url).name("A")
        table = await player.create(seat=None, fill="heuristic", rules={"target": 100_000})
        await player.open(table)
        await player.until(lambda view: view["deal"]["turn"] > 3)
        for pid in worker_pids(server.service.bots):
            os.kill(pid, signal.SIGKILL)
        seq = player.view["seq"]
        await player.until(lambda view: view["seq"] > seq + 10)
        await player.close()


async def test_a_bot_that_wants_what_is_not_legal_does_not_stop_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        player = await Player(server.url).name("A")

        async def wrong(*_: object) -> int:
            return 0

        monkeypatch.setattr("barg.server.pacing.RETRY_SECONDS", 0.1)
        monkeypatch.setattr(type(server.service.bots), "choose", wrong)
        await player.open(await player.create(seat=None, fill="heuristic"))
        await asyncio.sleep(0.3)
        assert player.view["deal"]["turn"] == 0
        monkeypatch.undo()
        await player.until(lambda view: view["deal"]["turn"] > 2)
        await player.close()


async def test_tables_wake_with_the_server_without_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as server:
        player = await Player(server.url).name("A")
        await player.create(seat=None, fill="heuristic", rules={"target": 100_000})
        await player.close()
    capsys.readouterr()
    async with serving(tmp_path):
        said = capsys.readouterr().out
    assert "tables woken" in said
    assert "count=1" in said
    assert "cannot be loaded" not in said
