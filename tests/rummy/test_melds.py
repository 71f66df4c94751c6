"""R9–R13: what is a meld, and how it is written."""

from typing import Any

import pytest

from barg.errors import IllegalAction, NotationError
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import RUN, SET
from barg.rummy.meld import Meld, as_run, as_set
from tests.rummy.helpers import act, cards, deal, hand, legal, melds, refused, rules


def read(kind: str, text: str, **options: object) -> Meld:
    return (as_run if kind == "run" else as_set)(rules(**options), cards(text))  # type: ignore[arg-type]


def is_meld(kind: str, text: str, **options: object) -> bool:
    try:
        read(kind, text, **options)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("ace", ["low", "high_or_low"])
def test_r9_r11_check_1_sets_and_runs(ace: str) -> None:
    assert is_meld("set", "4H 4D 4S", ace=ace)
    assert is_meld("set", "KH KS KD KC", ace=ace)
    assert is_meld("run", "8S 9S TS JS QS", ace=ace)
    assert is_meld("run", "AH 2H 3H", ace=ace)
    assert is_meld("run", "QH KH AH", ace=ace) == (ace == "high_or_low")
    assert not is_meld("run", "KH AH 2H", ace=ace)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("set", "4H 4D"),
        ("run", "4H 5H"),
        ("set", "4H 4D 5S"),
        ("run", "4H 5D 6H"),
        ("run", "4H 5H 7H"),
        ("run", "6H 5H 4H"),
        ("run", "4H 4D 4S"),
        ("set", "4H 5H 6H"),
    ],
)
def test_r9_no_melds(kind: str, text: str) -> None:
    assert not is_meld(kind, text)


def test_r9_a_card_is_in_one_meld_only() -> None:
    state = deal("4H 4D 4S 5H 6H", "2C 2D 7C 8D 9C", up="KD", stock="TD")
    act(state, "draw stock", "meld 4H 4D 4S")
    refused(state, "meld 4H 5H 6H", "not in the hand: 4H")


@pytest.mark.parametrize(
    ("decks", "twins", "text", "fits"),
    [
        (2, True, "4H 4H 4S", True),
        (2, True, "4H 4H 4S 4S 4D 4D 4C 4C", True),
        (2, False, "4H 4H 4S", False),
        (2, False, "4H 4D 4S 4C", True),
        (1, True, "4H 4H 4S", False),
        (1, True, "4H 4D 4S 4C XX", False),
        (2, False, "4H 4D 4S 4C XX", False),
        (2, True, "4H 4D 4S 4C XX", True),
        (1, True, "4H 4D XX XX", True),
    ],
)
def test_r10_case_21_twins_in_sets(decks: int, twins: bool, text: str, fits: bool) -> None:
    assert is_meld("set", text, decks=decks, twins_in_sets=twins, jokers=2 * decks) == fits


def test_r10_a_run_never_holds_a_card_twice() -> None:
    assert not is_meld("run", "4H 4H 5H 6H", decks=2)
    assert not is_meld("run", "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", decks=2)


def test_r11_a_run_has_at_most_thirteen_cards() -> None:
    whole = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    for ace in ("low", "high_or_low"):
        assert is_meld("run", whole, ace=ace)
        assert not is_meld("run", f"{whole} XX", ace=ace, jokers=2)
        assert not is_meld("run", f"XX {whole}", ace=ace, jokers=2)
    assert is_meld("run", whole[3:] + " AH", ace="high_or_low")
    assert not is_meld("run", whole + " AH", ace="high_or_low", decks=2)


@pytest.mark.parametrize("text", ["KH AH 2H", "QH KH AH 2H", "XX AH 2H", "KH AH XX", "KH XX 2H"])
def test_r11_case_19_never_round_the_corner(text: str) -> None:
    assert not is_meld("run", text, ace="high_or_low", jokers=2)


def test_r11_an_ace_on_a_run_of_the_table() -> None:
    for ace, fits in (("low", False), ("high_or_low", True)):
        state = deal("JH QH KH AH", "2C 3D 7C 8D", up="KD", stock="TD", ace=ace)
        act(state, "draw stock", "meld JH QH KH")
        assert ("layoff 0 AH" in legal(state)) == fits
        assert "layoff 0 AH low" not in legal(state)
    state = deal("2H 3H 4H AH", "2C 3D 7C 8D", up="KD", stock="TD", ace="high_or_low")
    act(state, "draw stock", "meld 2H 3H 4H")
    assert "layoff 0 AH low" in legal(state)
    assert "layoff 0 AH" not in legal(state)


@pytest.mark.parametrize(
    ("kind", "text", "fits"),
    [
        ("set", "QH QC QS XX", True),
        ("run", "JS QS XX", True),
        ("run", "3H XX 5H", True),
        ("run", "3H XX XX 6H", True),
        ("run", "XX XX 5H", True),
        ("set", "XX XX 5H", True),
        ("run", "XX XX XX 5H", False),
        ("set", "XX XX XX 5H", False),
        ("run", "XX XX XX", False),
        ("set", "XX XX XX", False),
        ("run", "3H XX 6H", False),
        ("run", "XX XX AH", False),
        ("run", "KH XX XX", False),
    ],
)
def test_r12_check_2_case_22_jokers(kind: str, text: str, fits: bool) -> None:
    assert is_meld(kind, text, jokers=4, decks=2) == fits


def test_r12_jokers_per_meld() -> None:
    assert is_meld("run", "XX XX XX 5H", jokers=4, decks=2, jokers_per_meld=3)
    assert not is_meld("run", "3H XX 5H", jokers=2, jokers_per_meld=0)
    assert not is_meld("set", "XX XX XX XX", jokers=4, decks=2, jokers_per_meld=4)
    with pytest.raises(IllegalAction, match="no joker"):
        read("run", "XX XX XX", jokers=4, decks=2)
    with pytest.raises(IllegalAction, match="at most 2 jokers"):
        read("set", "5H XX XX XX", jokers=4, decks=2)


def test_r12_the_bound_holds_for_lay_offs() -> None:
    state = deal("3H XX XX 6H 9C", "2C 3D 7C XX 9D", up="KD", stock="TD", jokers=4, decks=2)
    act(state, "draw stock", "meld 3H XX XX 6H", "discard TD", "draw stock")
    refused(state, "layoff 0 XX", "at most 2 jokers")


def test_r13_a_joker_stands_for_the_card_of_its_place() -> None:
    assert read("run", "JS QS XX", jokers=2).last == 13
    low = read("run", "XX JS QS", jokers=2)
    assert (low.first, low.stands_for(0)) == (10, cards("TS")[0])


def test_r13_cards_that_read_both_ways_need_the_word() -> None:
    table = rules("rim_joker")
    for text in ("meld 9D XX XX", "meld XX 9D XX", "meld XX XX 5H"):
        with pytest.raises(NotationError, match="meld run … or meld set"):
            table.parse_action(text)
    for word, kind in (("run", RUN), ("set", SET)):
        action = table.parse_action(f"meld {word} 9D XX XX")
        assert kind_of(action) == kind
        assert table.action_text(action) == f"meld {word} 9D XX XX"


def test_r13_the_word_is_written_only_where_it_is_needed() -> None:
    table = rules("rim_joker")
    for text in ("meld KD XX XX", "meld XX XX AD", "meld 4H 4D XX", "meld 4H XX 6H"):
        assert table.action_text(table.parse_action(text)) == text
    assert kind_of(table.parse_action("meld KD XX XX")) == SET, "no run goes over the king"
    assert kind_of(rules("rim_joker", ace="high_or_low").parse_action("meld XX AD XX")) == SET
    assert table.action_text(table.parse_action("meld run 3H 4H 5H")) == "meld 3H 4H 5H"


def test_r13_case_16_the_player_names_the_meld() -> None:
    state = deal("9D XX XX 2C", "3C 4D 7C 8D", up="KD", stock="TD", jokers=2)
    act(state, "draw stock", "meld set 9D XX XX")
    assert not state.melds[0].is_run
    state = deal("4H 4D 4S 5H 6H", "2C 3D 7C 8D 9C", up="KD", stock="TD")
    act(state, "draw stock")
    assert {"meld 4S 4H 4D", "meld 4H 5H 6H"} <= set(legal(state))
    act(state, "meld 4H 5H 6H")
    assert hand(state, 0) == "4S TD 4D"


def test_r13_lay_offs_name_the_end() -> None:
    state = deal("5H 6H 7H 8H 4H 2C", "3C 4D 7C 8D 9C AC", up="KD", stock="TD")
    act(state, "draw stock", "meld 5H 6H 7H")
    refused(state, "layoff 0 8H low", "8H does not fit the low end")
    refused(state, "layoff 0 4H", "4H does not fit the high end")
    act(state, "layoff 0 8H", "layoff 0 4H low")
    assert melds(state) == ["4H 5H 6H 7H 8H"]


def test_r13_low_is_refused_on_a_set() -> None:
    state = deal("5H 5D 5S 5C 2C", "3C 4D 7C 8D 9C", up="KD", stock="TD")
    act(state, "draw stock", "meld 5H 5D 5S")
    refused(state, "layoff 0 5C low", "a set has no low end")
    act(state, "layoff 0 5C")
    assert melds(state) == ["5S 5H 5D 5C"]


def test_r13_a_joker_at_either_end() -> None:
    state = deal("5H 6H 7H XX 2C", "3C 4D 7C 8D 9C", up="KD", stock="TD", jokers=2)
    act(state, "draw stock", "meld 5H 6H 7H")
    assert {"layoff 0 XX", "layoff 0 XX low"} <= set(legal(state))
    act(state, "layoff 0 XX low")
    assert state.melds[0].first == 4
    refused(state, "layoff 0 4H low", "not in the hand")


def test_r13_several_cards_are_laid_off_in_rank_order() -> None:
    state = deal("5H 6H 7H 3H 4H 8H 9H 2C", "3C 4D 7C 8D 9C AC KC QC", up="KD", stock="TD")
    act(state, "draw stock", "meld 5H 6H 7H", "layoff 0 3H 4H low", "layoff 0 8H 9H")
    assert melds(state) == ["3H 4H 5H 6H 7H 8H 9H"]


def test_r13_case_18_two_cards_one_at_a_time() -> None:
    state = deal("5H 6H 7H 3H 4H 2C", "3C 4D 7C 8D 9C AC", up="KD", stock="TD")
    act(state, "draw stock", "meld 5H 6H 7H")
    refused(state, "layoff 0 3H low", "does not fit")
    act(state, "layoff 0 4H low", "layoff 0 3H low")
    assert melds(state) == ["3H 4H 5H 6H 7H"]
    refused(state, "meld 8H 9H TH", "not in the hand")
    refused(state, "layoff 0 8H", "not in the hand")


def test_r13_jokers_stay_by_default() -> None:
    state = deal("5H XX 7H 6H", "3C 4D 7C 8D", up="KD", stock="TD", jokers=2)
    act(state, "draw stock", "meld 5H XX 7H")
    refused(state, "exchange 0 6H", "jokers stay where they are")


def test_r13_joker_exchange() -> None:
    state = deal(
        "5H XX 7H 9C", "3C 4D 7C 6H", up="KD", stock="TD 2S", jokers=2, joker_exchange=True
    )
    act(state, "draw stock", "meld 5H XX 7H", "discard TD")
    refused(state, "exchange 0 6H", "a card must be drawn first")
    act(state, "draw stock")
    assert "exchange 0 6H" in legal(state)
    refused(state, "exchange 0 7C", "no joker of this meld stands for 7C")
    act(state, "exchange 0 6H")
    assert melds(state) == ["5H 6H 7H"]
    assert hand(state, 1) == "2S 4D 7C 3C XX"


def test_r13_joker_exchange_keeps_a_set_without_twins() -> None:
    options: dict[str, Any] = {"decks": 2, "jokers": 2, "joker_exchange": True}
    for twins in (True, False):
        state = deal(
            "5H 5D XX 5D", "3C 4D 7C 5S", up="KD", stock="TD", twins_in_sets=twins, **options
        )
        act(state, "draw stock", "meld 5H 5D XX")
        assert ("exchange 0 5D" in legal(state)) == twins
        if not twins:
            refused(state, "exchange 0 5D", "same card twice")
        act(state, "discard TD", "draw stock")
        assert "exchange 0 5S" in legal(state)
