"""The HTTP calls about games and tables."""

import json
from datetime import UTC, datetime
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import Row

from barg.record import write_record
from barg.server.creation import new_table
from barg.server.decks import new_table_id
from barg.server.games import all_games
from barg.server.match_record import match_record
from barg.server.protocol import (
    CheckRules,
    CreateTable,
    GameInfo,
    MyTable,
    RulesChecked,
    TableCreated,
)
from barg.server.reasons import reason_of
from barg.server.rooms import now_ms
from barg.server.service import Service
from barg.tables import Refusal, create

MY_TABLES: Final = 50


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games with their presets and options."""
    return all_games()


@post("/api/rules", status_code=HTTP_200_OK, sync_to_thread=False)
def check_rules(data: JSONBody[CheckRules]) -> RulesChecked:
    """Whether a table can be made by these rules, before it is made."""
    try:
        create(data.game, data.rules, "", data.players)
    except Refusal as refusal:
        return RulesChecked(reason_of(refusal))
    return RulesChecked(None)


@get("/api/health")
async def health(service: NamedDependency[Service]) -> dict[str, Any]:
    """Whether this node works: it answers once the database does."""
    await service.store.check()
    return {"ok": True, "tables": len(service.rooms), "connections": service.lobby.open}


@post("/api/tables")
async def create_table(
    request: Request[Any, Any, Any],
    data: JSONBody[CreateTable],
    guest: NamedDependency[str],
    service: NamedDependency[Service],
) -> TableCreated:
    """Make a table; the maker is its host."""
    address = request.client.host if request.client else ""
    await service.limits.table(guest, address)
    await service.store.persons.keep(guest, now_ms())
    events = new_table(data, guest, await service.store.persons.name(guest))
    table_id = new_table_id()
    await service.rooms.create(table_id, events)
    return TableCreated(table_id)


@get("/api/tables/{table_id:str}/record")
async def table_record(
    table_id: FromPath[str], service: NamedDependency[Service]
) -> Response[bytes]:
    """The record of a match: of its finished deals, while it goes on."""
    room = await service.rooms.get(table_id)
    created = await service.store.created(table_id) or now_ms()
    day = datetime.fromtimestamp(created / 1000, UTC)
    record = match_record(room.table, day)
    name = f"barg-{room.table.created.game}-{day:%Y-%m-%d}-{table_id[:6]}.barg"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write_record(record), media_type="application/json", headers=headers)


@get("/api/me/tables")
async def my_tables(
    guest: NamedDependency[str], service: NamedDependency[Service]
) -> list[MyTable]:
    """The tables where this person sits or that they made, newest first."""
    rows = await service.store.of_person(guest, MY_TABLES)
    return [_my_table(row) for row in rows]


def _my_table(row: Row[Any]) -> MyTable:
    seats = json.loads(row.names)
    return MyTable(
        table=row.id,
        game=row.game,
        status=row.status,
        names=[name if isinstance(name, str) else "" for name in seats],
        bots=[seat for seat, name in enumerate(seats) if name is True],
        empty=[seat for seat, name in enumerate(seats) if name is False],
        totals=json.loads(row.totals),
        my_turn=row.seat is not None and row.seat == row.to_act,
        updated=datetime.fromtimestamp(row.updated / 1000, UTC).isoformat(),
    )
