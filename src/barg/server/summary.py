"""The summary of a table that is stored beside its log, for lists and for restarts."""

import msgspec

from barg.server.game_views import GAME_VIEWS
from barg.storage import TableRow
from barg.tables.table import Bot, Person, Table


def waits_for(table: Table) -> str:
    """What must happen next: ``bot``, ``deal`` or ``people``; empty at the end."""
    if table.status == "over":
        return ""
    if table.status == "between":
        return "deal" if table.full else "people"
    seat = table.to_act
    return "bot" if seat is not None and isinstance(table.seats[seat], Bot) else "people"


def table_row(table: Table) -> TableRow:
    """The summary of the table as it is now."""
    totals = GAME_VIEWS[table.created.game].shown_totals(
        table.rules.seats, None if table.match is None else table.match.totals
    )
    return TableRow(
        game=table.created.game,
        status=table.status,
        host=table.created.host,
        waits=waits_for(table),
        to_act=table.to_act,
        names=msgspec.json.encode(seat_names(table)).decode(),
        totals=msgspec.json.encode(totals).decode(),
    )


def seat_names(table: Table) -> list[str | bool]:
    """The name on each seat, empty for people without one; True for a bot, False for nobody."""
    return [who.name if isinstance(who, Person) else isinstance(who, Bot) for who in table.seats]


def seated(table: Table) -> dict[str, int]:
    """The people who sit at the table, and where."""
    return {person.id: seat for seat, person in table.people()}
