"""Masks, observations, scores and numbered actions are the same compiled and interpreted."""

from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pytest

from barg.kernel.compiled import compiled, packed
from barg.kernel.game import Kernel
from barg.kernel.records import values
from tests.kernel.recorded import flat
from tests.kernel.states import random_states
from tests.kernel.tables import TABLES, rules_of

STATES = 3000
EVERY = 17
"""Of so many states each is looked at, and the finished ones."""
SCORES = 8


def looking(game: Kernel) -> Callable[..., None]:
    """Make the loop that writes all that is told of a deal, and takes a step."""
    write_mask, observe, scores, over = game.write_mask, game.observe, game.scores, game.over
    step = game.step

    def look(o: Any, k: Any, number: int, mask: Any, rows: Any, found: Any) -> None:
        write_mask(o, k, mask)
        for seat in range(o.players):
            observe(o, k, seat, rows[seat])
        if k.phase == over:
            scores(o, k, found)
        elif number >= 0:
            step(o, k, number)

    return look


@cache
def _compiled(game: Kernel) -> Any:
    return compiled(looking(game))


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_what_is_told_is_the_same_compiled(game: str, preset: str, players: int) -> None:
    rules = rules_of(game, preset, players)
    kernel, options = rules.kernel, rules.options
    size, width, look = kernel.size(options), kernel.width(options), looking(kernel)
    for turn, state in enumerate(islice(random_states(rules, 20, 4), STATES)):
        if turn % EVERY and state.to_act is not None:
            continue
        mask, rows, found = [7] * size, [[7] * width for _ in range(players)], [0] * SCORES
        kernel.write_mask(options, state, mask)
        legal = [number for number, marked in enumerate(mask) if marked]
        number = legal[turn % len(legal)] if legal else -1
        if legal and state.to_shuffle(kernel.action_of(options, state, number)):
            number = -1
        other, record = state.clone(), packed(state)
        look(options, other, number, mask, rows, found)
        fast_mask, fast_rows = np.full(size, 7, np.int8), np.full((players, width), 7, np.int16)
        fast_found = np.zeros(SCORES, np.int64)
        _compiled(kernel)(packed(options), record, number, fast_mask, fast_rows, fast_found)
        assert fast_mask.tolist() == mask
        assert fast_rows.tolist() == rows
        assert fast_found.tolist() == found
        assert flat(kernel.deal_record, np.array([record]))[0].tolist() == values(other)
