"""Least squares on hands that are described suit by suit."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from barg.bots.shelem.bidding_engine.layout import CONTEXTS
from barg.bots.shelem.holdings import features

Integers = NDArray[np.int64]
Floats = NDArray[np.float64]
RIDGE: Final = 20.0
"""How strongly weights are held to 0, in rows of data."""
CHUNK: Final = 50_000
JOKER_COLUMNS: Final = 4


def holdings(hands: Integers, trumps: Integers | None) -> Integers:
    """The four holdings of each hand, its trump suit's first where there is one."""
    suits = np.stack([hands >> 13 * suit & 8191 for suit in range(4)], axis=1)
    if trumps is None:
        return suits
    order = (np.asarray(trumps)[:, None] + np.arange(4)) % 4
    return np.take_along_axis(suits, order, axis=1)


def rows_of(suits: Integers, jokers: Integers, trump: bool, context: Floats) -> Floats:
    """The rows of the regression: features of trump and sides, or of all suits, the jokers, the
    calls."""
    table = features()
    sides = table[suits[:, 1]] + table[suits[:, 2]] + table[suits[:, 3]]
    held = np.eye(JOKER_COLUMNS)[jokers]
    first = [table[suits[:, 0]], sides] if trump else [sides + table[suits[:, 0]]]
    return np.hstack([*first, held, context])


class Fit:
    """Sums of squares, added up from chunks of data, and the weights that follow from them."""

    def __init__(self, trump: bool) -> None:
        self.trump = trump
        width = (1 + trump) * features().shape[1] + JOKER_COLUMNS + CONTEXTS
        self._squares = np.zeros((width, width))
        self._sums = np.zeros(width)

    def add(self, suits: Integers, jokers: Integers, context: Floats, values: Floats) -> None:
        """Take so many hands and what they brought in."""
        for first in range(0, len(values), CHUNK):
            part = slice(first, first + CHUNK)
            x = rows_of(suits[part], jokers[part], self.trump, context[part])
            self._squares += x.T @ x
            self._sums += x.T @ values[part]

    def weights(self) -> Floats:
        """The weights: of features, of the jokers held, of the calls."""
        size = len(self._sums)
        found: Any = np.linalg.solve(self._squares + RIDGE * np.eye(size), self._sums)
        return np.asarray(found, np.float64)
