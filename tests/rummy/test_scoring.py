"""R14–R16, R18: what is scored, and the game with melds in the hand."""

from typing import Any

import pytest

from barg.rummy.partition import least_deadwood
from tests.rummy.helpers import act, counts, deal, legal, refused, rules, set_hand


@pytest.mark.parametrize(("ace", "won"), [("low", 43), ("high_or_low", 53)])
def test_r14_r15_check_3_the_hands_of_the_others(ace: str, won: int) -> None:
    state = deal(
        "4H 4D 4S", "6C KD QS", "AS 9H 2H", "XX 2S 3S", up="KC", stock="7C", ace=ace, jokers=2
    )
    set_hand(state, 1, "6C KD")
    set_hand(state, 3, "XX")
    act(state, "draw stock", "meld 4H 4D 4S", "discard 7C")
    report = state.rules.report(state)
    assert report["hands"] == ["", "KD 6C", "AS 9H 2H", "XX"]
    assert report["scores"] == [won, 0, 0, 0]


@pytest.mark.parametrize(
    ("text", "value"),
    [("2H", 2), ("9S", 9), ("TD", 10), ("JC", 10), ("QH", 10), ("KS", 10), ("XX", 15)],
)
def test_r15_values(text: str, value: int) -> None:
    for ace, ace_value in (("low", 1), ("high_or_low", 11)):
        table = rules("rim_joker", ace=ace)
        assert least_deadwood(table, counts(text))[0] == value
        assert least_deadwood(table, counts("AD"))[0] == ace_value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("5C 5D 5H 6H 7H 8H KS", 10),  # check 5
        ("5C 5D 5H 6H 7H KS 2C", 22),  # check 6
        ("5C 5D 5H", 0),
        ("KS QS", 20),
        ("5C 5D XX", 0),
        ("5C XX XX", 0),
        ("XX XX", 30),
        ("XX XX XX 5C", 15),
        ("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", 0),
        ("4H 5H 6H 6D 6C 7C 8C", 6),
        ("4H 5H 6H 6D 6C 6S 7S 8S", 9),
    ],
)
def test_r16_checks_5_and_6_the_least_deadwood(text: str, value: int) -> None:
    table = rules("rim_hand", decks=2, jokers=4)
    assert least_deadwood(table, counts(text))[0] == value


def test_r16_nothing_is_laid_on_the_table() -> None:
    state = deal("4H 4D 4S 9C", "2C 3D 9D TC", up="KC", stock="7C", preset="rim_hand")
    act(state, "draw stock")
    refused(state, "meld 4H 4D 4S", "melds stay in the hand")
    refused(state, "layoff 0 4H", "melds stay in the hand")
    assert legal(state) == [f"discard {card}" for card in ("4S", "4H", "4D", "7C", "9C")]


def test_r16_knock_with_a_discard() -> None:
    state = deal("4H 4D 4S", "2C 3D 9D", up="KC", stock="7C", preset="rim_hand")
    act(state, "draw stock")
    assert [text for text in legal(state) if "knock" in text] == ["knock 7C"]
    refused(state, "knock", "not in a meld: 7C")
    refused(state, "knock 4H", "not in a meld")
    act(state, "knock 7C")
    report = state.rules.report(state)
    assert (report["winner"], report["scores"]) == (0, [14, 0])
    assert report["hands"] == ["", "9D 3D 2C"]


def test_r16_knock_without_a_discard() -> None:
    for required in (False, True):
        state = deal(
            "4H 4D 4S",
            "2C 3D 9D",
            up="KC",
            stock="4C",
            preset="rim_hand",
            discard_to_go_out=required,
        )
        act(state, "draw stock")
        knocks = [text for text in legal(state) if "knock" in text]
        assert knocks == ([] if required else ["knock"]) + [f"knock 4{suit}" for suit in "SHDC"]
        if required:
            refused(state, "knock", "the last card must be a discard")
        else:
            act(state, "knock")
            assert state.winner == 0


def test_r16_the_barred_card_is_no_discard_of_a_knock() -> None:
    state = deal("4H 4D 4S", "2C 3D 9D", up="7C", preset="rim_hand")
    act(state, "draw discard")
    refused(state, "knock 7C", "drawn from the discard pile this turn")


def test_r16_the_other_hands_count_without_their_melds() -> None:
    state = deal("4H 4D 4S", "2C 2D 2S", "TD JD 3S", up="KC", stock="7C", preset="rim_hand")
    act(state, "draw stock", "knock 7C")
    assert state.rules.report(state)["scores"] == [23, 0, 0]


def test_r16_nobody_knocks_where_melds_lie_on_the_table() -> None:
    state = deal("4H 4D 4S", "2C 3D 9D", up="KC", stock="7C")
    act(state, "draw stock")
    refused(state, "knock 7C", "nobody knocks")


@pytest.mark.parametrize(("bonus", "won"), [(False, 22), (True, 44)])
def test_r18_going_out_in_one_turn_scores_double(bonus: bool, won: int) -> None:
    state = deal("4H 4D 4S", "2C KD QD", up="KC", stock="7C", rummy_bonus=bonus)
    act(state, "draw stock", "meld 4H 4D 4S", "discard 7C")
    assert state.rules.report(state)["scores"] == [won, 0]


@pytest.mark.parametrize("first", ["meld 4H 4D 4S", "layoff 0 5S low"])
def test_r18_not_after_an_earlier_meld_or_lay_off(first: str) -> None:
    """Seat 0 melds a run first; seat 1 melds or lays off in one turn and is out in the next."""
    state = deal("6S 7S 8S 9C", "4H 4D 4S 5S", up="KC", stock="QC 9H KH 2S", rummy_bonus=True)
    act(state, "draw stock", "meld 6S 7S 8S", "discard QC", "draw stock", first)
    act(state, "discard 9H", "draw stock", "discard KH")
    act(state, "draw stock", *(["layoff 0 5S low"] if "meld" in first else ["meld 4H 4D 4S"]))
    act(state, "discard 2S")
    assert (state.winner, state.bonus) == (1, False)


def test_r18_an_exchange_is_neither_meld_nor_lay_off() -> None:
    options: dict[str, Any] = {"jokers": 2, "joker_exchange": True, "rummy_bonus": True}
    state = deal("5H XX 7H 9C", "6H KD KS QC", up="2S", stock="TD 3C KH 4C KC", **options)
    act(state, "draw stock", "meld 5H XX 7H", "discard TD")
    act(state, "draw stock", "exchange 0 6H", "discard 3C")
    assert state.laid_before == 1, "only seat 0 has melded"
    act(state, "draw stock", "discard KH", "draw discard", "meld KH KD KS", "layoff 0 XX")
    act(state, "discard QC")
    assert state.bonus
    left = state.rules.report(state)["scores"]
    assert left[1] > 0
    assert left[1] % 2 == 0
