"""Sets of up to 62 things as bits of an integer; compiled code has instructions for single bits."""

from collections.abc import MutableSequence
from typing import Any


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set; the mask must not be empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The number of the highest bit that is set; the mask must not be empty."""
    return mask.bit_length() - 1


def nth_bit(mask: int, place: int) -> int:
    """The number of the bit that has so many set bits below it."""
    for _ in range(place):
        mask &= mask - 1
    return lowest(mask)


def write_bits(mask: int, out: MutableSequence[int], at: int) -> int:
    """Write the numbers of the set bits in order, from a place on; returns the place after."""
    while mask:
        out[at] = lowest(mask)
        mask &= mask - 1
        at += 1
    return at


def borrowed(table: Any) -> Any:
    """The same table; compiled code counts no references to it, which its caller keeps alive."""
    return table
