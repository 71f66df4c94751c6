"""The partition of a hand into melds that leaves the least deadwood (R16)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from barg.cards import JOKER, RANK_OF, SUIT_OF, Card, make_card
from barg.game import Points
from barg.rummy.meld import LONGEST_RUN, LOW_ACE_PLACE, SHORTEST, card_at, places_of

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules

Cards = tuple[Card, ...]


def least_deadwood(rules: "RummyRules", hand: Sequence[int]) -> tuple[Points, Cards]:
    """The least value of cards outside melds, and those cards; ``hand`` holds counts by card."""
    cards = tuple(card for card in range(JOKER) for _ in range(hand[card]))
    search = _Search(rules)
    return search.best(cards, hand[JOKER])


class _Search:
    """Takes the lowest card: it is left over, or in one of the melds that hold it."""

    def __init__(self, rules: "RummyRules") -> None:
        self.rules = rules
        self.best = lru_cache(maxsize=None)(self._best)

    def _best(self, cards: Cards, jokers: int) -> tuple[Points, Cards]:
        rules = self.rules
        if not cards:
            return jokers * rules.joker_value, (JOKER,) * jokers
        card, rest = cards[0], cards[1:]
        value, left = self.best(rest, jokers)
        best = (value + rules.values[card], (card, *left))
        for used, wild in self._melds(cards, card, jokers):
            if best[0] == 0:
                break
            found = self.best(_without(cards, used), jokers - wild)
            if found[0] < best[0]:
                best = found
        return best

    def _melds(self, cards: Cards, card: Card, jokers: int) -> Iterator[tuple[Cards, int]]:
        most = min(jokers, self.rules.jokers_per_meld)
        yield from self._sets(cards, card, most)
        yield from self._runs(cards, card, most)

    def _sets(self, cards: Cards, card: Card, most: int) -> Iterator[tuple[Cards, int]]:
        twins = self.rules.twins
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
        suit = SUIT_OF[card]
        have = set(cards)
        top = self.rules.top_place
        seen: set[tuple[Cards, int]] = set()
        for place in places_of(card, self.rules):
            for first in range(LOW_ACE_PLACE, place + 1):
                last = max(place, first + SHORTEST - 1)
                for end in range(last, min(top, first + LONGEST_RUN - 1) + 1):
                    real = [card_at(suit, p) for p in range(first, end + 1)]
                    needed = [c for c in real if c not in have]
                    if len(needed) > most:
                        continue
                    spare = [c for c in real if c in have and c != card]
                    for dropped in _up_to(tuple(spare), most - len(needed)):
                        used = tuple(c for c in real if c in have and c not in dropped)
                        option = (used, len(needed) + len(dropped))
                        if option not in seen:
                            seen.add(option)
                            yield option


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
