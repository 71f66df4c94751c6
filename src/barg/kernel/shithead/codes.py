"""Shithead's actions as integers of up to 60 bits; `barg.packed` writes the same ones.

The low four bits tell what is done, the next eight hold a number (of a blind card or row),
and above them stand the cards, six bits each, as card number plus one. `READY`, and `PICKUP`
without face-up cards, are actions as they stand.
"""

from typing import Final

SWAP: Final = 0
SWAP_ROW: Final = 1
KEEP: Final = 2
READY: Final = 3
PLAY: Final = 4
BLIND: Final = 5
PICKUP: Final = 6

KIND_BITS: Final = 4
CARD_BITS: Final = 6
CARDS_FROM: Final = 12


def kind_of(action: int) -> int:
    """What an action does."""
    return action & (1 << KIND_BITS) - 1


def number_in(action: int) -> int:
    """The number of an action."""
    return action >> KIND_BITS & 255


def cards_in(action: int) -> int:
    """The cards of an action, six bits each; see `first_card`."""
    return action >> CARDS_FROM


def first_card(cards: int) -> int:
    """The first of such cards; the others follow when they are shifted by `CARD_BITS`."""
    return (cards & (1 << CARD_BITS) - 1) - 1


def action(kind: int, cards: int, number: int) -> int:
    """The action that does this with these cards, and with what has this number."""
    return cards << CARDS_FROM | number << KIND_BITS | kind
