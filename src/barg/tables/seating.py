"""Taking and giving up seats, and putting bots on them."""

from collections.abc import Sequence

from barg.game import Seat
from barg.tables.commands import Fill, Rename, Sit, Stand, Unfill
from barg.tables.errors import Refusal
from barg.tables.events import BotSat, Event, PersonId, PersonSat, Renamed, Stood
from barg.tables.table import Bot, Empty, Person, Table


def sit(table: Table, command: Sit) -> Sequence[Event]:
    """Take an empty seat or a bot's; before the match a person may change seats."""
    person, seat = command.person, command.seat
    verify_not_over(table)
    _verify_seat(table, seat)
    now = table.seat_of(person)
    if now == seat:
        return ()
    if isinstance(table.seats[seat], Person):
        raise Refusal("seat_taken", "somebody else has this seat", seat=seat)
    sat = PersonSat(seat, person, command.name)
    if now is None:
        _verify_unseen(table, person, seat)
        return (sat,)
    if table.status != "waiting":
        raise Refusal("seated_already", "you have a seat at this table already")
    return (Stood(now), sat)


def _verify_unseen(table: Table, person: PersonId, seat: Seat) -> None:
    """A person who has held cards of this deal may come back to those only."""
    if table.status == "playing" and table.held.get(person, seat) != seat:
        raise Refusal(
            "other_cards", "you have seen other cards of this deal: wait for the next one"
        )


def stand(table: Table, command: Stand) -> Sequence[Event]:
    """Give up the own seat."""
    verify_not_over(table)
    return (Stood(own_seat(table, command.person)),)


def rename(table: Table, command: Rename) -> Sequence[Event]:
    """Change the name on the own seat, while the match goes on."""
    seat = table.seat_of(command.person)
    if seat is None or table.status == "over":
        return ()
    return (Renamed(seat, command.name),) if table.seats[seat].name != command.name else ()  # type: ignore[union-attr]


def fill(table: Table, command: Fill) -> Sequence[Event]:
    """Put bots on empty seats."""
    verify_not_over(table)
    verify_belongs(table, command.person)
    empty = [seat for seat, who in enumerate(table.seats) if isinstance(who, Empty)]
    if command.seat is not None:
        _verify_seat(table, command.seat)
        if command.seat not in empty:
            raise Refusal("seat_taken", "this seat is taken", seat=command.seat)
        empty = [command.seat]
    if not empty:
        raise Refusal("no_empty_seat", "every seat is taken")
    return [BotSat(seat, command.level) for seat in empty]


def unfill(table: Table, command: Unfill) -> Sequence[Event]:
    """Take a bot off its seat before the match."""
    verify_waiting(table)
    verify_belongs(table, command.person)
    _verify_seat(table, command.seat)
    if not isinstance(table.seats[command.seat], Bot):
        raise Refusal("no_bot", "no bot sits there", seat=command.seat)
    return (Stood(command.seat),)


def own_seat(table: Table, person: PersonId) -> Seat:
    """The seat of a person; refused to one without."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal("no_seat", "you have no seat at this table")
    return seat


def verify_waiting(table: Table) -> None:
    """Refuse once the match has begun."""
    if table.status != "waiting":
        raise Refusal("begun", "the match has begun already")


def verify_not_over(table: Table) -> None:
    """Refuse once the match is over."""
    if table.status == "over":
        raise Refusal("match_over", "the match is over")


def verify_belongs(table: Table, person: PersonId) -> None:
    """Refuse to people who neither sit here nor made the table."""
    if table.seat_of(person) is None and person != table.created.host:
        raise Refusal("not_yours", "only people at this table may do that")


def _verify_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_such_seat", "there is no such seat", seat=seat)
