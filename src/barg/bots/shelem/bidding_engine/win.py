"""The chance to win the match from a score, as a table that is worked out deal by deal.

A table begins with `HEADER` numbers: the target, the lowest total, the step between totals,
and how many totals there are; then follow the chances of the side whose total is the row's. Its
last total lies just under the target. A target of 0 stands for no match at all: what counts are
then points, the own less the others'.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from barg.kernel.shelem.fields import KONS, TRICKS, Options
from barg.kernel.shelem.scoring import declarer_score, defender_score

HEADER: Final = 4
SWEEPS: Final = 40
CLOSE: Final = 1e-5
ROW: Final = 3
"""An outcome: the contract, declarer's raw points, its chance."""


def chance(win: Sequence[float], own: float, other: float) -> float:
    """The chance to win with these totals before a deal, or after the last one (S25)."""
    target = win[0]
    if target == 0.0:
        return own - other
    if own >= target or other >= target:
        return 0.5 if own == other else (1.0 if own > other else 0.0)
    size = int(win[3])
    row = min(max((own - win[1]) / win[2], 0.0), size - 1.0)
    column = min(max((other - win[1]) / win[2], 0.0), size - 1.0)
    up = min(int(row), size - 2)
    left = min(int(column), size - 2)
    down, right = row - up, column - left
    place = HEADER + up * size + left
    above = win[place] * (1 - right) + win[place + 1] * right
    below = win[place + size] * (1 - right) + win[place + size + 1] * right
    return above * (1 - down) + below * down


def after(o: Options, win: Sequence[float], own: int, other: int, contract: int, raw: int) -> float:
    """Declarer's side's chance after a deal that brought it so many raw points.

    ``own`` and ``other`` are the totals of declarer's side and of the defenders before it.
    """
    made = raw == o.total
    if contract == KONS and win[0] > 0.0:
        return 1.0 if made else 0.0
    score = declarer_score(o, contract, raw, TRICKS if made else 0)
    crumbs = defender_score(o, o.total - raw, other)
    return chance(win, own + score, other + crumbs)


def work_out(o: Options, win: MutableSequence[float], outcomes: Sequence[float], count: int) -> int:
    """Fill a table whose header is set; returns how many sweeps it took.

    ``outcomes`` are ``count`` rows of contract, declarer's raw points and chance; either side
    is as likely to declare. Totals near the target come first, so that few sweeps are needed.
    """
    size = int(win[3])
    for place in range(size * size):
        win[HEADER + place] = 0.5
    for sweep in range(SWEEPS):
        change = 0.0
        for row in range(size - 1, -1, -1):
            for column in range(row, -1, -1):
                own = int(win[1] + row * win[2])
                other = int(win[1] + column * win[2])
                value = 0.5
                if row != column:
                    value = _mean(o, win, outcomes, count, own, other)
                place = HEADER + row * size + column
                change = max(change, abs(value - win[place]))
                win[place] = value
                win[HEADER + column * size + row] = 1.0 - value
        if change < CLOSE:
            return sweep + 1
    return SWEEPS


def _mean(
    o: Options, win: Sequence[float], outcomes: Sequence[float], count: int, own: int, other: int
) -> float:
    """The mean chance after a deal at these totals."""
    total = 0.0
    for row in range(count):
        contract, raw = int(outcomes[ROW * row]), int(outcomes[ROW * row + 1])
        good = after(o, win, own, other, contract, raw)
        bad = after(o, win, other, own, contract, raw)
        total += outcomes[ROW * row + 2] * (good + 1.0 - bad) / 2
    return total
