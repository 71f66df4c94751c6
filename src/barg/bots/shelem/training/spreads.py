"""How far points lie from what was expected."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from barg.bots.shelem.bidding_engine.layout import BUCKETS, LEVELS, POINT_STEP

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
WIDTHS: Final = (3.0, 5.0)
"""How far rows of data count for a prospect, in points: further where there are few."""
ENOUGH: Final = 400.0


def spread(means: Sequence[Floats], raws: Sequence[Integers], total: int, old: Floats) -> Floats:
    """The chances of raw points by the prospect: `BUCKETS` rows of `LEVELS`.

    Both are given for one or more sets of deals: where the first has too few of a prospect,
    those of the next are taken too. Where there are too few in all, it stays as it was.
    """
    counts = np.zeros((BUCKETS * POINT_STEP, LEVELS))
    found = np.zeros((BUCKETS, LEVELS))
    filled: set[int] = set()
    for some, points in zip(means, raws, strict=True):
        lines = np.clip(np.rint(some), 0, BUCKETS * POINT_STEP - 1).astype(np.int64)
        np.add.at(counts, (lines, points // POINT_STEP), 1.0)
        for bucket in set(range(BUCKETS)) - filled:
            row = _near(counts, bucket)
            if row.sum() > 0:
                found[bucket] = row / row.sum()
                filled.add(bucket)
    if not filled:
        return old
    for bucket in set(range(BUCKETS)) - filled:
        nearest = min(filled, key=lambda one: abs(one - bucket))
        found[bucket] = _moved(found[nearest], bucket - nearest, total // POINT_STEP)
    return found


def _near(counts: Floats, bucket: int) -> Floats:
    """What came near this prospect, from as near as there is enough; else nothing."""
    distance = np.arange(len(counts)) - POINT_STEP * bucket
    for width in WIDTHS:
        row: Floats = np.exp(-((distance / width) ** 2) / 2) @ counts
        if row.sum() >= ENOUGH:
            return row
    return np.zeros(LEVELS)


def _moved(row: Floats, steps: int, top: int) -> Floats:
    """The same chances for a prospect so many steps higher; what passes an end stays there."""
    found = np.zeros(LEVELS)
    for level in range(top + 1):
        found[min(max(level + steps, 0), top)] += row[level]
    return found
