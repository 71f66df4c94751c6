"""Zones of cards, each a pair of integers (`barg.kernel.shithead.fields`)."""

from collections.abc import MutableSequence

from barg.kernel.bits import lowest, popcount
from barg.kernel.shithead.fields import (
    ALL_RANKS,
    JOKER,
    JOKER_BIT,
    JOKER_RANK,
    NATURALS,
    RANKS,
)


def rank_of(card: int) -> int:
    """The rank of a card; jokers have one of their own over the ace."""
    return JOKER_RANK if card == JOKER else card % RANKS


def size(one: int, two: int) -> int:
    """How many cards a zone has."""
    return popcount(one) + popcount(two)


def held(one: int, two: int, card: int) -> int:
    """How many of these a zone has: up to two, or all the jokers."""
    if card == JOKER:
        return popcount(one >> JOKER)
    return (one >> card & 1) + (two >> card & 1)


def add(ones: MutableSequence[int], twos: MutableSequence[int], seat: int, card: int) -> None:
    """Put a card into a seat's zone."""
    one = ones[seat]
    if card == JOKER:
        ones[seat] = one | (one >> JOKER << 1 | 1) << JOKER
    else:
        bit = 1 << card
        twos[seat] |= one & bit
        ones[seat] = one | bit


def remove(ones: MutableSequence[int], twos: MutableSequence[int], seat: int, card: int) -> None:
    """Take a card out of a seat's zone; nothing happens where it is not there."""
    one = ones[seat]
    if card == JOKER:
        jokers = one >> JOKER
        ones[seat] = one ^ (jokers ^ jokers >> 1) << JOKER
    else:
        bit = 1 << card
        twin = twos[seat] & bit
        twos[seat] ^= twin
        ones[seat] = one & ~(bit ^ twin)


def join(
    ones: MutableSequence[int], twos: MutableSequence[int], seat: int, one: int, two: int
) -> None:
    """Put all cards of a zone into a seat's zone."""
    before = ones[seat]
    twos[seat] |= two | before & one & NATURALS
    jokers = ((before >> JOKER) + 1) * ((one >> JOKER) + 1) - 1
    ones[seat] = (before | one) & NATURALS | jokers << JOKER


def ranks_in(one: int) -> int:
    """The set of ranks in a zone, the jokers' among them."""
    ranks = (one | one >> 13 | one >> 26 | one >> 39) & ALL_RANKS
    return ranks | JOKER_BIT if one >> JOKER else ranks


def repeated(one: int, two: int) -> int:
    """Bit ``place``: in a zone in order the card of this place is as the one before."""
    found, place = 0, 0
    while one:
        card = lowest(one)
        one &= one - 1
        if card > JOKER:
            found |= 1 << place
        place += 1
        if two >> card & 1:
            found |= 1 << place
            place += 1
    return found


def card_at(one: int, two: int, place: int) -> int:
    """The card of a place in a zone in ascending order."""
    while True:
        card = lowest(one)
        one &= one - 1
        place -= 1 + (two >> card & 1)
        if place < 0:
            return min(card, JOKER)


def place_of(one: int, two: int, card: int) -> int:
    """The first place of a card in a zone in ascending order."""
    below = (1 << card) - 1
    return popcount(one & below) + popcount(two & below)
