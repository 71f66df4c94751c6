"""Where a person plays against bots only: what helps there would be unfair elsewhere."""

from collections.abc import Callable

from barg.game import Seat
from barg.tables.errors import Refusal
from barg.tables.events import PersonId
from barg.tables.seating import own_seat
from barg.tables.table import Bot, Table


def is_allowed(
    verify: Callable[[Table, PersonId], object], table: Table, person: PersonId | None
) -> bool:
    """Whether a check lets this person do something now; nobody without an identity may."""
    if person is None:
        return False
    try:
        verify(table, person)
    except Refusal:
        return False
    return True


def in_own_deal(table: Table, person: PersonId) -> Seat:
    """The person's seat in a running deal.

    Raises:
        Refusal: no deal is on, or the person does not sit here.
    """
    seat = own_seat(table, person)
    if table.status == "waiting":
        raise Refusal("not_begun", "the match has not begun")
    if table.status == "over":
        raise Refusal("match_over", "the match is over")
    if table.status == "between":
        raise Refusal("deal_over", "the deal is over")
    return seat


def is_alone(table: Table, person: PersonId, seat: Seat) -> bool:
    """Whether all others are bots, and nobody else has held cards of this deal."""
    others = [who for other, who in enumerate(table.seats) if other != seat]
    return all(isinstance(who, Bot) for who in others) and not table.held.keys() - {person}
