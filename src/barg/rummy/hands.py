"""Hands as counts by card, the joker's number last, and as the kernel holds them."""

from collections.abc import Sequence

from barg.cards import JOKER

CARD_KINDS = JOKER + 1


def counts_of(ones: int, twos: int, jokers: int) -> list[int]:
    """How many of each card there are."""
    counts = [(ones >> card & 1) + (twos >> card & 1) for card in range(JOKER)]
    return [*counts, jokers]


def masks_of(hand: Sequence[int]) -> tuple[int, int, int]:
    """The cards held once at least, those held twice, and the jokers."""
    ones = sum(1 << card for card in range(JOKER) if hand[card])
    twos = sum(1 << card for card in range(JOKER) if hand[card] == 2)
    return ones, twos, hand[JOKER]
