"""Tables of winning chances."""

import pytest

from barg.bots.shelem.bidding_engine.win import HEADER, chance, work_out
from barg.bots.shelem.winning import points_table, win_table
from barg.game import GAMES
from barg.kernel.shelem import Options
from barg.shelem.options import PRESETS

OUTCOMES = [(100.0, 120.0, 0.5), (110.0, 100.0, 0.3), (100.0, 165.0, 0.1), (120.0, 80.0, 0.1)]
SCORES = [-600, -300, -100, 0, 45, 160, 300, 595]


@pytest.mark.parametrize("preset", PRESETS)
def test_tables_of_presets_grow_with_the_own_total_and_are_fair(preset: str) -> None:
    rules = GAMES["shelem"].rules({"preset": preset})
    table = win_table(rules).tolist()
    assert table[0] == rules.target
    for other in SCORES:
        chances = [chance(table, own, other) for own in SCORES]
        assert chances == sorted(chances)
        assert chance(table, other, other) == pytest.approx(0.5, abs=1e-4)
        for own in SCORES:
            total = chance(table, own, other) + chance(table, other, own)
            assert total == pytest.approx(1.0, abs=1e-4)


def test_s25_a_match_that_is_over_is_won_by_the_side_ahead() -> None:
    table = win_table(GAMES["shelem"].rules({})).tolist()
    assert chance(table, 600, 595) == 1.0
    assert chance(table, 620, 640) == 0.0
    assert chance(table, 600, 600) == 0.5
    assert chance(table, 595, -500) > 0.95


def test_without_a_match_points_count() -> None:
    assert chance(points_table().tolist(), 120, 45) == 75


def test_s24_stopped_crumbs_hold_a_side_back_that_needs_them() -> None:
    free = GAMES["shelem"].rules({"preset": "shivaei", "target": 1165, "slam": "total"})
    stopped = GAMES["shelem"].rules(
        {"preset": "shivaei", "target": 1165, "slam": "total", "crumbs_stop": 1100}
    )
    with_crumbs = _interpreted(free.options, 1165)
    without = _interpreted(stopped.options, 1165)
    assert chance(without, 1135, 1000) < chance(with_crumbs, 1135, 1000)


def test_other_targets_are_worked_out_and_agree_with_the_interpreted_engine() -> None:
    rules = GAMES["shelem"].rules({"target": 250})
    table = win_table(rules).tolist()
    assert table[0] == 250
    assert chance(table, 200, 0) > chance(win_table(GAMES["shelem"].rules({})).tolist(), 200, 0)


def _interpreted(options: Options, target: int) -> list[float]:
    size, step = 12, 120
    table = [0.0] * (HEADER + size * size)
    table[:HEADER] = [target, target - 5 - (size - 1) * step, step, size]
    flat = [number for row in OUTCOMES for number in row]
    assert work_out(options, table, flat, len(OUTCOMES)) < 40
    return table
