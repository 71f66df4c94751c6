"""The rules' pages of ``docs/rules`` as data, so that the client can show them without a network.

Clause numbers and the tables of options, which a table's own page shows better, are left out.
"""

import re
from pathlib import Path
from typing import Any, Final

from barg.explained import LANGUAGES, Language, digits
from barg.lessons.reading import GAMES_OF_LESSONS, LessonError

Block = dict[str, Any]
MADE: Final = re.compile(r"<!-- (\w+) -->.*?<!-- /\1 -->", re.DOTALL)
CLAUSES: Final = re.compile(r" ?\[[SRH]\d+(?:[,،] [SRH]\d+)*\]")
NAMED: Final = re.compile(r" \(`\w+`\)")
NUMBERED: Final = re.compile(r"\d+\. ")
STRESSED: Final = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
STRANGE: Final = re.compile(r"[\[\]<>`]")


def rules_pages(folder: Path) -> dict[str, dict[str, list[Block]]]:
    """Each game's page in both languages, by the name of the client's file.

    Raises:
        LessonError: a page holds what the client cannot show.
    """
    return {
        f"rules-{game}": {
            language: page((folder / f"{game}.{language}.md").read_text(encoding="utf-8"), language)
            for language in LANGUAGES
        }
        for game in GAMES_OF_LESSONS
    }


def page(text: str, language: Language) -> list[Block]:
    """The blocks of a page: headings, paragraphs, lists and tables.

    Raises:
        LessonError: it holds what the client cannot show.
    """
    parts = MADE.sub(_kept, text).split("\n\n")
    found = [_block(part.strip(), language) for part in parts if part.strip()]
    opening = next(place for place, block in enumerate(found) if block.get("level") == 2)
    kept = [
        block
        for place, (block, part) in enumerate(zip(found, filter(str.strip, parts), strict=True))
        if place > opening or not CLAUSES.search(part)  # the note about clause numbers
    ]
    return [
        block
        for block, after in zip(kept, [*kept[1:], {"level": 1}], strict=True)
        if "level" not in block or "level" not in after or block["level"] < after["level"]
    ]


def _kept(made: re.Match[str]) -> str:
    """Of what was made from the code the list of presets, without their names in records."""
    lines = (line for line in made[0].split("\n") if line.startswith("- "))
    return NAMED.sub("", "\n".join(lines))


def _block(part: str, language: Language) -> Block:
    lines = part.split("\n")
    if part.startswith("#"):
        level = len(part) - len(part.lstrip("#"))
        return {"level": level, "text": _told(part[level:], language)}
    if part.startswith("|"):
        rows = [[_told(cell, language) for cell in line.strip("|").split("|")] for line in lines]
        return {"head": rows[0], "rows": rows[2:]}
    if part.startswith("- "):
        return {"list": [_told(item[2:], language) for item in _items(lines, "- ")]}
    if NUMBERED.match(part):
        items = _items(lines, NUMBERED)
        return {"numbered": [_told(NUMBERED.sub("", item, count=1), language) for item in items]}
    return {"text": _told(part, language)}


def _items(lines: list[str], mark: str | re.Pattern[str]) -> list[str]:
    """The items of a list; a line without a mark goes on with the one before."""
    items: list[str] = []
    for line in lines:
        begins = line.startswith(mark) if isinstance(mark, str) else mark.match(line)
        if begins:
            items.append(line)
        else:
            items[-1] += "\n" + line
    return items


def _told(text: str, language: Language) -> str:
    """A text in one line, with what is stressed between double stars."""
    plain = CLAUSES.sub("", " ".join(text.split()))
    if STRANGE.search(plain):
        raise LessonError("docs/rules", f"cannot be shown: {plain}")
    return digits(STRESSED.sub(r"**\1**", plain), language)
