"""What happens by itself at a table of one person and bots that no server keeps."""

from dataclasses import dataclass
from typing import Any

from barg.game import Action, Seat
from barg.server.decks import new_stock
from barg.server.game_views import GAME_VIEWS
from barg.server.pauses import is_redeal
from barg.server.room import NextDeal
from barg.tables import Bot, Table
from barg.tables.commands import BotAct


@dataclass(frozen=True, slots=True)
class BotToAct:
    """A bot is in turn, and this is what it sees."""

    seat: Seat
    level: str
    observation: Any

    def command(self, table: Table, action: Action) -> BotAct:
        """The command by which it does an action, at the table as it is now."""
        text = table.rules.action_text(action)
        stock = new_stock(table, text)
        return BotAct(self.seat, table.number, table.turn, text, stock, table.undone)


def step_alone(table: Table) -> BotToAct | NextDeal | None:
    """A bot's turn, or a deal in the place of one that came to nothing.

    For every other deal the person asks; before a match and after it there is nothing.
    """
    match = table.match
    if match is None or match.current is None or match.over:
        return None
    seat = table.to_act
    if seat is None:
        return NextDeal(table.number + 1) if is_redeal(match.current) else None
    who = table.seats[seat]
    if not isinstance(who, Bot):
        return None
    return BotToAct(seat, who.level, match.current.observe(seat))


def pause_before(table: Table, delay: float) -> float:
    """For so many seconds people look at the table before the step; ``delay`` is a bot's pause."""
    state = None if table.match is None else table.match.current
    return 0.0 if state is None else delay * GAME_VIEWS[table.created.game].pause(state)
