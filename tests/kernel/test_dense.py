"""The numbers of actions: the mask is what is legal, and a step is the action."""

from itertools import islice
from typing import Any

import pytest

from barg.kernel.records import values
from tests.kernel.states import random_states
from tests.kernel.tables import TABLES, rules_of

STATES = 400


def mask_of(rules: Any, state: Any) -> list[int]:
    out = [7] * rules.kernel.size(rules.options)
    rules.kernel.write_mask(rules.options, state, out)
    return out


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_the_mask_holds_the_numbers_of_the_legal_actions(
    game: str, preset: str, players: int
) -> None:
    rules = rules_of(game, preset, players)
    kernel, options = rules.kernel, rules.options
    for state in islice(random_states(rules, 30, 1), STATES):
        mask = mask_of(rules, state)
        assert set(mask) <= {0, 1}
        if kernel.steps_apart(state):
            continue
        legal = list(state.legal_actions())
        assert kernel.count(options, state) == len(legal)
        assert {kernel.nth(options, state, place) for place in range(len(legal))} == set(legal)
        numbers = {kernel.number_of(options, state, action) for action in legal}
        assert numbers == {number for number, marked in enumerate(mask) if marked}
        assert len(numbers) == len(legal)
        for action in legal:
            number = kernel.number_of(options, state, action)
            assert kernel.action_of(options, state, number) == action


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_a_step_does_what_the_action_does(game: str, preset: str, players: int) -> None:
    rules = rules_of(game, preset, players)
    kernel, options = rules.kernel, rules.options
    for state in islice(random_states(rules, 10, 2), STATES):
        if kernel.steps_apart(state):
            continue
        for number, marked in enumerate(mask_of(rules, state)):
            if not marked:
                continue
            action = kernel.action_of(options, state, number)
            if state.to_shuffle(action):
                continue
            one, other = state.clone(), state.clone()
            kernel.step(options, one, number)
            other.apply(action)
            assert values(one) == values(other)


@pytest.mark.parametrize("game", ["shelem", "shelem2"])
@pytest.mark.parametrize("preset", ["bazito", "joker200"])
def test_a_discard_is_laid_away_card_by_card(game: str, preset: str) -> None:
    rules = rules_of(game, preset, 4 if game == "shelem" else 2)
    kernel, options = rules.kernel, rules.options
    state = rules.start(rules.deck(), 0)
    while not kernel.steps_apart(state):
        state.apply(state.legal_actions()[0])
    whole, cards = state.clone(), list[int]()
    for left in range(rules.widow_size, 0, -1):
        mask = mask_of(rules, state)
        free = [number for number, marked in enumerate(mask) if marked]
        assert len(free) == 12 + left
        assert not set(cards) & set(free)
        cards.append(free[-left])
        kernel.step(options, state, cards[-1])
    whole.apply(1 << 60 | sum(1 << card for card in cards))
    assert values(whole) == values(state)
