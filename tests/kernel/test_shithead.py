"""Shithead's kernel under every option: numbers of actions, masks, scores, compiled code."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barg.errors import OptionError
from barg.game import GAMES
from barg.shithead import ShitheadRules, State
from barg.shithead.powers import POWER_WORDS, ROWS
from tests.kernel.recorded import compiled_deals, interpreted_deals
from tests.shithead.helpers import random_step
from tests.shithead.test_properties import deals

GAME = GAMES["shithead"]


def random_rules(rng: Random) -> ShitheadRules:
    """A table with every option drawn by lot."""
    chosen: dict[str, Any] = {
        option.name: rng.choice(option.choices)[0]
        for option in GAME.options
        if option.kind == "choice"
    }
    powers = [name for name, _ in POWER_WORDS]
    table = {row: rng.choice(powers) for row in ROWS if rng.random() < 0.4}
    chosen["powers"] = " ".join(f"{row}:{power}" for row, power in table.items())
    chosen |= {"jokers": rng.choice((0, 8)), "max_turns": rng.randint(1, 300)}
    chosen |= {"decks": rng.choice((1, 2)), "face_up_with_pickup": rng.random() < 0.5}
    try:
        made: ShitheadRules = GAME.rules(chosen, rng.randint(2, 8))
    except OptionError:
        return random_rules(rng)
    return made


@pytest.mark.parametrize("seed", range(40))
def test_interpreted_and_compiled_states_agree_under_every_option(seed: int) -> None:
    rules = random_rules(Random(seed))
    for fast, slow in zip(compiled_deals(rules, 5), interpreted_deals(rules, 5), strict=True):
        assert fast.shape == slow.shape
        assert np.array_equal(fast, slow)


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=60)
def test_actions_and_their_numbers(state: State, seed: int) -> None:
    """Listed, counted and masked actions are the same ones, and numbers lead back to them."""
    rng, o, game = Random(seed), state.rules.options, state.rules.kernel
    mask = [7] * game.size(o)
    for _ in range(150):
        actions = [game.nth(o, state, place) for place in range(game.count(o, state))]
        assert actions == list(state.legal_actions())
        numbers = [game.number_of(o, state, action) for action in actions]
        assert [game.action_of(o, state, number) for number in numbers] == actions
        game.write_mask(o, state, mask)
        assert [number for number, legal in enumerate(mask) if legal] == sorted(numbers)
        assert set(mask) <= {0, 1}
        if not actions:
            return
        random_step(state, rng)


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=40)
def test_scores_are_the_returns(state: State, seed: int) -> None:
    rng, scores = Random(seed), [7] * 8
    while state.to_act is not None:
        random_step(state, rng)
    state.rules.kernel.scores(state.rules.options, state, scores)
    assert tuple(scores[: state.rules.players]) == state.rules.returns(state)
    assert not any(scores[state.rules.players :])
