"""The tables in use on this node: verify, apply, store, tell."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from barg.server import reasons
from barg.server.logs import log, ref
from barg.server.room import Room
from barg.server.summary import seated, table_row
from barg.storage import Conflict, Store, Write
from barg.tables import Refusal, Table, after, decide, evolve, fold
from barg.tables.commands import Command
from barg.tables.events import Event, read_event, write_event

ATTEMPTS = 20
Listener = Callable[[Room], None]


class Rooms:
    """Loads tables, carries out commands and tells the listeners of each change.

    Every command of a table waits for the one before; between processes the unique key of
    the log decides, and the loser decides anew on what the winner stored.
    """

    def __init__(self, store: Store, cached: int) -> None:
        self._store = store
        self._cached = cached
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self.listeners: list[Listener] = []

    def __len__(self) -> int:
        return len(self._rooms)

    async def get(self, table_id: str) -> Room:
        """The table with this id, up to date with the log.

        Raises:
            Refusal: there is none.
        """
        room = self._rooms.get(table_id)
        if room is None:
            return await self._load(table_id)
        room.used = time.monotonic()
        self._rooms.move_to_end(table_id)
        await self.catch_up(room)
        return room

    async def _load(self, table_id: str) -> Room:
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id in self._rooms:
                    return self._rooms[table_id]
                bodies = await self._store.events(table_id)
                if not bodies:
                    raise reasons.no_such_table()
                room = Room(table_id, fold(read_event(body) for body in bodies))
                self._add(room)
                return room
        finally:
            self._loading.pop(table_id, None)

    def _add(self, room: Room) -> None:
        self._rooms[room.id] = room
        if len(self._rooms) > self._cached:
            self._make_space()
        self._tell(room)

    def _make_space(self) -> None:
        for table_id, room in list(self._rooms.items())[:-1]:
            if len(self._rooms) <= self._cached:
                return
            if room.idle:
                del self._rooms[table_id]

    async def catch_up(self, room: Room) -> None:
        """Fold in what other processes have stored."""
        async with room.lock:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        for body in await self._store.events(room.id, room.table.seq):
            evolve(room.table, read_event(body))
            room.moved = True
        if room.moved:
            room.moved = False
            self._tell(room)

    async def create(self, table_id: str, events: Sequence[Event]) -> Room:
        """Store a new table."""
        table = fold(events)
        await self._store.append([_write(table_id, None, table, events)], now_ms())
        room = Room(table_id, table)
        log.info("table created", table=ref(table_id))
        self._add(room)
        return room

    async def carry_out(
        self,
        room: Room,
        command: Callable[[Table], Command],
        also: Callable[[Table], tuple[str, Sequence[Event]]] | None = None,
    ) -> None:
        """Decide, apply and store what follows from a command, and tell it.

        ``also`` makes a new table that is stored with it, all or nothing.

        Raises:
            Refusal: the table does not allow it.
        """
        async with room.lock:
            for _ in range(ATTEMPTS):
                events = decide(room.table, command(room.table))
                if not events:
                    return
                later = after(room.table, events)
                writes = [_write(room.id, room.table, later, events)]
                if also is not None:
                    other_id, other = also(room.table)
                    writes.insert(0, _write(other_id, None, fold(other), other))
                try:
                    await self._store.append(writes, now_ms())
                except Conflict:
                    await self._catch_up(room)
                    continue
                room.table = later
                room.used = time.monotonic()
                self._tell(room)
                return
        raise Refusal("busy", "the table is too busy: try again")

    def _tell(self, room: Room) -> None:
        for listener in self.listeners:
            listener(room)

    def all(self) -> list[Room]:
        """The tables in memory."""
        return list(self._rooms.values())

    def forget(self, room: Room) -> None:
        """Let a table leave memory, unless it is in use."""
        if room.idle:
            self._rooms.pop(room.id, None)

    def drop(self, table_id: str) -> None:
        """Let go of a table that is no longer stored."""
        self._rooms.pop(table_id, None)


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _write(table_id: str, before: Table | None, later: Table, events: Sequence[Event]) -> Write:
    seats = seated(later)
    return Write(
        table=table_id,
        seq=0 if before is None else before.seq,
        events=[write_event(event) for event in events],
        row=table_row(later),
        seats=None if before is not None and seated(before) == seats else seats,
    )
