"""H14–H16: four of a rank, the bound after a burn, jokers."""

import pytest

from barg.kernel.shithead.pile import burns
from tests.shithead.helpers import act, cards, legal, plays, position, refused, rules


@pytest.mark.parametrize(
    ("pile", "played", "own", "top_four"),
    [
        ("6S 6H 6D 6C", 1, False, True),  # check 3: the fourth of others' sixes
        ("6S 6H 6D 6C", 2, False, True),
        ("6S 6H 6D 6C", 3, True, True),  # check 3: three on one
        ("6S 6H 6D 6C", 4, True, True),
        ("5S 6H 6D 6C", 3, False, False),
        ("6S 5S 6H 6D 6C", 3, False, False),
        ("6H 6D 6C", 3, False, False),
        ("2S 2H 2D 2C", 4, True, True),
        ("XX XX XX XX", 4, False, False),
        ("5S TH", 1, True, True),
    ],
)
def test_h14_h16_check_3_what_burns(pile: str, played: int, own: bool, top_four: bool) -> None:
    count = len(cards(pile))
    for four, burned in (("own", own), ("top_four", top_four)):
        options = rules(four=four).options
        assert burns(options, cards(pile), count, played) == burned


@pytest.mark.parametrize("four", ["own", "top_four"])
def test_h14_case_8_a_four_across_players_passes_the_right_to_play_on(four: str) -> None:
    state = position("6C 9C", "3C 4D", pile="6S 6H 6D", four=four)
    act(state, "play 6C")
    assert state.to_act == (0 if four == "top_four" else 1)
    assert (state.pile == []) == (four == "top_four")


def test_h14_three_on_one() -> None:
    state = position("6C 6D 6H 9C", "3C 4D", pile="6S", four="own")
    act(state, "play 6C 6D 6H")
    assert (state.pile, state.to_act) == ([], 0)


def test_h14_a_blind_card_may_be_the_fourth() -> None:
    state = position("", "3C 4D", pile="6S 6H 6D", blind=["6C 9C", ""])
    act(state, "blind 0")
    assert (state.pile, state.to_act) == ([], 0)


def test_h15_any() -> None:
    state = position("TH 9S 4D", "3C", pile="AC")
    act(state, "play TH")
    assert plays(state) == {"9S", "4D"}


def test_h15_check_4_after_a_ten() -> None:
    state = position("TH TD 9S JS 2S", "3C 4D", pile="AC", after_burn="bound")
    act(state, "play TH")
    assert plays(state) == {"TD", "JS", "2S"}
    refused(state, "play 9S", "not over what was burned")
    refused(state, "pickup", "the pile is empty")
    state = position("TH 9S 4D", "3C 4S", pile="AC", after_burn="bound")
    act(state, "play TH")
    assert state.to_act == 1, "the turn passes"
    assert plays(state) == {"3C", "4S"}, "freely"
    assert len(state.history) == 1, "no action is written for it"


@pytest.mark.parametrize(
    ("four", "fits"),
    [
        ("9S 9H 9D 9C", {"TH", "JH", "AH", "2H", "XX"}),
        ("JS JH JD JC", {"AH", "2H", "XX"}),
        ("AS AH AD AC", {"2H", "XX"}),
        ("2S 2H 2D 2C", {"XX"}),
        ("TS TH TD TC", {"JH", "AH", "2H", "XX"}),
        ("3S 3H 3D 3C", {"8H", "9H", "TH", "JH", "AH", "2H", "XX"}),
    ],
)
def test_h15_after_four_of_a_rank(four: str, fits: set[str]) -> None:
    others = " ".join(c for c in ("8H", "9H", "TH", "JH", "AH", "2H", "XX") if c not in four)
    state = position(f"{four} {others}", "4C 4D", after_burn="bound", jokers=8)
    act(state, f"play {four}")
    assert state.to_act == 0
    assert plays(state) == fits & set(others.split())


def test_h15_four_twos_without_a_joker_pass_the_turn() -> None:
    state = position("2S 2H 2D 2C AS KS", "4C 4D", after_burn="bound")
    act(state, "play 2S 2H 2D 2C")
    assert state.to_act == 1


def test_h15_first_the_cards_are_drawn() -> None:
    for top, player in (("KD", 0), ("5D", 1)):
        state = position("TH 9S 4D", "3C 4S", pile="AC", stock=top, after_burn="bound")
        act(state, "play TH")
        assert state.to_act == player
        if player == 0:
            assert plays(state) == {"KD"}


def test_h15_without_a_hand_the_face_up_cards_are_judged() -> None:
    for up, player in (("JD 4D", 0), ("9D 4D", 1)):
        state = position("TH", "3C 4S", pile="AC", up=[up, ""], after_burn="bound")
        act(state, "play TH")
        assert state.to_act == player


def test_h15_with_only_blind_cards_one_must_be_turned() -> None:
    for blind, player in (("9D 4D", 1), ("JD 4D", 1), ("TD 4D", 0)):
        state = position("TH", "3C 4S", pile="AC", blind=[blind, ""], after_burn="bound")
        act(state, "play TH")
        assert legal(state) == ["blind 0", "blind 1"]
        act(state, "blind 0")
        assert state.to_act == player
        assert (state.hand(0) == cards("9D")) == (blind[0] == "9")
        assert (state.pile == cards("JD")) == (blind[0] == "J")


def test_h15_the_bound_ends_with_the_play() -> None:
    state = position("TH JS 4D", "3C QS", pile="AC", after_burn="bound")
    act(state, "play TH", "play JS")
    assert plays(state) == {"QS"}
    act(state, "pickup", "play 4D")
    assert state.out == [0]


def test_h16_a_joker_goes_on_anything_and_only_a_joker_on_it() -> None:
    state = position("XX 4S", "TC 2D AS XX", pile="AC", jokers=8)
    act(state, "play XX")
    assert plays(state) == {"XX"}
    for text in ("TC", "2D", "AS"):
        refused(state, f"play {text}", "does not go on XX")


def test_h16_check_7_case_11_the_direction_turns() -> None:
    state = position("XX 4S", "5C 5D", "6C 6D", jokers=8)
    act(state, "play XX")
    assert (state.to_act, state.direction) == (2, -1)
    assert legal(state) == ["pickup"]
    act(state, "pickup")
    assert state.to_act == 1


def test_h16_two_together_turn_it_twice() -> None:
    state = position("XX XX 4S", "5C 5D", "6C 6D", jokers=8)
    act(state, "play XX XX")
    assert (state.to_act, state.direction) == (1, 1)


def test_h16_who_goes_out_with_a_joker_turns_it_too() -> None:
    state = position("XX", "5C 5D", "6C 6D", "7C", jokers=8)
    act(state, "play XX")
    assert (state.out, state.to_act) == ([0], 3)


def test_h16_case_11_with_two_players_the_turn_passes() -> None:
    state = position("XX 4S", "XX 5D", jokers=8)
    act(state, "play XX")
    assert state.to_act == 1
    act(state, "play XX")
    assert state.to_act == 0
    state = position("", "XX 5D", "4C 6D", jokers=8, out=[0])
    state.turn = 1
    act(state, "play XX")
    assert state.to_act == 2


def test_h16_a_blind_joker_turns_the_direction() -> None:
    state = position("", "5C 5D", "6C 6D", blind=["XX 4S", "", ""], pile="AC", jokers=8)
    act(state, "blind 0")
    assert (state.to_act, state.direction) == (2, -1)


def test_h16_four_jokers_are_no_four_of_a_kind() -> None:
    state = position("XX XX XX XX 4S", "5C 5D", jokers=8)
    act(state, "play XX XX XX XX")
    assert (state.pile, state.to_act) == ([52] * 4, 1)
