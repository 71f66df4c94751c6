"""A fresh database of each kind, as a fixture."""

import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from barg.storage import Database
from barg.storage.database import sqlite_url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    if request.param == "sqlite":
        yield sqlite_url(tmp_path / "barg.sqlite3")
        return
    server = os.environ.get("BARG_TEST_POSTGRES")
    if not server:
        pytest.skip("BARG_TEST_POSTGRES names no PostgreSQL")
    name = f"barg_{secrets.token_hex(6)}"
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    yield engine.url.set(database=name).render_as_string(hide_password=False)
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()


@contextmanager
def full(database: Database) -> Iterator[None]:
    """Meanwhile the file of a database cannot grow, as on a disk that is full."""
    engine = database.engine.sync_engine
    pages = [1]

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages[0]}")

    event.listen(engine, "begin", limit)
    yield
    pages[0] = 1_000_000
