"""The room of a search in Shelem for four."""

from typing import Any

from barg.bots.shelem.arrays import compiled_or_not, floats, integers, many, one, write
from barg.bots.shelem.engine.options import MOST_OPTIONS
from barg.bots.shelem.engine.past import Past, note_past
from barg.bots.shelem.engine.search import MOST_WORLDS, ROOM, Search, try_cards
from barg.bots.shelem.engine.setting import set_table
from barg.bots.shelem.engine.table import Table
from barg.bots.shelem.engine.worlds import Places
from barg.bots.shelem.minds import new_mind
from barg.bots.shelem.seen import deal_of
from barg.bots.shelem.trial import Budget, Trial, read_trials
from barg.kernel.chance import seed
from barg.kernel.sampling import WAYS
from barg.shelem import Observation


class FourRoom:
    """A `barg.bots.shelem.trial.Room` for four players.

    Args:
        fast: compile the search; without it few worlds are already slow.
    """

    def __init__(self, *, fast: bool = True) -> None:
        self._fast = fast
        self._minds: dict[int, Any] = {}
        self._run = compiled_or_not(try_cards, fast=fast)
        self._past, self._places, self._search = (
            one(kind, fast=fast) for kind in (Past, Places, Search)
        )
        self._tables = many(Table, MOST_WORLDS + ROOM + 1, fast=fast)
        self._numbers = (floats(WAYS, fast=fast), floats(MOST_WORLDS, fast=fast))
        self._outcomes = integers(MOST_OPTIONS * MOST_WORLDS, fast=fast)

    def try_all(self, seen: Observation, trump: int, budget: Budget, number: int) -> list[Trial]:
        """See `barg.bots.shelem.trial.Room`."""
        options, deal = seen.rules.options, deal_of(seen)
        past, view = Past(), Table()
        set_table(options, deal, trump, view)
        note_past(deal, trump, past)
        search = Search(budget.worlds, budget.drawn, budget.prior, packet_size=options.widow_size)
        seed(search.rng, number, trump)
        write(past, self._past)
        write(view, self._tables[0])
        write(search, self._search)
        self._run(
            self._past,
            self._mind(options.widow_size),
            self._places,
            self._search,
            self._tables,
            self._numbers,
            self._outcomes,
        )
        return read_trials(self._search, self._outcomes, trump, budget.worlds)

    def _mind(self, packet_size: int) -> Any:
        if packet_size not in self._minds:
            mind = new_mind(packet_size)
            self._minds[packet_size] = one(type(mind), fast=self._fast)
            write(mind, self._minds[packet_size])
        return self._minds[packet_size]
