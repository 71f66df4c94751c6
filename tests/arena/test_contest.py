"""Rounds over the same cards, whatever the game."""

from statistics import fmean

import pytest

from barg.arena import Contest, play_round, run
from barg.arena.contest import net
from barg.game import GAMES


@pytest.mark.parametrize(
    ("game", "players"), [("shelem", 4), ("shelem2", 2), ("rummy", 3), ("shithead", 4)]
)
def test_a_player_against_itself_is_level_over_all_seats(game: str, players: int) -> None:
    outcome = play_round(Contest("heuristic", "heuristic", game, players=players), 1)
    sides = max(GAMES[game].rules({}, players).sides) + 1
    assert outcome.net == pytest.approx(0)
    assert outcome.first == pytest.approx(1 / sides)
    assert outcome.last == pytest.approx(1 / sides)
    assert outcome.tally["deals"] == sides


def test_the_seed_fixes_everything_and_processes_change_nothing() -> None:
    contest = Contest("heuristic", "random", "rummy", players=3, seed=5)
    alone = [(one.net, one.tally) for one in run(contest, 4)]
    assert alone == [(one.net, one.tally) for one in run(contest, 4, jobs=2)]
    other = [one.net for one in run(Contest("heuristic", "random", "rummy", seed=6), 4)]
    assert [value for value, _ in alone] != other


def test_matches_are_shares_of_wins() -> None:
    outcomes = list(run(Contest("heuristic", "random", "shelem", seed=2, matches=True), 3))
    assert all(one.net in (0, 0.5, 1) for one in outcomes)
    assert fmean(one.net for one in outcomes) > 0.5
    assert all(one.tally["deals"] >= 2 for one in outcomes)


def test_without_duplicate_a_sits_on_each_side_in_turn() -> None:
    contest = Contest("heuristic", "random", "shithead", players=3, duplicate=False)
    assert [one.tally["deals"] for one in run(contest, 3)] == [1, 1, 1]


def test_net_is_over_the_mean_of_the_others() -> None:
    alone = GAMES["rummy"].rules({}, 3)
    assert net(alone, (30, 0, -10), 0) == 35
    pairs = GAMES["shelem"].rules({})
    assert net(pairs, (120, 45, 120, 45), 1) == -75
