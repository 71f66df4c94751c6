"""The connection to SQLite or PostgreSQL, by URL, and the migrations at start-up."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event, make_url, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from barg.errors import BargError
from barg.storage.migrate import NewerDatabase, upgrade

SQLITE_WAIT_SECONDS: Final = 30
_SQLITE_RETRY_SECONDS: Final = 0.05
SCHEMES: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")
_MIGRATION_LOCK: Final = 20_826_514


class DatabaseError(BargError):
    """The database cannot be used; the sentence says why."""


class NotStored(Exception):  # noqa: N818 - a state, told apart by its name
    """The database did not take a write: its disk is full, it has gone …"""


def sqlite_url(path: Path) -> str:
    """The URL of a database in a file."""
    return f"sqlite+aiosqlite:///{path}"


class Database:
    """An engine whose writes take the lock at once, so that they wait and never fail midway."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
        except (ArgumentError, ValueError):  # ValueError: a port that is no number
            raise DatabaseError("the database URL cannot be read") from None
        if parsed.drivername not in SCHEMES:
            raise DatabaseError(
                f"the database URL must begin with {' or '.join(SCHEMES)}, "
                f"not {parsed.drivername[:40]}"
            )
        self.sqlite = parsed.get_backend_name() == "sqlite"
        try:
            self.engine = _sqlite_engine(url) if self.sqlite else _engine(url)
        except ModuleNotFoundError as error:
            raise DatabaseError(f"the database needs the package {error.name}") from None

    async def migrate(self) -> None:
        """Bring the schema up to date.

        Raises:
            DatabaseError: it cannot be reached, or is of a newer version of Barg.
        """
        try:
            async with self.write() as connection:
                if not self.sqlite:
                    lock = text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
                    await connection.execute(lock)
                await connection.run_sync(upgrade)
        except NewerDatabase:
            raise DatabaseError(
                "the database was written by a newer version of Barg: install that version"
            ) from None
        except (DBAPIError, NotStored, OSError) as error:
            reason = getattr(error, "orig", None) or error
            raise DatabaseError(f"the database cannot be opened: {reason}") from None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may write.

        Raises:
            NotStored: nothing of it was stored, through no fault of what was written.
        """
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise NotStored(str(error.orig)) from error

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads; it never waits for a writer."""
        async with self.engine.connect() as connection:
            await connection.execution_options(barg_reads=True)
            yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def _engine(url: str, **settings: Any) -> AsyncEngine:
    """An engine whose errors do not name what was to be stored: decks are secret."""
    return create_async_engine(url, hide_parameters=True, **settings)


def _sqlite_engine(url: str) -> AsyncEngine:
    engine = _engine(url, connect_args={"timeout": SQLITE_WAIT_SECONDS})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions are begun by `_begin_sqlite` alone
    connection.run_async(_set_sqlite_up)


async def _set_sqlite_up(connection: Any) -> None:
    """Choose the write-ahead log; SQLite itself does not wait for others with that."""
    ends = time.monotonic() + SQLITE_WAIT_SECONDS
    while True:
        try:
            await connection.execute_fetchall("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > ends:
                raise
        await asyncio.sleep(_SQLITE_RETRY_SECONDS)
    await connection.execute_fetchall("PRAGMA synchronous=NORMAL")
    await connection.execute_fetchall("PRAGMA foreign_keys=ON")


def _begin_sqlite(connection: Connection) -> None:
    reads = connection.get_execution_options().get("barg_reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
