"""A table, folded from the log of its events."""

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Literal

from barg.cards import parse_cards
from barg.game import GAMES, Action, Match, Seat
from barg.tables.events import (
    Acted,
    BotSat,
    Created,
    Dealt,
    Event,
    PersonId,
    PersonSat,
    Ready,
    Rematched,
    Renamed,
    Started,
    Stood,
    TableId,
)

Status = Literal["waiting", "playing", "between", "over"]


@dataclass(frozen=True, slots=True)
class Empty:
    """Nobody sits here."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person sits here."""

    id: PersonId
    name: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot sits here."""

    level: str


Occupant = Empty | Person | Bot


@dataclass(slots=True)
class DealLog:
    """One deal as a record needs it: the deck, and who did what."""

    deck: str
    actions: list[tuple[Seat, str]] = field(default_factory=list)

    def clone(self) -> "DealLog":
        """An independent copy."""
        return DealLog(self.deck, list(self.actions))


class Table:
    """The state of a table. `evolve` changes it, `after` gives a changed copy.

    Attributes:
        created: the first event; it holds the game, the rules and the host.
        rules: the rules of the match.
        events: the whole log so far; its length is the sequence number of the last.
        seats: who sits where.
        ready: the seats that have asked for the next deal.
        match: the match, once begun.
        deals: deck and actions of every deal.
        held: which seat's cards a person has held in the running deal.
        rematch: the table of the next match, once set up.
    """

    def __init__(self, created: Created) -> None:
        self.created = created
        self.rules: Any = GAMES[created.game].rules({"preset": created.preset, **created.rules})
        self.events: list[Event] = [created]
        self.seats: list[Occupant] = [Empty()] * self.rules.seats
        self.ready: set[Seat] = set()
        self.match: Match | None = None
        self.deals: list[DealLog] = []
        self.held: dict[PersonId, Seat] = {}
        self.rematch: TableId | None = None

    @property
    def seq(self) -> int:
        """The sequence number of the last event; the first event has 1."""
        return len(self.events)

    @property
    def status(self) -> Status:
        """Waiting for players, in a deal, between two deals, or at the end."""
        if self.match is None:
            return "waiting"
        if self.match.over:
            return "over"
        return "playing" if self.match.deal_running else "between"

    @property
    def to_act(self) -> Seat | None:
        """The seat to act, or None."""
        return None if self.match is None else self.match.to_act

    @property
    def number(self) -> int:
        """The number of the running or last deal; -1 before the first."""
        return len(self.deals) - 1

    @property
    def turn(self) -> int:
        """How many actions the running or last deal has had."""
        return len(self.deals[-1].actions) if self.deals else 0

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(isinstance(seat, Empty) for seat in self.seats)

    @property
    def last_action(self) -> Action | None:
        """The last action of the running or last deal."""
        if not self.turn:
            return None
        action: Action = self.rules.parse_action(self.deals[-1].actions[-1][1])
        return action

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """The seat of a person, or None."""
        for seat, occupant in enumerate(self.seats):
            if isinstance(occupant, Person) and occupant.id == person:
                return seat
        return None

    def people(self) -> list[tuple[Seat, Person]]:
        """The seats with people, in order."""
        return [(seat, who) for seat, who in enumerate(self.seats) if isinstance(who, Person)]


def after(table: Table, events: Iterable[Event]) -> Table:
    """The table once these events have happened; the table itself stays as it is."""
    later = copy(table)
    later.events = list(table.events)
    later.seats = list(table.seats)
    later.ready = set(table.ready)
    later.held = dict(table.held)
    later.deals = [*table.deals[:-1], *(deal.clone() for deal in table.deals[-1:])]
    if table.match is not None:
        later.match = copy(table.match)
        later.match.deals = list(table.match.deals)
        if table.match.current is not None:
            later.match.deals[-1] = table.match.current.clone()
    for event in events:
        evolve(later, event)
    return later


def fold(events: Iterable[Event]) -> Table:
    """Build a table from its log."""
    log = iter(events)
    created = next(log)
    if not isinstance(created, Created):
        raise TypeError("the first event of a table must be its creation")
    table = Table(created)
    for event in log:
        evolve(table, event)
    return table


def evolve(table: Table, event: Event) -> None:
    """Let one more event happen at the table; the event was decided, so it is not refused."""
    match event:
        case PersonSat(seat, person, name):
            table.seats[seat] = Person(person, name)
            if table.status == "playing":
                table.held.setdefault(person, seat)
        case BotSat(seat, level):
            table.seats[seat] = Bot(level)
        case Stood(seat):
            table.seats[seat] = Empty()
            table.ready.discard(seat)
        case Renamed(seat, name):
            occupant = table.seats[seat]
            assert isinstance(occupant, Person)
            table.seats[seat] = Person(occupant.id, name)
        case Started(dealer):
            table.match = Match(table.rules, dealer)
        case Dealt(deck):
            _deal(table, deck)
        case Acted(seat, action):
            assert table.match is not None
            table.match.apply(table.rules.parse_action(action))
            table.deals[-1].actions.append((seat, action))
        case Ready(seat):
            table.ready.add(seat)
        case Rematched(other):
            table.rematch = other
        case Created():
            raise TypeError("a table is created once")
    table.events.append(event)


def _deal(table: Table, deck: str) -> None:
    assert table.match is not None
    table.match.start_deal(parse_cards(deck))
    table.deals.append(DealLog(deck))
    table.ready.clear()
    table.held = {person.id: seat for seat, person in table.people()}
