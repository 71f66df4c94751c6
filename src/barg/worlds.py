"""Worlds that a seat cannot tell apart: unseen cards dealt anew to the unseen places."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from barg.cards import Card


class Chance(Protocol):
    """What is needed of a generator; `random.Random` and `secrets.SystemRandom` have it."""

    def shuffle(self, x: list[Card], /) -> None:
        """Put a list in an order, each as likely as any other."""


def dealt_anew(places: Sequence[Sequence[Card]], chance: Chance) -> list[list[Card]]:
    """Shuffle the cards of all these places together and fill the places again, each as full."""
    pool = [card for place in places for card in place]
    chance.shuffle(pool)
    ends = [0]
    for place in places:
        ends.append(ends[-1] + len(place))
    return [pool[start:end] for start, end in pairwise(ends)]


class Swaps:
    """Which unseen card of one place has become which other, to correct what was noted of it."""

    def __init__(self, old: Sequence[Card], new: Sequence[Card]) -> None:
        self._new: dict[Card, list[Card]] = {}
        for before, after in zip(old, new, strict=True):
            self._new.setdefault(before, []).append(after)

    def take(self, card: Card) -> Card:
        """The card that this one has become (each copy once); itself if it was not unseen."""
        fresh = self._new.get(card)
        return fresh.pop() if fresh else card
