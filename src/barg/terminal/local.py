"""A table in this process: one person, and bots on all other seats."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Final

from barg.record import write_record
from barg.server import protocol
from barg.server.advising import advice
from barg.server.bots import BotPlayers
from barg.server.creation import new_table
from barg.server.decks import next_deck
from barg.server.match_record import match_record
from barg.server.messages import in_the_deal
from barg.server.own_steps import pause_before, step_alone
from barg.server.protocol_hint import AskHint, Hint
from barg.server.protocol_words import Reason
from barg.server.reasons import reason_of
from barg.server.rematch import next_match
from barg.server.room import NextDeal
from barg.server.views import Presence, table_view
from barg.tables import Refusal, Table, after, decide, fold
from barg.tables.commands import Command, Deal, Next
from barg.tables.names import normalise_name
from barg.terminal.errors import TableError
from barg.terminal.source import Changed

ME: Final = "me"
NAME: Final = "here"
WORKERS: Final = 1


class LocalTable:
    """A match against bots; they think in a process of their own, as at a server."""

    def __init__(self, wanted: protocol.CreateTable, name: str, delay: float) -> None:
        """Make the table; without a name the person is a guest.

        Raises:
            TableError: the rules do not allow it, or nothing of the name can be seen.
        """
        try:
            shown = normalise_name(name) if name.strip() else ""
            self.table = fold(new_table(wanted, ME, shown))
        except Refusal as refusal:
            raise TableError(refusal.text) from None
        self._delay = delay
        self._bots = BotPlayers(WORKERS)
        self._task: asyncio.Task[None] | None = None
        self._changed: Changed = lambda view: None

    async def open(self, changed: Changed, away: Callable[[bool], None]) -> None:
        """Begin to tell of changes; nothing goes away here."""
        del away
        self._changed = changed
        self._tell()

    async def send(self, message: protocol.ClientMessage) -> Reason | None:
        """Ask something of the table."""
        try:
            match message:
                case protocol.Act() | protocol.Undo() | protocol.Claim():
                    self._do(in_the_deal(message, ME, self.table))
                case protocol.Next():
                    self._do(Next(ME, frozenset({ME}), next_deck(self.table)))
                case protocol.Rematch():
                    self._become(fold(next_match(self.table, ME)))
        except Refusal as refusal:
            return reason_of(refusal)
        return None

    async def hint(self, place: AskHint) -> Hint:
        """What the strongest bot would do; a stand-in's advice until that one is compiled."""
        try:
            return await advice(self._bots, self.table, ME, place)
        except Refusal as refusal:
            raise TableError(refusal.text, reason_of(refusal)) from None

    async def record(self) -> bytes:
        """The finished deals as a record."""
        record = match_record(self.table, datetime.now().astimezone())
        return write_record(record)

    async def close(self) -> None:
        """End the bots."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._bots.close()

    def _do(self, command: Command) -> None:
        events = decide(self.table, command)
        if events:
            self._become(after(self.table, events))

    def _become(self, table: Table) -> None:
        self.table = table
        self._tell()

    def _tell(self) -> None:
        self._show()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._go_on())

    def _show(self) -> None:
        self._changed(table_view(self.table, NAME, ME, Presence(frozenset({ME}))))

    async def _go_on(self) -> None:
        """Let the bots act until it is the person's turn again."""
        while (command := await self._bot_command(self.table)) is not None:
            with suppress(Refusal):
                self.table = after(self.table, decide(self.table, command))
            self._show()

    async def _bot_command(self, table: Table) -> Command | None:
        step = step_alone(table)
        if step is None:
            return None
        await asyncio.sleep(pause_before(table, self._delay))
        if isinstance(step, NextDeal):
            return Deal(step.number, next_deck(table))
        action = await self._bots.choose(step.level, step.observation)
        return step.command(table, action)
