import asyncio
import traceback
from pathlib import Path

import pytest

from barg.storage import Conflict, Database, NotStored, Store, TableRow, Write
from barg.storage.database import sqlite_url
from tests.storage.databases import full

ROW = TableRow("shelem", "playing", "host", "bot", 2, '["Ali","","",""]', "[0, 0]")
LOBBY = TableRow("shelem", "waiting", "host", "people", None, "[]", "[0, 0]")


@pytest.fixture
async def store(database: Database) -> Store:
    store = Store(database)
    await store.persons.keep("host", 1)
    return store


async def test_a_log_is_read_back_from_any_place(store: Store) -> None:
    await store.append([Write("t", 0, ["a", "b"], ROW, {"host": 1})], 10)
    await store.append([Write("t", 2, ["c"], ROW)], 20)
    assert await store.events("t") == ["a", "b", "c"]
    assert await store.events("t", 2) == ["c"]
    assert await store.events("t", 3) == []
    assert await store.events("unknown") == []
    assert await store.created("t") == 10
    assert await store.created("unknown") is None


async def test_the_second_to_append_at_a_place_is_told(store: Store) -> None:
    await store.append([Write("t", 0, ["a"], ROW, {})], 10)
    await store.append([Write("t", 1, ["b"], ROW)], 10)
    for place in (0, 1, 3):
        with pytest.raises(Conflict):
            await store.append([Write("t", place, ["x"], ROW)], 10)
    assert await store.events("t") == ["a", "b"]


async def test_of_many_at_once_one_wins(store: Store) -> None:
    await store.append([Write("t", 0, ["a"], ROW, {})], 10)
    tries = [store.append([Write("t", 1, [f"b{n}"], ROW)], 10) for n in range(20)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 19
    assert len(await store.events("t")) == 2


async def test_two_tables_are_stored_both_or_not_at_all(store: Store) -> None:
    await store.append([Write("old", 0, ["a"], ROW, {})], 10)
    both = [Write("new", 0, ["a"], ROW, {}), Write("old", 5, ["b"], ROW)]
    with pytest.raises(Conflict):
        await store.append(both, 10)
    assert await store.events("new") == []


async def test_the_tables_of_a_person(store: Store) -> None:
    await store.persons.rename("ali", "Ali", 1)
    await store.append([Write("made", 0, ["a"], ROW, {})], 10)
    await store.append([Write("seated", 0, ["a"], ROW, {"ali": 2})], 20)
    rows = await store.of_person("ali", 10)
    assert [(row.id, row.seat, row.to_act) for row in rows] == [("seated", 2, 2)]
    assert [(r.id, r.seat) for r in await store.of_person("host", 10)] == [
        ("seated", None),
        ("made", None),
    ]
    await store.append([Write("seated", 1, ["b"], ROW, {})], 30)
    assert await store.of_person("ali", 10) == []
    assert len(await store.of_person("host", 1)) == 1


async def test_names(store: Store) -> None:
    assert await store.persons.name("nobody") == ""
    await asyncio.gather(*(store.persons.rename("ali", "علی", 1) for _ in range(5)))
    assert await store.persons.name("ali") == "علی"


async def test_what_waits_for_whom(store: Store) -> None:
    await store.append([Write("t", 0, ["a"], ROW, {})], 10)
    await store.append([Write("l", 0, ["a"], LOBBY, {})], 10)
    assert await store.waiting_for("bot", "deal") == ["t"]


async def test_case_40_lobbies_that_nobody_joined_are_forgotten(store: Store) -> None:
    await store.append([Write("l", 0, ["a"], LOBBY, {"host": 0})], 10)
    await store.append([Write("t", 0, ["a"], ROW, {})], 10)
    assert await store.idle_lobbies(10) == []
    assert await store.idle_lobbies(11) == ["l"]
    for table in ("l", "t"):
        await store.remove_lobby(table, 11)
    assert await store.events("l") == []
    assert await store.events("t") == ["a"]
    assert [row.id for row in await store.of_person("host", 9)] == ["t"]


async def test_the_database_answers(store: Store) -> None:
    await store.check()


async def test_a_full_disk_is_told_without_a_word_of_what_was_to_be_stored(tmp_path: Path) -> None:
    database = Database(sqlite_url(tmp_path / "barg.sqlite3"))
    await database.migrate()
    with full(database), pytest.raises(NotStored) as caught:
        await Store(database).persons.rename("p" * 20, "SECRET" * 5_000, 1)
    told = "".join(traceback.format_exception(caught.value))
    assert "is full" in told
    assert "SECRET" * 2 not in told
    await database.close()
