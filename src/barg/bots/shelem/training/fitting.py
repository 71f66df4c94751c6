"""Least squares on hands that are described suit by suit."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from barg.bots.shelem.bidding_engine.layout import CONTEXTS, HOLDINGS
from barg.bots.shelem.engine.lanes import turned
from barg.bots.shelem.holdings import features
from barg.bots.shelem.training.rows import jokers

Integers = NDArray[np.int64]
Floats = NDArray[np.float64]
RIDGE: Final = 20.0
"""How strongly weights are held to 0, in rows of data."""
CALL_RIDGE: Final = 0.03
"""The same for those of calls, as a share of the rows: calls say much the same twice."""
CHUNK: Final = 20_000
JOKER_COLUMNS: Final = 4


def in_order(hands: Integers, trumps: Integers) -> Integers:
    """The four holdings of each hand, its trump suit's first."""
    suits = np.stack([hands >> 13 * suit & HOLDINGS - 1 for suit in range(4)], axis=1)
    order = (trumps[:, None] + np.arange(4)) % 4
    return np.take_along_axis(suits, order, axis=1)


def all_turned(hands: Integers, trump: int) -> Integers:
    """The four holdings of each hand by strength, where there is no trump (S37)."""
    table = np.array([turned(holding, trump) for holding in range(HOLDINGS)])
    return np.stack([table[hands >> 13 * suit & HOLDINGS - 1] for suit in range(4)], axis=1)


class Fit:
    """Least squares of points on the features of suits, the jokers held and the calls.

    Args:
        suits: four holdings of each hand; the first has weights of its own where ``trump``.
        hands: the hands, for their jokers.
        context: what the calls say, or None.
    """

    def __init__(
        self, suits: Integers, hands: Integers, context: Floats | None, *, trump: bool
    ) -> None:
        self.trump = trump
        self._suits = suits
        self._jokers = jokers(hands)
        self._context = np.zeros((len(hands), CONTEXTS)) if context is None else context
        self._features = (1 + trump) * features().shape[1] + JOKER_COLUMNS
        self.weights = np.zeros(self._features + CONTEXTS)

    def solve(self, values: Floats) -> None:
        """Find the weights."""
        size = len(self.weights)
        held = np.full(size, RIDGE)
        held[self._features + 1 :] = CALL_RIDGE * len(values)
        squares, sums = np.diag(held), np.zeros(size)
        for first in range(0, len(values), CHUNK):
            x = self._rows(slice(first, first + CHUNK))
            squares += x.T @ x
            sums += x.T @ values[first : first + CHUNK]
        found: Any = np.linalg.solve(squares, sums)
        self.weights = np.asarray(found, np.float64)

    def means(self) -> Floats:
        """What the weights expect of each hand."""
        parts = range(0, len(self._suits), CHUNK)
        return np.concatenate(
            [self._rows(slice(first, first + CHUNK)) @ self.weights for first in parts]
        )

    @property
    def of_hand(self) -> Floats:
        """The weights of features and jokers."""
        return self.weights[: self._features]

    @property
    def of_calls(self) -> Floats:
        """The weights of the calls."""
        return self.weights[self._features :]

    def _rows(self, part: slice) -> Floats:
        table, suits = features(), self._suits[part]
        sides = table[suits[:, 1]] + table[suits[:, 2]] + table[suits[:, 3]]
        first = table[suits[:, 0]]
        hand = [first, sides] if self.trump else [first + sides]
        held = np.eye(JOKER_COLUMNS)[self._jokers[part]]
        return np.hstack([*hand, held, self._context[part]])
