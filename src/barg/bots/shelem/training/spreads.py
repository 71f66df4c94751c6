"""How far points lie from the mean that was expected."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from barg.bots.shelem.bidding_engine.layout import BUCKETS, LEVELS, POINT_STEP

Floats = NDArray[np.float64]
WIDTHS: Final = (3.0, 5.0, 8.0, 12.0)
"""How far rows of data count for a mean, in points: further where there are few."""
ENOUGH: Final = 400.0


def spread(means: Floats, raws: Floats, total: int) -> Floats:
    """The chances of raw points by the mean expected: `BUCKETS` rows of `LEVELS`."""
    lines = np.clip(np.rint(means), 0, BUCKETS * POINT_STEP - 1).astype(np.int64)
    counts = np.zeros((BUCKETS * POINT_STEP, LEVELS))
    np.add.at(counts, (lines, (raws // POINT_STEP).astype(np.int64)), 1.0)
    centres = np.arange(BUCKETS * POINT_STEP)
    found = np.zeros((BUCKETS, LEVELS))
    filled = []
    for bucket in range(BUCKETS):
        for width in WIDTHS:
            weights = np.exp(-(((centres - POINT_STEP * bucket) / width) ** 2) / 2)
            row = weights @ counts
            if row.sum() >= ENOUGH:
                found[bucket] = row / row.sum()
                filled.append(bucket)
                break
    for bucket in sorted(set(range(BUCKETS)) - set(filled)):
        nearest = min(filled, key=lambda one: abs(one - bucket))
        found[bucket] = _moved(found[nearest], bucket - nearest, total // POINT_STEP)
    return found


def _moved(row: Floats, steps: int, top: int) -> Floats:
    """The same chances for a mean so many steps higher; what passes an end stays there."""
    found = np.zeros(LEVELS)
    for level in range(top + 1):
        found[min(max(level + steps, 0), top)] += row[level]
    return found
