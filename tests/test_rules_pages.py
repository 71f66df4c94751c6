"""The rules for people tell every clause, in both languages, and their tables are the code's."""

import re
from pathlib import Path

import pytest

from barg.explained import LANGUAGES, Language, option_table, preset_table, renewed
from barg.game import GAMES
from tests.games.test_clauses import FOLDERS

FOLDER = Path(__file__).parent.parent / "docs/rules"
GAMES_OF_PAGES = {"shelem": "s", "rummy": "r", "shithead": "h"}
"""The pages, and the letter of their clauses; `shelem` tells the game for two as well."""
TOLD = re.compile(r"\[([SRH]\d+(?:[,،] [SRH]\d+)*)\]")
PAGES = [(game, language) for game in GAMES_OF_PAGES for language in LANGUAGES]
every_page = pytest.mark.parametrize(("game", "language"), PAGES)


def page(game: str, language: str) -> str:
    return (FOLDER / f"{game}.{language}.md").read_text(encoding="utf-8")


def prose(game: str, language: str) -> str:
    """What was written by hand: no tables from the code, no clause numbers."""
    text = re.sub(r"<!-- (\w+) -->.*?<!-- /\1 -->", "", page(game, language), flags=re.DOTALL)
    return TOLD.sub("", text)


def test_the_pages_are_those_of_all_games() -> None:
    assert GAMES["shelem2"].options is GAMES["shelem"].options
    assert GAMES["shelem2"].presets is GAMES["shelem"].presets
    assert set(GAMES) - {"shelem2"} == set(GAMES_OF_PAGES)


@every_page
def test_the_tables_are_those_of_the_code(game: str, language: Language) -> None:
    text = page(game, language)
    assert option_table(GAMES[game], language) in text
    assert preset_table(GAMES[game], language) in text
    assert renewed(text, GAMES[game], language) == text, "run python tools/rules_pages.py"


@every_page
def test_every_clause_is_told(game: str, language: str) -> None:
    letter = GAMES_OF_PAGES[game]
    groups = map(_split, TOLD.findall(page(game, language)))
    told = {clause for group in groups for clause in group}
    assert len(told) >= FOLDERS[letter][1]
    assert told == {f"{letter.upper()}{number}" for number in range(1, len(told) + 1)}


def _split(group: str) -> list[str]:
    return re.split(r"[,،] ", group)


@pytest.mark.parametrize("game", GAMES_OF_PAGES)
def test_both_languages_tell_the_same_in_the_same_order(game: str) -> None:
    en, fa = (page(game, language) for language in LANGUAGES)
    assert [_split(group) for group in TOLD.findall(en)] == [
        _split(group) for group in TOLD.findall(fa)
    ]
    for sign in (r"^#+ ", r"^\|", r"^- ", r"^\*(?!\*)", r"^\d+\. "):
        assert _count(sign, en) == _count(sign, fa), sign


def _count(sign: str, text: str) -> int:
    return len(re.findall(sign, text, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES_OF_PAGES)
def test_persian_is_written_in_persian_letters_and_digits(game: str) -> None:
    text = prose(game, "fa")
    assert not re.findall("[يكة٠-٩]", text), "Arabic letters or digits"
    lines = [re.sub(r"^\d+\. |`[^`]*`|\[[SRH]1\]", "", line) for line in text.splitlines()]
    assert not [line for line in lines if re.search("[0-9]", line)]
    assert not re.search(r"[آ-ی] (?:ها|های|هایی)\b", text), "a blank where a half-space belongs"


def test_a_page_without_its_markers_is_refused() -> None:
    with pytest.raises(ValueError, match="<!-- options -->"):
        renewed("# Rim\n", GAMES["rummy"], "en")
