"""Shithead's actions as integers, and their writing (``play 9C 9D``, ``pickup`` …).

The low four bits tell what is done; above them stand a number of four bits (a blind card or
row) and the cards, six bits each, as card number plus one.
"""

from collections.abc import Sequence
from typing import Final

from barg.cards import CARD_TEXTS, Card, parse_cards
from barg.errors import NotationError
from barg.game import Action

SWAP, SWAP_ROW, KEEP, READY, PLAY, BLIND, PICKUP = range(7)
KIND_BITS: Final = 4
NUMBER_BITS: Final = 4
CARD_BITS: Final = 6
MAX_ACTION_TEXT: Final = 100
_WORDS: Final = ("swap", "swap row", "keep", "ready", "play", "blind", "pickup")


def encode(kind: int, cards: Sequence[Card] = (), number: int = 0) -> Action:
    """Make the action that does this with these cards, or with this blind card or row."""
    code = 0
    for card in reversed(cards):
        code = code << CARD_BITS | card + 1
    return (code << NUMBER_BITS | number) << KIND_BITS | kind


def kind_of(action: Action) -> int:
    """What an action does: SWAP … PICKUP."""
    return action & (1 << KIND_BITS) - 1


def number_of(action: Action) -> int:
    """The blind card or row that an action means."""
    return action >> KIND_BITS & (1 << NUMBER_BITS) - 1


def cards_of(action: Action) -> tuple[Card, ...]:
    """The cards of an action, in order."""
    code = action >> KIND_BITS + NUMBER_BITS
    cards = []
    while code:
        cards.append((code & (1 << CARD_BITS) - 1) - 1)
        code >>= CARD_BITS
    return tuple(cards)


def action_text(action: Action) -> str:
    """Write an action in the notation of records."""
    kind = kind_of(action)
    words = [_WORDS[kind]]
    if kind in (SWAP_ROW, BLIND):
        words.append(str(number_of(action)))
    return " ".join([*words, *(CARD_TEXTS[card] for card in cards_of(action))])


def parse_action(text: str) -> Action:
    """Read an action in the notation of records.

    Raises:
        NotationError: the text is no action of Shithead.
    """
    if len(text) > MAX_ACTION_TEXT:
        raise NotationError("no such action: the text is too long")
    match text.split():
        case ["swap", "row", number]:
            return encode(SWAP_ROW, number=_parse_number(number))
        case ["blind", number]:
            return encode(BLIND, number=_parse_number(number))
        case ["ready"]:
            return encode(READY)
        case ["swap" | "keep" | "play" as word, *cards] if cards:
            return encode(_WORDS.index(word), parse_cards(" ".join(cards), jokers=True))
        case ["pickup", *cards]:
            return encode(PICKUP, parse_cards(" ".join(cards), jokers=True))
    raise NotationError(f"no such action: {text[:40]!r}")


def _parse_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise NotationError(f"no such number: {text[:20]!r} (0, 1, 2 …)")
    return int(text)
