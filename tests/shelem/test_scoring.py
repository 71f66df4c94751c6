"""S18–S25: what a deal scores, and who wins the match."""

import pytest

from barg.shelem import Phase, ShelemRules, State
from barg.shelem.actions import KONS, SHELEM
from barg.shelem.scoring import deal_scores, declarer_score, defender_score
from tests.shelem.helpers import rules, suits_deal


def finished(
    table: ShelemRules,
    contract: int,
    raw: int,
    tricks: int = 8,
    declarer: int = 0,
    totals: tuple[int, int] = (0, 0),
) -> State:
    """A finished deal in which declarer's team took so many raw points and tricks."""
    state = suits_deal(table, totals)
    state.phase = Phase.OVER
    state.declarer = declarer
    state.contract = contract
    team = declarer % 2
    state.points[team], state.points[1 - team] = raw, table.total - raw
    state.tricks_won[team], state.tricks_won[1 - team] = tricks, 12 - tricks
    return state


def test_s18_made_scores_the_contract() -> None:
    assert declarer_score(rules(), 120, 130, 9) == 120
    assert declarer_score(rules(), 120, 120, 9) == 120


def test_s18_made_scores_what_was_taken() -> None:
    assert declarer_score(rules(made="taken"), 120, 130, 9) == 130


def test_s19_lost_is_minus_the_contract_case_29() -> None:
    state = finished(rules(), 120, 100, declarer=1)
    assert deal_scores(state) == (65, -120), "check 11, declared by seat 1"


@pytest.mark.parametrize(
    ("preset", "contract", "raw", "score"),
    [
        ("bazito", 130, 80, -260),  # check 3
        ("gameocards", 120, 85, -120),  # check 8
        ("gameocards", 120, 80, -240),
        ("shivaei", 120, 90, -240),
        ("shivaei", 120, 95, -120),
    ],
)
def test_s19_doubled_under_half(preset: str, contract: int, raw: int, score: int) -> None:
    assert declarer_score(rules(preset), contract, raw, 6) == score


def test_s19_without_the_doubling() -> None:
    assert declarer_score(rules(half_penalty=False), 130, 80, 5) == -130


def test_s20_defenders_score_what_they_took() -> None:
    assert deal_scores(finished(rules(), 120, 130)) == (120, 35)
    assert deal_scores(finished(rules(), 130, 80)) == (-260, 85)


def test_s20_defenders_with_all_tricks_make_no_slam() -> None:
    assert deal_scores(finished(rules(), 100, 5, tricks=0)) == (-200, 160)


@pytest.mark.parametrize(
    ("preset", "options", "contract", "score"),
    [
        ("bazito", {}, 120, 240),  # check 6
        ("bazito", {}, 165, 330),
        ("ghavarech", {}, 130, 260),
        ("gameocards", {}, 120, 165),
        ("gameocards", {}, 165, 165),
        ("shivaei", {}, 120, 370),
        ("bazito", {"slam": "total_twice"}, 120, 330),
        ("bazito", {"slam": "none"}, 120, 120),
        ("bazito", {"slam": "none", "made": "taken"}, 120, 165),
        ("bazito", {"slam": "total", "made": "taken"}, 120, 165),
    ],
)
def test_s21_slam(preset: str, options: dict[str, str], contract: int, score: int) -> None:
    table = rules(preset, **options)
    assert deal_scores(finished(table, contract, table.total, tricks=12)) == (score, 0)


def test_s21_case_31_eleven_tricks_with_all_card_points_are_no_slam() -> None:
    assert deal_scores(finished(rules(), 120, 160, tricks=11)) == (120, 5)


@pytest.mark.parametrize(("preset", "value"), [("gameocards", 330), ("shivaei", 370)])
def test_s22_a_promised_slam(preset: str, value: int) -> None:
    table = rules(preset)
    assert declarer_score(table, SHELEM, table.total, 12) == value
    assert declarer_score(table, SHELEM, table.total - 5, 11) == -value
    assert declarer_score(table, SHELEM, 5, 0) == -value, "no other doubling"
    assert deal_scores(finished(table, SHELEM, table.total - 5, tricks=11)) == (-value, 5)


def test_s23_kons_decides_the_match_whatever_the_totals() -> None:
    table = rules("gameocards", kons_from=0)
    made = finished(table, KONS, 165, tricks=12, declarer=1, totals=(900, 0))
    assert table.winners(made) == (1, 3)
    assert deal_scores(made) == (0, 330)
    lost = finished(table, KONS, 160, tricks=11, declarer=1, totals=(0, 900))
    assert table.winners(lost) == (0, 2)
    assert deal_scores(lost) == (5, -330)


@pytest.mark.parametrize(("before", "after"), [(1100, 1100), (1095, 1135)])
def test_s24_check_9_crumbs_stop(before: int, after: int) -> None:
    table = rules("gameocards")
    state = finished(table, 120, 125, totals=(0, before))
    assert table.totals_after(state) == (120, after)


def test_s24_crumbs_stop_when_the_contract_is_lost_too() -> None:
    table = rules("gameocards")
    assert deal_scores(finished(table, 120, 100, totals=(0, 1100))) == (-120, 0)
    assert defender_score(rules(), 65, 5000) == 65, "other presets have no stop"


def test_s25_the_match_ends_at_the_target() -> None:
    table = rules()
    assert table.winners(finished(table, 120, 130, totals=(479, 0))) == ()
    assert table.winners(finished(table, 120, 130, totals=(480, 0))) == (0, 2)


def test_s25_check_10_the_higher_total_wins_and_level_totals_play_on() -> None:
    table = rules("gameocards")
    ahead = finished(table, 120, 130, declarer=1, totals=(1165, 1090))
    assert table.totals_after(ahead) == (1165, 1210), "crumbs have stopped for team 0"
    assert table.winners(ahead) == (1, 3)
    level = finished(table, 120, 130, declarer=1, totals=(1200, 1080))
    assert table.totals_after(level) == (1200, 1200)
    assert table.winners(level) == ()


def test_s25_a_team_that_was_over_before_may_win_by_the_others_minus() -> None:
    table = rules()
    state = finished(table, 120, 100, declarer=1, totals=(610, 620))
    assert table.winners(state) == (0, 2)


def test_check_7_the_example_of_four_deals_case_30() -> None:
    table = rules("gameocards")
    deals = [(0, 135, 130, 10), (3, 125, 150, 10), (0, 150, 165, 12), (3, 135, 135, 9)]
    totals: tuple[int, ...] = (0, 0)
    scores, running = [], []
    for declarer, contract, raw, tricks in deals:
        state = finished(table, contract, raw, tricks, declarer, (totals[0], totals[1]))
        totals = table.totals_after(state)
        scores.append(deal_scores(state))
        running.append(totals)
    assert scores == [(-135, 35), (15, 125), (165, 0), (30, 135)]
    assert running == [(-135, 35), (-120, 160), (45, 160), (75, 295)]
