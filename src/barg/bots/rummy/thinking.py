"""The search over worlds, compiled where Numba is there."""

from functools import cache
from importlib.util import find_spec
from typing import Any, Final

from barg.bots.rummy.engine.fields import Search
from barg.bots.rummy.engine.search import RECORDS, decide
from barg.bots.rummy.reading import deal_of, events_of, past_of
from barg.bots.rummy.styles import GREEDY
from barg.bots.thought import Thought
from barg.game import Action
from barg.kernel.rummy.fields import Deal, Options
from barg.rummy import Observation

ENGINE: Final = "barg.bots.rummy.engine"


def think(
    seen: Observation, worlds: int, seed: int, *, fast: bool | None = None
) -> tuple[Action, list[Thought]]:
    """The action to take and what was found of all; means are less what others get on average.

    ``worlds`` is how many worlds are tried, ``seed`` decides which. ``fast`` compiles the
    search; by default where that is possible.
    """
    past = past_of(seen)
    s = Search(worlds=worlds, start=seed)
    numbers, events = GREEDY.numbers(), events_of(seen, past)
    s.style[: len(numbers)] = numbers
    s.events = len(events)
    for place, (seat, card, kind) in enumerate(events):
        s.seats[place], s.cards[place], s.kinds[place] = seat, card, kind
    compile_it = find_spec("numba") is not None if fast is None else fast
    found: Any = (_compiled if compile_it else _plain)(seen.rules.options, deal_of(seen, past), s)
    others = seen.rules.players - 1
    thoughts = [_thought(found, place, others) for place in range(int(found.found))]
    return int(found.actions[int(found.best)]), thoughts


def _thought(s: Any, place: int, others: int) -> Thought:
    weight = max(int(s.weights[place]), 1)
    mean = int(s.sums[place]) / weight
    spread = max(int(s.squares[place]) / weight - mean * mean, 0.0)
    error = (spread * int(s.squared[place])) ** 0.5 / weight
    return Thought(int(s.actions[place]), mean / others, error / others)


def _plain(o: Options, k: Deal, s: Search) -> Search:
    decide(o, [k, *(Deal() for _ in range(RECORDS - 1))], s)
    return s


def _compiled(o: Options, k: Deal, s: Search) -> Any:
    import numpy as np  # noqa: PLC0415 - only where compiled code is wanted

    from barg.kernel.compiled import packed  # noqa: PLC0415 - as above

    deals, searches = _room()
    deals[0], searches[0] = packed(k), packed(s)
    deals[1:]["memory"] = 0
    _code()(packed(o), deals, searches[0])
    return searches.view(np.recarray)[0]


@cache
def _room() -> tuple[Any, Any]:
    from barg.kernel.compiled import records  # noqa: PLC0415 - as above

    return records(Deal, RECORDS), records(Search, 1)


@cache
def _code() -> Any:
    from barg.kernel.compiled import compiled  # noqa: PLC0415 - as above

    return compiled(decide, ENGINE)
