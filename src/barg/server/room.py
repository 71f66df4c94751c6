"""One table in use on this node, and who is connected to it."""

import asyncio
import time
from dataclasses import dataclass, field

from barg.server.views import Presence
from barg.tables import Table
from barg.tables.events import PersonId


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot has to act at this place, after so many undos."""

    number: int
    turn: int
    undone: int = 0


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The deal of this number has to begin."""

    number: int


Step = BotTurn | NextDeal


@dataclass(eq=False, slots=True)
class Room:
    """A table in memory.

    Attributes:
        id: of the table.
        table: its state; replaced, never changed, by commands.
        lock: one command after the other.
        connections: for each open connection the person, or None.
        step: what the server itself does next, if anything, and ``task`` that waits for it.
        deal_at: when the next deal begins by itself (of the loop's clock), or None.
        used: when somebody last did something here.
        moved: whether the log brought something new that nobody was told yet.
    """

    id: str
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: dict[int, PersonId | None] = field(default_factory=dict)
    step: Step | None = None
    task: "asyncio.Task[None] | None" = None
    deal_at: float | None = None
    used: float = field(default_factory=time.monotonic)
    moved: bool = False

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and the server has nothing to do here."""
        return not self.connections and self.step is None and not self.lock.locked()

    @property
    def presence(self) -> Presence:
        """Who is connected."""
        people = frozenset(person for person in self.connections.values() if person is not None)
        watching = sum(self.table.seat_of(person) is None for person in self.connections.values())
        return Presence(people, watching)

    def next_deal_ms(self, now: float) -> int | None:
        """Milliseconds until the next deal begins by itself."""
        return None if self.deal_at is None else max(0, round(1000 * (self.deal_at - now)))
