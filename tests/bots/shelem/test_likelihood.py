"""Worlds by likelihood: flattened, picked in proportion, and in favour of what was played."""

from math import log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barg.bots.shelem.engine.likelihood import SPARE, chance_of, log_likelihood
from barg.bots.shelem.engine.past import Past, begin_again, note_past
from barg.bots.shelem.engine.policy import choose
from barg.bots.shelem.engine.resampling import FLOOR, LEAST_EFFECTIVE, flatten, pick
from barg.bots.shelem.engine.setting import set_table
from barg.bots.shelem.engine.table import Table, playable
from barg.bots.shelem.minds import mind_for
from barg.bots.shelem.ruled import ruled_play
from barg.cards import cards_in
from barg.kernel.records import values
from barg.shelem import State
from tests.bots.shelem.deals import declared, rules_of


def played(number: int, plays: int) -> State:
    state = declared(rules_of("bazito"), number)
    for _ in range(plays):
        state.apply(ruled_play(state.observe(state.turn)))
    return state


@given(st.lists(st.floats(-200, 200), min_size=1, max_size=40))
def test_weights_add_up_and_keep_enough_worlds_effective(logs: list[float]) -> None:
    weights = logs.copy()
    flatten(weights, len(weights))
    assert sum(weights) == pytest.approx(1.0)
    effective = 1 / sum(weight * weight for weight in weights)
    assert effective >= LEAST_EFFECTIVE * len(weights) - 1e-6
    order = sorted(range(len(logs)), key=logs.__getitem__)
    assert [weights[place] for place in order] == sorted(weights)


@given(st.lists(st.floats(0.001, 1), min_size=2, max_size=30), st.integers(1, 200))
def test_worlds_are_picked_in_proportion_above_a_floor(parts: list[float], wanted: int) -> None:
    weights = [part / sum(parts) for part in parts]
    out = [-1] * wanted
    pick(weights, len(weights), out, wanted)
    assert out == sorted(out)
    for place, weight in enumerate(weights):
        share = (1 - FLOOR) * weight + FLOOR / len(weights)
        assert abs(out.count(place) - share * wanted) <= 1


def test_a_world_goes_back_to_its_first_lead() -> None:
    state, start = played(3, 19), declared(rules_of("bazito"), 3)
    past, table, first, again = Past(), Table(), Table(), Table()
    note_past(state, state.trump, past)
    set_table(state.rules.options, state, state.trump, table)
    begin_again(table, past, again)
    set_table(start.rules.options, start, start.trump, first)
    again.led, again.high, again.winner = first.led, first.high, first.winner
    assert values(again) == values(first)


def test_chances_of_all_cards_add_up_and_the_policy_s_card_leads() -> None:
    mind = mind_for(4)
    for number in range(10):
        state, table = played(number, 9), Table()
        set_table(state.rules.options, state, state.trump, table)
        cards = list(cards_in(playable(table)))
        chances = {card: chance_of(table, mind, card) for card in cards}
        assert sum(chances.values()) == pytest.approx(1.0)
        assert chances[choose(table, mind)] == max(chances.values())
        assert min(chances.values()) >= SPARE / len(cards) or len(cards) == 1


def test_the_real_deal_of_policy_players_is_likelier_than_most() -> None:
    better = 0
    for number in range(12):
        state = played(number, 24)
        mind, past, work = mind_for(4), Past(), Table()
        note_past(state, state.trump, past)
        scores = []
        for world in (state, *(state.redeal_unseen(state.turn, Random(k)) for k in range(5))):
            table = Table()
            set_table(state.rules.options, world, state.trump, table)
            scores.append(log_likelihood(table, table, past, mind, work))
        better += sum(scores[0] >= score for score in scores[1:])
        assert scores[0] <= 0
        assert scores[0] > 36 * log(SPARE / 12)
    assert better > 35
