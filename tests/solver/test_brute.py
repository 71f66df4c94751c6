"""The solver against plain minimax, on more than 20,000 endings."""

from collections import Counter
from random import Random

import pytest

from barg.cards import SMALL_JOKER
from barg.solver import Solver
from tests.solver.brute import values
from tests.solver.endings import ending

COUNTS = {1: 500, 2: 2500, 3: 9000, 4: 7000, 5: 2500, 6: 30}


@pytest.mark.parametrize("size", COUNTS)
def test_every_legal_card_has_the_value_of_minimax(size: int) -> None:
    rng, solver = Random(100 + size), Solver(16, fast=True)
    seen: Counter[object] = Counter()
    for _ in range(COUNTS[size]):
        position = ending(rng, size)
        solution, expected = solver.solve(position), values(position)
        assert solution.cards == expected, position
        assert solution.best == max(expected.values())
        seen.update([("trump", position.trump), position.objective, len(position.table)])
        seen["jokers"] += any(hand >> SMALL_JOKER for hand in position.hands)
    if size > 1:
        wanted = [
            *(("trump", trump) for trump in range(7)),
            "points",
            "tricks",
            0,
            1,
            2,
            3,
            "jokers",
        ]
        assert min(seen[thing] for thing in wanted) > 0, "every mode, objective and place"


def test_the_endings_are_enough() -> None:
    assert sum(COUNTS.values()) >= 20_000


def test_a_table_of_the_smallest_size_changes_no_value() -> None:
    rng, small, large = Random(8), Solver(1, fast=True), Solver(64, fast=True)
    for _ in range(40):
        position = ending(rng, 9)
        assert small.solve(position).cards == large.solve(position).cards
