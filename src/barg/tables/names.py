"""Names of people, made fit to be shown (case 48)."""

import re
import unicodedata
from typing import Final

from barg.tables.errors import Refusal

MAX_LETTERS: Final = 24
"""Letters as people count them: marks and joined parts of an emoji count with their base."""
MAX_CODE_POINTS: Final = 96
MAX_INPUT: Final = 2_000
ZWNJ: Final = "\u200c"
ZWJ: Final = "\u200d"
_VARIATIONS: Final = re.compile("[\ufe00-\ufe0f\U0001f3fb-\U0001f3ff]")
_KEPT_BLANKS: Final = "\t\n\r\x0b\x0c"


def normalise_name(text: str) -> str:
    """Return a name in normal form, or refuse one of which nothing is left.

    Control characters, marks of direction and zero-width characters go; the zero-width
    non-joiner stays inside words and the joiner inside emoji; blanks collapse.

    Raises:
        Refusal: nothing visible is left.
    """
    text = unicodedata.normalize("NFC", text[:MAX_INPUT])
    text = "".join(char for char in text if _is_kept(char))
    name = _cut(_joined(" ".join(text.split()))).strip(f"{ZWNJ}{ZWJ} ")
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise Refusal("name_empty", "a name needs at least one visible letter")
    return name


def _is_kept(char: str) -> bool:
    if char in (ZWNJ, ZWJ) or char in _KEPT_BLANKS:
        return True
    if char in "\u115f\u1160\u3164\uffa0\u2800\u034f":  # letters and marks that show nothing
        return False
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _joined(text: str) -> str:
    """Keep a non-joiner between two letters and a joiner between two pictures only."""
    kept: list[str] = []
    for place, char in enumerate(text):
        if char in (ZWNJ, ZWJ):
            before = unicodedata.category(kept[-1]) if kept else "Zs"
            after = next((unicodedata.category(c) for c in text[place + 1 :] if c != char), "Zs")
            word = char == ZWNJ and before[0] in "LM" and after[0] == "L"
            picture = char == ZWJ and before in ("So", "Sk", "Mn") and after == "So"
            if not (word or picture):
                continue
        kept.append(char)
    return "".join(kept)


def _cut(name: str) -> str:
    letters, marks = 0, 0
    joined = False
    for place, char in enumerate(name):
        extends = (
            joined
            or char in (ZWNJ, ZWJ)
            or unicodedata.category(char) in ("Mn", "Me", "Mc")
            or _VARIATIONS.match(char) is not None
        )
        joined = char == ZWJ
        letters, marks = (letters, marks + 1) if extends else (letters + 1, 0)
        if letters > MAX_LETTERS or place >= MAX_CODE_POINTS:
            return name[:place]
        if marks > 8:
            return name[: place - 1]
    return name
