"""From the log that a browser has kept to a table; it may be anything."""

from collections.abc import Sequence
from typing import Final

import msgspec

from barg.errors import BargError
from barg.tables import Table, evolve, fold
from barg.tables.events import Acted, Dealt, Event, PersonId, read_event

BROKEN: Final = (BargError, msgspec.DecodeError, ArithmeticError, AssertionError, AttributeError)
IMPOSSIBLE: Final = (LookupError, TypeError, ValueError, *BROKEN)
"""What events raise that no table has decided."""


class BrokenLog(BargError, ValueError):  # noqa: N818 - what it is
    """A log that is none; ``place`` is the number of its first wrong line, or 0."""

    def __init__(self, place: int) -> None:
        super().__init__(f"line {place} of the log cannot be" if place else "the log is empty")
        self.place = place


def read_table(log: Sequence[str], person: PersonId) -> Table:
    """The table that this log is of, every action checked against the rules.

    Raises:
        BrokenLog: it is no log of a table where this person sits.
    """
    if not log:
        raise BrokenLog(0)
    table: Table | None = None
    for place, line in enumerate(log, start=1):
        try:
            table = _after(table, read_event(line))
        except IMPOSSIBLE:
            raise BrokenLog(place) from None
    if table is None or table.seat_of(person) is None:
        raise BrokenLog(len(log))
    return table


def _after(table: Table | None, event: Event) -> Table:
    if table is None:
        return fold([event])
    if isinstance(event, Acted):
        assert table.match is not None
        assert table.match.current is not None
        if table.to_act != event.seat:
            raise ValueError("another seat was in turn")
        table.match.current.verify(table.rules.parse_action(event.action))
    if isinstance(event, Dealt) and table.status not in ("waiting", "between"):
        raise ValueError("a deal is running, or the match is over")
    evolve(table, event)
    return table
