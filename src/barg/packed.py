"""Actions of Rim and Shithead as integers: what is done, a number, and the cards.

The low four bits tell what is done; above them stand a number of eight bits (a meld, a
blind card, a row) and the cards, six bits each, as card number plus one.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from barg.cards import JOKER, Card
from barg.errors import IllegalAction

KIND_BITS: Final = 4
NUMBER_BITS: Final = 8
CARD_BITS: Final = 6

Form = tuple[int, int, bool]
"""Of a kind of action: fewest cards, most cards, whether a number belongs to it."""


def encode(kind: int, cards: Sequence[Card] = (), number: int = 0) -> int:
    """Make the action that does this with these cards, and with what has this number."""
    code = 0
    for card in reversed(cards):
        code = code << CARD_BITS | card + 1
    return (code << NUMBER_BITS | number) << KIND_BITS | kind


def kind_of(action: int) -> int:
    """What an action does."""
    return action & (1 << KIND_BITS) - 1


def number_of(action: int) -> int:
    """The number of an action."""
    return action >> KIND_BITS & (1 << NUMBER_BITS) - 1


def cards_of(action: int) -> tuple[Card, ...]:
    """The cards of an action, in order."""
    code = action >> KIND_BITS + NUMBER_BITS
    cards = []
    while code:
        cards.append((code & (1 << CARD_BITS) - 1) - 1)
        code >>= CARD_BITS
    return tuple(cards)


def verify_form(action: int, forms: Mapping[int, Form]) -> None:
    """Refuse an integer that no action of the game is.

    Raises:
        IllegalAction: the kind is unknown, or its cards or number cannot be.
    """
    if action >= 0 and (form := forms.get(kind_of(action))):
        fewest, most, numbered = form
        cards = cards_of(action)
        fits = fewest <= len(cards) <= most and (numbered or number_of(action) == 0)
        if fits and all(0 <= card <= JOKER for card in cards):
            return
    raise IllegalAction("no_action", "there is no such action")
