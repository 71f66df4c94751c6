"""A whole match on each kind of database, over a restart."""

from pathlib import Path

from tests.server.clients import Player, serving
from tests.storage.databases import url

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
        assert (await player.http.get("/api/me")).json() == {"name": "علی"}
        (row,) = (await player.http.get("/api/me/tables")).json()
        assert (row["status"], row["totals"]) == ("over", player.view["totals"])
        await player.close()
