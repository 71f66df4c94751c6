"""What a client's message asks of its table."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from barg.server import protocol
from barg.server.decks import first_dealer, new_stock, next_deck
from barg.server.room import Room
from barg.server.tapped import as_written
from barg.tables import Refusal, Table
from barg.tables import commands as ask
from barg.tables.events import PersonId

NO_ID: Final = -1
_decoder: Final = msgspec.json.Decoder(protocol.ClientMessage)


class Malformed(Exception):  # noqa: N818 - a state, told apart by its name
    """A text that is no message; ``id`` is the message's as far as it could be read."""

    def __init__(self, message_id: int) -> None:
        super().__init__("not a message")
        self.id = message_id


def read_message(text: str | bytes) -> protocol.ClientMessage:
    """Read a message of a client.

    Raises:
        Malformed: it is none.
    """
    try:
        message: protocol.ClientMessage = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Malformed(_id_of(text)) from None
    return message


def _id_of(text: str | bytes) -> int:
    try:
        found: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return NO_ID
    number = found.get("id") if isinstance(found, dict) else None
    return number if type(number) is int and 0 <= number <= 2**53 else NO_ID


TableCommand = (
    protocol.Sit
    | protocol.Stand
    | protocol.Fill
    | protocol.Unfill
    | protocol.Start
    | protocol.Act
    | protocol.Undo
    | protocol.Claim
    | protocol.Next
)


def command_of(
    message: TableCommand, person: PersonId, name: str, room: Room
) -> Callable[[Table], ask.Command]:
    """The command that a message stands for, once it is known how the table is."""

    def command(table: Table) -> ask.Command:
        match message:
            case protocol.Sit(seat=seat):
                return ask.Sit(person, name, seat)
            case protocol.Stand():
                return ask.Stand(person)
            case protocol.Fill(level=level, seat=place):
                return ask.Fill(person, level, place)
            case protocol.Unfill(seat=seat):
                return ask.Unfill(person, seat)
            case protocol.Start():
                return ask.Start(person, first_dealer(table), next_deck(table))
            case protocol.Act() | protocol.Undo() | protocol.Claim():
                return in_the_deal(message, person, table)
            case protocol.Next():
                return ask.Next(person, room.presence.people, next_deck(table))

    return command


def in_the_deal(
    message: protocol.Act | protocol.Undo | protocol.Claim, person: PersonId, table: Table
) -> ask.Command:
    """The command that is asked for at a place of the running deal."""
    number, turn = message.number, message.turn
    if isinstance(message, protocol.Undo):
        return ask.Undo(person, number, turn, message.undone)
    if isinstance(message, protocol.Claim):
        return ask.Claim(person, number, turn, message.undone)
    action = as_written(table, message.action)
    return ask.Act(person, number, turn, action, new_stock(table, action), message.undone)


def no_identity() -> Refusal:
    """A connection without a guest may only watch."""
    return Refusal("no_identity", "reload the page first: you are not known here")
