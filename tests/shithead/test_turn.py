"""H6–H13: what may be played, picked up and turned."""

import pytest

from barg.errors import IllegalAction
from barg.kernel.shithead.codes import BLIND, PICKUP, PLAY, READY
from barg.packed import encode
from barg.shithead import Phase
from tests.shithead.helpers import act, cards, hand, legal, plays, position, refused, start


@pytest.mark.parametrize(
    ("top", "fits"),
    [
        ("7S", {"7H", "9H", "AH", "2H", "TH"}),
        ("2S", {"6H", "7H", "9H", "AH", "2H", "TH"}),
        ("AS", {"AH", "2H", "TH"}),
        ("", {"6H", "7H", "9H", "AH", "2H", "TH"}),
        ("KS", {"AH", "2H", "TH"}),
    ],
)
def test_h6_h12_h13_check_1_case_4_what_goes_on(top: str, fits: set[str]) -> None:
    state = position("6H 7H 9H AH 2H TH", "3C", pile=top)
    assert plays(state) == fits
    for text in {"6H", "7H", "9H", "AH", "2H", "TH"} - fits:
        refused(state, f"play {text}", f"{text} does not go on {top}")


def test_h6_one_or_more_of_one_rank() -> None:
    state = position("9H 9C 9D KS", "3C")
    assert len([text for text in legal(state) if text.startswith("play 9")]) == 7
    refused(state, "play 9H KS", "one rank")
    refused(state, "play 9H 9H", "not there: 9H")
    refused(state, "play QS", "not there: QS")
    act(state, "play 9H 9C 9D")
    assert state.pile == cards("9H 9C 9D")


def test_h7_check_8_case_1_picking_up_with_playable_cards() -> None:
    state = position("9H KS", "3C", pile="4C 5D")
    assert "pickup" in legal(state)
    act(state, "pickup")
    assert hand(state, 0) == "KS 9H 5D 4C"
    assert (state.pile, state.to_act) == ([], 1)


def test_h7_check_9_case_9_an_empty_pile() -> None:
    state = position("9H KS", "3C")
    refused(state, "pickup", "the pile is empty")


def test_h7_picking_up_may_be_the_only_choice() -> None:
    assert legal(position("9H 4S", "3C", pile="KC")) == ["pickup"]


def test_h7_who_has_only_blind_cards_must_turn_one() -> None:
    state = position("", "3C", pile="KC", blind=["4H 5H", ""])
    assert legal(state) == ["blind 0", "blind 1"]
    refused(state, "pickup", "only blind cards are left")
    refused(state, "play 4H", "only blind cards are left")


def test_h8_check_2_draw_to_three() -> None:
    state = position("9H 9C KS", "3C", pile="5D", stock="4C 6C 8C")
    act(state, "play 9H 9C")
    assert hand(state, 0) == "KS 4C 6C"
    assert state.stock == cards("8C")


def test_h8_while_the_stock_lasts() -> None:
    state = position("9H 9C KS", "3C", pile="5D", stock="4C")
    act(state, "play 9H 9C")
    assert set(hand(state, 0).split()) == {"KS", "4C"}
    state = position("9H 9C KS JS", "3C", pile="5D", stock="4C")
    act(state, "play 9H")
    assert state.stock == cards("4C"), "three are left: none is drawn"


def test_h8_picking_up_draws_nothing() -> None:
    state = position("9H", "3C", pile="5D", stock="4C")
    act(state, "pickup")
    assert set(hand(state, 0).split()) == {"9H", "5D"}


def test_h9_the_face_up_row_comes_after_hand_and_stock() -> None:
    state = position("", "3C 3D", pile="5D", up=["9H 9C 4S", ""])
    assert {"play 9H", "play 9C", "play 9H 9C", "pickup"} == set(legal(state))
    act(state, "play 9H 9C")
    assert state.row(0) == cards("4S")


def test_h9_when_none_can_be_played_pick_up() -> None:
    state = position("", "3C", pile="KD", up=["9H 9C 4S", ""])
    assert legal(state) == ["pickup"]
    act(state, "pickup")
    assert hand(state, 0) == "KD"
    assert set(state.row(0)) == set(cards("9H 9C 4S"))


def test_h9_face_up_with_pickup() -> None:
    state = position("", "3C", pile="KD", up=["9H 9C 4S", ""], face_up_with_pickup=True)
    assert set(legal(state)) == {"pickup", "pickup 9H", "pickup 9C", "pickup 9H 9C", "pickup 4S"}
    refused(state, "pickup 9H 4S", "one rank")
    refused(state, "pickup KD", "not there: KD")
    act(state, "pickup 9H 9C")
    assert set(hand(state, 0).split()) == {"KD", "9H", "9C"}
    assert state.row(0) == cards("4S")
    assert set(state.observe(1).shown[0]) == set(cards("KD 9H 9C"))


@pytest.mark.parametrize(
    ("held", "allowed"), [("8S", True), ("", False)], ids=["with a hand", "without the option"]
)
def test_h9_nothing_goes_along_otherwise(held: str, allowed: bool) -> None:
    state = position(held, "3C", pile="KD", up=["9H 9C 4S", ""], face_up_with_pickup=allowed)
    refused(state, "pickup 9H", "no face-up cards may be taken along")


def test_h10_a_blind_card_that_goes_on_is_played() -> None:
    state = position("", "3C 4C", pile="5D", blind=["9H 4H", ""])
    act(state, "blind 0")
    assert state.pile == cards("5D 9H")
    assert state.to_act == 1
    assert state.observe(1).history[-1] == (0, encode(BLIND, number=0), cards("9H")[0])


def test_h10_check_6_a_blind_card_that_fails() -> None:
    state = position("", "3C 4C", pile="5D KC", blind=["9H 4H", ""])
    act(state, "blind 1")
    assert set(hand(state, 0).split()) == {"4H", "5D", "KC"}
    assert (state.pile, state.to_act) == ([], 1)
    assert state.observe(1).shown[0] == tuple(sorted(state.hand(0)))
    assert "play 3C" in legal(state), "the next player leads"


def test_h10_case_10_one_at_a_time() -> None:
    state = position("", "3C", blind=["9H 4H", ""])
    for text in ("blind 0 1", "blind", "blind 00", "blind -1", "blind ۱"):
        with pytest.raises(ValueError, match="no such"):
            state.rules.parse_action(text)
    refused(state, "blind 2", "no blind card 2")


def test_h11_case_2_a_player_with_a_hand_plays_from_the_hand() -> None:
    state = position("KS", "3C", pile="5D", up=["9H", ""], blind=["4H", ""])
    refused(state, "play 9H", "lies face up: the hand comes first")
    refused(state, "blind 0", "blind cards come last")
    assert plays(state) == {"KS"}


def test_h12_two_goes_on_anything_and_anything_on_it() -> None:
    state = position("2H 3S", "3C 4D", pile="AC")
    act(state, "play 2H")
    assert plays(state) == {"3C", "4D"}


@pytest.mark.parametrize("preset", ["classic", "persian"])
def test_h13_case_3_a_ten_burns_and_the_same_player_plays_on(preset: str) -> None:
    state = position("TH JS", "3C 4D", pile="5C AC", preset=preset)
    act(state, "play TH")
    assert (state.pile, state.to_act) == ([], 0)
    assert set(cards("5C AC TH")) <= set(state.burned)


def test_h13_check_5_case_3_a_ten_as_the_last_card() -> None:
    state = position("TH", "3C 4D", "5S 6S", pile="AC")
    act(state, "play TH")
    assert (state.out, state.to_act, state.pile) == ([0], 1, [])
    act(state, "play 4D")
    assert state.to_act == 2
    act(state, "play 6S")
    assert state.to_act == 1, "the seats of the others stay right"


def test_case_12_no_effect_of_a_card_that_could_not_be_played() -> None:
    state = position("TH", "3C 4D", pile="XX", jokers=8)
    refused(state, "play TH", "does not go on XX")
    state = position("", "3C 4D", "5S", pile="XX", blind=["TH 4H", "", ""], jokers=8)
    act(state, "blind 0")
    assert (state.pile, state.to_act) == ([], 1)
    assert set(state.hand(0)) == set(cards("TH XX"))


MALFORMED = [
    encode(PLAY),
    encode(PLAY, [60]),
    encode(PLAY, cards("9H"), number=1),
    encode(BLIND, cards("9H")),
    encode(READY, cards("9H")),
    encode(PICKUP, number=1),
    15,
    -1,
    10**40,
]


@pytest.mark.parametrize("action", MALFORMED)
def test_integers_that_are_no_action(action: int) -> None:
    with pytest.raises(IllegalAction, match="no such action"):
        position("9H KS", "3C", pile="5D").apply(action)
    with pytest.raises(IllegalAction, match="no such action"):
        start("classic").apply(action)


def test_case_14_two_deals_share_nothing() -> None:
    one = position("9H KS", "3C", pile="5D")
    other = one.clone()
    act(one, "play 9H")
    assert other.pile == cards("5D")
    assert start().pile_cards is not start().pile_cards
    assert other.phase == Phase.PLAY
