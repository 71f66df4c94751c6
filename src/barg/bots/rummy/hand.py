"""Small sums over a hand that is held as counts by card."""

from collections.abc import Iterable, Sequence

from barg.cards import Card
from barg.errors import IllegalAction
from barg.game import Points
from barg.rummy import Observation, RummyRules
from barg.rummy.layoff import extend
from barg.rummy.meld import Meld
from barg.rummy.partition import least_deadwood

Hand = Sequence[int]


def without(hand: Hand, cards: Iterable[Card]) -> list[int]:
    """The hand less these cards."""
    left = list(hand)
    for card in cards:
        left[card] -= 1
    return left


def with_card(hand: Hand, card: Card) -> list[int]:
    """The hand and one card more."""
    more = list(hand)
    more[card] += 1
    return more


def deadwood(rules: RummyRules, hand: Hand) -> Points:
    """What is left outside melds in the best partition."""
    return least_deadwood(rules, hand)[0]


def has_opened(observation: Observation) -> bool:
    """Whether the first melds of the seat have counted enough, so that it may lay off (R19)."""
    return bool(observation.opened >> (observation.seat or 0) & 1)


def held(hand: Hand) -> list[Card]:
    """The different cards of a hand."""
    return [card for card, count in enumerate(hand) if count]


def grown(rules: RummyRules, melds: Sequence[Meld], card: Card) -> list[Meld] | None:
    """The melds after the card was laid off on one of them; None if it fits nowhere."""
    for place, meld in enumerate(melds):
        for low in (False, True):
            try:
                more = extend(rules, meld, [card], low)
            except IllegalAction:
                continue
            return [*melds[:place], more, *melds[place + 1 :]]
    return None
