"""From the log of events to the table, and one event further."""

from collections.abc import Iterable
from copy import copy

from barg.cards import parse_cards
from barg.game import Match, Seat
from barg.tables.events import (
    Acted,
    BotSat,
    Claimed,
    Created,
    Dealt,
    Event,
    PersonSat,
    Ready,
    Rematched,
    Renamed,
    Started,
    Stood,
    Undone,
)
from barg.tables.table import Bot, DealLog, Empty, Person, Table


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
            _seat(table, seat, Person(person, name))
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
        case Acted(seat, action, shuffled):
            assert table.match is not None
            stock = parse_cards(shuffled, jokers=True)
            table.match.apply(table.rules.parse_action(action), stock)
            table.deals[-1].add(seat, action, shuffled)
        case Undone() | Claimed():
            _change_course(table, event)
        case Ready(seat):
            table.ready.add(seat)
        case Rematched(other):
            table.rematch = other
        case Created():
            raise TypeError("a table is created once")
    table.events.append(event)


def _seat(table: Table, seat: Seat, person: Person) -> None:
    table.seats[seat] = person
    if table.status == "playing":
        table.held.setdefault(person.id, seat)


def _change_course(table: Table, event: Undone | Claimed) -> None:
    if isinstance(event, Undone):
        _undo(table, event.turn)
    else:
        table.deals[-1].claimed = event.seat


def _undo(table: Table, turn: int) -> None:
    """Play the deal anew up to this place, with the same deck and the same new stocks."""
    match, deal = table.match, table.deals[-1]
    assert match is not None
    match.restart_deal(parse_cards(deal.deck, jokers=True))
    stocks = iter(deal.reshuffles)
    used = 0
    for _, text in deal.actions[:turn]:
        action = table.rules.parse_action(text)
        stock = ""
        if match.deals[-1].to_shuffle(action):
            stock, used = next(stocks), used + 1
        match.apply(action, parse_cards(stock, jokers=True))
    deal.take_back(turn, used)


def _deal(table: Table, deck: str) -> None:
    assert table.match is not None
    table.match.start_deal(parse_cards(deck, jokers=True))
    table.deals.append(DealLog(deck))
    table.ready.clear()
    table.held = {person.id: seat for seat, person in table.people()}
