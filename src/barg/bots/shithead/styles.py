"""The styles of quick play (`barg.bots.shithead.engine.policy`), by name."""

from dataclasses import dataclass
from typing import Final

NEVER: Final = 1000
"""More cards than a pile has, a higher rank than there is."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a seat plays without looking ahead.

    Attributes:
        burn_from: a burning card goes on a pile of so many cards even where another would do.
        spare_under: while there is a stock, a pile of up to so many cards is picked up rather
            than a strong card spent.
        stock_copies: while there is a stock, of ranks from this on one card is played alone.
        wasteful: 1 where 2s and burning cards go at once, then the most cards of a rank, and
            nothing is exchanged before play.
        stray: so many plays of a thousand are any legal one.
    """

    burn_from: int = NEVER
    spare_under: int = 0
    stock_copies: int = NEVER
    wasteful: int = 0
    stray: int = 0

    def numbers(self) -> list[int]:
        """The same as the engine takes it."""
        return [self.burn_from, self.spare_under, self.stock_copies, self.wasteful, self.stray]


LOWEST: Final = Style()
"""The lowest card that goes, all of its rank; strong cards only where no other goes."""
NOVICE: Final = Style(burn_from=0, wasteful=1)
"""Wants to be rid of many cards at once and spends the strong ones first of all."""
THRIFTY: Final = Style(spare_under=1, stock_copies=6)
"""Keeps strong cards for the end, and pairs of middle and high cards for later."""
