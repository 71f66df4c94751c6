"""The search over worlds, compiled where Numba is there."""

from functools import cache
from importlib.util import find_spec
from typing import Any, Final

from barg.bots.shithead.engine.decide import RECORDS, decide
from barg.bots.shithead.engine.fields import UNIT, Ending, Search
from barg.bots.shithead.reading import deal_of
from barg.bots.shithead.styles import THRIFTY
from barg.bots.thought import Thought
from barg.game import Action
from barg.kernel.shithead.fields import Deal, Options
from barg.shithead import Observation

ENGINE: Final = "barg.bots.shithead.engine"


def think(
    seen: Observation,
    worlds: int,
    seed: int,
    nodes: int = 0,
    *,
    fast: bool | None = None,
) -> tuple[Action, list[Thought]]:
    """The action to take and what was found of all that differ.

    Cards of other suits, and other unknown blind cards, are as good. Means are from -1 to 1.

    ``worlds`` is how many worlds are tried, ``seed`` decides which; ``nodes`` is how many
    positions are looked at to solve an end for two. ``fast`` compiles the search; by default
    where that is possible.
    """
    s = Search(worlds=worlds, start=seed)
    numbers = THRIFTY.numbers()
    s.style[: len(numbers)] = numbers
    e = Ending(most_nodes=nodes)
    compile_it = find_spec("numba") is not None if fast is None else fast
    found: Any = (_compiled if compile_it else _plain)(seen.rules.options, deal_of(seen), s, e)
    thoughts = [_thought(found, place) for place in range(int(found.found))]
    return int(found.actions[int(found.best)]), thoughts


def _thought(s: Any, place: int) -> Thought:
    count, total = max(int(s.counts[place]), 1), int(s.sums[place])
    mean = total / count
    spread = max(int(s.squares[place]) / count - mean * mean, 0.0)
    return Thought(int(s.actions[place]), mean / UNIT, (spread / count) ** 0.5 / UNIT)


def _plain(o: Options, k: Deal, s: Search, e: Ending) -> Search:
    decide(o, [k, *(Deal() for _ in range(RECORDS - 1))], s, e)
    return s


def _compiled(o: Options, k: Deal, s: Search, e: Ending) -> Any:
    import numpy as np  # noqa: PLC0415 - only where compiled code is wanted

    from barg.kernel.compiled import packed  # noqa: PLC0415 - as above

    deals, searches, endings = _room()
    deals[0], searches[0], endings[0] = packed(k), packed(s), packed(e)
    _code()(packed(o), deals, searches[0], endings[0])
    return searches.view(np.recarray)[0]


@cache
def _room() -> tuple[Any, Any, Any]:
    from barg.kernel.compiled import records  # noqa: PLC0415 - as above

    return records(Deal, RECORDS), records(Search, 1), records(Ending, 1)


@cache
def _code() -> Any:
    from barg.kernel.compiled import compiled  # noqa: PLC0415 - as above

    return compiled(decide, ENGINE)
