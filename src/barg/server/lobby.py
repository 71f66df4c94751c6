"""Who is connected where, and what every connection is told."""

from itertools import count
from typing import Final

from litestar.channels import ChannelsPlugin

from barg.server.connection import Connection
from barg.server.pacing import Pacer
from barg.server.room import Room
from barg.server.rooms import Rooms

CHANGED: Final = "changed"
PEOPLE: Final = "people"


class Lobby:
    """Passes the word that a table has changed to its connections, wherever they are.

    A message says only what changed; each connection builds its own view.
    """

    def __init__(self, rooms: Rooms, pacer: Pacer, channels: ChannelsPlugin) -> None:
        self._rooms = rooms
        self._pacer = pacer
        self._channels = channels
        self._numbers = count(1)
        self.open = 0
        rooms.listeners.append(self._tell)

    def _tell(self, room: Room) -> None:
        self._publish(room, CHANGED)

    def _publish(self, room: Room, what: str) -> None:
        self._channels.publish({"what": what, "seq": room.table.seq}, channel_of(room.id))

    def enter(self, connection: Connection) -> int:
        """Count a connection in; the number stands for it."""
        number = next(self._numbers)
        room = connection.room
        room.connections[number] = connection.person
        self.open += 1
        self._publish(room, PEOPLE)
        self._pacer.plan(room)
        return number

    async def leave(self, connection: Connection, number: int) -> None:
        """Count a connection out; the last one lets a finished table leave memory."""
        room = connection.room
        del room.connections[number]
        self.open -= 1
        self._publish(room, PEOPLE)
        if room.table.status == "over":
            self._rooms.forget(room)
        else:
            await self._pacer.people_changed(room)


def channel_of(table_id: str) -> str:
    """The channel of a table."""
    return f"table:{table_id}"
