"""Card play by search: blind to hidden cards, repeatable, exact where nothing is hidden."""

from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barg.bots.shelem.engine.search import MOST_WORLDS
from barg.bots.shelem.four_room import FourRoom
from barg.bots.shelem.play import PLAY
from barg.bots.shelem.rooms import room
from barg.bots.shelem.ruled import ruled_play
from barg.bots.shelem.searched import search_play
from barg.bots.shelem.trial import Budget
from barg.bots.shelem.utility import Outcomes
from barg.bots.worlds import places_of
from barg.cards import cards_in
from barg.kernel.records import clone
from barg.kernel.shelem.fields import PLAYS
from barg.kernel.shelem.trick import suit_of
from barg.shelem import State
from barg.solver import Position, Solver
from tests.bots.shelem.deals import PRESETS, declared, no_trump_rules, rules_of, sar_rules

SMALL = Budget(worlds=12, drawn=30)
ALL_RULES = [*map(rules_of, PRESETS), no_trump_rules(), sar_rules()]
SEARCH = search_play(SMALL)


def advanced(state: State, plays: int) -> State:
    for _ in range(plays):
        state.apply(ruled_play(state.observe(state.turn)))
    return state


@given(st.integers(0, 6), st.integers(0, 5_000), st.integers(0, 47), st.randoms())
def test_a_search_knows_only_what_its_seat_does_and_repeats_itself(
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
def test_compiled_and_interpreted_trials_are_the_same(which: int) -> None:
    state = advanced(declared(ALL_RULES[which], 7), 22)
    seen, slow = state.observe(state.turn), FourRoom(fast=False)
    for budget in (Budget(5), Budget(4, 9)):
        arguments: Any = (seen, state.trump, budget, 99)
        assert room(4).try_all(*arguments) == slow.try_all(*arguments)


def test_every_legal_card_is_valued_and_the_first_lead_names_every_trump() -> None:
    for rules in (rules_of("bazito"), rules_of("gameocards"), rules_of("joker230")):
        state = declared(rules, 11)
        seen = state.observe(state.turn)
        decision = SEARCH(seen, Random(1))
        assert set(decision.values) == set(seen.legal)
        assert decision.worlds == SMALL.worlds
        for value in decision.values.values():
            assert value.error > 0
            assert value.made is not None
            assert 0 <= value.made <= 1


def last_deals(state: State) -> list[State]:
    """All deals of declarer's last three unseen cards that agree with the voids shown."""
    seen = state.observe(state.turn)
    places = places_of(seen)
    unseen = [card for suit in places.unseen for card in cards_in(suit)]
    others = [seat for seat in range(4) if seat != state.turn]
    found = []
    for order in permutations(unseen):
        dealt = list(zip(others, order, strict=True))
        suits = [suit_of(card, state.trump) for card in order]
        rooms = [places.hands[seat] for seat in others]
        if not any(places.voids[at] >> suit & 1 for at, suit in zip(rooms, suits, strict=True)):
            world = state.clone()
            for seat, card in dealt:
                world.hands[seat] = 1 << card
            found.append(world)
    return found


def test_endings_in_which_nothing_is_left_to_the_policy_have_exact_outcomes() -> None:
    """Declarer is fourth to the last trick but one: every world plays itself from there."""
    solver, checked = Solver(1), 0
    for number in range(60):
        state = advanced(declared(rules_of("bazito"), number), PLAYS - 5)
        seen = state.observe(state.turn)
        if state.turn != state.declarer or len(seen.legal) < 2:
            continue
        checked += 1
        exact: dict[int, set[int]] = {card: set() for card in seen.legal}
        for world in last_deals(state):
            first, second, third, fourth = world.hands
            hands = first, second, third, fourth
            position = Position(hands, state.trump, state.leader, tuple(state.trick))
            for card, taken in solver.solve(position).cards.items():
                raw = state.points[state.turn % 2] + taken
                exact[card].add(raw // 5)
        for trial in room(4).try_all(seen, state.trump, Budget(200), 1):
            for card in trial.cards:
                assert {code // 2 for code in trial.outcomes} == exact[card]
    assert checked > 3


def test_outcomes_are_scored_as_the_rules_score_them() -> None:
    for rules in ALL_RULES:
        state = declared(rules, 21)
        end = advanced(clone(state), PLAYS)
        declarer = state.declarer
        code = 2 * (end.points[declarer % 2] // 5) + (end.tricks_won[declarer % 2] == 12)
        for seat in range(4):
            outcomes = Outcomes(state.observe(seat), seat)
            scores = rules.returns(end)
            assert outcomes.net[code] == scores[seat] - scores[(seat + 1) % 4]
            assert outcomes.made[code] == (scores[declarer] > 0)


def test_the_choice_goes_by_the_chance_to_win_where_that_is_known() -> None:
    state = advanced(declared(rules_of("bazito"), 4), 9)
    seen = state.observe(state.turn)
    budget = Budget(200)
    winning = search_play(budget, lambda _: lambda own, others: float(own > others))
    losing = search_play(budget, lambda _: lambda own, others: float(own < others))
    best, worst = winning(seen, Random(5)), losing(seen, Random(5))
    assert best.values[best.action].mean > worst.values[worst.action].mean
    for action, value in worst.values.items():
        other = best.values[action].win
        assert value.win is not None
        assert other is not None
        assert value.win + other == pytest.approx(1.0)


@pytest.mark.parametrize("level", PLAY)
@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: rules.preset)
def test_every_level_plays_whole_deals(level: str, rules: Any) -> None:
    state = declared(rules, 2)
    while (seat := state.to_act) is not None:
        seen = state.observe(seat)
        state.apply(PLAY[level](seen, Random(state.played)).action)
    assert sum(state.points) == rules.total


@pytest.mark.parametrize("level", PLAY)
def test_every_level_knows_only_what_its_seat_does(level: str) -> None:
    for number in range(4):
        state = advanced(declared(ALL_RULES[number], number), 5 + 9 * number)
        seen = state.observe(state.turn)
        action = PLAY[level](seen, Random(1)).action
        for chance in range(5):
            world = state.redeal_unseen(state.turn, Random(chance))
            assert PLAY[level](world.observe(world.turn), Random(1)).action == action


def test_budgets_fit_the_room() -> None:
    assert MOST_WORLDS >= 1000
