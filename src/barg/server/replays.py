"""The HTTP call that answers a record with what a replay needs."""

import gzip
from typing import Any, Final

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromQuery

from barg.server.protocol_replay import ReplayFault
from barg.server.replaying import replayed
from barg.server.service import Service

MAX_RECORD: Final = 512 * 1024
"""Bytes of the longest record that is replayed here; it is room for some five hundred deals."""


@post("/api/replay", request_max_body_size=MAX_RECORD, status_code=200)
async def replay(
    request: Request[Any, Any, Any],
    guest: NamedDependency[str],
    service: NamedDependency[Service],
    deal: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
) -> Response[Any]:
    """The match of a record, and one of its deals step by step."""
    await service.limits.replay(guest, request.client.host if request.client else "")
    answer = await service.desk.ask(replayed, await request.body(), deal, seat)
    if isinstance(answer, ReplayFault):
        return Response(answer, status_code=400)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        answer = gzip.decompress(answer)
    return Response(answer, media_type="application/json", headers=headers)
