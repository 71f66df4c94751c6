"""Coming back by any means (cases 35, 39, 42): the current state at once."""

import asyncio
import gc
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import (
    Player,
    Server,
    eventually,
    four_at_a_table,
    level,
    players,
    serving,
)
from tests.server.tables_of_games import ONE_OF_EACH, play_on, some_action, table_with_bots


def visible(view: dict[str, object]) -> dict[str, object]:
    """A view without what says who is connected."""
    seats = [{**seat, "online": True} for seat in view["seats"]]  # type: ignore[attr-defined]
    return {**view, "seats": seats, "spectators": 0, "next_deal_ms": None}


async def test_a_reload_shows_what_was_there(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four_at_a_table(server, four)
        before = visible(four[2].view)
        await four[2].drop()
        await four[2].open(table)
        assert visible(four[2].view) == before
        assert len(four[2].view["deal"]["hand"]) == 12


@pytest.mark.parametrize(("game", "seats", "rules"), ONE_OF_EACH[1:])
async def test_cases_35_42_43_of_every_game(
    tmp_path: Path, game: str, seats: int, rules: dict[str, object]
) -> None:
    """A reload, a restart and the same action again: the same view, and nothing twice."""
    chance = random.Random(game)
    async with serving(tmp_path) as server, players(server, "A", "B") as pair:
        table = await table_with_bots(pair, game, seats, rules)
        await play_on(server, table, pair, chance, 8)
        await eventually(lambda: pair[0].my_turn or pair[1].my_turn)
        await level(server, table, pair)
        actor = next(player for player in pair if player.my_turn)
        before, view = visible(actor.view), actor.view
        await actor.drop()
        await actor.open(table)
        assert visible(actor.view) == before
        action = some_action(view, chance)
        cookies = actor.http.cookies
    async with serving(tmp_path) as server:
        again = Player(server.url)
        again.http.cookies = cookies
        await again.open(table)
        assert visible(again.view) == before
        seq = again.view["seq"]
        answers = await asyncio.gather(*(again.act(action, view) for _ in range(5)))
        assert {answer["t"] for answer in answers} == {"done"}
        log = [json.loads(body) for body in await server.service.store.events(table)]
        own = [event for event in log[seq:] if event.get("seat") == view["seat"]]
        assert own[0]["action"] == action
        assert len([event for event in log[seq : seq + 2] if event == own[0]]) == 1
        await again.close()


async def test_case_35_what_happened_meanwhile_is_seen_and_a_late_move_is_stale(
    server: Server,
) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four_at_a_table(server, four)
        actor = next(player for player in four if player.my_turn)
        old = actor.view
        await actor.drop()
        tab = Player(server.url)
        tab.http.cookies = actor.http.cookies
        await tab.open(table)
        assert (await tab.act("bid 100"))["t"] == "done"
        await actor.open(table)
        assert actor.view["deal"]["standing"] == 100
        late = await actor.act("bid 105", old)
        assert late["reason"]["code"] == "stale"
        assert late["view"]["deal"]["standing"] == 100
        await tab.close()


async def test_case_39_back_before_the_server_noticed(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four_at_a_table(server, four)
        assert four[1].socket is not None
        four[1].socket.transport.abort()
        await four[1].open(table)
        assert four[1].view["seat"] == 1
        assert four[1].view["seats"][1]["online"] is True
        await four[0].until(lambda view: True)


async def test_case_39_what_a_client_asked_is_stored_though_it_left_and_nothing_is_logged(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    storing, left = asyncio.Event(), asyncio.Event()
    append = server.service.store.append

    async def slow(*wanted: Any) -> None:
        storing.set()
        await left.wait()
        await append(*wanted)

    async with players(server, "A", "B", "C", "D", "Guest") as people:
        table = await four_at_a_table(server, people[:4])
        await people[4].open(table)
        actor = next(player for player in people[:4] if player.my_turn)
        other = next(player for player in people[:4] if player is not actor)
        seq, connections = other.view["seq"], (await server.service.rooms.get(table)).connections
        monkeypatch.setattr(server.service.store, "append", slow)
        asked = asyncio.create_task(actor.act("bid 100"))
        await storing.wait()
        assert actor.socket is not None
        actor.socket.transport.abort()
        await people[4].drop()  # the others are told, and the server sees that the actor has gone
        await eventually(lambda: len(connections) == 3)
        left.set()
        await other.until(lambda view: view["seq"] > seq)
        asked.cancel()
    gc.collect()
    await asyncio.sleep(0)
    assert faults == []


async def test_case_42_a_client_asks_for_what_it_missed(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        await four_at_a_table(server, four)
        seq = four[0].view["seq"]
        actor = next(player for player in four if player.my_turn)
        await actor.act("bid 100")
        for player in four:
            await player.until(lambda view: view["seq"] > seq)
        watcher = four[0]
        watcher.events.clear()
        assert watcher.socket is not None
        await watcher.socket.send('{"t":"sync","id":5,"since":0}')
        await asyncio.sleep(0.2)
        assert [event["seq"] for event in watcher.events] == list(range(1, seq + 2))


async def test_events_have_no_gap_for_anybody(server: Server) -> None:
    async with players(server, "A", "B", "C", "D", "Guest") as people:
        table = await four_at_a_table(server, people[:4])
        await people[4].open(table)
        first = people[4].view["seq"]
        for _ in range(8):
            seq = people[0].view["seq"]
            actor = next(player for player in people[:4] if player.my_turn)
            await actor.act(actor.any_action())
            for player in people:
                await player.until(lambda view, seq=seq: view["seq"] > seq)  # type: ignore[misc]
        numbers = [event["seq"] for event in people[4].events]
        assert numbers == list(range(first + 1, first + 1 + len(numbers)))


async def test_two_tabs_of_one_person_both_work_and_one_action_counts(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four_at_a_table(server, four)
        actor = next(player for player in four if player.my_turn)
        tab = Player(server.url)
        tab.http.cookies = actor.http.cookies
        await tab.open(table)
        assert visible(tab.view) == visible(actor.view)
        seq = tab.view["seq"]
        answers = await asyncio.gather(tab.act("bid 100"), actor.act("bid 100"))
        assert [answer["t"] for answer in answers] == ["done", "done"]
        await tab.until(lambda view: view["seq"] > seq)
        assert tab.view["seq"] == seq + 1
        await actor.drop()
        other = next(player for player in four if player is not actor)
        assert tab.view["seat"] is not None
        await other.until(lambda view: view["seats"][tab.view["seat"]]["online"])
        await tab.close()


async def test_a_second_device_by_link_has_the_same_seat(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four_at_a_table(server, four)
        link = (await four[3].http.post("/api/me/link")).json()
        assert link["minutes"] == 10
        phone = Player(server.url)
        answer = await phone.http.get(link["path"])
        assert answer.status_code in (302, 307)
        assert answer.headers["location"] == "/"
        assert (await phone.http.get("/api/me")).json() == {"name": "D", "settings": None}
        await phone.open(table)
        assert visible(phone.view) == visible(four[3].view)
        await phone.close()


async def test_who_is_connected_is_told(server: Server) -> None:
    async with players(server, "A", "B", "C", "D", "Guest") as people:
        table = await four_at_a_table(server, people[:4])
        await people[4].open(table)

        async def told(online: list[int], spectators: int) -> None:
            wanted = {"t": "presence", "online": online, "spectators": spectators}
            await eventually(lambda: people[0].presence == wanted)

        await told([0, 1, 2, 3], 1)
        await people[4].drop()
        await told([0, 1, 2, 3], 0)
        await people[2].drop()
        await told([0, 1, 3], 0)


async def test_case_43_a_restart_in_the_middle(tmp_path: Path) -> None:
    """An orderly restart; the disorderly one is in tests/crash."""
    async with serving(tmp_path) as server:
        player = await Player(server.url).name("A")
        table = await player.create(seat=0, fill="heuristic", rules={"target": 100_000})
        await player.open(table)
        await player.until(lambda _: player.my_turn)
        before = visible(player.view)
        cookies = player.http.cookies
        await player.close()
    async with serving(tmp_path) as server:
        again = Player(server.url)
        again.http.cookies = cookies
        await again.open(table)
        assert visible(again.view) == before
        seq = again.view["seq"]
        assert (await again.act(again.any_action()))["t"] == "done"
        await again.until(lambda view: view["seq"] > seq + 1)
        await again.close()
