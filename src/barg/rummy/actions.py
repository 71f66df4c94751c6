"""Rim's actions as integers, and their writing (``draw stock``, ``meld 4H 4D 4S`` …)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from barg.cards import Card, cards_text, parse_card
from barg.errors import IllegalAction, NotationError
from barg.game import Action
from barg.kernel.packing import kind_of, number_in
from barg.kernel.rummy.fields import (
    BLOCK,
    DISCARD,
    DRAW_DISCARD,
    DRAW_STOCK,
    EXCHANGE,
    KNOCK,
    LAYOFF,
    LAYOFF_LOW,
    RUN,
    SET,
)
from barg.packed import Form, cards_of, encode, parse_alike
from barg.rummy.meld import as_run, as_set, naturals, reads_both_ways

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules

MAX_ACTION_TEXT: Final = 100
MAX_CARDS: Final = 16
SHORTEST_MELD: Final = 3
FORMS: Final[Mapping[int, Form]] = {
    DRAW_STOCK: (0, 0, False),
    DRAW_DISCARD: (0, 0, False),
    BLOCK: (0, 0, False),
    SET: (0, MAX_CARDS, False),
    RUN: (0, MAX_CARDS, False),
    LAYOFF: (1, MAX_CARDS, True),
    LAYOFF_LOW: (1, MAX_CARDS, True),
    EXCHANGE: (1, 1, True),
    DISCARD: (1, 1, False),
    KNOCK: (0, 1, False),
}
_WORDS: Final = {
    DRAW_STOCK: "draw stock",
    DRAW_DISCARD: "draw discard",
    BLOCK: "block",
    SET: "meld",
    RUN: "meld",
    LAYOFF: "layoff",
    LAYOFF_LOW: "layoff",
    EXCHANGE: "exchange",
    DISCARD: "discard",
    KNOCK: "knock",
}


def is_listed(action: Action) -> bool:
    """Whether it is among the legal actions where it is legal.

    Lay-offs of one card are, melds of three, and sets only in the order S H D C, jokers last.
    """
    kind, cards = kind_of(action), cards_of(action)
    if kind in (LAYOFF, LAYOFF_LOW):
        return len(cards) == 1
    return kind not in (SET, RUN) or (
        len(cards) == SHORTEST_MELD and (kind == RUN or list(cards) == sorted(cards))
    )


def action_text(rules: "RummyRules", action: Action) -> str:
    """Write an action in the notation of records."""
    kind, cards = kind_of(action), cards_of(action)
    words = [_WORDS[kind]]
    if kind in (SET, RUN) and reads_both_ways(rules, cards):
        words.append("run" if kind == RUN else "set")
    if FORMS[kind][2]:
        words.append(str(number_in(action)))
    if cards:
        words.append(cards_text(cards))
    if kind == LAYOFF_LOW:
        words.append("low")
    return " ".join(words)


def parse_action(rules: "RummyRules", text: str) -> Action:
    """Read an action in the notation of records.

    Raises:
        NotationError: the text is no action of Rim.
    """
    if len(text) > MAX_ACTION_TEXT:
        raise NotationError("long_action", "no such action: the text is too long")
    action = None
    match text.split():
        case ["draw", ("stock" | "discard") as pile]:
            action = encode(DRAW_STOCK if pile == "stock" else DRAW_DISCARD)
        case ["block"]:
            action = encode(BLOCK)
        case ["meld", *words] if words:
            action = _parse_meld(rules, words)
        case ["layoff", number, *words, "low"] if words:
            action = encode(LAYOFF_LOW, _cards(words), _parse_number(number))
        case ["layoff", number, *words] if words and words != ["low"]:
            action = encode(LAYOFF, _cards(words), _parse_number(number))
        case ["exchange", number, card]:
            action = encode(EXCHANGE, [parse_card(card)], _parse_number(number))
        case ["discard", card]:
            action = encode(DISCARD, _cards([card]))
        case ["knock", *words] if len(words) <= 1:
            action = encode(KNOCK, _cards(words))
    if action is None:
        raise NotationError("unknown_action", f"no such action: {text[:40]!r}", action=text[:40])
    return action


def _cards(words: list[str]) -> list[Card]:
    cards = parse_alike(words)
    if len(cards) > MAX_CARDS:
        raise NotationError("many_cards", f"no meld grows by {len(cards)} cards", count=len(cards))
    return cards


def _parse_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise NotationError("no_meld_number", f"no such meld: {text[:20]!r}", number=text[:20])
    return int(text)


def _parse_meld(rules: "RummyRules", words: list[str]) -> Action:
    """Read a meld; the word ``run`` or ``set`` is needed only where both would do (R13)."""
    if words[0] in ("run", "set"):
        return encode(RUN if words[0] == "run" else SET, _cards(words[1:]))
    cards = _cards(words)
    if reads_both_ways(rules, cards):
        reason = "these cards are a run and a set: write meld run … or meld set …"
        raise NotationError("run_or_set", reason)
    for kind, read in ((RUN, as_run), (SET, as_set)):
        try:
            read(rules, cards)
        except IllegalAction:
            continue
        return encode(kind, cards)
    one_rank = len({card % 13 for card in naturals(cards)}) == 1
    return encode(SET if one_rank else RUN, cards)
