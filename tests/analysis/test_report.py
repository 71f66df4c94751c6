"""A match judged decision by decision."""

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from barg.analysis import Moment, analyse, judge, moments, sentence
from barg.bots import LEVELS, Decision, Value
from barg.bots.levels import MORE_VALUES
from barg.kernel.shelem.fields import Phase
from barg.record import Record, read_record
from barg.record_errors import RecordError

GOLDEN = Path(__file__).parent.parent / "golden"


def record(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.barg").read_bytes())


def counting(observation: Any, rng: Random) -> Decision:
    """A level that values actions by their place in the list, the last one highest."""
    legal = list(observation.legal)[:40]
    worth = {
        action: Value(float(place), 0.25, 0.5, 0.01 * place) for place, action in enumerate(legal)
    }
    return Decision(legal[-1], worth, worlds=rng.randrange(1, 9))


@pytest.fixture
def level(monkeypatch: pytest.MonkeyPatch) -> str:
    for game in LEVELS:
        monkeypatch.setitem(LEVELS[game], "counting", counting)
    monkeypatch.setitem(MORE_VALUES, "shelem", lambda *_: Value(-1.0, 0.25))
    return "counting"


@pytest.mark.parametrize(
    ("name", "stages"),
    [
        ("sample-001", {"auction", "exchange", "play"}),
        ("rummy2-rim", {"draw", "play"}),
    ],
)
def test_moments_are_the_decisions_in_order(name: str, stages: set[str]) -> None:
    replayed, found = moments(record(name))
    assert {one.stage for one in found} == stages
    assert [(one.deal, one.place) for one in found] == sorted(
        (one.deal, one.place) for one in found
    )
    for one in found:
        written = replayed.record.deals[one.deal].actions[one.place]
        assert one.action == replayed.match.rules.parse_action(written)
        assert one.observation.seat == one.seat == one.state.to_act
        assert len(one.observation.legal) > 1


def test_the_cost_is_what_the_best_would_have_brought_more(level: str) -> None:
    _, found = moments(record("sample-001"))
    for moment in [one for one in found if one.stage == "play"]:
        judged = judge(moment, level, 0, perfect=False)
        legal = list(moment.observation.legal)
        difference = len(legal) - 1 - legal.index(moment.action)
        assert judged.cost == difference
        assert judged.win_cost == (pytest.approx(0.01 * difference) if difference else None)
        assert judged.best == moment.observation.rules.action_text(legal[-1])


def test_what_lies_within_its_error_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def unsure(observation: Any, _rng: Random) -> Decision:
        worth = {
            action: Value(float(-place), 100.0) for place, action in enumerate(observation.legal)
        }
        return Decision(observation.legal[0], worth)

    monkeypatch.setitem(LEVELS["shelem"], "unsure", unsure)
    _, found = moments(record("sample-001"))
    plays = [one for one in found if one.stage == "play"]
    assert sum(judge(one, "unsure", 0, perfect=False).cost for one in plays) == 0


def test_the_real_cards_are_solved_too(level: str) -> None:
    _, found = moments(record("sample-001"))
    late = [one for one in found if one.stage == "play" and one.observation.hand.bit_count() < 7]
    for moment in late:
        judged = judge(moment, level, 0)
        assert set(judged.perfect) == {
            moment.observation.rules.action_text(action) for action in moment.observation.legal
        }
        assert judged.perfect_cost is not None
        assert 0 <= judged.perfect_cost <= 165


def test_a_packet_is_valued_in_the_real_cards_with_its_best_trump(level: str) -> None:
    _, found = moments(record("sample-001"))
    packets = [one for one in found if one.observation.phase == Phase.DISCARD]
    judged = judge(packets[0], level, 0)
    assert judged.action in judged.perfect
    named = next(one for one in found if one.observation.phase == Phase.TRUMP)
    trumps = judge(named, level, 0)
    assert len(trumps.perfect) == 4
    assert max(trumps.perfect.values()) == judged.perfect[judged.action]


def test_summaries_add_up(level: str) -> None:
    told: list[tuple[int, int]] = []
    found = analyse(
        record("sample-001"), level=level, perfect=False, tell=lambda *done: told.append(done)
    )
    total = len(found.judgements)
    assert told == [(done, total) for done in range(total + 1)]
    for summary in found.summaries():
        own = [one for one in found.judgements if one.seat == summary.seat]
        assert sum(summary.given_away.values()) == pytest.approx(sum(one.cost for one in own))
        assert sum(summary.decisions.values()) == len(own)
        costs = [one.cost for one in summary.costliest]
        assert costs == sorted((one.cost for one in own if one.cost > 0), reverse=True)[:3]
    assert found.as_json()["ok"]


def test_processes_change_nothing() -> None:
    one, two = (
        analyse(record("sample-001"), level="heuristic", perfect=False, jobs=jobs)
        for jobs in (1, 2)
    )
    assert one.as_json() == two.as_json()


def test_the_costliest_are_told_in_both_languages(level: str) -> None:
    found = analyse(record("sample-001"), level=level, perfect=False)
    summary = next(one for one in found.summaries() if one.costliest)
    words = sentence(summary.costliest[0], summary.name)
    assert words.en.startswith("Deal 1, ")
    assert f"{summary.costliest[0].best} was better by" in words.en
    assert "بهتر بود" in words.fa
    assert not set("0123456789") & set(
        words.fa.replace(summary.costliest[0].action, "").replace(summary.costliest[0].best, "")
    )


def test_an_unfinished_record_is_judged_as_far_as_it_goes(level: str) -> None:
    whole = record("sample-001")
    del whole.deals[0].actions[20:]
    found = analyse(whole, level=level, perfect=False)
    assert max(one.place for one in found.judgements) < 20


def test_a_wrong_record_is_refused() -> None:
    wrong = record("sample-001")
    wrong.deals[0].actions[0] = "bid 7"
    with pytest.raises(RecordError):
        analyse(wrong, level="heuristic")


def test_moments_go_to_other_processes() -> None:
    _, found = moments(record("rummy2-rim"))
    back: Moment = pickle.loads(pickle.dumps(found[3]))
    assert back.text == found[3].text
