"""Deals that agree with what is known, each exactly as likely as any other.

Unseen cards lie in up to four places (three hands and a packet, say), each with room for so
many; a place that has shown to be out of a suit takes none of it. The number of ways to fill
the places is worked out suit by suit, from the last to the first (dynamic programming over
the room that is left), and a deal is drawn along these numbers. They are floating-point
numbers, exact up to 2^53.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from barg.kernel.bits import nth_bit, popcount
from barg.kernel.chance import Generator, below, next_number

PLACES: Final = 4
SUITS: Final = 4
MOST: Final = 19
"""Places hold up to 18 cards."""
WAYS: Final = (SUITS + 1) * MOST * MOST * MOST
"""How many numbers `build` writes."""
NEVER: Final = 1e300
"""A spot that no number of ways passes."""


def _index(suit: int, first: int, second: int, last: int) -> int:
    """Where the ways to deal from a suit on are: by the room of all places but the third."""
    return ((suit * MOST + first) * MOST + second) * MOST + last


def _most(room: int, left: int, voids: int, suit: int) -> int:
    """How many cards of a suit a place can take."""
    return 0 if voids >> suit & 1 else min(room, left)


def build(
    counts: Sequence[int], room: Sequence[int], voids: Sequence[int], ways: MutableSequence[float]
) -> float:
    """Count the deals.

    ``counts`` are the unseen cards of each suit, ``room`` how many cards each place holds (in
    all as many), ``voids`` a bit for each suit that a place is out of. Returns how many deals
    there are; `draw` needs ``ways``.
    """
    for place in range(WAYS):
        ways[place] = 0.0
    ways[_index(SUITS, 0, 0, 0)] = 1.0
    cards = 0
    for suit in range(SUITS - 1, -1, -1):
        cards += counts[suit]
        for first in range(min(room[0], cards) + 1):
            for second in range(min(room[1], cards - first) + 1):
                for last in range(min(room[3], cards - first - second) + 1):
                    third = cards - first - second - last
                    if third <= room[2]:
                        ways[_index(suit, first, second, last)] = _walk(
                            suit, counts[suit], (first, second, third, last), voids, ways, NEVER
                        )[0]
    return ways[_index(0, room[0], room[1], room[3])]


def _walk(
    suit: int,
    count: int,
    room: tuple[int, int, int, int],
    voids: Sequence[int],
    ways: Sequence[float],
    spot: float,
) -> tuple[float, int, int, int, int]:
    """Add up the ways to deal this suit and all after it, until they pass the spot.

    Returns the sum, and how many cards of the suit each place takes there; where the spot is
    never passed it is the last way. Binomials grow along the loops.
    """
    total = 0.0
    found = (0, 0, 0, 0)
    first_ways = 1.0
    for first in range(_most(room[0], count, voids[0], suit) + 1):
        second_ways = first_ways
        left = count - first
        for second in range(_most(room[1], left, voids[1], suit) + 1):
            third_ways = second_ways
            rest = left - second
            for third in range(_most(room[2], rest, voids[2], suit) + 1):
                last = rest - third
                if last <= _most(room[3], rest, voids[3], suit):
                    further = _index(suit + 1, room[0] - first, room[1] - second, room[3] - last)
                    share = third_ways * ways[further]
                    if share > 0.0:
                        found = (first, second, third, last)
                        total += share
                        if total > spot:
                            return total, first, second, third, last
                third_ways = third_ways * (rest - third) / (third + 1)
            second_ways = second_ways * (left - second) / (second + 1)
        first_ways = first_ways * (count - first) / (first + 1)
    return total, found[0], found[1], found[2], found[3]


def draw(
    unseen: Sequence[int],
    room: Sequence[int],
    voids: Sequence[int],
    ways: Sequence[float],
    rng: Generator,
    out: MutableSequence[int],
) -> None:
    """Draw a deal: ``out`` becomes the set of cards in each place.

    ``unseen`` are the unseen cards of each suit; room, voids and ways as for `build`, which
    must have found at least one deal.
    """
    left_a, left_b, left_c, left_d = room[0], room[1], room[2], room[3]
    for place in range(PLACES):
        out[place] = 0
    for suit in range(SUITS):
        spot = _spot(rng) * ways[_index(suit, left_a, left_b, left_d)]
        _, a, b, c, d = _walk(
            suit, popcount(unseen[suit]), (left_a, left_b, left_c, left_d), voids, ways, spot
        )
        cards = unseen[suit]
        cards = _give(cards, a, rng, out, 0)
        cards = _give(cards, b, rng, out, 1)
        cards = _give(cards, c, rng, out, 2)
        out[3] |= cards
        left_a, left_b, left_c, left_d = left_a - a, left_b - b, left_c - c, left_d - d


def _spot(rng: Generator) -> float:
    """A number from 0 to below 1, of 53 random bits."""
    high = next_number(rng) >> 5
    return (high * 67108864 + (next_number(rng) >> 6)) / 9007199254740992


def _give(cards: int, count: int, rng: Generator, out: MutableSequence[int], place: int) -> int:
    """Move so many of the cards, drawn by lot, to a place; return those that are left."""
    for _ in range(count):
        card = 1 << nth_bit(cards, below(rng, popcount(cards)))
        cards ^= card
        out[place] |= card
    return cards
