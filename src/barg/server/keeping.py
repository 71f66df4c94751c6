"""Housekeeping: tables go on after a restart, and what nobody uses goes."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from barg.server.logs import log, log_error
from barg.server.rooms import now_ms
from barg.server.service import Service
from barg.server.settings import Settings

ROUND_SECONDS: Final = 30.0
HOUR_MS: Final = 3_600_000


async def wake_tables(service: Service) -> None:
    """Load the tables that wait for a bot or for the next deal, so that they go on."""
    waiting = await service.store.waiting_for("bot", "deal")
    for table_id in waiting:
        try:
            await service.rooms.get(table_id)
        except Exception as error:  # noqa: BLE001 - one table that cannot be read stops no other
            log_error("table cannot be loaded", error)
    log.info("tables woken", count=len(waiting))


async def keep_tidy(service: Service, settings: Settings, end: asyncio.Event) -> None:
    """Now and then let go of what nobody uses, until the end."""
    while not end.is_set():
        try:
            forget_idle(service, settings.idle_seconds)
            await remove_lobbies(service, settings.lobby_hours)
        except Exception as error:  # noqa: BLE001 - the next round may do better
            log_error("tidying failed", error)
        with suppress(TimeoutError):
            await asyncio.wait_for(end.wait(), ROUND_SECONDS)


def forget_idle(service: Service, seconds: float) -> None:
    """Let tables leave memory that nobody has used for so long."""
    before = time.monotonic() - seconds
    for room in service.rooms.all():
        if room.used <= before:
            service.rooms.forget(room)


async def remove_lobbies(service: Service, hours: float) -> None:
    """Forget tables whose match nobody began and where nobody is (case 40)."""
    before = now_ms() - round(hours * HOUR_MS)
    connected = {room.id for room in service.rooms.all() if not room.idle}
    for table_id in await service.store.idle_lobbies(before):
        if table_id not in connected:
            await service.store.remove_lobby(table_id, before)
            service.rooms.drop(table_id)
