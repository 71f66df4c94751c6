"""Actions as integers, put together and taken apart (`barg.packed` in kernel style)."""

from typing import Final

KIND_BITS: Final = 4
CARDS_FROM: Final = 12
CARD_BITS: Final = 6


def with_card(kind: int, card: int, number: int) -> int:
    """An action with one card, and the number of a meld or 0."""
    return card + 1 << CARDS_FROM | number << KIND_BITS | kind


def with_three(kind: int, first: int, second: int, third: int) -> int:
    """A meld of three cards."""
    cards = (third + 1 << CARD_BITS | second + 1) << CARD_BITS | first + 1
    return cards << CARDS_FROM | kind


def kind_of(action: int) -> int:
    """What an action does."""
    return action & 15


def number_of_meld(action: int) -> int:
    """The number of its meld."""
    return action >> KIND_BITS & 255


def card_count(action: int) -> int:
    """How many cards it has."""
    count = 0
    cards = action >> CARDS_FROM
    while cards:
        count += 1
        cards >>= CARD_BITS
    return count


def nth_card(action: int, place: int) -> int:
    """One of its cards, from 0 on."""
    return (action >> CARDS_FROM + CARD_BITS * place & 63) - 1
