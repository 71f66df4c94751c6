"""The partition of a hand into melds that leaves the least deadwood (R16)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from barg.cards import JOKER, RANK_OF, SUIT_OF, Card, make_card
from barg.game import Points
from barg.rummy.meld import LONGEST_RUN, LOW_ACE_PLACE, RUN_CARDS, SHORTEST

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules

Cards = tuple[Card, ...]
ORDER: Final = tuple(RUN_CARDS[suit][place] for place in range(1, 14) for suit in range(4))
"""Rank by rank from the ace up: so few different rests of a hand come up in the search."""
LONGEST_NEEDED: Final = 5
"""Without jokers a longer run is two shorter ones."""


def least_deadwood(rules: "RummyRules", hand: Sequence[int]) -> tuple[Points, Cards]:
    """The least value of cards outside melds, and those cards; ``hand`` holds counts by card."""
    cards = tuple(card for card in ORDER for _ in range(hand[card]))
    search = _search(rules.twins, rules.jokers_per_meld, rules.top_place, rules.values)
    return search.best(cards, hand[JOKER])


@lru_cache(maxsize=32)
def _search(
    twins: bool, jokers_per_meld: int, top_place: int, values: tuple[Points, ...]
) -> "_Search":
    return _Search(twins, jokers_per_meld, top_place, values)


class _Search:
    """Takes the lowest card: it is left over, or in one of the melds that hold it."""

    def __init__(
        self, twins: bool, jokers_per_meld: int, top_place: int, values: tuple[Points, ...]
    ) -> None:
        self.twins = twins
        self.jokers_per_meld = jokers_per_meld
        self.top_place = top_place
        self.values = values
        self.places = [
            [p for p in range(LOW_ACE_PLACE, top_place + 1) if RUN_CARDS[SUIT_OF[card]][p] == card]
            for card in range(JOKER)
        ]
        self.best = lru_cache(maxsize=1 << 14)(self._best)

    def _best(self, cards: Cards, jokers: int) -> tuple[Points, Cards]:
        if not cards:
            return jokers * self.values[JOKER], (JOKER,) * jokers
        card, rest = cards[0], cards[1:]
        value, left = self.best(rest, jokers)
        best = (value + self.values[card], (card, *left))
        for used, wild in self._melds(cards, card, jokers):
            if best[0] == 0:
                break
            found = self.best(_without(cards, used), jokers - wild)
            if found[0] < best[0]:
                best = found
        return best

    def _melds(self, cards: Cards, card: Card, jokers: int) -> Iterator[tuple[Cards, int]]:
        most = min(jokers, self.jokers_per_meld)
        yield from self._sets(cards, card, most)
        yield from self._runs(cards, card, most)

    def _sets(self, cards: Cards, card: Card, most: int) -> Iterator[tuple[Cards, int]]:
        twins = self.twins
        held = [
            make_card(suit, RANK_OF[card])
            for suit in range(4)
            for _ in range(min(cards.count(make_card(suit, RANK_OF[card])), 2 if twins else 1))
        ]
        held.remove(card)
        for others in set(_subsets(tuple(held))):
            used = (card, *others)
            for wild in range(most + 1):
                size = len(used) + wild
                if size >= SHORTEST and (twins or size <= 4):
                    yield used, wild

    def _runs(self, cards: Cards, card: Card, most: int) -> Iterator[tuple[Cards, int]]:
        """Runs that hold the card: grown downwards, then upwards, while the jokers suffice."""
        suit, have, seen = RUN_CARDS[SUIT_OF[card]], set(cards), set[tuple[Cards, int]]()
        for place in self.places[card]:
            first, missing_below = place, 0
            while first >= LOW_ACE_PLACE and missing_below <= most:
                for last, missing in self._ends(suit, have, (first, place), most):
                    if missing_below + missing > most:
                        break
                    for option in _options(suit[first : last + 1], have, card, most):
                        if option not in seen:
                            seen.add(option)
                            yield option
                first -= 1
                missing_below += suit[first] not in have

    def _ends(
        self, suit: Cards, have: set[Card], low: tuple[int, int], most: int
    ) -> Iterator[tuple[int, int]]:
        """Where a run may end, and how many cards over the place of its card are missing.

        ``low`` are the places of its first card and of the card that it must hold.
        """
        (first, place), missing = low, 0
        longest = LONGEST_RUN if most else LONGEST_NEEDED
        for last in range(place, min(self.top_place, first + longest - 1) + 1):
            missing += suit[last] not in have
            if last - first + 1 >= SHORTEST:
                yield last, missing


def _options(run: Cards, have: set[Card], card: Card, most: int) -> Iterator[tuple[Cards, int]]:
    """The ways to fill a run: with all cards that are there, or jokers for some of them."""
    there = tuple(c for c in run if c in have)
    wild = len(run) - len(there)
    for dropped in _up_to(tuple(c for c in there if c != card), most - wild):
        yield tuple(c for c in there if c not in dropped), wild + len(dropped)


def _without(cards: Cards, used: Cards) -> Cards:
    left = list(cards)
    for card in used:
        left.remove(card)
    return tuple(left)


def _subsets(items: Cards) -> Iterator[Cards]:
    if not items:
        yield ()
        return
    for rest in _subsets(items[1:]):
        yield rest
        yield (items[0], *rest)


def _up_to(items: Cards, most: int) -> Iterator[Cards]:
    """Subsets of at most so many items."""
    for count in range(most + 1):
        yield from combinations(items, count)
