"""Everything that a node runs, put together; the handlers get it."""

import asyncio
from dataclasses import dataclass

from litestar.channels import ChannelsPlugin

from barg.server import protocol
from barg.server.analyses import Analyses
from barg.server.bots import BotPlayers
from barg.server.connection import Connection
from barg.server.decks import new_table_id
from barg.server.errors import OWN_FAULT
from barg.server.identity import Identities
from barg.server.limits import Limits
from barg.server.lobby import Lobby
from barg.server.logs import log_error
from barg.server.messages import command_of, no_identity
from barg.server.pacing import Pacer
from barg.server.reasons import reason_of
from barg.server.rematch import next_match
from barg.server.room import Room
from barg.server.rooms import Rooms, now_ms
from barg.server.worker import Worker
from barg.storage import Database, NotStored, Store
from barg.tables import Refusal
from barg.tables.commands import Rematch
from barg.tables.events import PersonId


@dataclass(frozen=True, slots=True)
class Service:
    """The parts of a node."""

    database: Database
    store: Store
    identities: Identities
    limits: Limits
    channels: ChannelsPlugin
    bots: BotPlayers
    rooms: Rooms
    pacer: Pacer
    lobby: Lobby
    origins: frozenset[str]
    worker: Worker
    analyses: Analyses

    async def answer(self, connection: Connection, message: protocol.ClientMessage) -> None:
        """Carry out what a client asks, and say so or why not.

        What is being stored is stored to the end, though the client may go meanwhile; then there
        is nobody to tell.
        """
        if isinstance(message, protocol.Ping):
            await connection.answer(protocol.Pong(message.id))
            return
        outcome = await asyncio.shield(self._outcome(connection, message))
        if isinstance(message, protocol.Sync) and isinstance(outcome, protocol.Done):
            await connection.sync(message.since)
        else:
            await connection.answer(outcome)

    async def _outcome(
        self, connection: Connection, message: protocol.ClientMessage
    ) -> protocol.Done | protocol.Refused:
        try:
            if isinstance(message, protocol.Sync):
                await self.rooms.catch_up(connection.room)
            else:
                await self._carry_out(connection, message)
        except Refusal as refusal:
            return protocol.Refused(message.id, reason_of(refusal), connection.view())
        except NotStored as error:
            log_error("not stored", error)
            return protocol.Refused(message.id, OWN_FAULT, connection.view())
        return protocol.Done(message.id)

    async def _carry_out(self, connection: Connection, message: protocol.ClientMessage) -> None:
        person, room = connection.person, connection.room
        if person is None:
            raise no_identity()
        if isinstance(message, protocol.Rematch):
            await self._rematch(room, person)
        elif not isinstance(message, protocol.Sync | protocol.Ping):
            name = ""
            if isinstance(message, protocol.Sit):
                await self.store.persons.keep(person, now_ms())
                name = await self.store.persons.name(person)
            await self.rooms.carry_out(room, command_of(message, person, name, room))

    async def _rematch(self, room: Room, person: PersonId) -> None:
        table_id = new_table_id()
        await self.rooms.carry_out(
            room,
            lambda _: Rematch(person, table_id),
            lambda table: (table_id, next_match(table, person)),
        )
        if room.table.rematch is not None:
            await self.rooms.get(room.table.rematch)

    async def close(self) -> None:
        """End everything that runs."""
        await self.pacer.close()
        await self.analyses.close()
        await self.bots.close()
        await self.worker.close()
        await self.database.close()
