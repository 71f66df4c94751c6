"""Texts in both languages, with what the rules say in the places of their facts."""

import re
from typing import Final

from barg.explained import Language, digits
from barg.lessons.context import Context
from barg.lessons.facts import number
from barg.lessons.reading import LessonError
from barg.lessons.source import Said

HOLE: Final = re.compile(r"\{([^{}]+)\}")
CARD: Final = re.compile(r"\[((?:[2-9TJQKA][SHDC]|X[XBR])(?: (?:[2-9TJQKA][SHDC]|X[XBR]))*)\]")
LARGEST_TYPED: Final = 10
"""Larger numbers are facts; up to here they name ranks, or are written out."""
ISOLATED: Final = "\u2066−{}\u2069"


def told(said: Said, context: Context) -> dict[str, str]:
    """Both texts with their facts filled in.

    Raises:
        LessonError: a fact is none, a number was typed where a fact belongs, a card is none.
    """
    return {"en": _filled(said.en, "en", context), "fa": _filled(said.fa, "fa", context)}


def _filled(text: str, language: Language, context: Context) -> str:
    _verify_typed(text, language, context)

    def value(hole: re.Match[str]) -> str:
        fact = hole[1]
        wants_minus = fact.startswith("minus ")
        found = number(fact.removeprefix("minus "), context)
        if wants_minus and found >= 0:
            raise LessonError(context.where, f"{{{fact}}} is not negative: {found}")
        figure = digits(str(abs(found)), language)
        return ISOLATED.format(figure) if found < 0 and not wants_minus else figure

    return HOLE.sub(value, text.strip())


def _verify_typed(text: str, language: Language, context: Context) -> None:
    bare = CARD.sub("", HOLE.sub("", text))
    if "{" in bare or "[" in bare or "]" in bare:
        raise LessonError(context.where, f"a bracket that opens nothing: {bare!r}")
    if language == "fa" and re.search("[0-9يك]", bare):
        raise LessonError(context.where, f"Latin digits or Arabic letters: {bare!r}")
    if any(int(figure) > LARGEST_TYPED for figure in re.findall(r"\d+", bare)):
        raise LessonError(context.where, f"a typed number where a fact belongs: {bare!r}")
