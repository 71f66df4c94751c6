"""The HTTP calls about records: what a replay needs, and analyses."""

import gzip
from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from barg.server.protocol_analysis import Analysis, AnalysisLevel
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
    await service.limits.replay(guest, _address(request))
    answer = await service.worker.ask(replayed, await request.body(), deal, seat)
    if isinstance(answer, ReplayFault):
        return Response(answer, status_code=400)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        answer = gzip.decompress(answer)
    return Response(answer, media_type="application/json", headers=headers)


@post("/api/analysis", request_max_body_size=MAX_RECORD, status_code=200)
async def analyse(
    request: Request[Any, Any, Any],
    guest: NamedDependency[str],
    service: NamedDependency[Service],
    level: FromQuery[AnalysisLevel] = "expert",
) -> Response[Any]:
    """Have every decision of a record judged; how far it is, is asked for by its id."""
    await service.limits.analysis(guest, _address(request))
    answer = await service.analyses.begin(guest, await request.body(), level)
    return Response(answer, status_code=400 if isinstance(answer, ReplayFault) else 200)


@get("/api/analysis/{name:str}")
async def analysis(
    name: FromPath[str], service: NamedDependency[Service], since: FromQuery[int] = 0
) -> Analysis:
    """How far an analysis is, with the decisions from a number on."""
    return service.analyses.look(name, since)


@delete("/api/analysis/{name:str}", status_code=200)
async def cancel_analysis(
    name: FromPath[str], guest: NamedDependency[str], service: NamedDependency[Service]
) -> Analysis:
    """This guest wants the analysis no more."""
    return service.analyses.cancel(guest, name)


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""
