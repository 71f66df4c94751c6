import asyncio
from pathlib import Path

from tests.server.clients import players, serving


async def test_too_many_tables_in_an_hour(tmp_path: Path) -> None:
    async with serving(tmp_path, tables_per_hour=3) as server, players(server, "A", "B") as (a, b):
        for _ in range(3):
            await a.create()
        refused = await a.http.post("/api/tables", json={})
        assert refused.status_code == 429
        assert refused.json()["reason"]["code"] == "too_many"
        await b.create()


async def test_too_many_tables_of_one_address(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, address_tables_per_hour=2) as server,
        players(server, "A", "B", "C") as (a, b, c),
    ):
        await a.create()
        await b.create()
        assert (await c.http.post("/api/tables", json={})).status_code == 429


async def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path, messages_per_second=5) as server, players(server, "A") as (a,):
        await a.open(await a.create())
        assert a.socket is not None
        for number in range(6):
            await a.socket.send(f'{{"t":"ping","id":{number}}}')
        assert await a.close_code() == 4429
        await asyncio.sleep(0)


async def test_links_and_names_are_limited_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, players(server, "A") as (a,):
        statuses = [(await a.http.post("/api/me/link")).status_code for _ in range(31)]
        assert statuses == [201] * 30 + [429]
