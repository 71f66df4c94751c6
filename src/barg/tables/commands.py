"""What people, bots and the server ask of a table. Chance comes in with the command."""

from dataclasses import dataclass

from barg.game import Seat
from barg.tables.events import PersonId, TableId


@dataclass(frozen=True, slots=True)
class Sit:
    """A person takes a seat."""

    person: PersonId
    name: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Stand:
    """A person gives up the own seat."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Rename:
    """A person has another name from now on."""

    person: PersonId
    name: str


@dataclass(frozen=True, slots=True)
class Fill:
    """Put bots on the empty seats: on all of them, or on one."""

    person: PersonId
    level: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Unfill:
    """Take a bot off its seat before the match begins."""

    person: PersonId
    seat: Seat


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the match with this dealer, drawn by lot, and this deck."""

    person: PersonId
    dealer: Seat
    deck: str


@dataclass(frozen=True, slots=True)
class Act:
    """A person acts at this place of this deal; ``shuffled``: a new stock, where one is needed.

    ``undone`` says how often actions of the deal had been taken back; None: whoever asks does
    not know that this may happen.
    """

    person: PersonId
    number: int
    turn: int
    action: str
    shuffled: str = ""
    undone: int | None = None


@dataclass(frozen=True, slots=True)
class BotAct:
    """A bot acts at this place of this deal; ``shuffled`` and ``undone`` as in `Act`."""

    seat: Seat
    number: int
    turn: int
    action: str
    shuffled: str = ""
    undone: int | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """A person takes back the last own action, as seen from this place of this deal."""

    person: PersonId
    number: int
    turn: int
    undone: int


@dataclass(frozen=True, slots=True)
class Claim:
    """A person takes the rest of the deal, as seen from this place of it."""

    person: PersonId
    number: int
    turn: int
    undone: int


@dataclass(frozen=True, slots=True)
class Next:
    """A person asks for the next deal; it begins when all connected people have asked."""

    person: PersonId
    online: frozenset[PersonId]
    deck: str


@dataclass(frozen=True, slots=True)
class Deal:
    """The time for the next deal has come; ``number`` is the deal that was waited for."""

    number: int
    deck: str


@dataclass(frozen=True, slots=True)
class Rematch:
    """A person sets up another match at a new table."""

    person: PersonId
    table: TableId


Command = (
    Sit
    | Stand
    | Rename
    | Fill
    | Unfill
    | Start
    | Act
    | BotAct
    | Undo
    | Claim
    | Next
    | Deal
    | Rematch
)
