"""Rim's actions as integers, and their writing (``draw stock``, ``meld 4H 4D 4S`` …).

The low four bits tell what is done; above them stand a number of eight bits (the meld that
is meant, or flags) and the cards, six bits each, as card number plus one.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import CARD_TEXTS, Card, parse_card, parse_cards
from barg.errors import IllegalAction, NotationError
from barg.game import Action
from barg.rummy.meld import Meld, as_run, as_set, reads_both_ways

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules

DRAW_STOCK, DRAW_DISCARD, BLOCK, SET, RUN, LAYOFF, LAYOFF_LOW, EXCHANGE, DISCARD, KNOCK = range(10)
KIND_BITS: Final = 4
NUMBER_BITS: Final = 8
CARD_BITS: Final = 6
MAX_ACTION_TEXT: Final = 100


def encode(kind: int, cards: Sequence[Card] = (), number: int = 0) -> Action:
    """Make the action that does this with these cards (and with this meld)."""
    code = 0
    for card in reversed(cards):
        code = code << CARD_BITS | card + 1
    return (code << NUMBER_BITS | number) << KIND_BITS | kind


def kind_of(action: Action) -> int:
    """What an action does: DRAW_STOCK … KNOCK."""
    return action & (1 << KIND_BITS) - 1


def number_of(action: Action) -> int:
    """The meld that an action means."""
    return action >> KIND_BITS & (1 << NUMBER_BITS) - 1


def cards_of(action: Action) -> tuple[Card, ...]:
    """The cards of an action, in order."""
    code = action >> KIND_BITS + NUMBER_BITS
    cards = []
    while code:
        cards.append((code & (1 << CARD_BITS) - 1) - 1)
        code >>= CARD_BITS
    return tuple(cards)


def meld_action(meld: Meld) -> Action:
    """The action that lays this meld."""
    return encode(RUN if meld.is_run else SET, meld.cards)


def action_text(rules: "RummyRules", action: Action) -> str:
    """Write an action in the notation of records."""
    kind, number = kind_of(action), number_of(action)
    held = cards_of(action)
    cards = " ".join(CARD_TEXTS[card] for card in held)
    match kind:
        case 0 | 1 | 2:
            return ("draw stock", "draw discard", "block")[kind]
        case 3 | 4:
            word = ("set ", "run ")[kind - SET] if reads_both_ways(rules, held) else ""
            return f"meld {word}{cards}"
        case 5:
            return f"layoff {number} {cards}"
        case 6:
            return f"layoff {number} {cards} low"
        case 7:
            return f"exchange {number} {cards}"
        case 8:
            return f"discard {cards}"
    return f"knock {cards}".strip()


def parse_action(rules: "RummyRules", text: str) -> Action:
    """Read an action in the notation of records.

    Raises:
        NotationError: the text is no action of Rim.
    """
    if len(text) > MAX_ACTION_TEXT:
        raise NotationError("no such action: the text is too long")
    match text.split():
        case ["draw", "stock"]:
            return encode(DRAW_STOCK)
        case ["draw", "discard"]:
            return encode(DRAW_DISCARD)
        case ["block"]:
            return encode(BLOCK)
        case ["meld", *words] if words:
            return _parse_meld(rules, words)
        case ["layoff", number, *words] if words and words != ["low"]:
            low = words[-1] == "low"
            cards = _cards(words[:-1] if low else words)
            return encode(LAYOFF_LOW if low else LAYOFF, cards, _parse_number(number))
        case ["exchange", number, card]:
            return encode(EXCHANGE, [parse_card(card)], _parse_number(number))
        case ["discard", card]:
            return encode(DISCARD, [parse_card(card, jokers=True)])
        case ["knock", card]:
            return encode(KNOCK, [parse_card(card, jokers=True)])
        case ["knock"]:
            return encode(KNOCK)
    raise NotationError(f"no such action: {text[:40]!r}")


def _cards(words: list[str]) -> list[Card]:
    return parse_cards(" ".join(words), jokers=True)


def _parse_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise NotationError(f"no such meld: {text[:20]!r}")
    return int(text)


def _parse_meld(rules: "RummyRules", words: list[str]) -> Action:
    """Read a meld; the word ``run`` or ``set`` is needed only where both would do (R13)."""
    if words[0] in ("run", "set"):
        return encode(RUN if words[0] == "run" else SET, _cards(words[1:]))
    cards = _cards(words)
    if reads_both_ways(rules, cards):
        raise NotationError("these cards are a run and a set: write meld run … or meld set …")
    try:
        as_run(rules, cards)
    except IllegalAction:
        try:
            as_set(rules, cards)
        except IllegalAction:
            ranks = {card % 13 for card in cards}
            return encode(SET if len(ranks) == 1 else RUN, cards)
        return encode(SET, cards)
    return encode(RUN, cards)
