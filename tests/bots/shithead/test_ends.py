"""Ends of Shithead: bounds of the search against brute force."""

from random import Random
from typing import Any

import pytest

from barg.bots.shithead.engine.copying import copy_deal
from barg.bots.shithead.engine.ends import can_solve, solve_end
from barg.bots.shithead.engine.fields import LEVELS, SCALE, UNIT, Ending
from barg.cards import JOKER, cards_text
from barg.kernel.shithead.fields import Deal
from tests.bots.shithead.brute import action_bounds
from tests.shithead.helpers import position

DEPTH = 4
ROUNDING = 1e-5


def end(number: int, preset: str) -> Any:
    """A small end: two hands all of whose cards were face up, and some blind cards."""
    rng = Random(number)
    deck = rng.sample(range(JOKER), JOKER)

    def some(most: int, least: int = 0) -> str:
        return cards_text(deck.pop() for _ in range(rng.randint(least, most)))

    blind = ["", ""] if preset == "known" else [some(2), some(2)]
    state = position(
        some(4, 1),
        some(3, 1),
        pile=some(2),
        up=[some(1), some(1)] if preset != "persian" else (),
        blind=blind,
        preset="classic" if preset == "known" else preset,
    )
    state.shown_one[:], state.shown_two[:] = state.hand_one, state.hand_two
    return state


def solved(state: Any, nodes: int = 200_000) -> Ending:
    ending = Ending(most_nodes=nodes)
    records = [Deal() for _ in range(LEVELS)]
    copy_deal(state, records[0])
    solve_end(state.rules.options, records, 0, ending)
    return ending


@pytest.mark.parametrize("preset", ["classic", "persian", "classic_powers", "known"])
@pytest.mark.parametrize("number", range(12))
def test_bounds_agree_with_brute_force(number: int, preset: str) -> None:
    state = end(number, preset)
    assert can_solve(state.rules.options, state)
    ending = solved(state, 3_000)
    for place in range(ending.found):
        low, high = action_bounds(state, ending.actions[place], state.turn, DEPTH)
        found = ending.low[place] / UNIT / SCALE, ending.high[place] / UNIT / SCALE
        assert found[0] <= float(high) + ROUNDING
        assert found[1] >= float(low) - ROUNDING
        if low == high:
            assert found[0] == pytest.approx(float(low), abs=ROUNDING) or ending.best >= 0
