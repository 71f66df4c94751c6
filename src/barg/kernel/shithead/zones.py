"""Zones of cards, each a pair of integers (`barg.kernel.shithead.fields`)."""

from collections.abc import MutableSequence
from typing import Final

from barg.kernel.bits import lowest, popcount
from barg.kernel.shithead.codes import CARD_BITS
from barg.kernel.shithead.fields import (
    ALL_RANKS,
    JOKER,
    JOKER_BIT,
    JOKER_RANK,
    NATURALS,
    RANK_BITS,
    RANKS,
)

JOKER_CODES: Final = sum(JOKER + 1 << CARD_BITS * place for place in range(8))
"""Eight jokers as an action holds them."""


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


def ways(one: int, two: int, rank: int) -> int:
    """In how many ways none, some or all cards of a rank can be taken from a zone."""
    if rank == JOKER_RANK:
        return popcount(one >> JOKER) + 1
    twins = two >> rank & RANK_BITS
    found = 1 << popcount((one >> rank & RANK_BITS) ^ twins)
    for _ in range(popcount(twins)):
        found *= 3
    return found


def choices(one: int, two: int, ranks: int) -> int:
    """In how many ways one or more cards of one of these ranks can be taken."""
    twins = ranks & ranks_in(two)
    found = _single_choices(one, ranks ^ twins)
    while twins:
        found += ways(one, two, lowest(twins)) - 1
        twins &= twins - 1
    return found


def _single_choices(one: int, ranks: int) -> int:
    """The same, where no twins are: 1, 3, 7 or 15 for one to four cards of a rank.

    The suits' cards are added up for all ranks at once, as sets of ranks.
    """
    spades, hearts = one & ranks & ALL_RANKS, one >> 13 & ranks & ALL_RANKS
    diamonds, clubs = one >> 26 & ranks & ALL_RANKS, one >> 39 & ranks & ALL_RANKS
    one_high, two_high = spades ^ hearts, spades & hearts
    one_low, two_low = diamonds ^ clubs, diamonds & clubs
    singles = (one_high ^ one_low) & ~(two_high | two_low)
    pairs = one_high & one_low | (two_high ^ two_low) & ~(one_high | one_low)
    threes = two_high & one_low | two_low & one_high
    found = popcount(singles) + 3 * popcount(pairs) + 7 * popcount(threes)
    found += 15 * popcount(two_high & two_low)
    return found + popcount(one >> JOKER) if ranks & JOKER_BIT else found


def choice(one: int, two: int, rank: int, place: int) -> int:
    """The cards of one of the `ways` (0: none), in ascending order as an action holds them."""
    if rank == JOKER_RANK:
        return JOKER_CODES & (1 << CARD_BITS * place) - 1
    cards, shift = 0, 0
    for suit in range(4):
        card = 13 * suit + rank
        count = one >> card & 1
        if two >> card & 1:
            count = place % 3
            place //= 3
        elif count:
            count = place & 1
            place >>= 1
        for _ in range(count):
            cards |= card + 1 << shift
            shift += CARD_BITS
    return cards


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
