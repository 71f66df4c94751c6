"""Ladders: every pairing once, ratings that agree with the results."""

import pytest

from barg.arena import Contest, Estimate, Pairing, play_ladder, ratings


def pairing(a: str, b: str, score: float, rounds: int = 1000) -> Pairing:
    return Pairing(a, b, Estimate(0, 0, 0), score, rounds)


def test_ten_times_the_chance_is_400_points() -> None:
    rated = ratings(["x", "y"], [pairing("x", "y", 10 / 11, 100_000)])
    assert rated["x"] - rated["y"] == pytest.approx(400, abs=1)
    assert rated["x"] + rated["y"] == pytest.approx(3000)


def test_ratings_follow_from_all_pairings() -> None:
    results = [pairing("b", "a", 0.6), pairing("c", "a", 0.7), pairing("c", "b", 0.6)]
    rated = ratings(["a", "b", "c"], results)
    assert rated["a"] < rated["b"] < rated["c"]
    assert rated["b"] == pytest.approx(1500, abs=15)


def test_a_player_that_never_wins_has_a_finite_rating() -> None:
    rated = ratings(["x", "y"], [pairing("x", "y", 1.0, 50)])
    assert 400 < rated["x"] - rated["y"] < 1500


def test_every_pairing_is_played_with_the_later_level_first() -> None:
    told: list[int] = []
    found = play_ladder(
        ["random", "heuristic"], Contest("", "", "shithead"), 5, 1, None, lambda: told.append(1)
    )
    assert [(one.a, one.b, one.rounds) for one in found] == [("heuristic", "random", 5)]
    assert found[0].score == 1.0
    assert len(told) == 5
