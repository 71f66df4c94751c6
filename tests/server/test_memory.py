"""Nothing is kept for ever (cases 40, 53)."""

import asyncio
import gc

from websockets.asyncio.client import connect

from barg.server.creation import new_table
from barg.server.decks import new_table_id
from barg.server.keeping import forget_idle, remove_lobbies
from barg.server.protocol import CreateTable
from barg.server.rooms import now_ms
from barg.tables import after
from tests.server.clients import Player, Server, eventually, players
from tests.tables.helpers import begun, played

ABORTS = 2_000
LOADS = 3_000


async def test_case_40_thousands_of_finished_tables(server: Server) -> None:
    """A hundred stored ones, each loaded again and again and let go."""
    rooms, store = server.service.rooms, server.service.store
    log = played(begun("ali", "sara", target=1, seed=3), "over").events
    for person in ("host", "ali", "sara"):
        await store.persons.keep(person, now_ms())
    ids = [new_table_id() for _ in range(100)]
    for table_id in ids:
        await rooms.create(table_id, log)
    forget_idle(server.service, 0)
    assert len(rooms) == 0
    objects = []
    for number in range(LOADS):
        room = await rooms.get(ids[number % 100])
        assert room.table.status == "over"
        if number % 300 == 299:
            forget_idle(server.service, 0)
            gc.collect()
            objects.append(len(gc.get_objects()))
    assert len(rooms) == 0
    assert objects[-1] - objects[1] < 1000, objects


async def test_no_more_tables_in_memory_than_set(server: Server) -> None:
    rooms = server.service.rooms
    vars(rooms)["_cached"] = 20
    await server.service.store.persons.keep("host", 1)
    for _ in range(60):
        await rooms.create(new_table_id(), new_table(CreateTable(), "host", "H"))
    assert len(rooms) == 20


async def test_a_finished_table_leaves_memory_with_its_last_guest(server: Server) -> None:
    async with players(server, "A") as (player,):
        table = await player.create(seat=None, fill="heuristic", rules={"target": 5})
        await player.open(table)
        await player.until(lambda view: view["status"] == "over", 30)
        await player.drop()
        await eventually(lambda: len(server.service.rooms) == 0)
        await player.open(table)
        assert player.view["status"] == "over"


async def test_case_40_lobbies_go_unless_somebody_is_there(server: Server) -> None:
    async with players(server, "A") as (player,):
        lonely, used = await player.create(), await player.create()
        begun_table = await player.create(seat=None, fill="random")
        await player.open(used)
        await asyncio.sleep(0.01)
        await remove_lobbies(server.service, 0)
        left = {row["table"] for row in (await player.http.get("/api/me/tables")).json()}
        assert left == {used, begun_table}
        assert (await player.ask("ping"))["t"] == "pong"
        gone = Player(server.url)
        await gone.connect(f"/api/tables/{lonely}/socket?protocol=1")
        assert await gone.close_code() == 4404
        await gone.close()


async def test_case_53_two_thousand_connects_and_aborts(server: Server) -> None:
    """Half of them go with a word, half without, some before the welcome."""
    async with players(server, "A") as (player,):
        table = await player.create()
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket?protocol=1"
        await player.open(table)
        tasks = 0

        async def come_and_go(number: int) -> None:
            socket = await connect(address, proxy=None, compression=None, close_timeout=1)
            if number % 3 == 0:
                await socket.recv()
            if number % 2:
                socket.transport.abort()
            else:
                await socket.close()

        for start in range(0, ABORTS, 50):
            await asyncio.gather(*(come_and_go(start + number) for number in range(50)))
            if start == 200:
                await eventually(lambda: server.service.lobby.open == 1)
                tasks = len(asyncio.all_tasks())
        await eventually(lambda: server.service.lobby.open == 1)
        room = await server.service.rooms.get(table)
        assert len(room.connections) == 1
        assert sum(map(len, vars(server.service.channels)["_channels"].values())) == 1
        await eventually(lambda: len(asyncio.all_tasks()) <= tasks + 5)
        assert (await player.ask("ping"))["t"] == "pong"


def test_a_table_shares_finished_deals_with_its_successor() -> None:
    """A command copies the running deal only, however long the match is."""
    table = played(begun("ali", target=100_000), "between", seed=2)
    later = after(table, [])
    assert table.match is not None
    assert later.match is not None
    assert later.match.deals[:-1] == table.match.deals[:-1]
