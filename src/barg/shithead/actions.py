"""Shithead's actions as integers, and their writing (``play 9C 9D``, ``pickup`` …)."""

from collections.abc import Mapping
from typing import Final

from barg.cards import Card, cards_text
from barg.errors import NotationError
from barg.game import Action
from barg.kernel.packing import kind_of, number_in
from barg.kernel.shithead.codes import BLIND, KEEP, PICKUP, PLAY, READY, SWAP, SWAP_ROW
from barg.packed import Form, cards_of, encode, parse_alike

MAX_ACTION_TEXT: Final = 100
MAX_CARDS: Final = 32
FORMS: Final[Mapping[int, Form]] = {
    SWAP: (0, MAX_CARDS, False),
    SWAP_ROW: (0, 0, True),
    KEEP: (0, MAX_CARDS, False),
    READY: (0, 0, False),
    PLAY: (1, MAX_CARDS, False),
    BLIND: (0, 0, True),
    PICKUP: (0, MAX_CARDS, False),
}
_WORDS: Final = ("swap", "swap row", "keep", "ready", "play", "blind", "pickup")


def is_listed(action: Action) -> bool:
    """Whether it is among the legal actions where it is legal.

    Exchanges of one pair are, and everything else with its cards in ascending order.
    """
    kind, cards = kind_of(action), cards_of(action)
    return len(cards) == 2 if kind == SWAP else list(cards) == sorted(cards)


def action_text(action: Action) -> str:
    """Write an action in the notation of records."""
    kind = kind_of(action)
    words = [_WORDS[kind]]
    if kind in (SWAP_ROW, BLIND):
        words.append(str(number_in(action)))
    if cards := cards_of(action):
        words.append(cards_text(cards))
    return " ".join(words)


def parse_action(text: str) -> Action:
    """Read an action in the notation of records.

    Raises:
        NotationError: the text is no action of Shithead.
    """
    if len(text) > MAX_ACTION_TEXT:
        raise NotationError("long_action", "no such action: the text is too long")
    match text.split():
        case ["swap", "row", number]:
            return encode(SWAP_ROW, number=_parse_number(number))
        case ["blind", number]:
            return encode(BLIND, number=_parse_number(number))
        case ["ready"]:
            return encode(READY)
        case ["swap" | "keep" | "play" as word, *cards] if cards:
            return encode(_WORDS.index(word), _cards(cards))
        case ["pickup", *cards]:
            return encode(PICKUP, _cards(cards))
    raise NotationError("unknown_action", f"no such action: {text[:40]!r}", action=text[:40])


def _cards(words: list[str]) -> list[Card]:
    cards = parse_alike(words)
    if len(cards) > MAX_CARDS:
        raise NotationError("many_cards", f"no action takes {len(cards)} cards", count=len(cards))
    return cards


def _parse_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        reason = f"no such number: {text[:20]!r} (0, 1, 2 …)"
        raise NotationError("no_number", reason, number=text[:20])
    return int(text)
