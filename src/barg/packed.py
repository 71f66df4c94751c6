"""Actions of Rim and Shithead with any number of cards (`barg.kernel.packing` has the bits)."""

from collections.abc import Mapping, Sequence

from barg.cards import CARD_TEXTS, JOKER, Card, parse_card
from barg.errors import IllegalAction, NotationError
from barg.kernel.packing import CARD_BITS, cards_in, first_card, kind_of, number_in, pack

Form = tuple[int, int, bool]
"""Of a kind of action: fewest cards, most cards, whether a number belongs to it."""


def encode(kind: int, cards: Sequence[Card] = (), number: int = 0) -> int:
    """Make the action that does this with these cards, and with what has this number."""
    code = 0
    for card in reversed(cards):
        code = code << CARD_BITS | card + 1
    return pack(kind, code, number)


def cards_of(action: int) -> tuple[Card, ...]:
    """The cards of an action, in order."""
    code = cards_in(action)
    cards = []
    while code:
        cards.append(first_card(code))
        code >>= CARD_BITS
    return tuple(cards)


def parse_alike(words: Sequence[str]) -> list[Card]:
    """Read cards of a game whose jokers are all alike.

    Raises:
        NotationError: a word is no card, or a joker of Shelem.
    """
    cards = [parse_card(word, jokers=True) for word in words]
    for card in cards:
        if card > JOKER:
            text = CARD_TEXTS[card]
            reason = f"jokers are {CARD_TEXTS[JOKER]} here, and there is no {text}"
            raise NotationError("jokers_alike", reason, card=text)
    return cards


def verify_form(action: int, forms: Mapping[int, Form]) -> None:
    """Refuse an integer that no action of the game is.

    Raises:
        IllegalAction: the kind is unknown, or its cards or number cannot be.
    """
    if action >= 0 and (form := forms.get(kind_of(action))):
        fewest, most, numbered = form
        cards = cards_of(action)
        fits = fewest <= len(cards) <= most and (numbered or number_in(action) == 0)
        if fits and all(0 <= card <= JOKER for card in cards):
            return
    raise IllegalAction("no_action", "there is no such action")
