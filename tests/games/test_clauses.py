"""Every clause of the rules has a test that names it, and so has every case (`S19`, `case_23`)."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
FOLDERS = {"s": ("shelem", 37), "r": ("rummy", 23), "h": ("shithead", 21), "g": ("examples", 8)}
NAME = re.compile(r"^def (test_\w+)", re.MULTILINE)


def names(folder: str) -> list[str]:
    return [
        name
        for path in sorted((TESTS / folder).glob("test_*.py"))
        for name in NAME.findall(path.read_text())
    ]


@pytest.mark.parametrize("letter", FOLDERS)
def test_every_clause_has_a_test_that_names_it(letter: str) -> None:
    folder, count = FOLDERS[letter]
    named = {number for name in names(folder) for number in re.findall(rf"_{letter}(\d+)", name)}
    assert {str(number) for number in range(1, count + 1)} <= named


def test_every_case_of_the_rules_has_a_test_that_names_it() -> None:
    every = names("rummy") + names("shithead") + names("shelem")
    named = {number for name in every for number in re.findall(r"_case_(\d+)", name)}
    assert {str(number) for number in range(1, 33)} <= named


@pytest.mark.parametrize(("folder", "count"), [("rummy", 8), ("shithead", 9)])
def test_every_check_worked_out_by_hand_has_a_test(folder: str, count: int) -> None:
    named = {
        number
        for name in names(folder)
        for text in re.findall(r"checks?_(\d+(?:_and_\d+)?)", name)
        for number in text.split("_and_")
    }
    assert {str(number) for number in range(1, count + 1)} <= named
