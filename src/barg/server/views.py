"""A table as one client sees it, built up from the observation of its seat."""

from dataclasses import dataclass, field
from typing import cast, get_args

from barg.game import Seat
from barg.server import protocol
from barg.server.counting import counter_view
from barg.server.game_views import GAME_VIEWS, GameViews
from barg.tables.events import (
    Acted,
    BotSat,
    Claimed,
    Dealt,
    Event,
    PersonId,
    PersonSat,
    Ready,
    Rematched,
    Stood,
    Undone,
)
from barg.tables.hinting import can_hint
from barg.tables.table import Bot, Person, Table
from barg.tables.undoing import can_undo


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected to a table."""

    people: frozenset[PersonId] = field(default_factory=frozenset)
    spectators: int = 0

    def seats(self, table: Table) -> list[Seat]:
        """The seats whose people are connected."""
        return [seat for seat, person in table.people() if person.id in self.people]


def table_view(
    table: Table,
    table_id: str,
    person: PersonId | None,
    presence: Presence,
    next_deal_ms: int | None = None,
) -> protocol.TableView:
    """The table for this person: with the cards of the own seat, or of none."""
    seat = table.seat_of(person)
    match, rules, created = table.match, table.rules, table.created
    game, deal, counter = GAME_VIEWS[created.game], None, None
    if match is not None and match.current is not None:
        deal = game.deal(match.current, seat, table.number, table.turn)
        counter = None if seat is None else counter_view(match.current.observe(seat))
    return protocol.TableView(
        table=table_id,
        seq=table.seq,
        game=cast(protocol.GameName, created.game),
        preset=created.preset,
        rules=dict(created.rules),
        changed=list(created.changed),
        facts=game.facts(rules),
        status=table.status,
        host=person == created.host,
        seat=seat,
        seats=_seats(table, presence),
        spectators=presence.spectators,
        deal=deal,
        sheet=[] if match is None else list(game.rows(match.deals)),
        totals=game.shown_totals(rules.seats, None if match is None else match.totals),
        next_dealer=0 if match is None else match.dealer,
        winners=[] if match is None else list(match.winners),
        next_deal_ms=next_deal_ms,
        rematch=table.rematch,
        undone=table.undone,
        can_undo=can_undo(table, person),
        can_hint=can_hint(table, person),
        claimed=table.deals[-1].claimed if table.deals else None,
        counter=counter,
    )


def _seats(table: Table, presence: Presence) -> list[protocol.SeatView]:
    views = []
    for seat, who in enumerate(table.seats):
        match who:
            case Person(id=person, name=name):
                online = person in presence.people
                view = protocol.SeatView(seat, "person", name, None, online, seat in table.ready)
            case Bot(level=level):
                view = protocol.SeatView(seat, "bot", level=_level(level))
            case _:
                view = protocol.SeatView(seat, "empty", online=False)
        views.append(view)
    return views


def _level(name: str) -> protocol.Level:
    """The level as clients know it; of levels that were given up, the usual one."""
    return cast(protocol.Level, name) if name in get_args(protocol.Level) else "club"


def event_view(event: Event, seq: int, seat: Seat | None, game: GameViews) -> protocol.Event:
    """An event other than a deal, as the client at this seat sees it."""
    view: protocol.Event = protocol.Hidden(seq)
    match event:
        case PersonSat(seat=taken, name=name):
            view = protocol.Sat(seq, taken, "person", name)
        case BotSat(seat=taken):
            view = protocol.Sat(seq, taken, "bot", "")
        case Stood(seat=left):
            view = protocol.Stood(seq, left)
        case Acted(seat=actor, action=action):
            view = protocol.Acted(seq, actor, game.shown_action(action, own=actor == seat))
        case Undone(seat=actor, turn=turn):
            view = protocol.Undone(seq, actor, turn)
        case Claimed(seat=actor):
            view = protocol.Claimed(seq, actor)
        case Ready(seat=asker):
            view = protocol.ReadyNoted(seq, asker)
        case Rematched(table=other):
            view = protocol.Rematched(seq, other)
    return view


def events_since(table: Table, seq: int, seat: Seat | None) -> list[protocol.Event]:
    """The events after ``seq``, as the client at this seat sees them, without a gap."""
    dealers = [] if table.match is None else [state.dealer for state in table.match.deals]
    number = sum(isinstance(event, Dealt) for event in table.events[:seq])
    game = GAME_VIEWS[table.created.game]
    views: list[protocol.Event] = []
    for place, event in enumerate(table.events[seq:], start=seq + 1):
        if isinstance(event, Dealt):
            views.append(protocol.Dealt(place, number, dealers[number]))
            number += 1
        else:
            views.append(event_view(event, place, seat, game))
    return views
