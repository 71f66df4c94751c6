"""Persian in the order of cells, for terminals that cannot order it."""

from unicodedata import bidirectional

import pytest

from barg.terminal.words import Words
from barg.terminal.writing import Writing, orders_itself

FA = Words("fa")


def test_a_card_and_a_number_keep_their_order_inside_persian() -> None:
    line = Writing("fa", "barg").line(f"تعهد {FA.num(120)} با {FA.card('TH')}")
    assert line.startswith("10♥ ")
    assert " ۱۲۰ " in line
    assert line[-1] == "\ufe97", "the first letter, in its joined form, stands at the right"


def test_a_sign_stays_before_its_number() -> None:
    assert Writing("fa", "barg").line(f"جمع: {FA.signed(135)} و {FA.num(-220)}").startswith("−۲۲۰ ")


def test_brackets_embrace_what_they_embraced() -> None:
    writing = Writing("fa", "barg")
    assert writing.line("جمع (۵۶)").startswith("(۵۶) ")
    assert writing.line("با (10♥ و «ب»)").startswith("(«\ufe8f» ")
    assert "(XR)" in writing.line(f"ورق {FA.left('(XR)')} است")
    assert "(XR)" in writing.line("ورق (XR) است")


def test_letters_are_joined_and_marks_stay_with_theirs() -> None:
    line = Writing("fa", "barg").line("ذخیره\u0654 می\u200cشود")
    assert "\ufba4" in line, "heh with yeh above, in one piece"
    assert "\u0654" not in line
    assert "\u200c" not in line, "what joins nothing is not seen"
    assert not any("\u0621" <= char <= "\u064a" for char in line), "all letters have their forms"


def test_the_terminal_that_orders_itself_gets_the_letters_as_they_are() -> None:
    text = "نوبت شماست"
    assert Writing("fa", "terminal").line(text) == text
    assert Writing("en", "barg").line("your turn") == "your turn"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"KONSOLE_VERSION": "230400"}, True),
        ({"TERM_PROGRAM": "Apple_Terminal"}, True),
        ({"TERM": "mlterm-256color"}, True),
        ({"TERM": "xterm-256color", "VTE_VERSION": "7200"}, False),
        ({}, False),
    ],
)
def test_which_terminals_order_persian_themselves(
    environment: dict[str, str], expected: bool
) -> None:
    assert orders_itself(environment) is expected


def test_long_lines_are_wrapped_before_they_are_turned() -> None:
    shown = Writing("fa", "barg").text("یک دو سه چهار پنج شش هفت هشت", 12).plain.split("\n")
    assert len(shown) > 1
    assert all(len(line) <= 12 for line in shown)
    assert shown[0].rstrip().endswith("ﮏﯾ"), "the sentence begins on the first line, at the right"
    assert {bidirectional(char) for char in shown[0]} <= {"AL", "WS"}


def test_hearts_and_diamonds_are_red_in_both_languages() -> None:
    for language in ("fa", "en"):
        words = Words(language)
        text = Writing(language, "barg").text(words.cards(["TH", "AS", "2D"]))
        red = [text.plain[span.start : span.end] for span in text.spans]
        assert sorted(red) == ["10♥", "2♦"]
