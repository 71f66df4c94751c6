"""The HTTP call for a hint."""

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from barg.server.protocol_hint import AskHint, Hint
from barg.server.service import Service
from barg.tables import Refusal
from barg.tables.hinting import hinted_seat


@post("/api/tables/{table_id:str}/hint", status_code=HTTP_200_OK)
async def hint(
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    data: JSONBody[AskHint],
    guest: NamedDependency[str],
    service: NamedDependency[Service],
) -> Hint:
    """What to do, where the guest plays against bots and is to act."""
    await service.limits.hint(guest, request.client.host if request.client else "")
    table = (await service.rooms.get(table_id)).table
    seat = hinted_seat(table, guest)
    if (data.number, data.turn, data.undone) != (table.number, table.turn, table.undone):
        raise Refusal("stale", "the table has moved on since")
    assert table.match is not None
    assert table.match.current is not None
    return await service.bots.advise(table.match.current.observe(seat))
