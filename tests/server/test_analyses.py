"""Analyses on the server: one after the other, joined, cancelled, kept and forgotten."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from barg.server import analyses
from barg.server.analyses import MOST_WAITING, Analyses
from barg.server.bots import BotPlayers
from barg.server.judging import judged, opened
from barg.server.protocol_analysis import Analysis, Decided
from barg.server.protocol_replay import ReplayFault
from barg.server.protocol_words import Reason
from barg.server.worker import Worker
from barg.tables import Refusal
from tests.server.clients import Server, eventually, players
from tests.server.test_frames import record

TOTAL = 5


class Bots:
    """Ready at once, or never."""

    def __init__(self, works: bool = True) -> None:
        self.works = works

    async def ready(self, _game: str) -> bool:
        return self.works


class SlowWorker:
    """Judges one decision each time that it is let."""

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(0)

    async def ask(self, function: Callable[..., Any], data: bytes, *rest: Any) -> Any:
        if function is opened:
            if not data:
                return ReplayFault(Reason("bad_record", "empty"))
            return data.decode(), "shelem", TOTAL
        await self.free.acquire()
        place = rest[0]
        return [
            Decided(0, place, 0, "play", "play AH", "play AH", 0.0, 0.0, None, None, 10, []),
        ]

    def let(self, count: int = TOTAL) -> None:
        for _ in range(count):
            self.free.release()

    async def close(self) -> None:
        self.let()


def made(works: bool = True) -> tuple[Analyses, SlowWorker]:
    worker = SlowWorker()
    return Analyses(cast(BotPlayers, Bots(works)), cast(Worker, worker)), worker


async def begin(found: Analyses, person: str, name: str = "one") -> Analysis:
    answer = await found.begin(person, name.encode(), "expert")
    assert isinstance(answer, Analysis)
    return answer


async def test_two_people_who_want_the_same_share_it() -> None:
    found, worker = made()
    one, two = await begin(found, "A"), await begin(found, "B")
    assert one.id == two.id
    assert found.cancel("A", one.id).status != "cancelled"
    worker.let()
    await eventually(lambda: found.look(one.id, 0).status == "done")
    last = found.look(one.id, 3)
    assert (last.done, [decided.action for decided in last.decisions]) == (TOTAL, [3, 4])
    again = await begin(found, "C")
    assert again.status == "done"
    assert len(again.decisions) == TOTAL
    await found.close()


async def test_one_at_a_time_and_the_place_in_the_queue() -> None:
    found, worker = made()
    one = await begin(found, "A")
    with pytest.raises(Refusal) as refused:
        await begin(found, "A", "two")
    assert refused.value.code == "analysis_open"
    two = await begin(found, "B", "two")
    assert (two.status, two.place) == ("waiting", 1)
    assert found.cancel("A", one.id).status == "cancelled"
    assert found.look(two.id, 0).place == 0
    worker.let(TOTAL + 1)
    await eventually(lambda: found.look(two.id, 0).status == "done")
    assert found.look(one.id, 0).done < TOTAL
    assert (await begin(found, "A", "three")).status == "waiting"
    worker.let()
    await found.close()


async def test_a_full_queue_refuses() -> None:
    found, _ = made()
    for number in range(MOST_WAITING):
        await begin(found, f"person {number}", f"match {number}")
    with pytest.raises(Refusal) as refused:
        await begin(found, "late", "late")
    assert refused.value.code == "busy"
    await found.close()


async def test_what_nobody_asks_about_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "FORGOTTEN_SECONDS", -1.0)
    found, worker = made()
    one = await begin(found, "A")
    worker.let(1)
    await eventually(lambda: found.look(one.id, 0).status == "cancelled")
    await found.close()


async def test_bots_that_cannot_be_compiled() -> None:
    found, _ = made(works=False)
    one = await begin(found, "A")
    await eventually(lambda: found.look(one.id, 0).status == "failed")
    await found.close()


async def test_a_wrong_record_and_an_unknown_analysis() -> None:
    found, _ = made()
    assert isinstance(await found.begin("A", b"", "expert"), ReplayFault)
    with pytest.raises(Refusal) as refused:
        found.look("nothing", 0)
    assert refused.value.code == "no_such_analysis"
    await found.close()


async def test_the_calls_of_an_analysis(server: Server) -> None:
    worker = SlowWorker()
    server.service.analyses._worker = cast(Worker, worker)
    server.service.analyses._bots = cast(BotPlayers, Bots())
    async with players(server, "A", "B") as (one, two):
        begun = (await one.http.post("/api/analysis?level=master", content=b"a record")).json()
        assert (begun["status"], begun["level"], begun["total"]) == ("waiting", "master", TOTAL)
        path = f"/api/analysis/{begun['id']}"
        worker.let(2)
        async with asyncio.timeout(20):
            found: Any = {"done": 0}
            while found["done"] < 2:
                found = (await two.http.get(f"{path}?since=1")).json()
        assert [decided["action"] for decided in found["decisions"]] == [1]
        assert (await two.http.delete(path)).json()["status"] == "running"
        assert (await one.http.delete(path)).json()["status"] == "cancelled"
        worker.let(1)
        for ask, status in (
            (one.http.post("/api/analysis?level=random", content=b"x"), 400),
            (one.http.post("/api/analysis", content=b""), 400),
            (one.http.get("/api/analysis/unknown"), 404),
            (one.http.delete("/api/analysis/unknown"), 404),
        ):
            answer = await ask
            assert answer.status_code == status
            assert answer.json()["reason"]["code"]


def test_the_decisions_of_a_record_are_judged() -> None:
    data = record("shithead3-persian")
    found = opened(data)
    assert not isinstance(found, ReplayFault)
    _, game, total = found
    assert game == "shithead"
    first = judged(data, 0, "expert")
    assert 0 < len(first) <= total
    (last,) = judged(data, total - 1, "expert")
    for one in (*first, last):
        assert one.cost >= 0
        means = [other.mean for other in one.alternatives if other.mean is not None]
        assert means == sorted(means, reverse=True)
        assert one.best in {other.action for other in one.alternatives} or not means
    fault = opened(b"{}")
    assert isinstance(fault, ReplayFault)
