"""One open connection to a table: what it has seen, and what it is sent next."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from barg import __version__
from barg.server import protocol
from barg.server.room import Room
from barg.server.views import events_since, table_view
from barg.tables.events import PersonId

Send = Callable[[str], Awaitable[None]]
_encoder: Final = msgspec.json.Encoder()
SEND_SECONDS: Final = 20
"""A client that takes nothing for so long is given up."""


class Connection:
    """Sends one client its own view of a table; views never go back in time."""

    def __init__(self, room: Room, person: PersonId | None, send: Send) -> None:
        self.room = room
        self.person = person
        self._send = send
        self._lock = asyncio.Lock()
        self._seen = 0
        self._deal_at: float | None = None
        self._presence: protocol.Presence | None = None

    def view(self) -> protocol.TableView:
        """The table as this client may see it now."""
        room = self.room
        left = room.next_deal_ms(asyncio.get_running_loop().time())
        return table_view(room.table, room.id, self.person, room.presence, left)

    async def welcome(self) -> None:
        """Send the first message."""
        async with self._lock:
            self._note()
            await self._send_now(protocol.Welcome(protocol.PROTOCOL, __version__, self.view()))

    async def update(self) -> None:
        """Send what the client has not seen yet, if there is anything."""
        async with self._lock:
            room = self.room
            if room.table.seq <= self._seen and room.deal_at == self._deal_at:
                return
            await self._update_from(self._seen)

    async def sync(self, since: int) -> None:
        """Send all events after a place, as the client asks."""
        async with self._lock:
            await self._update_from(min(since, self.room.table.seq))

    async def _update_from(self, since: int) -> None:
        table = self.room.table
        events = events_since(table, since, table.seat_of(self.person))
        self._note()
        await self._send_now(protocol.Update(events, self.view()))

    def _note(self) -> None:
        self._seen, self._deal_at = self.room.table.seq, self.room.deal_at

    async def presence(self) -> None:
        """Send who is connected, unless the client was told the same before."""
        async with self._lock:
            now = self.room.presence
            message = protocol.Presence(now.seats(self.room.table), now.spectators)
            if message != self._presence:
                self._presence = message
                await self._send_now(message)

    async def answer(self, message: protocol.ServerMessage) -> None:
        """Send a message in its turn."""
        async with self._lock:
            await self._send_now(message)

    async def _send_now(self, message: protocol.ServerMessage) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._send(_encoder.encode(message).decode())
