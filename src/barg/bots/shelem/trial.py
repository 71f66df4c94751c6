"""Cards tried in many worlds, compiled where that is wanted: a room that is kept and used again."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from threading import local
from typing import Any, Final

from barg.bots.shelem.engine.lanes import card_at
from barg.bots.shelem.engine.options import MOST_OPTIONS
from barg.bots.shelem.engine.past import Past, note_past
from barg.bots.shelem.engine.search import MOST_WORLDS, ROOM, Search, try_cards
from barg.bots.shelem.engine.setting import set_table
from barg.bots.shelem.engine.table import Table
from barg.bots.shelem.engine.worlds import Places
from barg.bots.shelem.minds import new_mind
from barg.cards import Card, cards_in
from barg.kernel.chance import seed
from barg.kernel.records import record_fields
from barg.kernel.sampling import WAYS
from barg.kernel.shelem.fields import Deal, Options

ENGINES: Final = ("barg.bots.shelem.engine",)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is spent on a decision.

    Attributes:
        worlds: in how many worlds each card is tried.
        drawn: out of how many drawn evenly these are picked by likelihood; 0 for no picking.
    """

    worlds: int
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class Trial:
    """A set of cards that are alike, and what playing one came to in each world.

    ``outcomes`` are twice declarer's raw points in units of five, one more with every trick.
    """

    cards: tuple[Card, ...]
    outcomes: Sequence[int]


class Room:
    """What a search works in; for one thread at a time.

    Args:
        fast: compile the search; without it few worlds are already slow.
    """

    def __init__(self, *, fast: bool = True) -> None:
        self.fast = fast
        self._minds: dict[int, Any] = {}
        self._past: Any
        self._search: Any
        self._places: Any
        if fast:
            self._make_compiled()
        else:
            self._run: Any = try_cards
            self._past, self._search = Past(), Search()
            self._places = Places()
            self._tables: Any = [Table() for _ in range(MOST_WORLDS + ROOM + 1)]
            self._numbers: Any = ([0.0] * WAYS, [0.0] * MOST_WORLDS)
            self._outcomes: Any = [0] * (MOST_OPTIONS * MOST_WORLDS)

    def _make_compiled(self) -> None:
        import numpy as np  # noqa: PLC0415 - only where compiled code is wanted

        from barg.kernel.compiled import records  # noqa: PLC0415 - as above

        self._run = _compiled()
        self._past, self._places = records(Past, 1)[0], records(Places, 1)[0]
        self._search = records(Search, 1)[0]
        self._tables = records(Table, MOST_WORLDS + ROOM + 1)
        self._numbers = (np.zeros(WAYS), np.zeros(MOST_WORLDS))
        self._outcomes = np.zeros(MOST_OPTIONS * MOST_WORLDS, np.int64)

    def try_all(
        self, options: Options, deal: Deal, trump: int, budget: Budget, number: int
    ) -> list[Trial]:
        """Try every card of the seat to act.

        Args:
            options, deal: the table's options, and the deal as the seat has seen it.
            trump: the trump of the deal, or the one that the first lead is to name.
            budget: how many worlds; at most `MOST_WORLDS`.
            number: the seed of all chance.

        Returns:
            One trial for each set of cards that are alike.
        """
        past, view = Past(), Table()
        set_table(options, deal, trump, view)
        note_past(deal, trump, past)
        search = Search(budget.worlds, budget.drawn, options.widow_size)
        seed(search.rng, number, trump)
        self._fill(past, view, search)
        mind = self._mind(options.widow_size)
        self._run(
            self._past,
            mind,
            self._places,
            self._search,
            self._tables,
            self._numbers,
            self._outcomes,
        )
        return self._trials(trump, budget.worlds)

    def _trials(self, trump: int, worlds: int) -> list[Trial]:
        search = self._search
        count = int(search["count"] if self.fast else search.count)
        groups = search["groups"] if self.fast else search.groups
        found = []
        for place in range(count):
            cards = tuple(card_at(bit, trump) for bit in cards_in(int(groups[place])))
            values = self._outcomes[place * worlds : (place + 1) * worlds]
            found.append(Trial(cards, [int(value) for value in values]))
        return found

    def _fill(self, past: Past, view: Table, search: Search) -> None:
        if not self.fast:
            self._past, self._tables[0], self._search = past, view, search
            return
        for target, source in (
            (self._past, past),
            (self._tables[0], view),
            (self._search, search),
        ):
            for item in record_fields(type(source)):
                target[item.name] = getattr(source, item.name)

    def _mind(self, packet_size: int) -> Any:
        if packet_size not in self._minds:
            mind = new_mind(packet_size)
            if self.fast:
                from barg.kernel.compiled import packed  # noqa: PLC0415 - as above

                self._minds[packet_size] = packed(mind)
            else:
                self._minds[packet_size] = mind
        return self._minds[packet_size]


@cache
def _compiled() -> Any:
    from barg.kernel.compiled import compiled  # noqa: PLC0415 - only where it is wanted

    return compiled(try_cards, *ENGINES)


_KEPT = local()


def room() -> Room:
    """This thread's compiled room."""
    if not hasattr(_KEPT, "room"):
        _KEPT.room = Room()
    found: Room = _KEPT.room
    return found
