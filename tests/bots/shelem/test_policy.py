"""The rules of the play: legal, alike interpreted and compiled, and blind to hidden cards."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barg.bots.shelem.engine.lanes import card_at, lane_bit, to_lanes
from barg.bots.shelem.engine.playout import play_out_cards
from barg.bots.shelem.engine.table import Table, playable
from barg.bots.shelem.minds import mind_for
from barg.bots.shelem.ruled import ruled_play
from barg.bots.shelem.seen import table_of
from barg.cards import cards_in
from barg.kernel.compiled import compiled, packed, records
from barg.kernel.records import clone
from barg.kernel.shelem.fields import BID, DISCARD, SAR_SHELEM, Phase
from barg.kernel.shelem.trick import best_card, suit_of
from barg.shelem import State
from tests.bots.shelem.deals import PRESETS, declared, modes_of, no_trump_rules, rules_of, sar_rules

ENGINE = "barg.bots.shelem.engine"
ALL_RULES = [*map(rules_of, PRESETS), no_trump_rules()]


@pytest.mark.parametrize("trump", range(7))
def test_lanes_order_the_cards_as_the_rules_do(trump: int) -> None:
    deck = [*range(52), *((53, 54) if trump < 4 else ())]
    assert [card_at(lane_bit(card, trump), trump) for card in deck] == deck
    assert sum(1 << lane_bit(card, trump) for card in deck) == to_lanes(
        sum(1 << card for card in deck), trump
    )
    for led in deck:
        for other in deck:
            if other == led:
                continue
            beats = best_card(1 << led | 1 << other, suit_of(led, trump), trump) == other
            a, b = lane_bit(led, trump), lane_bit(other, trump)
            on_lanes = b > a if a // 16 == b // 16 else trump < 4 and b < 16
            assert beats == on_lanes


@given(st.integers(0, 5), st.integers(0, 10_000), st.integers(0, 4))
def test_the_policy_plays_whole_deals_in_every_preset(which: int, number: int, mode: int) -> None:
    rules = ALL_RULES[which]
    modes = modes_of(rules)
    state = declared(rules, number, modes[mode % len(modes)])
    played_out = clone(state)
    while (seat := state.to_act) is not None:
        seen = state.observe(seat)
        card = ruled_play(seen)
        assert card in seen.legal
        if played_out.trump < 0:
            state.apply(card)
            played_out.trump = state.trump
            continue
        state.apply(card)
    play_out_cards(rules.options, played_out, Table(), mind_for(rules.widow_size))
    assert rules.returns(played_out) == rules.returns(state)
    assert played_out.points == state.points
    assert played_out.tricks_won == state.tricks_won


def test_a_sar_shelem_is_played_with_a_packet_that_nobody_knows() -> None:
    rules = sar_rules()
    deck = rules.deck()
    Random(3).shuffle(deck)
    state = rules.start(deck, 0)
    state.apply(BID + SAR_SHELEM)
    while state.phase == Phase.AUCTION and state.to_act is not None:
        state.apply(state.legal_actions()[-1])
    while (seat := state.to_act) is not None:
        card = ruled_play(state.observe(seat))
        assert card in state.legal_actions()
        state.apply(card)
    assert sum(state.points) == rules.total


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.preset)
def test_compiled_playouts_equal_interpreted_ones(rules: object) -> None:
    fast = compiled(play_out_cards, ENGINE)
    for number in range(12):
        for mode in modes_of(rules):  # type: ignore[arg-type]  # parametrized
            state = declared(rules, number, mode)  # type: ignore[arg-type]  # as above
            options, mind = state.rules.options, mind_for(state.rules.widow_size)
            slow = clone(state)
            play_out_cards(options, slow, Table(), mind)
            quick = packed(state)
            fast(packed(options), quick, records(Table, 1)[0], packed(mind))
            assert list(quick["points"]) == slow.points
            assert list(quick["tricks_won"]) == slow.tricks_won
            assert quick["phase"] == slow.phase == Phase.OVER


@given(st.integers(0, 5), st.integers(0, 10_000), st.integers(0, 47), st.randoms())
def test_the_policy_knows_only_what_its_seat_does(
    which: int, number: int, plays: int, chance: Random
) -> None:
    state = declared(ALL_RULES[which], number)
    for _ in range(plays):
        state.apply(ruled_play(state.observe(state.turn)))
    seen = state.observe(state.turn)
    world = state.redeal_unseen(state.turn, chance)
    assert ruled_play(world.observe(world.turn)) == ruled_play(seen)


def test_a_table_of_a_seat_has_only_its_own_hand() -> None:
    state = declared(rules_of("bazito"), 5)
    for _ in range(17):
        state.apply(ruled_play(state.observe(state.turn)))
    seen = state.observe(state.turn)
    table = table_of(seen, state.trump)
    assert table.hands[state.turn] == to_lanes(seen.hand, state.trump)
    assert [hand for seat, hand in enumerate(table.hands) if seat != state.turn] == [0, 0, 0]
    assert playable(table) == to_lanes(sum(1 << card for card in seen.legal), state.trump)
    assert table.left == 48 - 17
    assert [5 * units for units in table.units] == list(seen.table_points)


def test_packets_are_known_to_declarer_alone() -> None:
    state: State = declared(rules_of("bazito"), 8)
    packet = state.discards
    for _ in range(4):
        seat = state.turn
        table = table_of(state.observe(seat), state.trump)
        known = packet if seat == state.declarer else 0
        assert table.packet == to_lanes(known, state.trump)
        state.apply(ruled_play(state.observe(seat)))
    assert DISCARD | packet == DISCARD | sum(1 << card for card in cards_in(packet))
