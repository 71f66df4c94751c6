"""A new table from what its maker asks for."""

from collections.abc import Sequence

from barg.server.protocol import CreateTable
from barg.server.rematch import begun_if_alone
from barg.tables import Table, after, create, decide, fold
from barg.tables.commands import Command, Fill, Sit
from barg.tables.events import Event, PersonId


def new_table(wanted: CreateTable, person: PersonId, name: str) -> Sequence[Event]:
    """The log of a new table, with its maker on a seat and bots on the others if wanted.

    Raises:
        Refusal: rules or a seat that cannot be.
    """
    created = create(wanted.game, wanted.rules, person, wanted.players)
    table = fold([created])
    if wanted.seat is not None:
        table = _after(table, Sit(person, name, wanted.seat))
    if wanted.fill is None:
        return table.events
    table = _after(table, Fill(person, wanted.fill))
    return begun_if_alone(list(table.events), person)


def _after(table: Table, command: Command) -> Table:
    return after(table, decide(table, command))
