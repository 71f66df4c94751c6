"""Go Boom clause by clause (docs/examples/go_boom/__init__.py)."""

import pytest

from barg.cards import cards_text, parse_cards
from barg.errors import IllegalAction, OptionError
from docs.examples.go_boom import GO_BOOM, State


def position(*hands: str, stock: str = "", totals: tuple[int, ...] = ()) -> State:
    """A deal with these hands by seat, seat 0 to lead; what is left over is put aside."""
    rules = GO_BOOM.rules({}, len(hands))
    state: State = rules.start(rules.deck(), len(hands) - 1, totals)
    state.hands = [parse_cards(hand) for hand in hands]
    state.stock = list(reversed(parse_cards(stock)))
    held = {card for zone in (*state.hands, state.stock) for card in zone}
    state.aside = [card for card in rules.deck() if card not in held]
    return state


def act(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.rules.parse_action(text))
    return state


def refused(state: State, text: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        state.apply(state.rules.parse_action(text))
    assert text not in state.rules.legal_report(state)


def test_g1_two_to_six_players_and_52_cards() -> None:
    assert GO_BOOM.seats == (2, 3, 4, 5, 6)
    assert sorted(GO_BOOM.rules({}).deck()) == list(range(52))
    with pytest.raises(OptionError, match="2 to 6 players"):
        GO_BOOM.rules({}, 7)


def test_g2_the_deal_goes_round_from_the_seat_after_the_dealer() -> None:
    rules = GO_BOOM.rules({}, 3)
    state = rules.start(rules.deck(), 1)
    assert [min(hand) for hand in state.hands] == [1, 2, 0]
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert len(state.stock) == 31
    assert state.stock[-1] == 21
    assert rules.next_dealer(state) == 2


def test_g2_some_stock_must_be_left() -> None:
    with pytest.raises(OptionError, match=r"hand_size: .*8"):
        GO_BOOM.rules({"hand_size": 9}, 6)


def test_g3_the_seat_after_the_dealer_leads_any_card() -> None:
    state = position("7H 2C", "9S 3D")
    assert state.to_act == 0
    assert state.rules.legal_report(state) == ["play 2C", "play 7H"]


def test_g4_suit_or_rank_is_followed() -> None:
    state = act(position("7H 2C", "9H 7S 3D"), "play 7H")
    assert state.rules.legal_report(state) == ["play 7S", "play 9H"]
    refused(state, "play 3D", "3D is neither of the suit nor the rank of 7H")
    refused(state, "play KH", "not in the hand: KH")


def test_g5_who_cannot_follow_draws_until_able() -> None:
    state = act(position("7H 2C", "9S 3D", stock="KC QD 8H"), "play 7H")
    refused(state, "pass", "a card must be drawn")
    act(state, "draw", "draw")
    assert state.rules.legal_report(state) == ["draw"]
    act(state, "draw")
    assert state.rules.legal_report(state) == ["play 8H"]
    refused(state, "draw", "a card of the hand can be played")


def test_g5_without_a_stock_who_cannot_follow_passes() -> None:
    state = act(position("7H 2C", "9S 3D"), "play 7H")
    refused(state, "draw", "the stock is used up")
    assert act(state, "pass").to_act == 0


def test_g6_the_highest_of_the_suit_led_wins_and_leads() -> None:
    state = act(position("7H 2C", "9H 3D", "7S 4C"), "play 7H", "play 9H", "play 7S")
    assert state.to_act == state.leader == 1
    assert state.trick == []
    assert cards_text(state.aside[-3:]) == "7H 9H 7S"


def test_g7_the_first_without_cards_scores_what_the_others_hold() -> None:
    state = act(position("7H", "AS KD 9C", "TC 2D"), "play 7H")
    assert state.to_act is None
    assert state.rules.returns(state) == (1 + 10 + 9 + 10 + 2, 0, 0)
    refused(state, "draw", "the deal is over")


def test_g8_the_first_to_reach_the_target_wins() -> None:
    state = position("7H", "KD", totals=(89, 95))
    assert state.rules.winners(act(state, "play 7H")) == ()
    state = position("7H", "KD", totals=(90, 95))
    assert state.rules.winners(state) == ()
    assert state.rules.winners(act(state, "play 7H")) == (0,)
