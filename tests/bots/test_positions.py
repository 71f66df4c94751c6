"""What a good player does: the strong levels do it too, whatever the unseen cards are."""

from collections.abc import Mapping
from typing import Any

import pytest

from barg.bots import LEVELS, decide
from tests.bots.positions import is_good, positions, state_of

STRONG = ("expert", "master")
SEEDS = (1, 2, 3)
POSITIONS = positions()


def test_there_are_enough_and_each_has_its_name() -> None:
    names = [name for name, _ in POSITIONS]
    assert len(set(names)) == len(names) >= 60


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize(
    "one", [one for _, one in POSITIONS], ids=[name.replace(" ", "-") for name, _ in POSITIONS]
)
def test_the_strong_levels_play_it_well(one: Mapping[str, Any], level: str) -> None:
    for seed in SEEDS:
        state = state_of(one, seed)
        action = decide(level, state.observe(0), seed).action
        assert is_good(one, state, action), state.rules.action_text(action)


def test_every_game_has_the_levels() -> None:
    for game in ("shelem", "shelem2", "rummy", "shithead"):
        assert set(STRONG) <= set(LEVELS[game])
