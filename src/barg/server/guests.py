"""The HTTP calls about the guest who asks, and how a handler learns who that is."""

from typing import Any

import msgspec
from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from barg.server.identity import LINK_MINUTES
from barg.server.protocol import DeviceLink, Me, Preferences, Rename
from barg.server.rooms import now_ms
from barg.server.service import Service
from barg.tables import Refusal
from barg.tables import commands as ask
from barg.tables.names import normalise_name


async def provide_guest(request: Request[Any, Any, Any], service: NamedDependency[Service]) -> str:
    """The guest of the request: of its cookie, or a new one who is given a cookie."""
    state = request.scope["state"]
    if state["person"] is None:
        state["person"] = service.identities.new()
        state["keep"] = True
    return str(state["person"])


@get("/api/me")
async def me(
    request: Request[Any, Any, Any], guest: NamedDependency[str], service: NamedDependency[Service]
) -> Me:
    """Who the client is; each visit keeps the cookie for longer."""
    request.scope["state"]["keep"] = True
    return Me(await service.store.persons.name(guest), await _settings(guest, service))


async def _settings(guest: str, service: Service) -> Preferences | None:
    text = await service.store.persons.settings(guest)
    return msgspec.json.decode(text, type=Preferences) if text else None


@put("/api/me/settings")
async def set_settings(
    data: JSONBody[Preferences], guest: NamedDependency[str], service: NamedDependency[Service]
) -> Preferences:
    """Keep what was set, unless it was set later on another device; answers with what is kept."""
    await service.limits.setting(guest)
    kept = await _settings(guest, service)
    if kept is not None and kept.at > data.at:
        return kept
    data.at = min(data.at, now_ms())  # a clock that is ahead would win for ever
    await service.store.persons.set(guest, msgspec.json.encode(data).decode(), now_ms())
    return data


@put("/api/me")
async def rename(
    data: JSONBody[Rename], guest: NamedDependency[str], service: NamedDependency[Service]
) -> Me:
    """Choose a name; the tables where this person sits show it."""
    name = normalise_name(data.name)
    await service.limits.name(guest)
    await service.store.persons.rename(guest, name, now_ms())
    for room in service.rooms.all():
        if room.table.seat_of(guest) is not None:
            await service.rooms.carry_out(room, lambda _: ask.Rename(guest, name))
    return Me(name, await _settings(guest, service))


@post("/api/me/link")
async def device_link(guest: NamedDependency[str], service: NamedDependency[Service]) -> DeviceLink:
    """Make a link that makes another device the same guest."""
    await service.limits.link(guest)
    return DeviceLink(f"/link/{service.identities.link_token(guest)}", LINK_MINUTES)


@get("/link/{token:str}")
async def follow_link(
    request: Request[Any, Any, Any], token: FromPath[str], service: NamedDependency[Service]
) -> Redirect:
    """Become the guest of a link, and go to the first page."""
    state = request.scope["state"]
    try:
        state["person"] = service.identities.read_link(token)
    except Refusal:
        return Redirect("/?link=invalid")
    state["keep"] = True
    return Redirect("/")
