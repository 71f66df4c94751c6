"""What of each game goes over the wire, and how the server waits in it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from barg.game import Points, Seat
from barg.server.pauses import rummy_pause, shelem_pause, shithead_pause
from barg.server.protocol import DealView, Facts, SheetRow
from barg.server.rummy_view import rummy_facts, rummy_rows, rummy_view
from barg.server.shelem_view import shelem_facts, shelem_rows, shelem_view
from barg.server.shithead_view import shithead_facts, shithead_rows, shithead_view

Rows = Callable[[Sequence[Any]], Sequence[SheetRow]]


@dataclass(frozen=True, slots=True)
class GameViews:
    """One game on the wire.

    Attributes:
        facts: what follows from the rules.
        deal: a deal as a seat sees it: ``(state, seat, number, turn)``.
        rows: the score sheet of the deals so far.
        totals: so many numbers are the running totals that clients see, by players.
        hidden: actions whose cards nobody but their seat may know, by their first word.
        pause: for how many of a bot's pauses people look at a state before the next action.
    """

    facts: Callable[[Any], Facts]
    deal: Callable[[Any, Seat | None, int, int], DealView]
    rows: Rows
    totals: Callable[[int], int]
    pause: Callable[[Any], float]
    hidden: tuple[str, ...] = ()

    def shown_totals(self, players: int, totals: Sequence[Points] | None) -> list[Points]:
        """The running totals as clients see them; zeros before the first deal."""
        count = self.totals(players)
        return [0] * count if totals is None else list(totals[:count])

    def shown_action(self, action: str, own: bool) -> str:
        """An action as it is told to its own seat, or to another."""
        word = action.split(" ", 1)[0]
        return action if own or word not in self.hidden else word


_SHELEM: Final = GameViews(
    shelem_facts, shelem_view, shelem_rows, lambda _: 2, shelem_pause, ("discard",)
)
GAME_VIEWS: Final[Mapping[str, GameViews]] = {
    "shelem": _SHELEM,
    "shelem2": _SHELEM,
    "rummy": GameViews(rummy_facts, rummy_view, rummy_rows, lambda n: n, rummy_pause),
    "shithead": GameViews(
        shithead_facts,
        shithead_view,
        shithead_rows,
        lambda n: 2 * n,
        shithead_pause,
        ("keep",),
    ),
}
"""Every game that tables can be made for."""
