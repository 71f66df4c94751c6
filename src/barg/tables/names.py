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
_LONE_ZWNJ: Final = re.compile(rf"(?<!\w){ZWNJ}+|{ZWNJ}+(?!\w)|(?<={ZWNJ}){ZWNJ}+")
_LONE_ZWJ: Final = re.compile(
    rf"^{ZWJ}+|{ZWJ}+$|(?<=[\w\s]){ZWJ}+|{ZWJ}+(?=[\w\s])|(?<={ZWJ}){ZWJ}+"
)
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
    text = _LONE_ZWJ.sub("", _LONE_ZWNJ.sub("", " ".join(text.split())))
    name = _cut(" ".join(text.split())).strip(f"{ZWNJ}{ZWJ} ")
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise Refusal("name_empty", "a name needs at least one visible letter")
    return name


def _is_kept(char: str) -> bool:
    if char in (ZWNJ, ZWJ) or char in _KEPT_BLANKS:
        return True
    if char in "\u115f\u1160\u3164\uffa0\u2800\u034f":  # letters and marks that show nothing
        return False
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")


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
