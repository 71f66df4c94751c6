"""What the server does by itself, and when."""

import asyncio
from pathlib import Path

from tests.server.clients import (
    Player,
    Server,
    eventually,
    four_at_a_table,
    level,
    players,
    serving,
)


async def deal_to_an_end(server: Server, table: str, four: list[Player]) -> None:
    """Play a deal with a bid in it."""
    while four[0].view["status"] == "playing":
        actor = next(player for player in four if player.my_turn)
        legal = actor.view["deal"]["legal"]
        passes = "pass" in legal and actor.view["deal"]["standing"] is not None
        assert (await actor.act("pass" if passes else actor.any_action()))["t"] == "done"
        await level(server, table, four)


async def test_the_next_deal_begins_by_itself_after_a_while(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, next_deal_wait=0.6) as server,
        players(server, "A", "B", "C", "D") as four,
    ):
        table = await four_at_a_table(server, four, target=100_000)
        await deal_to_an_end(server, table, four)
        assert 0 < four[0].view["next_deal_ms"] <= 600
        await four[0].until(lambda view: view["deal"]["number"] == 1, 5)
        assert four[0].view["next_deal_ms"] is None


async def test_the_next_deal_begins_when_all_who_are_connected_have_asked(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        table = await four_at_a_table(server, four, target=100_000)
        await deal_to_an_end(server, table, four)
        for player in four[:3]:
            await player.ask("next")
        await level(server, table, four)
        assert [seat["ready"] for seat in four[3].view["seats"]] == [True] * 3 + [False]
        assert four[0].view["status"] == "between"
        await four[3].drop()
        await four[0].until(lambda view: view["status"] == "playing", 5)


async def test_an_empty_seat_holds_the_next_deal_up(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, next_deal_wait=0.3) as server,
        players(server, "A", "B", "C", "D") as four,
    ):
        table = await four_at_a_table(server, four, target=100_000)
        await deal_to_an_end(server, table, four)
        await four[3].ask("stand")
        await asyncio.sleep(0.6)
        assert four[0].view["status"] == "between"
        assert four[0].view["next_deal_ms"] is None
        await four[0].ask("fill")
        await four[0].until(lambda view: view["status"] == "playing", 5)


async def test_bots_among_themselves_deal_on_only_while_somebody_watches(server: Server) -> None:
    """A match of Shithead without an end would go on for ever."""
    rules = {"preset": "classic", "max_turns": 5}
    async with players(server, "A") as (player,):
        table = await player.create(
            game="shithead", players=3, seat=None, fill="random", rules=rules
        )
        room = await server.service.rooms.get(table)
        await eventually(lambda: room.table.status == "between")
        await asyncio.sleep(0.2)
        assert (room.table.number, room.step) == (0, None)
        await player.open(table)
        await player.until(lambda view: view["deal"]["number"] > 2)
        await player.drop()
        await eventually(lambda: room.step is None)
        assert room.idle


async def test_s10_a_redeal_comes_by_itself(server: Server) -> None:
    async with players(server, "A", "B", "C", "D") as four:
        await four_at_a_table(server, four)
        dealer = four[0].view["deal"]["dealer"]
        for _ in range(3):
            await eventually(lambda: any(player.my_turn for player in four))
            actor = next(player for player in four if player.my_turn)
            seq = actor.view["seq"]
            await actor.act("pass")
            for player in four:
                await player.until(lambda view, seq=seq: view["seq"] > seq)  # type: ignore[misc]
        await four[0].until(lambda view: view["deal"]["number"] == 1, 5)
        assert four[0].view["deal"]["dealer"] == dealer
        assert four[0].view["sheet"] == []


async def test_a_person_who_sits_down_on_a_bots_seat_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_delay=0.2) as server, players(server, "A", "B") as (a, b):
        table = await a.create(seat=0, fill="random")
        await a.open(table)
        await b.open(table)
        seat = next(s for s in (1, 2, 3) if s != a.view["deal"]["to_act"])
        assert (await b.ask("sit", seat=seat))["t"] == "done"
        await b.until(lambda view: view["seat"] == seat)
        assert len(b.view["deal"]["hand"]) == 12
        await eventually(lambda: a.my_turn or b.my_turn)


async def test_case_41_nothing_runs_after_the_end(server: Server) -> None:
    async with players(server, "A") as (player,):
        table = await player.create(seat=None, fill="heuristic", rules={"target": 5})
        await player.open(table)
        view = await player.until(lambda view: view["status"] == "over", 30)
        room = await server.service.rooms.get(table)
        assert (room.step, room.deal_at) == (None, None)
        await asyncio.sleep(0.3)
        assert room.table.seq == view["seq"] == player.view["seq"]
