"""`barg solve`."""

import json
from pathlib import Path

import pytest

from barg.cli import app

HANDS = "AS KS | 2S 3H | 5S 6D | 7S 8C"


def run(*arguments: str) -> None:
    app(["solve", *arguments], exit_on_error=False, print_error=False, result_action="return_value")


def test_it_prints_the_value_of_each_legal_card(capsys: pytest.CaptureFixture[str]) -> None:
    run("--hands", HANDS, "--trump", "H", "--lead", "0")
    assert json.loads(capsys.readouterr().out) == {
        "objective": "points",
        "to_act": 0,
        "best": 20,
        "cards": {"AS": 20, "KS": 10},
    }


def test_options(capsys: pytest.CaptureFixture[str]) -> None:
    run("--hands", HANDS, "--trump", "-", "--objective", "tricks", "--table-size", "1")
    assert json.loads(capsys.readouterr().out)["best"] == 2
    run("--hands", HANDS, "--trump", "♥", "--ace", "15")
    assert json.loads(capsys.readouterr().out)["best"] == 25
    hands = "AS | 2S 3H | 5S 6D | 7S 8C"
    run("--hands", hands, "--trump", "sars", "--lead", "0", "--table", "KS")
    assert json.loads(capsys.readouterr().out) == {
        "objective": "points",
        "to_act": 1,
        "best": 0,
        "cards": {"2S": 0},
    }


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "--hands and --trump are needed, or --record"),
        (["--hands", HANDS], "--hands and --trump are needed, or --record"),
        (["--hands", HANDS, "--trump", "X"], "no such trump: 'X'"),
        (["--hands", HANDS.replace("KS", "AS"), "--trump", "H"], "AS is there twice"),
        (["--hands", HANDS.replace("2S", ""), "--trump", "H"], "seat 1 must hold 2 cards"),
        (["--hands", HANDS.replace("2S", "1S"), "--trump", "H"], "no such card: '1S'"),
        (["--hands", HANDS, "--trump", "H", "--lead", "4"], "a seat from 0 to 3, not 4"),
        (["--hands", HANDS, "--trump", "H", "--table-size", "0"], "from 1 to 65536 MiB"),
        (["--hands", HANDS, "--trump", "H", "--record", "x"], "--record stands in place of"),
        (["--record", "missing.barg"], "cannot be read"),
    ],
)
def test_what_is_wrong_is_said(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run(*arguments)
    assert ended.value.code == 1
    shown = capsys.readouterr()
    assert reason in shown.err
    assert shown.out == ""


def test_two_players(capsys: pytest.CaptureFixture[str]) -> None:
    run("--hands", "AS | 2S", "--piles", "KS / / | 3S / /", "--trump", "H", "--lead", "1")
    assert json.loads(capsys.readouterr().out) == {
        "objective": "points",
        "to_act": 1,
        "best": 0,
        "cards": {"2S": 0},
    }


def record(path: Path, actions: list[str], game: str = "shelem") -> Path:
    suits = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]
    deck = [rank + suit for suit in "HSDC" for rank in suits]
    dealt = deck[:12] + deck[12:24] + deck[24:36] + deck[48:] + deck[36:48]
    deal = {"deck": " ".join(dealt), "actions": actions}
    content = {"barg": 1, "game": game, "rules": {"preset": "bazito"}, "dealer": 3}
    content |= {"players": ["a", "b", "c", "d"], "deals": [deal]}
    path.write_text(json.dumps(content))
    return path


def test_a_position_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    actions = ["bid 165", "discard 2C 3C 4C 5C", "trump H", "play AH"]
    run("--record", str(record(tmp_path / "a.barg", actions)))
    found = json.loads(capsys.readouterr().out)
    assert found["to_act"] == 1
    assert found["best"] == 0, "seat 0 has twelve trumps"


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        (["bid 100"], "the deal is not at its play"),
        (["bid 90"], "bid"),
        (["pass", "pass", "pass"], "nobody is to act"),
    ],
)
def test_a_record_elsewhere_is_refused(
    actions: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run("--record", str(record(tmp_path / "a.barg", actions)))
    assert reason in capsys.readouterr().err


def test_a_record_of_another_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "r.barg"
    path.write_text(
        '{"barg": 1, "game": "shithead", "players": ["a", "b"], "dealer": 0, "deals": []}'
    )
    with pytest.raises(SystemExit):
        run("--record", str(path))
    assert "of shithead, not of shelem or shelem2" in capsys.readouterr().err


def test_a_record_of_two_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record(tmp_path / "a.barg", [], "shelem2")
    content = json.loads(path.read_text())
    content["players"], content["dealer"] = ["a", "b"], 1
    deck = [rank + suit for suit in "HSDC" for rank in "AKQJT98765432"]
    actions = ["bid 165", "discard 2C 3C 4C 5C", "trump H"]
    content["deals"] = [{"deck": " ".join(deck), "actions": actions}]
    path.write_text(json.dumps(content))
    run("--record", str(path), "--objective", "tricks")
    found = json.loads(capsys.readouterr().out)
    assert (found["to_act"], found["best"]) == (0, 12), "seat 0 has twelve trumps"
