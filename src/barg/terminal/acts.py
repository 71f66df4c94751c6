"""Actions in words: what may be done, and what the others did."""

from typing import Final

from barg.cards import SUIT_LETTERS
from barg.server.protocol_words import MoveView
from barg.terminal.words import Words

_PLAIN: Final = ("pass", "accept", "decline")
_RUMMY_ENDS: Final = ("layoff", "exchange")


def act_words(text: str, words: Words) -> str:
    """An action, from its notation."""
    verb, *rest = text.split()
    if verb in _PLAIN:
        return words(f"call_{verb}")
    if verb == "bid":
        return words.bid(rest[0])
    if verb == "draw":
        return words(f"term_draw_{rest[0]}")
    if verb == "trump":
        return words("say_trump", suit=words.suit(rest[0]))
    if verb in _RUMMY_ENDS:
        return _on_meld(verb, rest, words)
    if verb == "swap" and rest[0] == "row":
        return words("term_swap_row", number=words.num(int(rest[1]) + 1))
    if verb == "blind":
        return words("term_blind", number=words.num(int(rest[0]) + 1))
    return _with_cards(verb, rest, words)


def _on_meld(verb: str, rest: list[str], words: Words) -> str:
    low = rest[-1] == "low"
    cards = words.cards(rest[1 : -1 if low else None])
    key = "term_layoff_low" if low else f"term_{verb}"
    return words(key, cards=cards, number=words.num(int(rest[0]) + 1))


def _with_cards(verb: str, rest: list[str], words: Words) -> str:
    """Melds may say which kind they are; the lead of a joker, which suit is trump."""
    kind = rest.pop(0) if rest and rest[0] in ("run", "set") else ""
    suit = rest.pop() if rest and rest[-1] in SUIT_LETTERS else ""
    key = f"term_{verb}_{kind}" if kind else f"term_{verb}"
    if not rest:
        return words(f"{key}_alone")
    cards = words.cards(rest)
    named = f" ({words('say_trump', suit=words.suit(suit))})" if suit else ""
    return words(key, cards=cards) + named


def move_words(move: MoveView, name: str, words: Words) -> str:
    """What a seat did, with the card that came with it."""
    verb = move.action.split()[0]
    said = words("term_hidden_cards") if move.action == verb == "keep" else ""
    said = said or act_words(move.action, words)
    card = f" → {words.card(move.card)}" if move.card else ""
    return f"{name}: {said}{card}"
