"""The rows of integers that environments get: as wide as told, and with nothing hidden."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.kernel.states import random_states
from tests.kernel.tables import TABLES, rules_of

STATES = 300


def row(rules: Any, state: Any, seat: int) -> list[int]:
    out = [99] * rules.kernel.width(rules.options)
    rules.kernel.observe(rules.options, state, seat, out)
    return out


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_the_parts_make_up_the_row(game: str, preset: str, players: int) -> None:
    rules = rules_of(game, preset, players)
    parts = rules.kernel.parts(rules.options)
    assert sum(length for _, length in parts) == rules.kernel.width(rules.options)
    assert len({name for name, _ in parts}) == len(parts)


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_a_row_holds_nothing_hidden(game: str, preset: str, players: int) -> None:
    """Case 54: the unseen cards dealt anew leave it as it is."""
    rules = rules_of(game, preset, players)
    chance = Random(preset)
    seen = set()
    for state in islice(random_states(rules, 20, 3), STATES):
        for seat in range(players):
            found = row(rules, state, seat)
            assert all(-(1 << 15) <= number < 1 << 15 for number in found)
            assert found == row(rules, state.redeal_unseen(seat, chance), seat)
            seen.add(tuple(found))
    assert len(seen) > STATES, "rows tell states and seats apart"
