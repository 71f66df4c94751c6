"""The partition of a hand into melds that leaves the least deadwood (R16)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from barg.cards import JOKER, RANK_OF, SUIT_OF, Card
from barg.game import Points
from barg.kernel.rummy import Deal, Options
from barg.kernel.rummy import deadwood as kernel
from barg.rummy.hands import counts_of, masks_of
from barg.rummy.meld import LONGEST_RUN, RUN_CARDS, SHORTEST, places_of

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules

Cards = tuple[Card, ...]


def least_deadwood(rules: "RummyRules", hand: Sequence[int]) -> tuple[Points, Cards]:
    """The least value of cards outside melds, and those cards; ``hand`` holds counts by card."""
    o = rules.options
    kind = (o.twins, o.jokers_per_meld, o.top_place, o.ace_value)
    return _least(kind, *masks_of(hand))


@lru_cache(maxsize=1 << 14)
def _least(
    kind: tuple[int, int, int, int], ones: int, twos: int, jokers: int
) -> tuple[Points, Cards]:
    """The same for what the options say of melds and values."""
    twins, most, top_place, ace_value = kind
    options = Options(twins=twins, jokers_per_meld=most, top_place=top_place, ace_value=ace_value)
    deal = Deal()
    least = kernel.least_deadwood(options, deal, ones, twos, jokers)
    left = counts_of(*kernel.left_over(deal))
    return least, tuple(card for card, count in enumerate(left) for _ in range(count))


@dataclass(frozen=True, slots=True)
class Partition:
    """A hand in melds, and the cards that are left, which count ``points``."""

    melds: tuple[Cards, ...]
    left: Cards
    points: Points


def partition(rules: "RummyRules", hand: Sequence[int]) -> Partition:
    """The melds of a hand that leave the least deadwood, and what they leave."""
    points, left = least_deadwood(rules, hand)
    rest = list(hand)
    for card in left:
        rest[card] -= 1
    melds = []
    while any(rest):
        meld = next(meld for meld in _melds_of_first(rules, rest) if _goes_on(rules, rest, meld))
        melds.append(meld)
        rest = _without(rest, meld)
    return Partition(tuple(melds), left, points)


def _without(hand: Sequence[int], meld: Cards) -> list[int]:
    rest = list(hand)
    for card in meld:
        rest[card] -= 1
    return rest


def _goes_on(rules: "RummyRules", hand: Sequence[int], meld: Cards) -> bool:
    """Whether all that a meld leaves of a hand is melds."""
    return not least_deadwood(rules, _without(hand, meld))[1]


def _melds_of_first(rules: "RummyRules", hand: Sequence[int]) -> Iterator[Cards]:
    """The melds of a hand with its first card in them, the longer first."""
    card = next(card for card, count in enumerate(hand[:JOKER]) if count)
    melds = [*_runs_with(rules, hand, card), *_sets_with(rules, hand, card)]
    yield from sorted(melds, key=len, reverse=True)


def _runs_with(rules: "RummyRules", hand: Sequence[int], card: Card) -> Iterator[Cards]:
    jokers = min(hand[JOKER], rules.jokers_per_meld)
    line = RUN_CARDS[SUIT_OF[card]]
    for place in places_of(card, rules):
        for first in range(max(1, place - LONGEST_RUN + 1), place + 1):
            for last in range(max(place, first + SHORTEST - 1), rules.top_place + 1):
                cards = tuple(
                    line[at] if at == place or hand[line[at]] else JOKER
                    for at in range(first, last + 1)
                )
                fits = len(cards) <= LONGEST_RUN and cards.count(JOKER) <= jokers
                if fits and all(cards.count(one) <= hand[one] for one in cards):
                    yield cards


def _sets_with(rules: "RummyRules", hand: Sequence[int], card: Card) -> Iterator[Cards]:
    most = 8 if rules.twins else 4
    alike = [one for one in range(RANK_OF[card], JOKER, 13) if hand[one]]
    held = [one for one in alike for _ in range(hand[one] if rules.twins else 1)]
    held.remove(card)
    for count in range(len(held) + 1):
        for others in sorted(set(combinations(held, count))):
            for jokers in range(min(hand[JOKER], rules.jokers_per_meld) + 1):
                if SHORTEST <= 1 + count + jokers <= most:
                    yield tuple(sorted((card, *others))) + (JOKER,) * jokers
