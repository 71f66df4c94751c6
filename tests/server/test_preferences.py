"""What a person has set goes along to every device."""

from typing import Any

import pytest

from barg.server.rooms import now_ms
from tests.server.clients import Server, players


def setting(at: int, **more: Any) -> dict[str, Any]:
    return {"at": at, "locale": "en", **more}


async def test_they_are_kept_with_the_guest(server: Server) -> None:
    async with players(server, "A") as (player,):
        assert (await player.http.get("/api/me")).json()["settings"] is None
        answer = await player.http.put("/api/me/settings", json=setting(5, theme="dark"))
        assert answer.status_code == 200
        kept = (await player.http.get("/api/me")).json()["settings"]
        assert kept == answer.json()
        assert (kept["theme"], kept["locale"], kept["card_size"]) == ("dark", "en", "normal")
        await player.http.put("/api/me", json={"name": "Zari"})
        me = (await player.http.get("/api/me")).json()
        assert me == {"name": "Zari", "settings": kept}


async def test_the_latest_counts_whoever_comes_last(server: Server) -> None:
    async with players(server, "A") as (player,):
        await player.http.put("/api/me/settings", json=setting(9, theme="dark"))
        late = await player.http.put("/api/me/settings", json=setting(8, theme="light"))
        assert late.json()["theme"] == "dark"


async def test_a_clock_that_is_ahead_does_not_win_for_ever(server: Server) -> None:
    async with players(server, "A") as (player,):
        ahead = await player.http.put("/api/me/settings", json=setting(2**52, theme="dark"))
        assert ahead.json()["at"] <= now_ms()
        later = await player.http.put("/api/me/settings", json=setting(now_ms() + 1, theme="light"))
        assert later.json()["theme"] == "light"


@pytest.mark.parametrize(
    "body", [{}, {"at": -1}, setting(1, theme="pink"), setting(1, bot_level="god"), [], "x"]
)
async def test_wrong_ones_are_refused(server: Server, body: Any) -> None:
    async with players(server, "A") as (player,):
        answer = await player.http.put("/api/me/settings", json=body)
        assert answer.status_code == 400
        assert answer.json()["reason"]["text"]
        assert (await player.http.get("/api/me")).json()["settings"] is None


async def test_another_guest_has_others(server: Server) -> None:
    async with players(server, "A", "B") as (one, two):
        await one.http.put("/api/me/settings", json=setting(1, theme="dark"))
        assert (await two.http.get("/api/me")).json()["settings"] is None
