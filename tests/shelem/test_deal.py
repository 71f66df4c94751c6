"""S4, S5, S10: who deals, and how the cards go round."""

from barg.cards import mask_of
from barg.game import Match
from tests.shelem.helpers import act, deal, play_lowest, rules, suits_deal


def test_s4_the_deal_passes_to_the_right() -> None:
    match = Match(rules(no_bid="dealer_forced"), 2)
    for dealer in (2, 3, 0, 1, 2):
        assert match.dealer == dealer
        state = match.start_deal(match.rules.deck())
        assert state.dealer == dealer
        while state.to_act is not None:
            match.apply(state.legal_actions()[-1])


def test_s5_order_of_dealing() -> None:
    table = rules()
    deck = table.deck()
    for dealer in range(4):
        state = table.start(deck, dealer)
        assert state.hands[(dealer + 1) % 4] == mask_of(deck[0:12])
        assert state.hands[(dealer + 2) % 4] == mask_of(deck[12:24])
        assert state.hands[(dealer + 3) % 4] == mask_of(deck[24:36])
        assert state.widow == mask_of(deck[36:40])
        assert state.hands[dealer] == mask_of(deck[40:52])


def test_s7_the_seat_at_dealers_right_begins() -> None:
    for dealer in range(4):
        assert deal(rules(), dealer).to_act == (dealer + 1) % 4


def test_s10_a_redeal_keeps_the_dealer_and_the_sheet() -> None:
    table = rules()
    state = act(suits_deal(table, (100, 50)), "pass", "pass", "pass")
    assert state.to_act is None
    assert state.redeal
    assert table.next_dealer(state) == 3
    assert table.totals_after(state) == (100, 50)
    assert table.winners(state) == ()


def test_s4_the_next_dealer_after_a_played_deal() -> None:
    table = rules()
    state = act(suits_deal(table), "bid 100", "pass", "pass", "pass", "discard 2H 2D 2C 3S")
    play_lowest(act(state, "trump S"))
    assert table.next_dealer(state) == 0
