"""Other programs at our table: those that play, and those that fail in every way."""

import shutil
import sys
from pathlib import Path

import pytest

from barg.arena import Contest, PlayerError, run, verify_player
from barg.engine import EngineFault, Process
from tests.engine.test_view import observations

OURS = f"engine: {sys.executable} -m barg engine"
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "engine.js"
HELLO = 'import json, sys, time\nprint(json.dumps({"protocol": 1, "name": "x"}), flush=True)\n'


def program(tmp_path: Path, body: str) -> str:
    path = tmp_path / "player.py"
    path.write_text(HELLO + body)
    return f"{sys.executable} {path}"


def test_our_own_engine_plays_as_the_level_does() -> None:
    by_engine = list(run(Contest(OURS, "random", seed=3), 2))
    by_level = list(run(Contest("heuristic", "random", seed=3), 2))
    assert [one.net for one in by_engine] == [one.net for one in by_level]
    assert not by_engine[0].tally["illegal"]


@pytest.mark.parametrize(
    ("body", "kind", "seconds"),
    [
        ("time.sleep(60)", "timeout", 0.3),
        ("while True: print('{\"id\": -1}')", "timeout", 0.3),
        ("import subprocess; subprocess.run(['sleep', '60'])", "timeout", 0.3),
        ("sys.exit(3)", "crash", 20.0),
        ("for line in sys.stdin: print('nonsense', flush=True)", "illegal", 20.0),
        ("for line in sys.stdin: print('[]', flush=True)", "illegal", 20.0),
        ("for line in sys.stdin: print('{\"action\": 1}', flush=True)", "illegal", 20.0),
        ('for line in sys.stdin: print(\'{"action": "jump"}\', flush=True)', "illegal", 20.0),
        ('for line in sys.stdin: print(\'{"action": "play AH"}\', flush=True)', "illegal", 20.0),
        ("import os; os.close(1); time.sleep(60)", "crash", 20.0),
    ],
)
def test_faults_are_told_and_the_program_started_again(
    tmp_path: Path, body: str, kind: str, seconds: float
) -> None:
    process = Process(program(tmp_path, body))
    seen = observations("shelem", "bazito", 4, 1)[0]
    for _ in range(2):
        with pytest.raises(EngineFault) as fault:
            process.act(seen, 0, seconds)
        assert fault.value.kind == kind
    process.close()


@pytest.mark.parametrize("is_a", [True, False])
def test_a_contest_goes_on_and_counts_the_faults(tmp_path: Path, is_a: bool) -> None:
    body = 'for line in sys.stdin: print(\'{"action": "jump"}\', flush=True)'
    name = f"engine: {program(tmp_path, body)}"
    a, b = (name, "random") if is_a else ("random", name)
    outcomes = list(run(Contest(a, b, seed=3), 2))
    assert all(one.tally["illegal"] > 10 for one in outcomes)
    assert all(one.tally["deals"] == 2 for one in outcomes)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("engine: ", "no command"),
        ("engine: 'x", "cannot be read"),
        ("engine: ./none-such", "cannot be started"),
        (f"engine: {sys.executable} -c pass", "has ended"),
        (f"engine: {sys.executable} -c 'print(1)'", "the answer is no object"),
        ("grandmaster", "no such level: 'grandmaster'"),
    ],
)
def test_players_that_cannot_play_are_named_before_it_begins(name: str, reason: str) -> None:
    with pytest.raises(Exception, match=reason) as error:
        verify_player("shelem", name)
    assert isinstance(error.value, PlayerError)


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
@pytest.mark.parametrize("game", ["shelem", "rummy", "shithead"])
def test_the_example_in_another_language_plays(game: str) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40
    outcomes = list(run(Contest(f"engine: node {EXAMPLE}", "random", game=game, seed=2), 2))
    assert not sum(sum(one.tally[kind] for one in outcomes) for kind in ("crash", "illegal"))
