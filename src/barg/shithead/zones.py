"""Zones of cards as lists, and back (`barg.kernel.shithead.fields` says what a zone is)."""

from collections.abc import Iterable, MutableSequence

from barg.cards import JOKER, Card, cards_in
from barg.kernel.shithead.fields import NATURALS
from barg.kernel.shithead.zones import add


def zone_cards(one: int, two: int) -> list[Card]:
    """The cards of a zone in ascending order."""
    cards: list[Card] = []
    for card in cards_in(one & NATURALS):
        cards += [card, card] if two >> card & 1 else [card]
    return cards + [JOKER] * (one >> JOKER).bit_count()


def set_zone(
    ones: MutableSequence[int], twos: MutableSequence[int], seat: int, cards: Iterable[Card]
) -> None:
    """Make a seat's zone hold just these cards."""
    ones[seat] = twos[seat] = 0
    for card in cards:
        add(ones, twos, seat, card)
