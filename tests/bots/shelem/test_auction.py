"""Calls in clear hands, and what the levels make of them."""

from random import Random

import pytest

from barg.bots.shelem import auction
from barg.bots.shelem.stakes import winning
from barg.cards import Card, parse_card
from barg.game import GAMES
from barg.shelem import Phase, ShelemRules, State
from barg.shelem.actions import ACCEPT, BID, KONS, PASS, SAR_SHELEM, SHELEM, bid

STRONG = "AS KS QS JS TS 9S AH KH AD KD AC 2C"
SURE = "AS KS QS JS TS 9S 8S 7S AH KH AD AC"
WEAK = "2S 3S 4S 6S 2H 3H 4H 6H 2D 3D 4D 2C"
MIDDLE = "KS JS 9S 4S AH 8H 7H QD 6D 3D 8C 4C"
LEVELS = {
    "novice": auction.novice_call,
    "casual": auction.casual_call,
    "club": auction.club_call,
    "expert": auction.searched_call(50),
}


def dealt(rules: ShelemRules, hand: str, seat: int = 0, totals: tuple[int, int] = (0, 0)) -> State:
    """A deal by seat 3 in which a seat holds these cards, the others any."""
    own = [parse_card(text) for text in hand.split()]
    rest: list[Card] = [card for card in rules.deck() if card not in own]
    Random(1).shuffle(rest)
    hands = [rest[12 * place : 12 * place + 12] for place in range(rules.players - 1)]
    hands.insert(seat, own)
    tail = rest[12 * (rules.players - 1) :]
    if rules.players == 2:
        return rules.start([*hands[0], *hands[1], *tail], 1, totals)
    return rules.start([*hands[0], *hands[1], *hands[2], *tail, *hands[3]], 3, totals)


def call_of(level: str, state: State) -> int:
    assert state.to_act is not None
    return LEVELS[level](state.observe(state.to_act), Random(1)).action


@pytest.mark.parametrize("level", ["casual", "club", "expert"])
def test_a_strong_hand_bids_and_a_weak_one_passes(level: str) -> None:
    rules = GAMES["shelem"].rules({})
    assert call_of(level, dealt(rules, STRONG)) == bid(100)
    assert call_of(level, dealt(rules, WEAK)) == PASS


@pytest.mark.parametrize("level", ["casual", "club", "expert"])
def test_a_scattered_hand_is_not_overbid(level: str) -> None:
    rules = GAMES["shelem"].rules({})
    state = dealt(rules, MIDDLE, 2)
    state.apply(PASS)
    state.apply(bid(125))
    assert call_of(level, state) == PASS


@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_partners_bid_is_left_alone_by_a_hand_that_is_no_better(level: str) -> None:
    rules = GAMES["shelem"].rules({})
    state = dealt(rules, MIDDLE, 2)
    state.apply(bid(115))
    state.apply(PASS)
    assert call_of(level, state) == PASS


def test_a_novice_overbids_one_long_suit() -> None:
    rules = GAMES["shelem"].rules({})
    long_suit = "AS KS 9S 8S 7S 6S 5S 3S 7H 6D 4C 2C"
    state = dealt(rules, long_suit)
    levels = {}
    for level in ("novice", "expert"):
        highest = 0
        for number in range(100, 170, 5):
            trial = dealt(rules, long_suit, 1)
            trial.apply(bid(number))
            if call_of(level, trial) != PASS:
                highest = number + 5
        levels[level] = highest
    assert state.phase == Phase.AUCTION
    assert levels["novice"] >= levels["expert"] + 10


def test_s11_all_twelve_tricks_are_promised_with_a_sure_hand() -> None:
    rules = GAMES["shelem"].rules({"preset": "gameocards"})
    for level in ("club", "expert"):
        assert call_of(level, dealt(rules, SURE)) == BID + SHELEM


def test_s36_sar_shelem_is_no_bid_of_an_ordinary_hand() -> None:
    rules = GAMES["shelem"].rules({"preset": "gameocards", "sar_shelem": True})
    assert call_of("expert", dealt(rules, STRONG)) != BID + SAR_SHELEM


def test_s12_kons_is_accepted_by_a_hand_that_breaks_it() -> None:
    rules = GAMES["shelem"].rules({"preset": "gameocards"})
    state = dealt(rules, "AS KS AH KH AD KD AC KC 2S 3H 4D 5C", 1, (1050, 1100))
    for call in (bid(SHELEM), PASS, bid(KONS)):
        state.apply(call)
    while state.to_act != 1:
        state.apply(ACCEPT)
    assert auction.answer(state.observe(1), Random(1)).action == ACCEPT


def test_what_a_deal_scores_is_worth_more_near_the_end() -> None:
    rules = GAMES["shelem"].rules({})
    near = winning(dealt(rules, STRONG, 0, (500, 500)).observe(0))
    far = winning(dealt(rules, STRONG, 0, (0, 0)).observe(0))
    assert near(100, 65) == 1.0
    assert near(-100, 100) == 0.0
    assert 0.5 < far(100, 65) < 0.6
