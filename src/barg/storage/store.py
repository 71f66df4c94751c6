"""The log of tables: appended to, read from a place on, and listed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from barg.storage.database import Database
from barg.storage.models import Base, EventModel, ParticipantModel, TableModel
from barg.storage.persons import Persons


class Conflict(Exception):  # noqa: N818 - a state, told apart by its name
    """Somebody else stored an event of this table first."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """The summary of a table that is stored beside its log."""

    game: str
    status: str
    host: str
    waits: str
    to_act: int | None
    names: str
    totals: str


@dataclass(frozen=True, slots=True)
class Write:
    """Events to append to a table after ``seq``; a new table has ``seq`` 0.

    ``seats`` maps the people who sit there to their seats, or is None where it has not
    changed.
    """

    table: str
    seq: int
    events: Sequence[str]
    row: TableRow
    seats: Mapping[str, int] | None = None


class Store:
    """Everything that the server keeps."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.persons = Persons(database)

    async def append(self, writes: Sequence[Write], at: int) -> None:
        """Store all or nothing.

        Raises:
            Conflict: one of the tables has gone on (or exists already).
        """
        try:
            async with self._database.write() as connection:
                for write in writes:
                    await _append(connection, write, at)
        except IntegrityError as error:
            raise Conflict from error

    async def events(self, table: str, after: int = 0) -> list[str]:
        """The log of a table after a place, in order; empty for an unknown table."""
        query = (
            select(EventModel.body)
            .where(EventModel.table_id == table, EventModel.seq > after)
            .order_by(EventModel.seq)
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def created(self, table: str) -> int | None:
        """When a table was made; None for an unknown one."""
        query = select(TableModel.created).where(TableModel.id == table)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def of_person(self, person: str, limit: int) -> list[Row[Any]]:
        """The tables of a person, newest first, with the own seat or None."""
        query = (
            select(TableModel, ParticipantModel.seat)
            .outerjoin(
                ParticipantModel,
                (ParticipantModel.table_id == TableModel.id)
                & (ParticipantModel.person_id == person),
            )
            .where(or_(TableModel.host == person, ParticipantModel.person_id == person))
            .order_by(TableModel.updated.desc())
            .limit(limit)
        )
        async with self._database.read() as connection:
            found: Any = (await connection.execute(query)).all()
        return list(found)

    async def waiting_for(self, *what: str) -> list[str]:
        """The tables that wait for a bot or for a deal."""
        query = select(TableModel.id).where(TableModel.waits.in_(what))
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def idle_lobbies(self, before: int) -> list[str]:
        """The tables whose match has not begun and that nobody has touched since."""
        query = select(TableModel.id).where(
            TableModel.status == "waiting", TableModel.updated < before
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def remove_lobby(self, table: str, before: int) -> None:
        """Forget a table, unless somebody has touched it meanwhile."""
        query = delete(TableModel).where(
            TableModel.id == table, TableModel.status == "waiting", TableModel.updated < before
        )
        async with self._database.write() as connection:
            await connection.execute(query)

    async def check(self) -> None:
        """Ask the database anything; raises when it does not answer."""
        async with self._database.read() as connection:
            await connection.execute(select(1))


_tables, _events, _seats = (
    Base.metadata.tables[name] for name in ("tables", "events", "participants")
)
_new_table = insert(_tables)
_new_events = insert(_events)
_new_seats = insert(_seats)
_no_seats = delete(_seats).where(_seats.c.table_id == bindparam("of_table"))
_summary = ("updated", *TableRow.__slots__)
_next_row = (
    update(_tables)
    .where(_tables.c.id == bindparam("of_table"), _tables.c.seq == bindparam("before"))
    .values(seq=bindparam("after"), **{name: bindparam(f"new_{name}") for name in _summary})
)


async def _append(connection: AsyncConnection, write: Write, at: int) -> None:
    row = {name: getattr(write.row, name) for name in TableRow.__slots__}
    seq = write.seq + len(write.events)
    if write.seq == 0:
        values = {"id": write.table, "created": at, "updated": at, "seq": seq, **row}
        await connection.execute(_new_table, values)
    else:
        values = {f"new_{name}": value for name, value in {"updated": at, **row}.items()}
        place = {"of_table": write.table, "before": write.seq, "after": seq}
        if (await connection.execute(_next_row, {**place, **values})).rowcount != 1:
            raise Conflict
    events = [
        {"table_id": write.table, "seq": number, "at": at, "body": body}
        for number, body in enumerate(write.events, start=write.seq + 1)
    ]
    await connection.execute(_new_events, events)
    if write.seats is not None:
        await _set_seats(connection, write.table, write.seats)


async def _set_seats(connection: AsyncConnection, table: str, seats: Mapping[str, int]) -> None:
    await connection.execute(_no_seats, {"of_table": table})
    if seats:
        rows = [
            {"table_id": table, "person_id": person, "seat": seat} for person, seat in seats.items()
        ]
        await connection.execute(_new_seats, rows)
