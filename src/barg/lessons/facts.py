"""Numbers in texts: each stands as ``{a fact}`` that the rules answer.

A fact is a name with its arguments (``packet AS TS 5S KS``), the name of a number among the
rules (``target``), or facts and whole numbers with ``+ - *`` between them. ``of`` asks other
rules: ``of shivaei total``, ``of rim,decks=2@3 hand_size``. ``minus`` wants a negative number
and says it without its sign, for texts that say "minus" in words.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from barg.cards import mask_of
from barg.errors import BargError
from barg.game import GAMES
from barg.lessons.context import Context
from barg.lessons.dealing import cards_of
from barg.lessons.reading import LessonError
from barg.rummy.partition import least_deadwood
from barg.shelem.actions import KONS, SHELEM
from barg.shelem.scoring import declarer_score, defender_score
from barg.shelem.trick import PACKET_POINTS, TRICKS


def number(text: str, context: Context) -> int:
    """The value of a fact.

    Raises:
        LessonError: there is no such fact.
    """
    try:
        return _sum(text, context)
    except (KeyError, ValueError, IndexError, AttributeError, TypeError, BargError) as error:
        raise LessonError(context.where, f"no such fact: {{{text}}} ({error})") from None


def _sum(text: str, context: Context) -> int:
    parts = re.split(r" ([+-]) ", text)
    total = _product(parts[0], context)
    for sign, part in zip(parts[1::2], parts[2::2], strict=True):
        total += _product(part, context) * (1 if sign == "+" else -1)
    return total


def _product(text: str, context: Context) -> int:
    value = 1
    for factor in text.split(" * "):
        value *= _fact(factor.strip(), context)
    return value


def _fact(text: str, context: Context) -> int:
    if re.fullmatch(r"\d+", text):
        return int(text)
    name, _, rest = text.partition(" ")
    words = rest.split()
    if name == "of":
        return _fact(" ".join(words[1:]), _other(words[0], context))
    if name in _FACTS:
        return _FACTS[name](context, words)
    if words:
        raise ValueError(name)
    value = getattr(context.rules, name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{name} is no number")
    return value


def _other(text: str, context: Context) -> Context:
    """The same context with other rules: ``preset,option=value@players``."""
    text, _, players = text.partition("@")
    preset, *changes = text.split(",")
    values = dict(change.split("=") for change in changes)
    settings = {"preset": preset, **{name: _value(value) for name, value in values.items()}}
    rules = GAMES[context.game].rules(settings, int(players) if players else None)
    return Context(context.where, context.game, rules)


def _value(text: str) -> int | bool | str:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdigit() else text


def _packet(context: Context, words: Sequence[str]) -> int:
    return _cards(context, words) + PACKET_POINTS


def _cards(context: Context, words: Sequence[str]) -> int:
    return int(context.rules.points(mask_of(cards_of(" ".join(words)))))


def _score(context: Context, words: Sequence[str]) -> int:
    return declarer_score(context.rules, int(words[0]), int(words[1]), 1)


def _slam(context: Context, words: Sequence[str]) -> int:
    return declarer_score(context.rules, int(words[0]), context.rules.total, TRICKS)


def _promised(context: Context, words: Sequence[str]) -> int:
    made = {"made": TRICKS, "failed": TRICKS - 1}[words[0]]
    return declarer_score(context.rules, SHELEM, context.rules.total if made == TRICKS else 0, made)


def _kons(context: Context, _words: Sequence[str]) -> int:
    return declarer_score(context.rules, KONS, context.rules.total, TRICKS)


def _defend(context: Context, words: Sequence[str]) -> int:
    before = int(words[1]) if words[1:] else 0
    return defender_score(context.rules, int(words[0]), before)


def _rest(context: Context, words: Sequence[str]) -> int:
    return int(context.rules.total) - int(words[0])


def _raw(context: Context, words: Sequence[str]) -> int:
    return int(context.state.points[int(words[0])])


def _table(context: Context, words: Sequence[str]) -> int:
    return int(context.state.observe(None).table_points[int(words[0])])


def _trick(context: Context, _words: Sequence[str]) -> int:
    """The points of the trick that was finished last."""
    return PACKET_POINTS + int(context.rules.points(mask_of(context.state.tricks[-1][1])))


def _report(key: str) -> Callable[[Context, Sequence[str]], int]:
    def told(context: Context, words: Sequence[str]) -> int:
        return int(context.rules.report(context.state)[key][int(words[0])])

    return told


def _sheet(context: Context, words: Sequence[str]) -> int:
    return context.sheet[int(words[0]) - 1][int(words[1])]


def _values(context: Context, words: Sequence[str]) -> int:
    return sum(context.rules.values[card] for card in cards_of(" ".join(words)))


def _deadwood(context: Context, words: Sequence[str]) -> int:
    counts = [0] * 53
    for card in cards_of(" ".join(words)):
        counts[card] += 1
    return int(least_deadwood(context.rules, counts)[0])


def _deck(context: Context, _words: Sequence[str]) -> int:
    return len(context.rules.deck())


def _size(name: str) -> Callable[[Context, Sequence[str]], int]:
    return lambda context, _words: len(getattr(context.state, name))


_FACTS: Final[dict[str, Callable[[Context, Sequence[str]], int]]] = {
    "packet": _packet,
    "cards": _cards,
    "score": _score,
    "slam": _slam,
    "promised": _promised,
    "kons": _kons,
    "defend": _defend,
    "rest": _rest,
    "raw": _raw,
    "table": _table,
    "trick": _trick,
    "scores": _report("scores"),
    "totals": _report("totals"),
    "sheet": _sheet,
    "value": _values,
    "deadwood": _deadwood,
    "deck": _deck,
    "turn": lambda context, _words: context.state.to_act,
    "held": lambda context, words: context.state.observe(None).hand_sizes[int(words[0])],
    "pile": _size("pile"),
    "stock": _size("stock"),
    "legal": lambda context, _words: len(context.state.legal_actions()),
    "hand": lambda _context, _words: TRICKS,
    "tricks": lambda _context, _words: TRICKS,
}


def holds(equation: str, context: Context) -> bool:
    """Whether two facts with ``==``, ``>`` or ``<`` between them are so."""
    left, sign, right = re.split(r" (==|>|<) ", equation)
    one, two = number(left, context), number(right, context)
    return {"==": one == two, ">": one > two, "<": one < two}[sign]
