"""Card play between two: the piles on lanes, blind to what lies face down, repeatable."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barg.bots import choose
from barg.bots.shelem.engine.lanes import lane_bit, to_lanes
from barg.bots.shelem.engine.pile_table import playable_two, seat_to_act
from barg.bots.shelem.pile_view import pile_table_of
from barg.bots.shelem.play import PLAY_TWO
from barg.bots.shelem.rooms import room
from barg.bots.shelem.searched import search_play
from barg.bots.shelem.trial import Budget
from barg.bots.shelem.two_room import TwoRoom
from barg.bots.worlds import Worlds
from barg.shelem import State
from barg.solver import PilePosition, PileSolver
from tests.bots.shelem.deals import PRESETS, declared, rules_of

ALL_RULES = [
    *(rules_of(preset, "shelem2") for preset in PRESETS),
    rules_of("bazito", "shelem2", no_trump_modes=True),
]
SEARCH = search_play(Budget(10), sane=None)


def advanced(state: State, plays: int) -> State:
    for _ in range(plays):
        state.apply(choose("heuristic", state.observe(state.turn), 3))
    return state


@given(st.integers(0, 5), st.integers(0, 3_000), st.integers(0, 47))
def test_tables_of_two_are_what_the_rules_say(which: int, number: int, plays: int) -> None:
    state = advanced(declared(ALL_RULES[which], number), plays)
    seen = state.observe(state.turn)
    trump = state.trump if state.trump >= 0 else 2
    table = pile_table_of(seen, trump)
    assert seat_to_act(table) == state.turn
    assert table.cards == 48 - state.played
    if state.trump >= 0:
        assert playable_two(table) == to_lanes(sum(1 << card for card in seen.legal), trump)
    assert table.tops == [to_lanes(tops, trump) for tops in seen.tops]
    assert table.left == list(state.pile_left)
    assert [5 * units for units in table.units] == list(seen.table_points)
    if seen.trick:
        assert table.led == lane_bit(seen.trick[0], trump) // 16


@given(st.integers(0, 5), st.integers(0, 3_000), st.integers(0, 47), st.randoms())
def test_a_search_between_two_knows_only_what_its_seat_does(
    which: int, number: int, plays: int, chance: Random
) -> None:
    state = advanced(declared(ALL_RULES[which], number), plays)
    seen = state.observe(state.turn)
    decision = SEARCH(seen, Random(number))
    assert decision.action in seen.legal
    assert SEARCH(seen, Random(number)) == decision
    world = state.redeal_unseen(state.turn, chance)
    assert SEARCH(world.observe(world.turn), Random(number)) == decision


@pytest.mark.parametrize("which", range(len(ALL_RULES)))
def test_compiled_and_interpreted_trials_between_two_are_the_same(which: int) -> None:
    for plays in (0, 1, 22, 35):
        state = advanced(declared(ALL_RULES[which], 7), plays)
        seen = state.observe(state.turn)
        trump = state.trump if state.trump >= 0 else 1
        budget = Budget(4)
        slow = TwoRoom(fast=False).try_all(seen, trump, budget, 5)
        assert room(2).try_all(seen, trump, budget, 5) == slow


def test_with_one_world_left_between_two_the_choice_is_exact() -> None:
    solver, found = PileSolver(1), 0
    for number in range(150):
        state = advanced(declared(rules_of("bazito", "shelem2"), number), 43)
        seen = state.observe(state.turn)
        if len(seen.legal) < 2 or Worlds(seen, Random(0)).count != 1:
            continue
        found += 1
        (a, b, c), (d, e, f) = state.piles
        piles = (a, b, c), (d, e, f)
        hands = state.hands[0], state.hands[1]
        position = PilePosition(hands, piles, state.trump, state.leader, tuple(state.trick))
        exact = solver.solve(position).cards
        decision = search_play(Budget(3), sane=None)(seen, Random(1))
        assert exact[decision.action] == max(exact.values())
    assert found


@pytest.mark.parametrize("level", PLAY_TWO)
@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.preset)
def test_every_level_plays_whole_deals_between_two(level: str, rules: object) -> None:
    state = declared(rules, 2)  # type: ignore[arg-type]  # parametrized
    while (seat := state.to_act) is not None:
        seen = state.observe(seat)
        state.apply(PLAY_TWO[level](seen, Random(state.played)).action)
    assert sum(state.points) == state.rules.total
