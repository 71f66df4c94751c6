"""The open table: what a client says comes in, what a server would send goes out."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from barg import __version__
from barg.bots import choose
from barg.record import write_record
from barg.server import protocol
from barg.server.decks import new_table_id, next_deck
from barg.server.match_record import match_record
from barg.server.messages import command_of
from barg.server.own_steps import pause_before, step_alone
from barg.server.protocol_offline import Happened, Made
from barg.server.reasons import reason_of
from barg.server.rematch import next_match
from barg.server.room import NextDeal, Room
from barg.server.views import events_since, table_view
from barg.tables import Refusal, Table, after, decide
from barg.tables.commands import Command, Deal, Rematch
from barg.tables.events import Event, write_event

ME: Final = "me"
"""The one person of every table here."""
LEVEL: Final = "novice"
"""Of all bots here: the first level, which needs nothing compiled."""
BOT_DELAY: Final = 0.6
"""A bot's pause in seconds, as at a server that nobody has set up otherwise."""
SEED_BITS: Final = 63


class OpenedTable:
    """A table of one person and bots."""

    def __init__(self, table_id: str, table: Table) -> None:
        self._room = Room(table_id, table, connections={0: ME})

    @property
    def id(self) -> str:
        """Its name among all tables of the device."""
        return self._room.id

    @property
    def table(self) -> Table:
        """Its state; replaced, never changed."""
        return self._room.table

    def welcome(self) -> Happened:
        """What a client is told first."""
        welcome = protocol.Welcome(protocol.PROTOCOL, __version__, self._view())
        return self._happened(self.table.seq, [welcome])

    def say(self, message: protocol.ClientMessage) -> Happened:
        """Carry out what the person asks, and say so or why not."""
        before, made = self.table.seq, None
        try:
            match message:
                case protocol.Ping():
                    return self._happened(before, [protocol.Pong(message.id)])
                case protocol.Sync(since=since):
                    return self._happened(before, [self._update(since), protocol.Done(message.id)])
                case protocol.Rematch():
                    made = self._rematch()
                case _:
                    self._do(command_of(message, ME, self._name(), self._room)(self.table))
        except Refusal as refusal:
            refused = protocol.Refused(message.id, reason_of(refusal), self._view())
            return self._happened(before, [refused])
        return self._happened(before, [*self._news(before), protocol.Done(message.id)], made)

    def go_on(self) -> Happened:
        """Do what is due by itself, if anything."""
        before, step = self.table.seq, step_alone(self.table)
        if isinstance(step, NextDeal):
            self._do(Deal(step.number, next_deck(self.table)))
        elif step is not None:
            action = choose(LEVEL, step.observation, secrets.randbits(SEED_BITS))
            self._do(step.command(self.table, action))
        return self._happened(before, self._news(before))

    def record(self) -> str:
        """The finished deals as the text of a record."""
        return write_record(match_record(self.table, datetime.now().astimezone())).decode()

    def _do(self, command: Command) -> None:
        events = decide(self.table, command)
        if events:
            self._room.table = after(self.table, events)

    def _rematch(self) -> Made | None:
        """Set up the next match, unless that was done; both tables change together."""
        table_id, asked = new_table_id(), self.table
        self._do(Rematch(ME, table_id))
        return None if self.table is asked else Made(table_id, lines(next_match(asked, ME)))

    def _name(self) -> str:
        return next((who.name for _, who in self.table.people()), "")

    def _view(self) -> protocol.TableView:
        """The table as the person sees it; strong bots, who give hints, are not here."""
        view = table_view(self.table, self._room.id, ME, self._room.presence)
        view.can_hint = False
        return view

    def _update(self, since: int) -> protocol.Update:
        seat = self.table.seat_of(ME)
        return protocol.Update(events_since(self.table, since, seat), self._view())

    def _news(self, since: int) -> list[protocol.ServerMessage]:
        return [self._update(since)] if self.table.seq > since else []

    def _happened(
        self, since: int, messages: list[protocol.ServerMessage], made: Made | None = None
    ) -> Happened:
        log = lines(self.table.events[since:])
        due = step_alone(self.table) is not None
        pause = round(1000 * pause_before(self.table, BOT_DELAY)) if due else None
        return Happened(log, messages, pause, made)


def lines(events: Sequence[Event]) -> list[str]:
    """Events as they are kept."""
    return [write_event(event) for event in events]
