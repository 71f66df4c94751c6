"""What crosses between a page and the table that it plays without a network, as types.

There is no wire: the page asks a worker in the same browser (``barg.offline``), one ask after
the other, and gets one answer to each. The page keeps the log, and hands it in when it opens a
table; new events are kept before their messages are shown.
"""

from msgspec import Struct

from barg.server.protocol import ClientMessage, CreateTable, GameInfo, ServerMessage
from barg.server.protocol_words import Reason


class MakeTable(Struct, tag_field="do", tag="make", forbid_unknown_fields=True):
    """Make a table, answered by `Made`."""

    wanted: CreateTable
    name: str
    """Of the person, or empty."""


class OpenTable(Struct, tag_field="do", tag="open", forbid_unknown_fields=True):
    """Take up the table that this log is of, in the place of another; answered by `Happened`."""

    table: str
    log: list[str]


class Say(Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Say to the open table what would be said to a server, answered by `Happened`."""

    table: str
    message: ClientMessage


class GoOn(Struct, tag_field="do", tag="go_on", forbid_unknown_fields=True):
    """Let the open table do what is due by itself, answered by `Happened`."""

    table: str


class TakeRecord(Struct, tag_field="do", tag="take_record", forbid_unknown_fields=True):
    """Ask for the finished deals of the open table, answered by `RecordTaken`."""

    table: str


class ListGames(Struct, tag_field="do", tag="list_games", forbid_unknown_fields=True):
    """Ask for the games with their presets and options, answered by `Games`."""


OfflineAsk = MakeTable | OpenTable | Say | GoOn | TakeRecord | ListGames


class Made(Struct, tag_field="is", tag="made"):
    """A new table, which is not open yet."""

    table: str
    log: list[str]


class Happened(Struct, tag_field="is", tag="happened"):
    """What happened at the open table."""

    log: list[str]
    """New events, to be kept."""
    messages: list[ServerMessage]
    """As a server would have sent them."""
    pause_ms: int | None
    """After so many milliseconds the table wants to go on; None: it waits for the person."""
    made: Made | None = None
    """The table of the next match, to be kept before the log."""


class RecordTaken(Struct, tag_field="is", tag="record"):
    """A record, as text."""

    text: str


class Games(Struct, tag_field="is", tag="games"):
    """All games."""

    games: list[GameInfo]


class NotDone(Struct, tag_field="is", tag="not_done"):
    """Why nothing was done. ``log_broken``: the log is none, and no table was opened."""

    reason: Reason


OfflineAnswer = Made | Happened | RecordTaken | Games | NotDone
