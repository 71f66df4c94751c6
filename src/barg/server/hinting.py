"""The HTTP call for a hint."""

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from barg.server.advising import advice
from barg.server.protocol_hint import AskHint, Hint
from barg.server.service import Service


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
    return await advice(service.bots, table, guest, data)
