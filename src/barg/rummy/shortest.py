"""The shortest melds of a hand, of three cards: longer ones follow by laying off."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from barg.cards import JOKER, make_card
from barg.rummy.meld import LOW_ACE_PLACE, Meld, card_at

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
        four = [make_card(suit, rank) for suit in range(4)]
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
    for suit in range(4):
        for first in range(LOW_ACE_PLACE, rules.top_place - 1):
            real = [card_at(suit, first + step) for step in range(3)]
            for mask in range(1, 8):
                used = [step for step in range(3) if mask >> step & 1]
                if 3 - len(used) <= jokers and all(hand[real[step]] for step in used):
                    cards = tuple(real[s] if s in used else JOKER for s in range(3))
                    yield Meld(True, cards, suit=suit, first=first)
