"""What the solvers answer."""

from dataclasses import dataclass
from typing import Any

from barg.cards import Card, card_text
from barg.solver.piles import PilePosition
from barg.solver.position import Position


@dataclass(frozen=True)
class Solution:
    """What a position comes to with best play of both sides.

    Attributes:
        position: the position.
        best: what the side of the seat to act takes from the current trick to the last, the
            cards on the table included: points (S2), or tricks.
        cards: the same for each legal card, if it is played now.
        nodes: how many tricks were begun in the search.
        tests: how many zero-window tests it took.
    """

    position: Position | PilePosition
    best: int
    cards: dict[Card, int]
    nodes: int
    tests: int

    def report(self) -> dict[str, Any]:
        """The solution as `barg solve` prints it."""
        return {
            "objective": self.position.objective,
            "to_act": self.position.to_act,
            "best": self.best,
            "cards": {card_text(card): found for card, found in self.cards.items()},
        }
