"""Rows of data by name, and what the calls in them say."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barg.bots.shelem.bidding_engine.layout import CONTEXTS, POINT_STEP
from barg.bots.shelem.bidding_engine.selfplay import COLUMNS
from barg.cards import SMALL_JOKER
from barg.kernel.shelem import Options

Integers = NDArray[np.int64]
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Rows:
    """Deals of self-play, see `barg.bots.shelem.bidding_engine.selfplay.COLUMNS`.

    Attributes:
        options: those that were played with.
        table: the rows.
        dealt: how many deals they came from; in the others nobody bid.
    """

    options: Options
    table: Integers
    dealt: int

    @property
    def declarers(self) -> Integers:
        """Who declared."""
        return self.table[:, 13]

    @property
    def contracts(self) -> Integers:
        """At which level."""
        return self.table[:, 14]

    @property
    def raws(self) -> Integers:
        """What raw points declarer's side took."""
        return self.table[:, 15]

    def hands(self, after: int) -> Integers:
        """The hands dealt to the seats so many after declarer's."""
        seats = (self.declarers + after) % self.options.players
        return self.table[np.arange(len(self.table)), seats]

    def some(self, which: NDArray[np.bool_]) -> "Rows":
        """Only some of the rows."""
        return Rows(self.options, self.table[which], self.dealt)

    def joined(self, others: "Rows") -> "Rows":
        """These rows and others."""
        table = np.concatenate([self.table, others.table])
        return Rows(self.options, table, self.dealt + others.dealt)

    def context(self, after: int) -> Floats:
        """What the seat so many after declarer's knows from the calls.

        The columns are those of `barg.bots.shelem.bidding_engine.outlook.context`.
        """
        found = np.zeros((len(self.table), CONTEXTS))
        found[:, 0] = 1
        found[:, 1] = self._tens(self.contracts)
        lines = np.arange(len(self.table))
        for other in range(1, self.options.players):
            if other == after:
                continue
            seats = (self.declarers + other) % self.options.players
            place = 5 if other % 2 else 2
            bids, marks = self.table[lines, 5 + seats], self.table[lines, 9 + seats]
            top = np.minimum(self.contracts, self.options.total) + POINT_STEP
            found[:, place] += bids > 0
            found[:, place + 1] += np.where(bids > 0, self._tens(bids), 0)
            found[:, place + 2] += self._tens(np.where(marks == 0, top, marks))
        return found

    def _tens(self, levels: Integers) -> Any:
        return (np.minimum(levels, self.options.total + POINT_STEP) - 100) / 10


def read(options: Options, flat: Integers, dealt: int) -> Rows:
    """Rows from the flat array that the engine writes."""
    return Rows(options, flat.reshape(-1, COLUMNS), dealt)


def jokers(hands: Integers) -> Integers:
    """The jokers held, as two bits."""
    return hands >> SMALL_JOKER & 3
