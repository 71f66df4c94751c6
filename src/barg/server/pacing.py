"""What the server does by itself at a table, and when: bots' turns and next deals."""

import asyncio
from contextlib import suppress
from typing import Final

from barg.server.bots import BotPlayers
from barg.server.decks import new_stock, next_deck
from barg.server.game_views import GAME_VIEWS
from barg.server.logs import log_error
from barg.server.pauses import is_redeal
from barg.server.room import BotTurn, NextDeal, Room, Step
from barg.server.rooms import Rooms
from barg.server.settings import Settings
from barg.server.summary import waits_for
from barg.tables import Bot, Refusal, Table
from barg.tables.commands import BotAct, Deal

BOTS_ALONE: Final = 6
"""Between deals nobody is waited for: for so many of a bot's pauses the result is shown."""
RETRY_SECONDS: Final = 2.0


class Pacer:
    """Plans one step ahead for each table; a step that is no longer due is dropped."""

    def __init__(self, rooms: Rooms, bots: BotPlayers, settings: Settings) -> None:
        self._rooms = rooms
        self._bots = bots
        self._settings = settings
        self._closed = False
        rooms.listeners.insert(0, self.plan)

    def plan(self, room: Room) -> None:
        """See to the step that is due now."""
        step = due_step(room)
        if step == room.step or self._closed:
            return
        if room.task is not None and room.task is not asyncio.current_task():
            room.task.cancel()
        room.step, room.task, room.deal_at = step, None, None
        if step is not None:
            pause = self._pause(room.table)
            if isinstance(step, NextDeal):
                room.deal_at = asyncio.get_running_loop().time() + pause
            room.task = asyncio.create_task(self._take(room, step, pause))

    def _pause(self, table: Table) -> float:
        delay = self._settings.bot_delay
        assert table.match is not None
        state = table.match.current
        if table.status == "playing" or is_redeal(state):
            return delay * GAME_VIEWS[table.created.game].pause(state)
        return self._settings.next_deal_wait if table.people() else delay * BOTS_ALONE

    async def _take(self, room: Room, step: Step, pause: float) -> None:
        await asyncio.sleep(pause)
        while room.step == step:
            try:
                await self._do(room, step)
            except Exception as error:  # noqa: BLE001 - the table must go on
                if due_step(room) != step:  # somebody sat down there, or stood up
                    self.plan(room)
                    return
                log_error("step failed", error)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def _do(self, room: Room, step: Step) -> None:
        if isinstance(step, NextDeal):
            await self._rooms.carry_out(room, lambda table: Deal(step.number, next_deck(table)))
            return
        table = room.table
        seat = table.to_act
        if table.match is None or table.match.current is None or seat is None:
            return
        bot = table.seats[seat]
        if not isinstance(bot, Bot):
            return
        action = await self._bots.choose(bot.level, table.match.current.observe(seat))
        text = table.rules.action_text(action)
        number, turn, undone = step.number, step.turn, step.undone
        await self._rooms.carry_out(
            room, lambda now: BotAct(seat, number, turn, text, new_stock(now, text), undone)
        )

    async def people_changed(self, room: Room) -> None:
        """Deal when those who had not asked for the next deal are gone; rest and go on."""
        self.plan(room)
        table, people = room.table, room.presence.people
        online = {seat for seat, person in table.people() if person.id in people}
        if table.status == "between" and table.full and online and online <= table.ready:
            number = table.number + 1
            with suppress(Refusal):  # somebody stood up meanwhile
                await self._rooms.carry_out(room, lambda now: Deal(number, next_deck(now)))

    async def close(self) -> None:
        """Drop all plans."""
        self._closed = True
        tasks = []
        for room in self._rooms.all():
            async with room.lock:  # what is being stored is stored to the end
                if room.task is not None:
                    room.task.cancel()
                    tasks.append(room.task)
        await asyncio.gather(*tasks, return_exceptions=True)


def due_step(room: Room) -> Step | None:
    """The step that is due; bots among themselves deal on only while somebody watches.

    A match of Shithead may have no end.
    """
    step = next_step(room.table)
    watched = room.connections or room.table.people()
    return step if watched or not isinstance(step, NextDeal) else None


def next_step(table: Table) -> Step | None:
    """What the server has to do at this table, if anything."""
    match waits_for(table):
        case "bot":
            return BotTurn(table.number, table.turn, table.undone)
        case "deal":
            return NextDeal(table.number + 1)
        case _:
            return None
