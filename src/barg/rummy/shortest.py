"""The shortest melds of a hand, of three cards: longer ones follow by laying off."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from barg.cards import JOKER, Card
from barg.rummy.meld import LOW_ACE_PLACE, RANK_CARDS, RUN_CARDS, Meld

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules


def shortest_melds(rules: "RummyRules", hand: Sequence[int]) -> Iterator[Meld]:
    """All sets and runs of three that a hand (counts by card) holds."""
    yield from _sets_of_three(rules, hand)
    yield from _runs_of_three(rules, hand)


def _sets_of_three(rules: "RummyRules", hand: Sequence[int]) -> Iterator[Meld]:
    jokers = min(hand[JOKER], rules.jokers_per_meld, 2)
    most = 2 if rules.twins else 1
    for rank in range(13):
        four = RANK_CARDS[rank]
        if sum(hand[card] for card in four) + jokers < 3:
            continue
        for counts in _small_counts([min(hand[card], most) for card in four]):
            size = sum(counts)
            if size >= 1 and 3 - size <= jokers:
                cards = [card for card, n in zip(four, counts, strict=True) for _ in range(n)]
                yield Meld(False, (*cards, *[JOKER] * (3 - size)), rank=rank)


def _small_counts(most: Sequence[int], left: int = 3) -> Iterator[tuple[int, ...]]:
    """Every choice of at most ``left`` things, so many of each kind."""
    if not most:
        yield ()
        return
    for count in range(min(most[0], left) + 1):
        for rest in _small_counts(most[1:], left - count):
            yield (count, *rest)


def _runs_of_three(rules: "RummyRules", hand: Sequence[int]) -> Iterator[Meld]:
    jokers = min(hand[JOKER], rules.jokers_per_meld, 2)
    for suit, places in enumerate(RUN_CARDS):
        for first in range(LOW_ACE_PLACE, rules.top_place - 1):
            real = places[first : first + 3]
            if sum(hand[card] > 0 for card in real) + jokers < 3:
                continue
            for cards in _with_jokers(real, jokers):
                if all(card == JOKER or hand[card] for card in cards):
                    yield Meld(True, cards, suit=suit, first=first)


def _with_jokers(real: Sequence[Card], jokers: int) -> Iterator[tuple[Card, ...]]:
    """Three cards, with every choice of at most so many of them replaced by jokers."""
    for count in range(jokers + 1):
        for gone in combinations(range(3), count):
            yield tuple(JOKER if place in gone else card for place, card in enumerate(real))
