"""What to do: by the worlds, and by a solved end where there is one."""

from collections.abc import Sequence
from typing import Final

from barg.bots.shithead.engine.copying import copy_deal
from barg.bots.shithead.engine.ends import can_solve, solve_end
from barg.bots.shithead.engine.fields import LEVELS, SCALE, Ending, Search
from barg.bots.shithead.engine.search import REAL, TRIAL, WORLD, search
from barg.kernel.chance import seed
from barg.kernel.shithead.fields import Deal, Options

STACK: Final = max(WORLD, TRIAL) + 1
"""Where the stack of ends begins."""
RECORDS: Final = STACK + LEVELS
"""How many records of deals are needed, the known one first."""


def decide(o: Options, ks: Sequence[Deal], s: Search, e: Ending) -> None:
    """Search from the seed in ``s.start``; an end that is solved decides by itself."""
    seed(s.rng, s.start, 0)
    search(o, ks, s)
    e.best = -1
    if e.most_nodes and s.found > 1 and can_solve(o, ks[REAL]):
        copy_deal(ks[REAL], ks[STACK])
        solve_end(o, ks, STACK, e)
        _correct(s, e)


def _correct(s: Search, e: Ending) -> None:
    """Put solved values in the place of those from playouts, which had the same candidates."""
    if e.best >= 0:
        s.best = e.best
    for place in range(e.found):
        if e.low[place] == e.high[place]:
            value = e.low[place] // SCALE
            s.counts[place], s.sums[place], s.squares[place] = 1, value, value * value
