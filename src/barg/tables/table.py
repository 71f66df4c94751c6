"""A table, folded from the log of its events."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from barg.cards import Card, parse_cards
from barg.game import GAMES, Match, Seat
from barg.tables.events import Created, Event, PersonId, TableId

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
    """One deal as a record needs it: the deck, who did what, and new stocks in order.

    Attributes:
        deck: in dealing order.
        actions: who did what; what was taken back is gone.
        reshuffles: the new stocks of these actions.
        stocks: all new stocks that were ever shuffled in this deal, by their place in it.
        claimed: the seat that took the rest without playing it, or None.
        undone: how often actions were taken back, and ``taken_back`` how many in all.
    """

    deck: str
    actions: list[tuple[Seat, str]] = field(default_factory=list)
    reshuffles: list[str] = field(default_factory=list)
    stocks: list[str] = field(default_factory=list)
    undone: int = 0
    taken_back: int = 0
    claimed: Seat | None = None

    def add(self, seat: Seat, action: str, shuffled: str) -> None:
        """Note an action, with the new stock where one was shuffled for it."""
        self.actions.append((seat, action))
        if shuffled:
            place = len(self.reshuffles)
            if self.stocks[place : place + 1] != [shuffled]:
                self.stocks = [*self.stocks[:place], shuffled]
            self.reshuffles.append(shuffled)

    def take_back(self, turn: int, reshuffles: int) -> None:
        """Forget the actions from this place on; so many new stocks remain in use."""
        self.undone += 1
        self.taken_back += len(self.actions) - turn
        del self.actions[turn:]
        del self.reshuffles[reshuffles:]

    def stock_again(self, cards: Sequence[Card]) -> str:
        """The next new stock where the same cards were shuffled before an undo; else empty.

        So nobody gets another shuffle by taking back what led to it.
        """
        known = self.stocks[len(self.reshuffles) : len(self.reshuffles) + 1]
        if known and sorted(parse_cards(known[0], jokers=True)) == sorted(cards):
            return known[0]
        return ""

    def clone(self) -> "DealLog":
        """An independent copy."""
        lists = (list(self.actions), list(self.reshuffles), list(self.stocks))
        return DealLog(self.deck, *lists, self.undone, self.taken_back, self.claimed)


class Table:
    """The state of a table. `evolve` changes it, `after` gives a changed copy.

    Attributes:
        created: the first event; it holds the game, the players, the rules and the host.
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
        settings = {"preset": created.preset, **created.rules}
        self.rules: Any = GAMES[created.game].rules(settings, created.players)
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
    def undone(self) -> int:
        """How often actions of the running or last deal were taken back."""
        return self.deals[-1].undone if self.deals else 0

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(isinstance(seat, Empty) for seat in self.seats)

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """The seat of a person, or None."""
        for seat, occupant in enumerate(self.seats):
            if isinstance(occupant, Person) and occupant.id == person:
                return seat
        return None

    def people(self) -> list[tuple[Seat, Person]]:
        """The seats with people, in order."""
        return [(seat, who) for seat, who in enumerate(self.seats) if isinstance(who, Person)]
