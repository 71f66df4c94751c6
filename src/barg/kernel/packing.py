"""Actions of several cards as one integer, put together and taken apart.

The low four bits tell what is done, the next eight hold a number (of a meld, a blind card, a
row), and above them stand the cards, six bits each, as card number plus one. Compiled code
has room for eight cards; `barg.packed` does without that bound.
"""

from typing import Final

KIND_BITS: Final = 4
NUMBER_BITS: Final = 8
CARD_BITS: Final = 6
CARDS_FROM: Final = KIND_BITS + NUMBER_BITS


def pack(kind: int, cards: int, number: int) -> int:
    """The action that does this with these cards, six bits each, and with this number."""
    return cards << CARDS_FROM | number << KIND_BITS | kind


def with_card(kind: int, card: int, number: int) -> int:
    """An action with one card."""
    return pack(kind, card + 1, number)


def with_three(kind: int, first: int, second: int, third: int) -> int:
    """An action with three cards and no number."""
    return pack(kind, (third + 1 << CARD_BITS | second + 1) << CARD_BITS | first + 1, 0)


def kind_of(action: int) -> int:
    """What an action does."""
    return action & (1 << KIND_BITS) - 1


def number_in(action: int) -> int:
    """The number of an action."""
    return action >> KIND_BITS & (1 << NUMBER_BITS) - 1


def cards_in(action: int) -> int:
    """The cards of an action, six bits each; see `first_card`."""
    return action >> CARDS_FROM


def first_card(cards: int) -> int:
    """The first of such cards; the others follow when they are shifted by `CARD_BITS`."""
    return (cards & (1 << CARD_BITS) - 1) - 1


def nth_card(action: int, place: int) -> int:
    """One of an action's cards, from 0 on."""
    return first_card(cards_in(action) >> CARD_BITS * place)


def card_count(action: int) -> int:
    """How many cards an action has."""
    count = 0
    cards = cards_in(action)
    while cards:
        count += 1
        cards >>= CARD_BITS
    return count
