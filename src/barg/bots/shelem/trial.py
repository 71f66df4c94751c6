"""Cards tried in many worlds: what is asked, and what came of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from barg.bots.shelem.engine.lanes import card_at
from barg.bots.shelem.engine.search import Search
from barg.cards import Card, cards_in
from barg.shelem import Observation


@dataclass(frozen=True, slots=True)
class Budget:
    """How much is spent on a decision.

    Attributes:
        worlds: in how many worlds each card is tried, at most `MOST_WORLDS`.
        drawn: out of how many drawn these are picked by likelihood; 0 for no picking.
        prior: how much what declarers hold and bury counts in the draw, of 1,024.
    """

    worlds: int
    drawn: int = 0
    prior: int = 0


@dataclass(frozen=True, slots=True)
class Trial:
    """A set of cards that are alike, and what playing one came to in each world.

    ``outcomes`` are twice declarer's raw points in units of five, one more with every trick.
    """

    cards: tuple[Card, ...]
    outcomes: Sequence[int]


class Room(Protocol):
    """What a search works in; for one thread at a time."""

    def try_all(self, seen: Observation, trump: int, budget: Budget, number: int) -> list[Trial]:
        """Try every card of the seat to act.

        Args:
            seen: what the seat has seen.
            trump: the trump of the deal, or the one that the first lead is to name.
            budget: how many worlds.
            number: the seed of all chance.

        Returns:
            One trial for each set of cards that are alike.
        """


def read_trials(search: Any, outcomes: Any, trump: int, worlds: int) -> list[Trial]:
    """What a search has found."""
    compiled = not isinstance(search, Search)
    count = int(search["count"] if compiled else search.count)
    groups = search["groups"] if compiled else search.groups
    found = []
    for place in range(count):
        cards = tuple(card_at(bit, trump) for bit in cards_in(int(groups[place])))
        values: Iterable[Any] = outcomes[place * worlds : (place + 1) * worlds]
        found.append(Trial(cards, [int(value) for value in values]))
    return found
