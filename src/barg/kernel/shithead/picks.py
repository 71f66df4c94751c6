"""Choices of one or more cards of one rank from a zone, counted and numbered.

First come the ranks of which the zone has one card, then those with two, three and four,
then those with twins, then the jokers: so a choice is found without going through the ranks.
"""

from typing import Final

from barg.kernel.bits import lowest, nth_bit, popcount
from barg.kernel.packing import CARD_BITS
from barg.kernel.shithead.fields import ALL_RANKS, JOKER, JOKER_BIT, RANK_BITS, RANKS
from barg.kernel.shithead.zones import ranks_in

JOKER_CODES: Final = sum(JOKER + 1 << CARD_BITS * place for place in range(8))
"""Eight jokers as an action holds them."""


def by_count(one: int, ranks: int) -> tuple[int, int, int, int]:
    """Those of the ranks of which there are one, two, three and four cards, twins apart.

    The suits' cards are added up for all ranks at once, as sets of ranks.
    """
    ranks &= ALL_RANKS
    spades, hearts = one & ranks, one >> RANKS & ranks
    diamonds, clubs = one >> 2 * RANKS & ranks, one >> 3 * RANKS & ranks
    one_high, two_high = spades ^ hearts, spades & hearts
    one_low, two_low = diamonds ^ clubs, diamonds & clubs
    singles = (one_high ^ one_low) & ~(two_high | two_low)
    pairs = one_high & one_low | (two_high ^ two_low) & ~(one_high | one_low)
    threes = two_high & one_low | two_low & one_high
    return singles, pairs, threes, two_high & two_low


def pick_count(one: int, two: int, ranks: int) -> int:
    """How many choices there are of cards of these ranks."""
    twins = ranks & ranks_in(two)
    singles, pairs, threes, fours = by_count(one, ranks ^ twins)
    found = popcount(singles) + 3 * popcount(pairs) + 7 * popcount(threes) + 15 * popcount(fours)
    while twins:
        found += _twin_picks(one, two, lowest(twins))
        twins &= twins - 1
    return found + popcount(one >> JOKER) if ranks & JOKER_BIT else found


def nth_pick(one: int, two: int, ranks: int, place: int) -> int:
    """One of these choices: its cards in ascending order as an action holds them."""
    twins = ranks & ranks_in(two)
    singles, pairs, threes, fours = by_count(one, ranks ^ twins)
    found = popcount(singles)
    if place < found:
        return _some(one, nth_bit(singles, place), 1)
    place -= found
    found = 3 * popcount(pairs)
    if place < found:
        return _some(one, nth_bit(pairs, place // 3), place % 3 + 1)
    place -= found
    found = 7 * popcount(threes)
    if place < found:
        return _some(one, nth_bit(threes, place // 7), place % 7 + 1)
    place -= found
    found = 15 * popcount(fours)
    if place < found:
        return _some(one, nth_bit(fours, place // 15), place % 15 + 1)
    return _nth_other(one, two, twins, place - found)


def _nth_other(one: int, two: int, twins: int, place: int) -> int:
    """Choices of ranks with twins, then of jokers."""
    while twins:
        rank = lowest(twins)
        found = _twin_picks(one, two, rank)
        if place < found:
            return _some_of_twins(one, two, rank, place + 1)
        place -= found
        twins &= twins - 1
    return JOKER_CODES & (1 << CARD_BITS * (place + 1)) - 1


def _twin_picks(one: int, two: int, rank: int) -> int:
    twins = two >> rank & RANK_BITS
    found = 1 << popcount((one >> rank & RANK_BITS) ^ twins)
    for _ in range(popcount(twins)):
        found *= 3
    return found - 1


def _some(one: int, rank: int, chosen: int) -> int:
    """The cards of a rank that are chosen, a bit for each that the zone has."""
    rest = one >> rank & RANK_BITS
    cards, shift = 0, 0
    while chosen:
        if chosen & 1:
            cards |= rank + lowest(rest) + 1 << shift
            shift += CARD_BITS
        rest &= rest - 1
        chosen >>= 1
    return cards


def _some_of_twins(one: int, two: int, rank: int, chosen: int) -> int:
    """The same, where ``chosen`` counts from 0 to 2 for a card that has its twin with it."""
    cards, shift = 0, 0
    for card in range(rank, JOKER, RANKS):
        count = one >> card & 1
        if two >> card & 1:
            count = chosen % 3
            chosen //= 3
        elif count:
            count = chosen & 1
            chosen >>= 1
        for _ in range(count):
            cards |= card + 1 << shift
            shift += CARD_BITS
    return cards
