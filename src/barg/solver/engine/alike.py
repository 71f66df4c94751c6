"""What positions have in common for which the same proofs hold, as numbers."""

from typing import Final

from barg.kernel.bits import lowest, nth_bit, popcount
from barg.solver.engine.fields import LANE, WIDTH, Search, of_lane

BELOW: Final = 15
LOW_62: Final = (1 << 62) - 1
FACTOR: Final = 0x1E3779B97F4A7C15


def mixed(number: int, word: int) -> int:
    """Mix a word into a hash of 62 bits."""
    number ^= word
    number = (number ^ number >> 31) * FACTOR & LOW_62
    return number ^ number >> 32


def key_of(s: Search, d: int) -> int:
    """Lengths and leader."""
    return s.shape | s.left[d] << 48 | s.seat[d] << 52


def down_to(ranks: int, depth: int) -> int:
    """The owners of so many of a lane's strongest cards."""
    cut = 2 * (WIDTH - depth)
    return ranks >> cut << cut


def masked(ranks: int, lower: int, upper: int) -> int:
    """The owners of two lanes, each down to its depth."""
    high = down_to(ranks >> 2 * WIDTH, upper)
    return high << 2 * WIDTH | down_to(ranks & (1 << 2 * WIDTH) - 1, lower)


def depths_of(start: int, relevant: int) -> int:
    """How many cards of each lane mattered, four bits each."""
    depths = 0
    for lane in range(4):
        ranks = of_lane(relevant, lane)
        if ranks:
            depths |= popcount(of_lane(start, lane) >> lowest(ranks)) << 4 * lane
    return depths


def relevant_of(start: int, depths: int) -> int:
    """The lowest card of each lane that matters with these depths."""
    relevant = 0
    for lane in range(4):
        depth = depths >> 4 * lane & 15
        if depth:
            cards = of_lane(start, lane)
            relevant |= 1 << nth_bit(cards, popcount(cards) - depth) + LANE * lane
    return relevant


def places_of(start: int, captured: int, relevant: int) -> int:
    """For each captured card how many are over it in its lane, or `BELOW` the relevant ones."""
    places = shift = 0
    while captured:
        card = lowest(captured)
        captured &= captured - 1
        lane = card // LANE
        ranks = of_lane(relevant, lane)
        place = BELOW
        if ranks and card % LANE >= lowest(ranks):
            place = popcount(of_lane(start, lane) >> card % LANE + 1)
        places |= place << shift
        shift += 4
    return places
