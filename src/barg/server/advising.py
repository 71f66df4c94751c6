"""A bot's advice to a person at a table."""

from barg.server.bots import BotPlayers
from barg.server.protocol_hint import AskHint, Hint
from barg.tables import Refusal, Table
from barg.tables.events import PersonId
from barg.tables.hinting import hinted_seat


async def advice(bots: BotPlayers, table: Table, person: PersonId, place: AskHint) -> Hint:
    """What to do at this place of the table's match.

    Raises:
        Refusal: the person may have no hint, or the table has moved on since.
    """
    seat = hinted_seat(table, person)
    if (place.number, place.turn, place.undone) != (table.number, table.turn, table.undone):
        raise Refusal("stale", "the table has moved on since")
    assert table.match is not None
    assert table.match.current is not None
    return await bots.advise(table.match.current.observe(seat))
