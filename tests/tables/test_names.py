"""Case 48: names of every kind."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barg.tables import Refusal
from barg.tables.names import MAX_CODE_POINTS, MAX_LETTERS, normalise_name

ZWNJ = "\u200c"


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("  Ali \t Reza\n", "Ali Reza"),
        ("\u202eAli\u202c", "Ali"),
        ("\u2067علی\u2069", "علی"),
        ("A\u200bl\u200bi\ufeff", "Ali"),
        (f"می{ZWNJ}خواهم", f"می{ZWNJ}خواهم"),
        (f"{ZWNJ}علی{ZWNJ}", "علی"),
        (f"علی {ZWNJ}رضا", "علی رضا"),
        (f"می{ZWNJ}{ZWNJ}خواهم", f"می{ZWNJ}خواهم"),
        ("e\u0301", "é"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("a\u200db", "ab"),
        ("👍🏽", "👍🏽"),
        ("\x00\x07Bob\x7f", "Bob"),
        ("a\u2028b", "a b"),
        ("<b>Ali</b>", "<b>Ali</b>"),
        ("x" * 300, "x" * MAX_LETTERS),
    ],
)
def test_names_are_brought_into_normal_form(given_name: str, kept: str) -> None:
    assert normalise_name(given_name) == kept


@pytest.mark.parametrize(
    "nothing",
    ["", "   ", "\u200b\u200c\u200d", "\u202e", "\u3164", "\u2800\u2800", "\u0301", "\ud800"],
)
def test_a_name_of_nothing_visible_is_refused(nothing: str) -> None:
    with pytest.raises(Refusal) as refusal:
        normalise_name(nothing)
    assert refusal.value.code == "name_empty"


def test_piled_up_marks_are_cut() -> None:
    assert len(normalise_name("Z" + "\u0335" * 200)) <= 10


def test_an_emoji_family_counts_as_one_letter() -> None:
    family = "👨\u200d👩\u200d👧"
    assert normalise_name(family * 20).startswith(family * 10)


@given(st.text(max_size=300))
def test_a_normal_name_stays_as_it_is(text: str) -> None:
    try:
        name = normalise_name(text)
    except Refusal:
        return
    assert normalise_name(name) == name
    assert len(name) <= MAX_CODE_POINTS
    assert not set(name) & set("\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2069\n\r\0")
