"""Shelem's cards as the engine's lanes: trump first, ranks by strength, values in units."""

from collections.abc import Mapping
from typing import Final

from barg.cards import (
    ACE,
    BIG_JOKER,
    KING,
    RANK_OF,
    SMALL_JOKER,
    SUIT_OF,
    Card,
    CardSet,
    cards_in,
)
from barg.kernel.shelem.fields import ACE_NARS, NARS, SARS
from barg.solver.engine.fields import LANE

UNIT: Final = 5
"""Points a unit; every value of Shelem is a multiple of it."""
_JOKER_RANK: Final = 13


def lane_of(card: Card, trump: int) -> int:
    """The lane bit of a card where this is trump: a suit, `SARS`, `NARS` or `ACE_NARS`."""
    if card in (SMALL_JOKER, BIG_JOKER):
        return _JOKER_RANK + card - SMALL_JOKER
    suit, rank = SUIT_OF[card], RANK_OF[card]
    if trump == NARS:
        rank = ACE - rank
    elif trump == ACE_NARS and rank < ACE:
        rank = KING - rank
    if trump >= SARS or suit > trump:
        return LANE * suit + rank
    return LANE * (0 if suit == trump else suit + 1) + rank


def lanes_of(cards: CardSet, trump: int) -> int:
    """A set of cards as lane bits."""
    return sum(1 << lane_of(card, trump) for card in cards_in(cards))


def units_by_bit(points: Mapping[Card, int], trump: int) -> tuple[int, int, int]:
    """The cards whose value in fives has the binary digit 1, 2 and 4, as lane bits."""
    found = [0, 0, 0]
    for card, worth in points.items():
        for digit in range(3):
            if worth // UNIT >> digit & 1:
                found[digit] |= 1 << lane_of(card, trump)
    return found[0], found[1], found[2]
