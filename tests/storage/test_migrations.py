import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.engine import Connection

from barg.storage import Database, DatabaseError
from barg.storage.database import sqlite_url
from barg.storage.models import Base


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    found: list[object] = compare_metadata(context, Base.metadata)
    return found


async def test_the_migrations_make_what_the_models_say(database: Database) -> None:
    async with database.write() as connection:
        assert await connection.run_sync(differences) == []


async def test_migrating_again_changes_nothing(database: Database) -> None:
    await database.migrate()


async def test_many_at_once(url: str) -> None:
    databases = [Database(url) for _ in range(4)]
    await asyncio.gather(*(database.migrate() for database in databases))
    for database in databases:
        await database.close()


async def test_a_new_sqlite_file_that_another_process_holds_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "barg.sqlite3"
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    database = Database(sqlite_url(path))
    migrated = asyncio.create_task(database.migrate())
    await asyncio.wait({migrated}, timeout=0.3)
    assert not migrated.done()
    holder.execute("ROLLBACK")
    holder.close()
    await migrated
    await database.close()


async def test_a_database_of_a_newer_version_is_refused(database: Database, url: str) -> None:
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    newer = Database(url)
    with pytest.raises(DatabaseError, match="newer version"):
        await newer.migrate()
    await newer.close()


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "barg.sqlite3"
    path.write_text("this is a letter, not a database, and long enough to look like one" * 20)
    database = Database(sqlite_url(path))
    with pytest.raises(DatabaseError, match="cannot be opened"):
        await database.migrate()
    await database.close()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://x/y", "sqlite:///x"])
def test_urls_that_cannot_be(url: str) -> None:
    with pytest.raises(DatabaseError, match="database URL"):
        Database(url)


async def test_a_server_that_is_not_there() -> None:
    database = Database("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
    with pytest.raises(DatabaseError, match="cannot be opened"):
        await database.migrate()
    await database.close()


async def test_sqlite_is_set_up_for_many_readers_and_one_writer(tmp_path: Path) -> None:
    database = Database(sqlite_url(tmp_path / "barg.sqlite3"))
    await database.migrate()
    async with database.read() as connection:
        for pragma, value in (("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 1)):
            found = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one()
            assert found == value
    await database.close()
    with sqlite3.connect(tmp_path / "barg.sqlite3") as plain:
        assert plain.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    plain.close()
