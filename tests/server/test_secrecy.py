"""Cases 37 and 38: every byte that is sent to anybody is searched for cards too many."""

import asyncio
import io
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from barg.server.logs import set_up_logs
from tests.server.clients import Player, Server, four_at_a_table, level, next_deal, players, serving
from tests.server.oracle import CARD, Oracle
from tests.server.state_oracle import StateOracle
from tests.server.tables_of_games import KINDS, table_with_bots
from tests.server.tables_of_games import play_on as play_games_on

PRESETS = ["bazito", "gameocards", "shivaei", "ghavarech", "joker200"]
PARTS, MATCHES_A_PART = 4, 25
ENOUGH = 5000
TRICKS, SAR_MATCHES = 12, 4
Call = Callable[[list[str], random.Random], str]


def cheap_bids(legal: list[str], chance: random.Random) -> str:
    """Passes and the lowest bids, so that matches end soon; any card."""
    if "pass" in legal:
        return "pass" if chance.random() < 0.6 else legal[0]
    return chance.choice(legal)


def sar_bids(legal: list[str], chance: random.Random) -> str:
    """A sar-shelem at once, or now and then a pass; any card."""
    if "bid sar_shelem" in legal and chance.random() < 0.8:
        return "bid sar_shelem"
    return "pass" if "pass" in legal else chance.choice(legal)


async def disturb(people: list[Player], chance: random.Random) -> None:
    """What must be refused, and what is asked for again."""
    four = people[:4]
    for player in four:
        if not player.my_turn:
            answer = await player.act(chance.choice(["play AS", "pass", "discard AS KS QS JS"]))
            assert answer["t"] == "refused"
    blocked = next((p for p in four if p.my_turn and p.view["deal"]["blocked"]), None)
    if blocked is not None:
        answer = await blocked.act(f"play {next(iter(blocked.view['deal']['blocked']))}")
        assert answer["reason"]["code"] == "follow_suit"
    for player in people:
        await player.socket.send(json.dumps({"t": "sync", "id": 0, "since": 0}))  # type: ignore[union-attr]


async def play_on(
    server: Server,
    table: str,
    people: list[Player],
    chance: random.Random,
    steps: int,
    call: Call = cheap_bids,
) -> None:
    """Play some actions, or to the end; four people and perhaps a watcher keep up."""
    four = people[:4]
    await level(server, table, people)
    for _ in range(steps):
        if four[0].view["status"] == "over":
            return
        if four[0].view["status"] == "between":
            await next_deal(server, table, four, people)
            continue
        if chance.random() < 0.02:
            await disturb(people, chance)
        actor = next(player for player in four if player.my_turn)
        deal = actor.view["deal"]
        if deal["choose"]:
            choose = deal["choose"]
            action = "discard " + " ".join(chance.sample(choose["cards"], choose["count"]))
        else:
            action = call(deal["legal"], chance)
        assert (await actor.act(action))["t"] == "done"
        await level(server, table, people)


async def one_match(server: Server, number: int, call: Call = cheap_bids, **rules: object) -> int:
    """Play, then search everything that was sent; gives the number of messages searched."""
    chance = random.Random(number)
    rules = {"preset": PRESETS[number % 5], "target": 5, "crumbs_stop": None, **rules}
    async with players(server, "Ali", "Sara", "Reza", "Mina", "Guest") as people:
        four, watcher = people[:4], people[4]
        table = await four_at_a_table(server, four, **rules)
        await watcher.open(table)
        await play_on(server, table, people, chance, ENOUGH, call)
        oracle = Oracle(await server.service.store.events(table))
        for seat, player in [*enumerate(four), (None, watcher)]:
            seated_late = [text for text in player.raw if f'"seat":{json.dumps(seat)}' in text]
            assert seated_late
            for text in player.raw:
                assert oracle.leaks(text, seat, table) == [], (seat, text)
        return sum(len(player.raw) for player in people)


@pytest.mark.parametrize("part", range(PARTS))
async def test_case_37_a_hundred_matches(server: Server, part: int) -> None:
    numbers = range(part * MATCHES_A_PART, (part + 1) * MATCHES_A_PART)
    messages = 0
    for start in range(0, MATCHES_A_PART, 5):
        some = numbers[start : start + 5]
        messages += sum(await asyncio.gather(*(one_match(server, number) for number in some)))
    assert messages > MATCHES_A_PART * 5 * 50


@pytest.mark.parametrize("preset", ["joker230", "gameocards", "bazito"])
async def test_s36_nobody_learns_the_widow_of_a_sar_shelem(server: Server, preset: str) -> None:
    """Not even declarer, before the deal is over."""
    rules: dict[str, object] = {"preset": preset, "special_bids": "shelem", "sar_shelem": True}
    rules["no_trump_modes"] = preset == "bazito"
    numbers = range(SAR_MATCHES)
    messages = sum([await one_match(server, number, sar_bids, **rules) for number in numbers])
    assert messages > SAR_MATCHES * 5 * 50


async def test_s36_the_search_finds_a_widow_that_declarer_is_told(server: Server) -> None:
    async with players(server, "Ali", "Sara", "Reza", "Mina") as four:
        rules = {"preset": "joker230", "sar_shelem": True, "target": 100_000}
        table = await four_at_a_table(server, four, **rules)
        first = next(player for player in four if player.my_turn)
        await first.act("bid sar_shelem")
        await level(server, table, four)
        oracle = Oracle(await server.service.store.events(table))
        seat, view = first.view["seat"], first.view
        deal = view["deal"]
        assert (deal["contract"], deal["phase"], deal["declarer"]) == ("sar_shelem", "play", seat)
        assert (deal["widow"], deal["discards"], deal["points"]) == (None, None, None)
        assert len(deal["hand"]) == TRICKS
        deck = oracle.log[-2]["deck"].split()
        for card in deck[36:42]:
            told = {**view, "deal": {**deal, "widow": [card]}}
            message = json.dumps({"t": "update", "events": [], "view": told})
            assert oracle.leaks(message, seat, table) == [card]


@pytest.mark.parametrize("some", [KINDS[:4], KINDS[4:]], ids=["first", "second"])
async def test_case_37_tables_of_every_game(server: Server, some: list[Any]) -> None:
    """Two people, bots on the other seats, and a guest who watches: nobody learns too much."""
    assert sum(await asyncio.gather(*(watched_match(server, *kind) for kind in some))) > 500


async def watched_match(server: Server, game: str, seats: int, rules: dict[str, object]) -> int:
    """Play some, then search everything that was sent, and the record of the running match."""
    chance = random.Random(f"{game} {seats}")
    async with players(server, "Ali", "Sara", "Guest") as people:
        pair, watcher = people[:2], people[2]
        table = await table_with_bots(pair, game, seats, rules, chance.choice(["random", "novice"]))
        await watcher.open(table)
        await play_games_on(server, table, pair, chance, 10 + 60 // seats)
        for player in people:
            await player.socket.send('{"t":"sync","id":0,"since":0}')  # type: ignore[union-attr]
            await player.ask("ping")
        log = await server.service.store.events(table)
        oracle = StateOracle(log)
        for seat, player in [(0, pair[0]), (1, pair[1]), (None, watcher)]:
            for text in player.raw:
                assert oracle.leaks(text, seat, table) == [], (seat, text)
        room = await server.service.rooms.get(table)
        record = (await watcher.http.get(f"/api/tables/{table}/record")).json()
        finished = room.table.number + (room.table.status != "playing")
        assert len(record["deals"]) == finished
        planted = [t for t in pair[0].raw if '"t":"update"' in t and '"hand":["' in t]
        assert any(oracle.leaks(text, None, table) for text in planted)
        return sum(len(player.raw) for player in people)


async def test_the_search_finds_what_is_planted(server: Server) -> None:
    """A view of one seat, sent to another, is caught; so the search works."""
    async with players(server, "Ali", "Sara", "Reza", "Mina", "Guest") as people:
        table = await four_at_a_table(server, people[:4], target=5)
        await people[4].open(table)
        await play_on(server, table, people, random.Random(1), ENOUGH)
        oracle = Oracle(await server.service.store.events(table))
        middle = [t for t in people[0].raw if '"phase":"play"' in t and '"t":"update"' in t]
        assert all(oracle.leaks(text, 1, table) for text in middle[:20])
        assert all(oracle.leaks(text, None, table) for text in middle[:20])
        buried = [t for t in people[0].raw + people[1].raw if '"action":"discard ' in t]
        others = [t for t in people[2].raw + people[3].raw if '"action":"discard ' in t]
        assert len(buried + others) >= 1


async def test_the_record_of_a_running_match_holds_finished_deals_only(server: Server) -> None:
    async with players(server, "Ali", "Sara", "Reza", "Mina", "Guest") as people:
        four = people[:4]
        table = await four_at_a_table(server, four, target=100_000)
        await people[4].open(table)
        await play_on(server, table, people, random.Random(2), 150)
        record = (await people[4].http.get(f"/api/tables/{table}/record")).json()
        log = [json.loads(body) for body in await server.service.store.events(table)]
        decks = [event["deck"] for event in log if event["e"] == "dealt"]
        done = [deal["deck"] for deal in record["deals"]]
        assert done == decks[: len(done)]
        running = four[0].view["status"] == "playing"
        assert len(done) == len(decks) - int(running)
        for path in ("/api/me/tables", "/api/health", "/api/me"):
            assert CARD.findall((await people[4].http.get(path)).text.replace(table, "")) == []


async def test_the_log_of_the_server_holds_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    set_up_logs()
    async with (
        serving(tmp_path) as server,
        players(server, "Zarrin", "Sara", "R", "M", "G") as some,
    ):
        table = await four_at_a_table(server, some[:4], target=5)
        await some[4].open(table)
        await play_on(server, table, some, random.Random(3), ENOUGH)
        link = (await some[0].http.post("/api/me/link")).json()["path"]
        await some[0].http.get(link)
        await some[0].http.get("/api/tables/unknown/record")
        cookie = some[0].cookie
    text = written.getvalue()
    assert "table created" in text
    assert CARD.findall(text) == []
    for secret in (table, "Zarrin", cookie.split("=", 1)[1], link.rsplit("/", 1)[1], "discard"):
        assert secret not in text
