"""A whole match on each kind of database, over a restart; and a disk that is full."""

from pathlib import Path
from typing import Any

from tests.server.clients import Player, Server, level, players, serving
from tests.storage.databases import full, url

__all__ = ["url"]


async def test_a_match_over_a_restart(tmp_path: Path, url: str) -> None:
    async with serving(tmp_path, database_url=url, bot_delay=0.01) as server:
        player = await Player(server.url).name("علی")
        table = await player.create(seat=None, fill="heuristic", rules={"target": 100})
        await player.open(table)
        await player.until(lambda view: view["deal"]["turn"] > 5)
        cookies, seq = player.http.cookies, player.view["seq"]
        await player.close()
    async with serving(tmp_path, database_url=url) as server:
        player = Player(server.url)
        player.http.cookies = cookies
        await player.open(table)
        assert player.view["seq"] >= seq
        await player.until(lambda view: view["status"] == "over", 60)
        assert (await player.http.get("/api/me")).json() == {"name": "علی", "settings": None}
        (row,) = (await player.http.get("/api/me/tables")).json()
        assert (row["status"], row["totals"]) == ("over", player.view["totals"])
        await player.close()


async def test_a_full_disk_is_told_and_play_goes_on_after_it(server: Server) -> None:
    async with players(server, "A") as (player,):
        table = await player.create()
        await player.open(table)
        with full(server.service.database):
            answer: Any = {"t": "done"}
            while answer["t"] == "done":  # until the last page is full
                seated = player.view["seat"] is not None
                answer = await (player.ask("stand") if seated else player.ask("sit", seat=0))
                await level(server, table, [player])
            assert (answer["t"], answer["reason"]["code"]) == ("refused", "http_500")
            stored = await server.service.store.events(table)
            assert answer["view"]["seq"] == len(stored), "nobody was told what is not stored"
        assert (await player.ask("fill", level="heuristic"))["t"] == "done"
