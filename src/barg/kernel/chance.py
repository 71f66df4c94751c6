"""Random numbers for playouts and environments, the same interpreted and compiled.

The generator is Chris Doty-Humphrey's sfc32 (small, fast, counting; 128 bits of state),
whose numbers of 32 bits never overflow the 64 bits of compiled integers. It is for research
only: tables shuffle with the operating system's secure generator.
"""

from collections.abc import MutableSequence
from typing import Final

Generator = MutableSequence[int]
"""Four integers of 32 bits: the state of a generator."""
STATE_SIZE: Final = 4
WARM_UP: Final = 12
LOW_32: Final = 0xFFFFFFFF


def seed(rng: Generator, number: int, stream: int) -> None:
    """Set a generator up from a seed (0 … 2^62) and the number of a stream (0 … 2^31)."""
    rng[0] = number & LOW_32
    rng[1] = number >> 32 & LOW_32
    rng[2] = stream & LOW_32
    rng[3] = 1
    for _ in range(WARM_UP):
        next_number(rng)


def next_number(rng: Generator) -> int:
    """The next number of 32 bits."""
    result = rng[0] + rng[1] + rng[3] & LOW_32
    rng[3] = rng[3] + 1 & LOW_32
    rng[0] = rng[1] ^ rng[1] >> 9
    rng[1] = rng[2] + (rng[2] << 3) & LOW_32
    rng[2] = (rng[2] << 21 & LOW_32 | rng[2] >> 11) + result & LOW_32
    return result


def below(rng: Generator, bound: int) -> int:
    """A number from 0 to ``bound`` - 1 (at most 2^31), each exactly as likely (Lemire 2019)."""
    product = next_number(rng) * bound
    if product & LOW_32 < bound:
        least = (LOW_32 + 1) % bound
        while product & LOW_32 < least:
            product = next_number(rng) * bound
    return product >> 32


def shuffle(rng: Generator, cards: MutableSequence[int], count: int) -> None:
    """Put the first ``count`` cards in an order, each as likely as any other."""
    for last in range(count - 1, 0, -1):
        place = below(rng, last + 1)
        card = cards[last]
        cards[last] = cards[place]
        cards[place] = card
