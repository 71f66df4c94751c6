"""R4–R8: drawing, melding, the barred card, going out, the reshuffle and the block."""

from typing import Any

import pytest

from barg.errors import DeckError, IllegalAction
from barg.kernel.rummy.fields import DISCARD, EXCHANGE, KNOCK, LAYOFF
from barg.packed import encode
from tests.rummy.helpers import act, all_cards, cards, deal, hand, legal, melds, refused, set_hand


def test_r4_draw_one_card() -> None:
    state = deal("4H 5D", "2C 3D", up="KD", stock="TD 9S")
    assert legal(state) == ["draw stock", "draw discard"]
    refused(state, "discard 4H", "a card must be drawn first")
    act(state, "draw stock")
    assert hand(state, 0) == "4H TD 5D"
    for text in ("draw stock", "draw discard"):
        refused(state, text, "a card was drawn")


def test_r4_only_the_top_of_the_discards_can_be_taken() -> None:
    state = deal("4H 5D", "2C 3D", up="KD", stock="TD 9S")
    act(state, "draw discard")
    assert (hand(state, 0), state.discards) == ("4H KD 5D", [])
    act(state, "discard 4H", "draw discard")
    assert hand(state, 1) == "4H 3D 2C"


def test_r5_melds_and_lay_offs_on_any_meld() -> None:
    state = deal("4H 4D 4S 8C 9C", "4C 2D 3D 5D 6S", up="KD", stock="TC 9S")
    act(state, "draw stock", "meld 4H 4D 4S", "meld 8C 9C TC")
    assert melds(state) == ["4S 4H 4D", "8C 9C TC"]
    assert state.winner == 0


def test_r5_lay_off_on_a_meld_of_another() -> None:
    state = deal("4H 4D 4S 8C 2S", "4C 2D 3D 5D 6S", up="KD", stock="TC 9S")
    act(state, "draw stock", "meld 4H 4D 4S", "discard TC", "draw stock", "layoff 0 4C")
    assert melds(state) == ["4S 4H 4D 4C"]
    refused(state, "layoff 1 2D", "there is no meld 1")


def test_r6_check_7_case_24_the_card_just_taken_is_barred() -> None:
    state = deal("4H 5D", "2C 3D", up="7D", stock="TD 9S")
    act(state, "draw discard")
    refused(state, "discard 7D", "drawn from the discard pile this turn")
    assert legal(state) == ["discard 4H", "discard 5D"]
    act(state, "discard 4H", "draw stock", "discard 2C", "draw stock", "discard 7D")
    assert state.to_act == 1, "in the next turn it is free"


def test_r6_case_24_its_twin_may_be_discarded() -> None:
    state = deal("4H 7D", "2C 3D", up="7D", stock="TD 9S", decks=2)
    act(state, "draw discard", "discard 7D")
    assert state.to_act == 1


def test_r6_the_bar_is_judged_at_the_discard() -> None:
    """Of two, one is melded: the hand holds just one, and that is barred."""
    state = deal("7D 7S 7C 4H", "2C 3D 9D TC", up="7D", stock="TD 9S", decks=2)
    act(state, "draw discard")
    assert "discard 7D" in legal(state)
    act(state, "meld 7D 7S 7C")
    refused(state, "discard 7D", "drawn from the discard pile")


def test_r6_jokers_likewise() -> None:
    for own, barred in (("4H 5D", True), ("4H XX", False)):
        state = deal(own, "2C 3D", up="XX", stock="TD 9S", jokers=2)
        act(state, "draw discard")
        assert ("discard XX" not in legal(state)) == barred


def test_r6_melding_down_to_the_barred_card_is_refused() -> None:
    state = deal("4H 4D 4S", "2C 3D 9D", up="7D", stock="TD 9S")
    act(state, "draw discard")
    refused(state, "meld 4H 4D 4S", "only the card just taken would be left")


def test_r6_a_meld_that_takes_the_barred_card_keeps_a_way_out() -> None:
    state = deal("4H 4D 4S", "2C 3D 9D", up="4C", stock="TD 9S")
    act(state, "draw discard", "meld 4H 4D 4S")
    assert legal(state) == ["layoff 0 4C"]
    act(state, "layoff 0 4C")
    assert state.winner == 0


def test_r6_a_lay_off_down_to_the_barred_card() -> None:
    state = deal("4H 4D 4S 8S", "4C 2C 3D TC", up="9D", stock="TD")
    act(state, "draw stock", "meld 4H 4D 4S", "discard TD", "draw discard", "discard 2C")
    set_hand(state, 0, "4C")
    set_hand(state, 1, hand(state, 1).replace("4C", ""))
    act(state, "draw discard")
    refused(state, "layoff 0 4C", "only the card just taken would be left")
    act(state, "discard 4C")


def test_r6_where_a_discard_is_required_no_meld_helps() -> None:
    state = deal("4H 4D 4S", "2C 3D 9D", up="4C", stock="TD", discard_to_go_out=True)
    act(state, "draw discard")
    refused(state, "meld 4H 4D 4S", "only the card just taken would be left")
    refused(state, "meld 4H 4D 4S 4C", "one card must be kept")


def test_r6_an_exchange_may_be_the_way_out() -> None:
    """The barred six can go for the joker, which may be discarded."""
    options: dict[str, Any] = {"jokers": 2, "joker_exchange": True, "discard_to_go_out": True}
    state = deal("5H XX 7H", "2C 3D 9D", up="6H", stock="TD", **options)
    act(state, "draw discard", "meld 5H XX 7H")
    assert legal(state) == ["exchange 0 6H"]
    act(state, "exchange 0 6H", "discard XX")
    assert state.winner == 0


def test_r6_an_exchange_to_a_barred_joker() -> None:
    """The joker was taken from the discards and laid; got back as the only card it is barred."""
    state = deal("5H 7H 6H", "2C 3D 9D", up="XX", stock="TD", jokers=2, joker_exchange=True)
    act(state, "draw discard", "meld 5H XX 7H")
    assert "exchange 0 6H" in legal(state), "the joker then goes on an end"
    act(state, "exchange 0 6H")
    assert sorted(legal(state)) == ["layoff 0 XX", "layoff 0 XX low"]
    options: dict[str, Any] = {"jokers": 2, "joker_exchange": True, "discard_to_go_out": True}
    state = deal("5H 7H 6H", "2C 3D 9D", up="XX", stock="TD", **options)
    act(state, "draw discard", "meld 5H XX 7H")
    refused(state, "exchange 0 6H", "only the card just taken would be left")
    act(state, "discard 6H")


@pytest.mark.parametrize("way", ["meld", "layoff", "discard"])
def test_r7_an_empty_hand_ends_the_deal(way: str) -> None:
    hands = {"meld": "4H 4D 5S", "layoff": "4H 4D 4S", "discard": "4H 4D 4S"}
    top = {"meld": "4S", "layoff": "4C", "discard": "9C"}[way]
    state = deal(hands[way], "2C 3D 9D", up="KD", stock=f"{top} TD")
    act(state, "draw stock")
    if way == "meld":
        set_hand(state, 0, hand(state, 0).replace("5S", ""))
    act(state, "meld 4H 4D 4S")
    if way != "meld":
        act(state, f"{way} 0 4C" if way == "layoff" else "discard 9C")
    assert (state.to_act, state.winner, state.sizes[0]) == (None, 0, 0)
    refused(state, "draw stock", "the deal is over")


def test_r7_discard_to_go_out() -> None:
    state = deal("4H 4D 4S", "2C 3D 9D", up="KD", stock="4C TD", discard_to_go_out=True)
    act(state, "draw stock")
    refused(state, "meld 4H 4D 4S 4C", "one card must be kept")
    act(state, "meld 4H 4D 4S")
    refused(state, "layoff 0 4C", "one card must be kept")
    assert legal(state) == ["discard 4C"]
    act(state, "discard 4C")
    assert state.winner == 0


def test_r8_check_8_case_25_the_reshuffle_keeps_the_top() -> None:
    state = deal("4H 5D", "2C 3D", up="9C", stock="TD")
    state.stock, state.discards = [], cards("JC KH 2D 9C")
    action = state.rules.parse_action("draw stock")
    assert sorted(state.to_shuffle(action)) == sorted(cards("2D KH JC"))
    act(state, "draw stock", shuffled="KH JC 2D")
    assert state.discards == cards("9C")
    assert state.stock == cards("2D JC"), "its top is the last"
    assert hand(state, 0) == "KH 4H 5D"
    assert state.reshuffles == 1


@pytest.mark.parametrize("shuffled", ["", "KH JC", "KH JC 9C", "KH JC 2D 2D", "KH KH 2D"])
def test_r8_a_reshuffle_of_other_cards_is_refused(shuffled: str) -> None:
    state = deal("4H 5D", "2C 3D", up="9C", stock="TD")
    state.stock, state.discards = [], cards("JC KH 2D 9C")
    before = all_cards(state)
    with pytest.raises(DeckError):
        act(state, "draw stock", shuffled=shuffled)
    assert all_cards(state) == before
    assert (state.reshuffles, state.history) == (0, [])


def test_r8_case_25_nothing_to_shuffle() -> None:
    state = deal("4H 5D", "2C 3D", up="9C", stock="TD")
    refused(state, "block", "not blocked")
    state.stock = []
    assert legal(state) == ["block", "draw discard"]
    refused(state, "draw stock", "take the discard, or block")
    state.clone().apply(state.rules.parse_action("draw discard"))
    act(state, "block")
    report = state.rules.report(state)
    assert (report["winner"], report["scores"], report["totals"]) == (None, [0, 0], [0, 0])
    assert report["hands"] == ["4H 5D", "3D 2C"]


def test_r8_max_reshuffles() -> None:
    for most in (0, 1, None):
        state = deal("4H 5D", "2C 3D", up="9C", stock="TD", max_reshuffles=most)
        state.stock, state.discards = [], cards("JC KH 2D 9C")
        if most == 0:
            assert legal(state) == ["block", "draw discard"]
            continue
        act(state, "draw stock", shuffled="KH JC 2D")
        act(state, "discard KH", "draw stock", "discard JC", "draw stock", "discard 2D")
        assert state.stock == []
        assert ("block" in legal(state)) == (most == 1)


MALFORMED = [
    encode(LAYOFF, (), 0),
    encode(DISCARD),
    encode(DISCARD, cards("4H 5D")),
    encode(DISCARD, cards("4H"), number=1),
    encode(KNOCK, cards("4H 5D")),
    encode(EXCHANGE, cards("4H 5D"), 0),
    encode(DISCARD, [60]),
    encode(DISCARD, cards("4H")) | 15,
    -1,
    10**40,
]


@pytest.mark.parametrize("action", MALFORMED)
def test_integers_that_are_no_action(action: int) -> None:
    state = deal("4H 5D", "2C 3D", up="9C", stock="TD")
    act(state, "draw stock")
    with pytest.raises(IllegalAction, match="no such action"):
        state.apply(action)
