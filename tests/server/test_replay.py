"""Records that are sent to be replayed."""

import json

import pytest
from limits import RateLimitItemPerHour

from barg.server.replays import MAX_RECORD
from tests.server.clients import Server, players
from tests.server.test_frames import record


async def test_a_record_is_answered_and_a_wrong_one_refused(server: Server) -> None:
    async with players(server, "A", "B") as (one, two):
        good = await one.http.post("/api/replay?deal=0", content=record("sample-001"))
        assert good.status_code == 200
        assert good.headers["content-encoding"] == "gzip"
        assert good.json()["players"]
        plain = await two.http.post(
            "/api/replay?seat=2",
            content=record("sample-001"),
            headers={"accept-encoding": "identity"},
        )
        assert "content-encoding" not in plain.headers
        assert plain.json()["seat"] == 2
        assert plain.json()["id"] == good.json()["id"]

        wrong = record("sample-001").replace(b'"play AH"', b'"play 2C"', 1)
        bad = await one.http.post("/api/replay", content=wrong)
        assert bad.status_code == 400
        fault = bad.json()
        assert fault["reason"]["code"] == "not_held"
        assert (fault["deal"], fault["text"]) == (0, "play 2C")
        assert fault["action"] > 0

        for path, content, status in (
            ("/api/replay", b"x" * (MAX_RECORD + 1), 413),
            ("/api/replay", b"", 400),
            ("/api/replay?deal=7", record("sample-001"), 400),
            ("/api/replay?deal=-1", record("sample-001"), 400),
            ("/api/replay?deal=x", record("sample-001"), 400),
            ("/api/replay?seat=9", record("sample-001"), 400),
        ):
            answer = await one.http.post(path, content=content)
            assert answer.status_code == status
            assert answer.json()["reason"]["code"]
            assert "Traceback" not in answer.text


async def test_a_running_match_is_replayed_as_far_as_its_deals_are_finished(server: Server) -> None:
    async with players(server, "A") as (player,):
        table = await player.create(seat=0, fill="random", game="rummy", players=2)
        await player.open(table)
        given = await player.http.get(f"/api/tables/{table}/record")
        answer = await player.http.post("/api/replay", content=given.content)
        assert (answer.status_code, answer.json()["deals"]) == (200, [])
        assert json.loads(given.content)["deals"] == []


async def test_who_asks_too_often_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with players(server, "A") as (player,):
        few = RateLimitItemPerHour(1)
        monkeypatch.setattr(server.service.limits, "_replays", few)
        answers = [await player.http.post("/api/replay", content=b"{}") for _ in range(2)]
        assert [answer.status_code for answer in answers] == [400, 429]
        assert answers[1].json()["reason"]["code"] == "too_many"
