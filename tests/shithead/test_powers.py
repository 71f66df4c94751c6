"""H20: the powers of ranks."""

import pytest

from barg.cards import TEN, TWO
from barg.errors import OptionError
from barg.game import GAMES
from barg.kernel.shithead.fields import JOKER_RANK
from barg.shithead import Phase
from tests.shithead.helpers import act, cards, hold, legal, plays, position, refused, rules, start

MORE = "2:reset 3:transparent 7:lower 8:skip 10:burn"
TURNS = "2:reset 6:reverse 8:skip 10:burn"


def test_h20_the_default_is_two_and_ten() -> None:
    for preset in GAMES["shithead"].presets:
        table = rules(preset)
        expected = MORE if preset == "classic_powers" else "2:reset 10:burn"
        assert table.powers == expected
    options = rules("classic").options
    assert (options.resets, options.burners) == (1 << TWO, 1 << TEN)
    assert (options.transparents, options.lowers, options.skips) == (0, 0, 0)
    assert options.reverses == 1 << JOKER_RANK


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("10:burn 2:reset", "2:reset 10:burn"),
        ("  A:skip   K:reverse ", "K:reverse A:skip"),
        ("", ""),
        ("2:burn", "2:burn"),
    ],
)
def test_h20_a_table_is_read_in_any_order_and_kept_in_one(text: str, line: str) -> None:
    table = rules("classic", powers=text)
    assert table.powers == line
    assert table.chosen["powers"] == line
    assert rules("classic", powers=line) == table


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("11:burn", "there is no row '11', only 2 3 4 5 6 7 8 9 10 J Q K A"),
        ("XX:burn", "there is no row 'XX'"),
        ("2:explode", "2 must be one of reset, burn, transparent, lower, reverse, skip, not 'expl"),
        ("2:", "2 must be one of"),
        ("2:reset 2:burn", "2 is there twice"),
        ("2:reset 10", "'10' is not written as row:choice"),
        (None, "must be a line such as 2:reset, not None"),
        (2, "must be a line such as 2:reset, not 2"),
        ("9" * 5000, "is not written as row:choice"),
    ],
)
def test_h20_a_wrong_table_is_refused_with_its_fault(value: object, reason: str) -> None:
    with pytest.raises(OptionError) as caught:
        rules("classic", powers=value)
    assert caught.value.option == "powers"
    assert reason in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("pile", "fits"),
    [
        ("KS 3S", {"AH", "2H", "TH", "3H"}),
        ("KS 3S 3C", {"AH", "2H", "TH", "3H"}),
        ("3S 3C", {"AH", "QH", "8H", "6H", "4H", "2H", "TH", "3H", "7H"}),
        ("2S 3C", {"AH", "QH", "8H", "6H", "4H", "2H", "TH", "3H", "7H"}),
        ("7S", {"7H", "6H", "4H", "2H", "TH", "3H"}),
        ("7S 3S", {"7H", "6H", "4H", "2H", "TH", "3H"}),
        ("8S", {"8H", "QH", "AH", "2H", "TH", "3H"}),
    ],
)
def test_h20_check_1_and_2_what_goes_on(pile: str, fits: set[str]) -> None:
    held = "AH QH 8H 6H 4H 2H TH 3H 7H"
    state = position(held, "9C 9D", pile=pile, preset="classic_powers")
    assert plays(state) == fits
    for text in set(held.split()) - fits:
        reason = "on 7S goes its rank or a lower one" if "7S" in pile else f"{text} does not go on"
        refused(state, f"play {text}", reason)


def test_h20_the_reason_names_the_card_under_transparent_ones() -> None:
    state = position("QH 4H", "9C", pile="KS 3S 3C", preset="classic_powers")
    refused(state, "play QH", "QH does not go on KS")


def test_h20_on_a_joker_goes_only_a_joker_and_no_transparent_card() -> None:
    state = position("3H 2H TH 7H XX", "9C 9D", pile="XX", preset="classic_powers", jokers=8)
    assert plays(state) == {"XX"}


def test_h20_whichever_rank_may_reset_or_burn() -> None:
    state = position("5H 9S 4C", "KC 3D", pile="AC", powers="9:reset 5:burn")
    assert plays(state) == {"5H", "9S"}
    act(state, "play 5H")
    assert (state.pile, state.to_act) == ([], 0)
    act(state, "play 9S")
    assert plays(state) == {"KC", "3D"}


def test_h20_check_6_without_powers_all_ranks_are_plain() -> None:
    state = position("JH 9H 2H TH", "3C 4D", pile="TS", powers="")
    assert plays(state) == {"JH", "TH"}
    refused(state, "play 2H", "2H does not go on TS")
    act(state, "play TH")
    assert state.to_act == 1, "nothing burned"
    state = position("JH 2H 3H", "3C 4D", pile="2S", powers="")
    assert plays(state) == {"JH", "2H", "3H"}


@pytest.mark.parametrize(
    ("text", "following"),
    [("play 8S", 2), ("play 8S 8H", 3), ("play 8S 8H 8D", 0), ("play 8S 8H 8D 8C", 0)],
)
def test_h20_check_3_skips_with_four_players(text: str, following: int) -> None:
    state = position("8S 8H 8D 8C AS", "4C", "4D", "4H", preset="classic_powers")
    act(state, text)
    assert state.to_act == following
    assert (state.pile == []) == (text.count("8") == 4)


def test_h20_check_4_a_skip_with_two_players() -> None:
    state = position("8S 8H 9D AS", "4C", preset="classic_powers")
    act(state, "play 8S")
    assert (state.to_act, state.pile) == (0, cards("8S"))
    assert set(legal(state)) == {"play 8H", "play 9D", "play AS", "pickup"}
    state = position("8S 8H 9D AS", "4C", preset="classic_powers")
    act(state, "play 8S 8H")
    assert state.to_act == 1


def test_h20_check_5_going_out_with_a_skip() -> None:
    state = position("8S", "4C", "4D", preset="classic_powers")
    act(state, "play 8S")
    assert (state.out, state.to_act) == ([0], 2)
    state = position("8S 8H", "4C", "4D", preset="classic_powers")
    act(state, "play 8S 8H")
    assert (state.out, state.to_act) == ([0], 1), "seat 0 is no longer counted"


def test_h20_skips_pass_over_those_who_are_out() -> None:
    state = position("8S AS", "", "4D", "4H", preset="classic_powers", out=[1])
    act(state, "play 8S")
    assert state.to_act == 3


def test_h20_skips_against_seat_order() -> None:
    state = position("8S AS", "4C", "4D", "4H", powers=TURNS)
    state.direction = -1
    act(state, "play 8S")
    assert state.to_act == 2


def test_h20_reverse_turns_the_direction_with_each_card() -> None:
    for text, following, direction in (("play 6S", 2, -1), ("play 6S 6H", 1, 1)):
        state = position("6S 6H AS", "4C", "4D", powers=TURNS)
        act(state, text)
        assert (state.to_act, state.direction) == (following, direction)


def test_h20_reverse_with_two_players_passes_the_turn() -> None:
    state = position("6S AS", "4C", powers=TURNS)
    act(state, "play 6S")
    assert state.to_act == 1


def test_h20_who_goes_out_with_a_reverse_turns_it_too() -> None:
    state = position("6S", "4C", "4D", "4H", powers=TURNS)
    act(state, "play 6S")
    assert (state.out, state.to_act, state.direction) == ([0], 3, -1)


def test_h20_reverse_cards_that_burn_turn_the_direction() -> None:
    state = position("6C AS", "4C", "4D", pile="6S 6H 6D", powers=TURNS)
    act(state, "play 6C")
    assert (state.pile, state.to_act, state.direction) == ([], 0, -1)
    state = position("6C", "4C", "4D", pile="6S 6H 6D", powers=TURNS)
    act(state, "play 6C")
    assert (state.out, state.to_act) == ([0], 2)


def test_h20_skip_cards_that_burn_skip_nobody() -> None:
    state = position("8C", "4C", "4D", pile="8S 8H 8D", powers=TURNS)
    act(state, "play 8C")
    assert (state.out, state.to_act, state.pile) == ([0], 1, [])
    state = position("8C 4H", "4C", "4D", pile="8S 8H 8D", powers=TURNS, after_burn="bound")
    act(state, "play 8C")
    assert (state.to_act, state.pile) == (1, []), "the four is not over the eights"


def test_h20_a_blind_card_has_its_power_only_where_it_goes_on() -> None:
    for blind, following in (("8S AS", 2), ("8S 4S", 2)):
        state = position("", "4C", "4D", blind=[blind, "", ""], pile="5C", powers=TURNS)
        act(state, "blind 0")
        assert state.to_act == following
    state = position("", "4C", "4D", blind=["8S 4S", "", ""], pile="9C", powers=TURNS)
    act(state, "blind 0")
    assert state.to_act == 1


@pytest.mark.parametrize(("four", "burned"), [("top_four", True), ("own", False)])
def test_h20_four_of_a_kind_as_they_lie(four: str, burned: bool) -> None:
    state = position("3C 4S", "4C", pile="3S 3H 3D", preset="classic_powers", four=four)
    act(state, "play 3C")
    assert (state.pile == []) == burned
    state = position("6C 4S", "4C", pile="6S 6H 6D 3H", preset="classic_powers", four=four)
    act(state, "play 6C")
    assert state.pile == cards("6S 6H 6D 3H 6C"), "the transparent card lies between"


@pytest.mark.parametrize(
    ("powers", "burn", "fits"),
    [
        ("2:reset 5:burn", "5S", {"5H", "9H", "TH", "2H", "XX"}),
        ("5:burn 9:burn", "9S", {"9H", "TH", "XX"}),
        ("2:reset 5:burn", "9S 9C 9D 9H", {"TH", "2H", "XX"}),
        ("4:reset 9:transparent", "5S 5C 5D 5H", {"4H", "9H", "TH", "XX"}),
        ("4:reset", "4S 4C 4D 4H", {"XX"}),
        ("", "2S 2C 2D 2H", {"4H", "5H", "9H", "TH", "XX"}),
        ("4:lower", "4S 4C 4D 4H", {"5H", "9H", "TH", "XX"}),
    ],
)
def test_h20_check_7_the_bound_after_a_burn(powers: str, burn: str, fits: set[str]) -> None:
    held = " ".join(card for card in ("2H", "4H", "5H", "9H", "TH", "XX") if card not in burn)
    state = position(f"{burn} {held}", "KC", after_burn="bound", powers=powers, jokers=8)
    act(state, f"play {burn}")
    assert (state.to_act, state.pile) == (0, [])
    assert plays(state) == fits


@pytest.mark.parametrize(
    ("powers", "first"), [("2:reset 10:burn", 1), ("10:burn", 0), ("3:reset", 0), ("3:burn", 0)]
)
def test_h20_the_lowest_card_is_none_that_resets(powers: str, first: int) -> None:
    state = start("classic", powers=powers)
    hold(state, 0, "2C 9C KD", "4S 5S 6S")
    hold(state, 1, "3H 9D KC", "4H 5H 6H")
    act(state, "ready", "ready")
    assert (state.phase, state.to_act) == (Phase.PLAY, first)
