"""Undo over the wire: views, events, two tabs, a restart."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Player, Server, level, players, serving
from tests.server.tables_of_games import ONE_OF_EACH, play_on, some_action, table_with_bots


async def undo(player: Player) -> Any:
    view = player.view
    return await player.ask(
        "undo", number=view["deal"]["number"], turn=view["deal"]["turn"], undone=view["undone"]
    )


@pytest.mark.parametrize(("game", "seats", "rules"), ONE_OF_EACH)
async def test_undo_and_on(server: Server, game: str, seats: int, rules: dict[str, object]) -> None:
    chance = random.Random(seats)
    async with players(server, "Ali") as (ali,):
        table = await table_with_bots([ali], game, seats, rules)
        assert not ali.view["can_undo"] or ali.view["deal"]["turn"]
        while not (ali.view["status"] == "playing" and ali.my_turn and ali.view["can_undo"]):
            await play_on(server, table, [ali], chance, 1)
            if ali.view["status"] == "playing" and not ali.my_turn:
                await ali.until(lambda view: ali.my_turn or view["status"] != "playing")
        before = ali.view
        answer = await undo(ali)
        assert answer["t"] == "done"
        await ali.until(lambda view: view["undone"] == 1)
        assert ali.my_turn
        (event,) = [event for event in ali.events if event["t"] == "undone"]
        assert event["seat"] == 0
        assert event["turn"] == ali.view["deal"]["turn"] < before["deal"]["turn"]
        assert event["seq"] == ali.view["seq"] > before["seq"]
        action = some_action(ali.view, chance)
        late = await ali.ask("act", number=0, turn=event["turn"], action=action, undone=0)
        assert late["t"] == "refused"
        assert late["reason"]["code"] == "stale"
        await play_on(server, table, [ali], chance, 12)


async def test_two_tabs_and_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, players(server, "Ali") as (ali,):
        table = await table_with_bots([ali], "rummy", 3, {})
        await ali.until(lambda _: ali.my_turn)
        await ali.act("draw stock")
        await ali.until(lambda view: view["can_undo"])
        stale = ali.view
        assert (await undo(ali))["t"] == "done"
        again = await ali.ask("undo", number=0, turn=stale["deal"]["turn"], undone=stale["undone"])
        assert again["t"] == "done"
        await level(server, table, [ali])
        seq, cookies = ali.view["seq"], ali.http.cookies
        assert ali.view["undone"] == 1
    async with serving(tmp_path) as server, players(server, "Ali") as (ali,):
        ali.http.cookies = cookies
        await ali.open(table)
        assert (ali.view["seq"], ali.view["undone"], ali.my_turn) == (seq, 1, True)


async def test_refused_where_people_sit(server: Server) -> None:
    async with players(server, "Ali", "Mina") as (ali, mina):
        table = await table_with_bots([ali, mina], "rummy", 3, {})
        await play_on(server, table, [ali, mina], random.Random(1), 4)
        assert not ali.view["can_undo"]
        answer = await undo(ali)
        assert answer["reason"]["code"] == "undo_people"
