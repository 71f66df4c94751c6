"""The terminal at a server's table."""

import asyncio
from pathlib import Path

import pytest

from barg.server.protocol import CreateTable, TableView
from barg.server.protocol_hint import AskHint
from barg.terminal.errors import TableError
from barg.terminal.hints import place_of
from barg.terminal.offers import offers
from barg.terminal.remote import RemoteTable
from barg.terminal.site import Site
from barg.terminal.source import message_of
from barg.terminal.words import Words
from tests.server.clients import Server

EN = Words("en")


class Watcher:
    def __init__(self) -> None:
        self.views: list[TableView] = []
        self.away: list[bool] = []

    @property
    def view(self) -> TableView:
        return self.views[-1]

    async def until_my_turn(self) -> None:
        for _ in range(500):
            if self.views and self.view.deal and self.view.deal.to_act == self.view.seat:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("it never came")


async def test_a_table_is_made_and_played_at(server: Server, tmp_path: Path) -> None:
    site = Site(server.url, tmp_path)
    assert await asyncio.to_thread(site.greet, "Ali") == "Ali"
    wanted = CreateTable(game="rummy", players=2, fill="random")
    table = RemoteTable(site, await asyncio.to_thread(site.create, wanted))
    watcher = Watcher()
    await table.open(watcher.views.append, watcher.away.append)
    try:
        await watcher.until_my_turn()
        offer = offers(watcher.view, [], EN)[0]
        assert await table.send(message_of(offer, watcher.view, 1)) is None
        wrong = message_of(offer, watcher.view, 2)
        reason = await table.send(wrong)
        assert reason is None or reason.code in ("stale", "drawn")
        assert watcher.away == [False]
    finally:
        await table.close()


async def test_a_hint_from_the_server(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.service.bots, "warm_up", lambda _: None)
    site = Site(server.url, tmp_path)
    await asyncio.to_thread(site.greet, "Ali")
    wanted = CreateTable(game="shithead", players=2, fill="random")
    table = RemoteTable(site, await asyncio.to_thread(site.create, wanted))
    watcher = Watcher()
    await table.open(watcher.views.append, watcher.away.append)
    try:
        await watcher.until_my_turn()
        place = place_of(watcher.view)
        assert place is not None
        hint = await table.hint(place)
        assert hint.action in watcher.view.deal.legal  # type: ignore[union-attr]
        with pytest.raises(TableError) as refused:
            await table.hint(AskHint(place.number, place.turn + 1, place.undone))
        assert refused.value.reason is not None
        assert refused.value.reason.code == "stale"
    finally:
        await table.close()


async def test_the_same_person_again(server: Server, tmp_path: Path) -> None:
    await asyncio.to_thread(Site(server.url, tmp_path).greet, "Sara")
    assert await asyncio.to_thread(Site(server.url, tmp_path).greet, "") == "Sara"


async def test_no_such_table(server: Server, tmp_path: Path) -> None:
    site = Site(f"{server.url}/t/nowhere", tmp_path)
    await asyncio.to_thread(site.greet, "")
    table = RemoteTable(site, site.table)
    with pytest.raises(TableError, match="no such table"):
        await table.open(lambda view: None, lambda away: None)
    await table.close()


@pytest.mark.parametrize("address", ["", "ftp://host", "http://", "://"])
def test_no_address(address: str, tmp_path: Path) -> None:
    with pytest.raises(TableError, match="not the address"):
        Site(address, tmp_path)


def test_nobody_there(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="cannot be reached"):
        Site("http://127.0.0.1:9", tmp_path).greet("")


def test_a_server_of_something_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = Site("http://127.0.0.1:9", tmp_path)
    for answer in (b"<html>", b"[]", b'{"name": 3}'):
        monkeypatch.setattr(site, "_read", lambda *_, said=answer: said)
        with pytest.raises(TableError, match="no server of Barg"):
            site.greet("")
