"""Case 52: two processes write to one file; nobody ever hears that it is locked."""

import asyncio
import subprocess
import sys
from pathlib import Path

from barg.storage import Database, Store
from barg.storage.database import sqlite_url

EVENTS = 150
WRITER = """
import asyncio, sys
from barg.storage import Conflict, Database, Store, TableRow, Write

async def main(url, own, events):
    database = Database(url)
    await database.migrate()
    store = Store(database)
    await store.persons.keep("host", 1)
    row = TableRow("shelem", "playing", "host", "bot", 0, "[]", "[]")
    lost = 0
    async def fill(table):
        for seq in range(events):
            await store.append([Write(table, seq, ["own"], row, {} if seq == 0 else None)], 1)
    async def race():
        nonlocal lost
        while len(await store.events("shared")) < events:
            seq = len(await store.events("shared"))
            try:
                await store.append([Write("shared", seq, [own], row, {"host": seq})], 1)
            except Conflict:
                lost += 1
    await asyncio.gather(fill(own + "1"), fill(own + "2"), race())
    await database.close()
    print(lost)

asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
"""


async def test_case_52_two_writer_processes(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "barg.sqlite3")
    writers = [
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            WRITER,
            url,
            name,
            str(EVENTS),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for name in ("a", "b")
    ]
    for writer in writers:
        _, errors = await writer.communicate()
        assert writer.returncode == 0, errors.decode()[-2000:]
    database = Database(url)
    store = Store(database)
    for table in ("a1", "a2", "b1", "b2", "shared"):
        assert len(await store.events(table)) >= EVENTS
    assert set(await store.events("shared")) == {"a", "b"}
    await database.close()
