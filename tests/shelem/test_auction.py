"""S7–S12: the auction."""

import pytest

from barg.errors import IllegalAction, NotationError
from barg.shelem import Phase
from barg.shelem.actions import KONS, SHELEM
from tests.shelem.helpers import act, deal, legal, legal_bids, rules, suits_deal

KONS_TABLE = rules("gameocards", kons_from=0)


def test_s7_in_turn_higher_or_pass_and_a_pass_is_final() -> None:
    state = act(deal(rules()), "bid 100", "pass", "bid 110")
    assert state.to_act == 3
    act(state, "bid 115")
    assert state.to_act == 0
    act(state, "bid 120")
    assert state.to_act == 2, "seat 1 has passed for good"


def test_s7_check_4_the_sample_auction() -> None:
    state = act(
        deal(rules()), *["bid 100", "bid 105", "pass", "bid 110", "bid 120", "pass", "pass"]
    )
    assert (state.declarer, state.contract, state.phase) == (0, 120, Phase.DISCARD)


@pytest.mark.parametrize(
    ("dealer", "calls", "declarer", "contract"),
    [
        (0, "110 115 pass 125 130 pass 135 pass", 0, 135),
        (1, "pass 125 pass pass", 3, 125),
        (2, "100 120 125 pass 130 135 140 pass 150 pass", 0, 150),
        (3, "130 pass pass 135 pass", 3, 135),
    ],
)
def test_s7_check_7_the_four_auctions(
    dealer: int, calls: str, declarer: int, contract: int
) -> None:
    state = deal(rules("gameocards"), dealer)
    act(state, *(call if call == "pass" else f"bid {call}" for call in calls.split()))
    assert (state.declarer, state.contract) == (declarer, contract)


def test_s8_multiples_of_five_from_100_to_the_total() -> None:
    assert legal_bids(deal(rules())) == [str(bid) for bid in range(100, 170, 5)]
    assert legal_bids(deal(rules(ace_points=15)))[-1] == "185"


def test_s8_check_11_what_may_be_bid_after_110() -> None:
    state = act(deal(rules()), "bid 110")
    assert {"115", "120"} <= set(legal_bids(state))
    for text in ("bid 110", "bid 112"):
        with pytest.raises(IllegalAction):
            act(state, text)


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        ("bid 101", "bid_step", "steps of 5"),
        ("bid 95", "bid_under", "lowest bid is 100"),
        ("bid 170", "bid_over", "highest bid is 165"),
        ("bid 105", "bid_low", "higher than 110"),
        ("bid 110", "bid_low", "higher than 110"),
        ("bid shelem", "no_special", "shelem cannot be bid"),
        ("bid kons", "no_special", "kons cannot be bid"),
        ("accept", "auction_first", "bid or pass"),
        ("play AS", "auction_first", "bid or pass"),
        ("trump S", "auction_first", "bid or pass"),
        ("discard AS KS QS JS", "auction_first", "bid or pass"),
    ],
)
def test_s8_case_28_each_refused_bid_has_its_reason(text: str, code: str, reason: str) -> None:
    state = act(deal(rules()), "bid 110")
    with pytest.raises(IllegalAction, match=reason) as caught:
        act(state, text)
    assert caught.value.code == code


def test_s8_case_28_a_bid_of_1003_is_no_bid() -> None:
    with pytest.raises(NotationError, match="no bid is as high as 1003"):
        act(deal(rules()), "bid 1003")


def test_s8_other_steps_and_lowest_bids() -> None:
    state = deal(rules(min_bid=85, bid_step=20))
    assert legal_bids(state) == ["85", "105", "125", "145", "165"]
    assert legal_bids(act(state, "bid 105")) == ["125", "145", "165"]
    wide = deal(rules(min_bid=5, bid_step=80))
    assert legal_bids(wide) == ["5", "85", "165"]


def test_s9_the_auction_ends_when_all_others_have_passed() -> None:
    state = act(deal(rules()), "bid 100", "pass", "pass")
    assert state.phase == Phase.AUCTION
    assert act(state, "pass").phase == Phase.DISCARD


def test_s9_case_32_the_highest_number_ends_it_where_nothing_is_over_it() -> None:
    state = act(deal(rules()), "bid 165")
    assert (state.declarer, state.contract) == (0, 165)


def test_s9_case_32_it_goes_on_where_shelem_is_over_it() -> None:
    state = act(deal(rules("gameocards")), "bid 165")
    assert legal(state) == ["bid shelem", "pass"]
    act(state, "bid shelem")
    assert (state.declarer, state.contract) == (1, SHELEM), "nothing is over shelem here"


def test_s9_a_shelem_bid_ends_it_unless_kons_may_come() -> None:
    assert act(suits_deal(rules("gameocards"), (1005, 1000)), "bid shelem").phase == Phase.DISCARD
    state = act(suits_deal(rules("gameocards"), (1005, 1005)), "bid shelem")
    assert legal(state) == ["bid kons", "pass"]


@pytest.mark.parametrize("dealer", range(4))
def test_s10_redeal_after_three(dealer: int) -> None:
    state = act(deal(rules(), dealer), "pass", "pass", "pass")
    assert state.redeal
    assert state.to_act is None


@pytest.mark.parametrize("dealer", range(4))
def test_s10_redeal_after_four(dealer: int) -> None:
    table = rules(no_bid="redeal_after_four")
    state = act(deal(table, dealer), "pass", "pass", "pass")
    assert state.to_act == dealer, "the fourth seat still has its choice"
    bidding = act(state.clone(), "bid 100")
    assert (bidding.declarer, bidding.contract) == (dealer, 100)
    assert act(state, "pass").redeal


@pytest.mark.parametrize("dealer", range(4))
def test_s10_dealer_forced(dealer: int) -> None:
    table = rules(no_bid="dealer_forced", min_bid=105)
    state = act(deal(table, dealer), "pass", "pass", "pass")
    assert (state.declarer, state.contract, state.phase) == (dealer, 105, Phase.DISCARD)
    assert state.calls == [((dealer + place) % 4, 70) for place in (1, 2, 3)]


def test_s11_shelem_ranks_over_every_number() -> None:
    state = deal(rules(special_bids="shelem"))
    assert legal_bids(state)[-1] == "shelem"
    assert "kons" not in legal_bids(state)
    act(state, "bid shelem")
    assert (state.declarer, state.contract) == (0, SHELEM)


def test_s12_kons_only_over_a_standing_shelem() -> None:
    state = deal(KONS_TABLE)
    with pytest.raises(IllegalAction, match="only over shelem"):
        act(state, "bid kons")
    assert "kons" not in legal_bids(state)
    assert legal_bids(act(state, "bid shelem")) == ["kons"]


def test_s12_kons_only_from_the_score_on() -> None:
    early = act(deal(rules("gameocards"), totals=(1100, 1004)), "bid 100")
    assert "kons" not in legal_bids(act(early, "bid shelem"))
    with pytest.raises(IllegalAction):
        act(act(deal(rules("gameocards")), "bid 165"), "bid kons")


@pytest.mark.parametrize(("seat", "passes"), [(1, 0), (2, 1), (3, 2)])
def test_s12_any_player_still_in_may_bid_it_the_partner_too(seat: int, passes: int) -> None:
    state = act(deal(KONS_TABLE), "bid shelem", *["pass"] * passes, "bid kons")
    assert (state.kons_bidder, state.phase) == (seat, Phase.KONS)


def test_s12_who_passed_may_not_bid_it_but_is_asked() -> None:
    state = act(deal(KONS_TABLE), "pass", "bid shelem", "bid kons")
    asked = []
    while state.phase == Phase.KONS:
        asked.append(state.to_act)
        assert legal(state) == ["accept", "decline"]
        act(state, "accept")
    assert asked == [3, 0, 1], "in seat order after the bidder, who is not asked"
    assert (state.declarer, state.contract) == (2, KONS)


@pytest.mark.parametrize("accepts", range(3))
def test_s12_the_first_decline_lets_kons_fall(accepts: int) -> None:
    state = act(deal(KONS_TABLE), "bid shelem", "pass", "bid kons")
    act(state, *["accept"] * accepts, "decline")
    assert (state.declarer, state.contract, state.phase) == (0, SHELEM, Phase.DISCARD)


def test_s12_only_an_answer_is_legal_while_kons_is_asked() -> None:
    state = act(deal(KONS_TABLE), "bid shelem", "bid kons")
    for text in ("pass", "bid 165", "play AS", "bid kons"):
        with pytest.raises(IllegalAction, match="accept or decline"):
            act(state, text)


def test_s12_passing_over_shelem_leaves_it_standing() -> None:
    state = act(deal(KONS_TABLE), "bid shelem", "pass", "pass", "pass")
    assert (state.declarer, state.contract) == (0, SHELEM)
