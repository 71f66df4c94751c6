"""S36, S37: sar-shelem, and play without trump."""

from typing import Any

import pytest

from barg.cards import cards_in, parse_cards
from barg.errors import IllegalAction, OptionError
from barg.kernel.shelem.fields import ACE_NARS, NARS, NONE, SARS
from barg.shelem import Phase, State
from barg.shelem.scoring import declarer_score, totals_after
from barg.shelem.trick import trick_winner
from tests.shelem.helpers import act, legal, legal_bids, play_lowest, rules, suits_deal

SAR: dict[str, Any] = {"special_bids": "shelem", "sar_shelem": True}


def sar(**options: Any) -> State:
    """Seat 0, with all spades but the two, bids sar-shelem over a shelem."""
    state = suits_deal(rules(**{**SAR, **options}))
    return act(state, "bid 100", "pass", "pass", "bid shelem", "bid sar_shelem")


def test_s36_ranks_over_shelem_and_every_number() -> None:
    state = suits_deal(rules(**SAR))
    assert legal_bids(state)[-3:] == ["165", "shelem", "sar_shelem"]
    act(state, "bid shelem")
    assert legal_bids(state) == ["sar_shelem"]
    act(state, "bid sar_shelem")
    assert state.declarer == 1, "nothing higher can be bid: the auction is over"
    act(suits_deal(rules(**SAR)), "bid sar_shelem")


def test_s36_kons_goes_only_over_shelem() -> None:
    table = rules("gameocards", sar_shelem=True)
    state = act(suits_deal(table, (1010, 1010)), "bid shelem")
    assert legal_bids(state) == ["sar_shelem", "kons"]
    assert act(state, "bid sar_shelem").declarer == 1
    state = act(suits_deal(table, (1010, 1010)), "bid shelem", "bid kons", "decline")
    assert (state.declarer, state.contract) == (0, 1000)


def test_s36_the_widow_stays_face_down_and_is_the_packet() -> None:
    state = sar()
    assert state.phase == Phase.TRUMP, "nothing is laid away"
    assert state.hands[0].bit_count() == 12
    assert state.points == [5, 0], "the twos of the widow, and five for the packet"
    act(state, "trump S")
    for seat in (0, 1, 2, 3, None):
        view = state.observe(seat)
        assert (view.widow, view.discards, view.points) == (None, None, None)
    play_lowest(state)
    for seat in (0, 1, 2, 3, None):
        assert state.observe(seat).discards == state.widow


def test_s36_check_6_pays_four_times_the_total() -> None:
    state = act(sar(), "trump S")
    while state.to_act is not None:
        state.apply(max(state.legal_actions()))
    assert state.tricks_won == [12, 0]
    assert totals_after(state) == (660, 0)
    lost = act(sar(), "trump H")
    for card in ("AS", "3H", "AD", "AC"):
        act(lost, f"play {card}")
    play_lowest(lost)
    assert totals_after(lost)[0] == -660
    table = rules("joker230", sar_shelem=True)
    assert declarer_score(table, 1002, 230, 12) == 920
    assert declarer_score(table, 1002, 225, 11) == -920


def test_s36_under_first_lead_declarer_leads_at_once() -> None:
    state = sar(trump="first_lead")
    assert state.phase == Phase.PLAY
    assert act(state, "play AS").trump == 0


def test_s36_is_no_bid_elsewhere() -> None:
    with pytest.raises(IllegalAction, match="sar_shelem cannot be bid at this table"):
        act(suits_deal(rules(special_bids="shelem")), "bid sar_shelem")
    with pytest.raises(OptionError, match="sar_shelem: is a bid over shelem"):
        rules(sar_shelem=True)


def no_trump(word: str) -> State:
    state = suits_deal(rules(no_trump_modes=True))
    act(state, "bid 100", "pass", "pass", "pass", "discard 3S 2D 2H 2C")
    return act(state, f"trump {word}")


def test_s37_declarer_may_name_no_trump() -> None:
    state = suits_deal(rules(no_trump_modes=True))
    act(state, "bid 100", "pass", "pass", "pass", "discard 3S 2D 2H 2C")
    wanted = ["S", "H", "D", "C", "sars", "nars", "ace_nars"]
    assert legal(state) == [f"trump {word}" for word in wanted]
    assert act(state, "trump nars").rules.report(state)["trump"] == "nars"


@pytest.mark.parametrize("word", ["sars", "nars", "ace_nars"])
def test_s37_the_suit_led_wins_whatever_the_others_are(word: str) -> None:
    state = act(no_trump(word), "play 2S", "play AH", "play AD", "play AC")
    assert state.tricks[0][2] == 0
    play_lowest(state)
    assert state.tricks_won == [12, 0]
    assert sum(state.points) == 165


@pytest.mark.parametrize(
    ("code", "cards", "winner"),
    [
        (SARS, "2S AH 3S 4D", 2),
        (NARS, "KS 2S AS 3S", 1),
        (NARS, "AS KH KS AD", 2),
        (ACE_NARS, "KS 2S AS 3S", 2),
        (ACE_NARS, "KS 3S 4S QS", 1),
        (SARS, "KS 2S AS 3S", 2),
    ],
)
def test_s37_check_5_ranks(code: int, cards: str, winner: int) -> None:
    assert trick_winner(0, parse_cards(cards), code) == winner


def test_s37_suits_are_followed() -> None:
    state = act(no_trump("nars"), "play 2S")
    assert len(legal(state)) == len(list(cards_in(state.hands[1]))) == 12


def test_s37_is_refused_elsewhere() -> None:
    state = suits_deal(rules())
    act(state, "bid 100", "pass", "pass", "pass", "discard 3S 2D 2H 2C")
    with pytest.raises(IllegalAction, match="at this table a suit must be trump"):
        act(state, "trump sars")
    assert state.trump == NONE
    with pytest.raises(OptionError, match="no_trump_modes: are named: trump must be declared"):
        rules("gameocards", no_trump_modes=True)
    with pytest.raises(OptionError, match="no_trump_modes: do not go with jokers"):
        rules("joker200", trump="declared", no_trump_modes=True)
