"""What happens at a table. The log of these is the table; each is stored as JSON."""

from typing import Final

import msgspec
from msgspec import Struct

from barg.game import OptionValue, Seat

PersonId = str
TableId = str


PLAYERS_OF_OLD: Final = 4
"""Logs from before the number was written are of Shelem with four players."""


class _Event(Struct, frozen=True, tag_field="e", forbid_unknown_fields=True, omit_defaults=True):
    pass


class Created(_Event, frozen=True, tag="created"):
    """Somebody made the table.

    ``rules`` holds the value of every option, so that a later change of a preset changes
    no table; ``changed`` are the options that differed from the preset on that day.
    """

    game: str
    preset: str
    rules: dict[str, OptionValue]
    changed: tuple[str, ...]
    host: PersonId
    players: int = PLAYERS_OF_OLD


class PersonSat(_Event, frozen=True, tag="person_sat"):
    """A person took a seat that was empty or a bot's."""

    seat: Seat
    person: PersonId
    name: str


class BotSat(_Event, frozen=True, tag="bot_sat"):
    """A bot was put on an empty seat."""

    seat: Seat
    level: str


class Stood(_Event, frozen=True, tag="stood"):
    """A seat became empty."""

    seat: Seat


class Renamed(_Event, frozen=True, tag="renamed"):
    """The person on a seat chose another name."""

    seat: Seat
    name: str


class Started(_Event, frozen=True, tag="started"):
    """The match began; the dealer was drawn by lot."""

    dealer: Seat


class Dealt(_Event, frozen=True, tag="dealt"):
    """A deal began with this deck, in dealing order."""

    deck: str


class Acted(_Event, frozen=True, tag="acted"):
    """The seat in turn acted; ``shuffled`` is the new stock from its top where one was needed."""

    seat: Seat
    action: str
    shuffled: str = ""


class Undone(_Event, frozen=True, tag="undone"):
    """A person took back the own action at this place of the deal, and all that came after."""

    seat: Seat
    turn: int


class Claimed(_Event, frozen=True, tag="claimed"):
    """A person took all the remaining tricks, which was proven; their cards follow as actions."""

    seat: Seat


class Ready(_Event, frozen=True, tag="ready"):
    """A person asked for the next deal."""

    seat: Seat


class Rematched(_Event, frozen=True, tag="rematched"):
    """Another match was set up at a new table."""

    table: TableId


Event = (
    Created
    | PersonSat
    | BotSat
    | Stood
    | Renamed
    | Started
    | Dealt
    | Acted
    | Undone
    | Claimed
    | Ready
    | Rematched
)

_decoder: Final = msgspec.json.Decoder(Event)
_encoder: Final = msgspec.json.Encoder()


def read_event(body: bytes | str) -> Event:
    """Read a stored event."""
    event: Event = _decoder.decode(body)
    return event


def write_event(event: Event) -> str:
    """Write an event for the log."""
    return _encoder.encode(event).decode()
