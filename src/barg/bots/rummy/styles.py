"""The styles of quick play (`barg.bots.rummy.engine.policy`), by name."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    """How a seat plays without looking ahead: exact melds, laid at once.

    Attributes:
        out_worth: what it is worth to keep a card, for each card around that would make a
            meld of it and a neighbour. value_worth: less this for each point that it counts.
        pair_worth: and this for a pair as such, be the rest of it around or not.
        forgetful: 1 where cards in sight (discards, melds) are taken to be around.
        eager: the open card is taken where it has so many neighbours, though it makes no meld
            yet; 0: never.
        stray: so many discards of a thousand are any card outside melds.
    """

    out_worth: int = 40
    value_worth: int = 10
    pair_worth: int = 0
    forgetful: int = 0
    eager: int = 0
    stray: int = 0

    def numbers(self) -> list[int]:
        """The same as the engine takes it."""
        return [
            self.out_worth,
            self.value_worth,
            self.pair_worth,
            self.forgetful,
            self.eager,
            self.stray,
        ]


GREEDY: Final = Style()
"""Keeps the cards with the best draws, the cheaper one of two alike."""
CAREFUL: Final = Style(out_worth=2, forgetful=1)
"""Throws the dearest card; draws decide between cards that count alike, gone ones among them."""
NOVICE: Final = Style(out_worth=5, value_worth=0, pair_worth=60, forgetful=1, eager=1)
"""Takes whatever makes a pair or a neighbour, hoards pairs, never thinks of the points."""
