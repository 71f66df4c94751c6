"""A lesson that claims what the rules do not say is refused, with the place and the reason."""

from pathlib import Path
from typing import Final

import pytest

from barg.lessons import LessonError, build
from barg.lessons.building import build_glossary

BOARD: Final = """
[step.board]
declarer = 3
contract = 110
trump = "H"
plays = "QS"
hand = "KS 7S 3S AH 9H 4H QD TD 6D JC 8C 5C"
"""
ASK: Final = """
[step.ask]
kind = "act"
en = "?"
fa = "؟"
right = {en = "Yes", fa = "بله"}
"""
REFUSED: Final = """
[[step.ask.wrong]]
reason = "follow_suit"
en = "No"
fa = "نه"
"""


def refusal(folder: Path, step: str, game: str = "shelem", head: str = "") -> str:
    """What is said of a lesson with this step."""
    said = '{en = "A", fa = "آ"}'
    text = f"title = {said}\nabout = {said}\ntopics = []\n{head}\n[[step]]\n{step}"
    (folder / game).mkdir(parents=True)
    (folder / game / "01-one.toml").write_text(text, encoding="utf-8")
    with pytest.raises(LessonError) as refused:
        build(game, folder)
    return str(refused.value)


def told(en: str, fa: str = "آ") -> str:
    return f"en = '{en}'\nfa = '{fa}'\n"


@pytest.mark.parametrize(
    ("en", "fa", "reason"),
    [
        ("It is {packet AS ZZ}.", "آ", "no such fact: {packet AS ZZ}"),
        ("It is {nothing}.", "آ", "no such fact: {nothing}"),
        ("It is {half_penalty}.", "آ", "no such fact: {half_penalty}"),
        ("It is {sheet 9 0}.", "آ", "no such fact"),
        ("It is {of nobody total}.", "آ", "no such fact"),
        ("It is {minus score 120 130}.", "آ", "is not negative: 120"),
        ("It is 165.", "آ", "a typed number where a fact belongs"),
        ("It is [1S].", "آ", "a bracket that opens nothing"),
        ("It is", "۱۶۵ است", "a typed number where a fact belongs"),
        ("It is", "2 است", "Latin digits or Arabic letters"),
        ("It is", "حكم است", "Latin digits or Arabic letters"),
    ],
)
def test_texts(tmp_path: Path, en: str, fa: str, reason: str) -> None:
    assert reason in refusal(tmp_path, told(en, fa))


def test_an_accepted_action_must_be_legal(tmp_path: Path) -> None:
    step = told("A") + BOARD + ASK + 'accept = ["play AH"]' + REFUSED
    assert "'play AH' is accepted, but refused: must follow suit" in refusal(tmp_path, step)


def test_a_reason_must_be_that_of_the_rules(tmp_path: Path) -> None:
    wrong = REFUSED.replace('"follow_suit"', '"not_held"\ncards = "AH"')
    step = told("A") + BOARD + ASK + 'accept = ["play KS"]' + wrong
    assert "'play AH': 'not_held' is told, but it is 'follow_suit'" in refusal(tmp_path, step)


def test_what_is_called_poor_must_be_legal(tmp_path: Path) -> None:
    wrong = REFUSED.replace('reason = "follow_suit"', 'cards = "AH"')
    step = told("A") + BOARD + ASK + 'accept = ["play KS"]' + wrong
    assert "'play AH': None is told, but it is 'follow_suit'" in refusal(tmp_path, step)


def test_every_refused_card_needs_its_reason(tmp_path: Path) -> None:
    step = told("A") + BOARD + ASK + 'accept = ["play KS"]'
    assert "is refused (follow_suit), and no text says why" in refusal(tmp_path, step)


def test_a_claim_after_the_action_must_hold(tmp_path: Path) -> None:
    step = told("A") + BOARD + ASK + 'accept = ["play KS"]\nclaims = ["turn == 2"]' + REFUSED
    assert "not so after 'play KS': turn == 2" in refusal(tmp_path, step)


def test_what_follows_must_be_legal(tmp_path: Path) -> None:
    step = told("A") + BOARD + ASK + 'accept = ["play KS"]\nthen = ["pass"]' + REFUSED
    assert "'pass' of seat 1" in refusal(tmp_path, step)


def test_an_option_that_is_called_right_must_be(tmp_path: Path) -> None:
    ask = ASK.replace("act", "options")
    options = 'options = [{en = "A", fa = "آ", right = true, check = "score 130 80 == 0 - 130"}]'
    assert "does not fit its option" in refusal(tmp_path, told("A") + ask + options)


def test_the_winner_is_no_wrong_answer(tmp_path: Path) -> None:
    board = BOARD.replace('"QS"', '"QS KS 4S 5S"').replace('"KS 7S', '"7S')
    ask = ASK.replace("act", "winner") + '[[step.ask.wrong]]\nseat = 0\nen = "No"\nfa = "نه"\n'
    assert "seat 0 takes the trick" in refusal(tmp_path, told("A") + board + ask)


def test_a_card_that_was_played_is_not_held(tmp_path: Path) -> None:
    board = BOARD.replace('"QS"', '"QS KS"')
    assert "not in the hand now: KS" in refusal(tmp_path, told("A") + board)


def test_a_card_is_given_once(tmp_path: Path) -> None:
    board = '[step.board]\nplayers = 2\nhand = "4H 4H 5C"\ntop = "8H"\n'
    assert "a card is given twice" in refusal(tmp_path, told("A") + board, "rummy")


def test_a_late_pile_holds_no_card_twice(tmp_path: Path) -> None:
    board = '[step.board]\nlate = true\nplayers = 2\nhand = "4H"\npile = "4H"\n'
    assert "a card is given twice" in refusal(tmp_path, told("A") + board, "shithead")


def test_nothing_follows_two_ends(tmp_path: Path) -> None:
    step = told("A") + BOARD + ASK + 'accept = ["play KS", "play 7S"]' + REFUSED
    after = f"[[step]]\nfollows = true\n{told('A')}"
    assert "ends in more than one position" in refusal(tmp_path, step + after)


@pytest.mark.parametrize("step", ["en = 'A'", "en = 'A'\nfa = 'آ'\nsurprise = 1", "en = "])
def test_a_file_that_is_no_lesson_is_named(tmp_path: Path, step: str) -> None:
    assert refusal(tmp_path, step).startswith("01-one.toml: ")


def test_words_belong_to_games(tmp_path: Path) -> None:
    text = (
        '[[word]]\nword = {en = "A", fa = "آ"}\nmeans = {en = "A", fa = "آ"}\ngames = ["chess"]\n'
    )
    (tmp_path / "glossary.toml").write_text(text, encoding="utf-8")
    with pytest.raises(LessonError, match="no such games"):
        build_glossary(tmp_path)
