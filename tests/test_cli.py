"""The command line, as people and scripts call it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from barg import __version__
from tests.processes import living

GOLDEN = Path(__file__).parent / "golden"
SAMPLE = GOLDEN / "sample-001.barg"


def barg(*args: object, data: bytes | None = None) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "barg.cli", *map(str, args)]
    env = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "COLUMNS": "100"}
    done = subprocess.run(
        command, input=data, capture_output=True, env=env, timeout=120, check=False
    )
    assert b"Traceback" not in done.stderr
    assert b"Traceback" not in done.stdout
    return done


def in_shell(command: str) -> subprocess.CompletedProcess[bytes]:
    """Run a shell's line in which ``barg`` is the program."""
    line = command.replace("barg", f"{sys.executable} -m barg", 1)
    done = subprocess.run(["sh", "-c", line], capture_output=True, timeout=120, check=False)
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr
    return done


def lines(done: subprocess.CompletedProcess[bytes]) -> list[Any]:
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_replay_prints_a_line_a_file_in_order() -> None:
    files = [SAMPLE, GOLDEN / "shelem4-slams-1.barg", SAMPLE]
    done = barg("replay", *files)
    assert (done.returncode, done.stderr) == (0, b"")
    found = lines(done)
    assert len(found) == 3
    for path, report in zip(files, found, strict=True):
        expected = json.loads(path.with_suffix(".expected.json").read_text())
        assert {key: report[key] for key in expected} == expected


def test_replay_of_a_wrong_file_goes_on_with_the_next(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.barg"
    wrong.write_bytes(SAMPLE.read_bytes().replace(b'"play 7H"', b'"play 8D"', 1))
    done = barg("replay", wrong, tmp_path / "none.barg", tmp_path, SAMPLE)
    assert done.returncode == 1
    bad, none, folder, good = lines(done)
    assert bad["error"] == {
        "deal": 0,
        "action": 10,
        "text": "play 8D",
        "reason": "must follow suit: hearts",
    }
    assert none["error"]["reason"] == "cannot be read: No such file or directory"
    assert folder["error"]["reason"] == "cannot be read: Is a directory"
    assert good["ok"]
    assert len(done.stderr.splitlines()) == 3, "the same reasons for people"


def test_replay_reads_standard_input() -> None:
    assert lines(barg("replay", "-", data=SAMPLE.read_bytes()))[0]["ok"]


def test_replay_of_odd_texts_is_printable_everywhere(tmp_path: Path) -> None:
    record = json.loads(SAMPLE.read_text())
    record["deals"][0]["actions"][0] = "خواندن ۱۰۰"
    path = tmp_path / "odd.barg"
    path.write_text(json.dumps(record))
    done = barg("replay", path)
    assert lines(done)[0]["error"]["text"] == "خواندن ۱۰۰"


@pytest.mark.parametrize("sign", ["\x1b[2J", "\x07", "\u202e", "\n", "\x7f"])
def test_nothing_written_for_people_moves_their_cursor(tmp_path: Path, sign: str) -> None:
    record = json.loads(SAMPLE.read_text())
    option = {**record, "rules": {f"a{sign}": 1}}
    record["deals"][0]["actions"][0] = f"bid{sign}1"
    for number, wrong in enumerate((option, record)):
        (tmp_path / f"{number}{sign}.barg").write_text(json.dumps(wrong))
    done = barg("replay", *tmp_path.iterdir(), f"none{sign}")
    said = done.stderr.decode().splitlines()
    assert len(said) == 3
    assert all(line.isprintable() for line in said)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
@pytest.mark.parametrize("command", ["replay", "schema record", "arena --deals 2 --json"])
def test_output_that_cannot_be_written_is_told(command: str) -> None:
    file = SAMPLE if command == "replay" else ""
    done = in_shell(f"barg {command} {file} > /dev/full")
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"barg: " in done.stderr
    assert b"No space left" in done.stderr


def test_closed_streams_and_readers_that_leave() -> None:
    assert lines(in_shell("barg replay - <&-"))[0]["error"]["reason"].endswith("is closed")
    assert in_shell(f"barg replay {SAMPLE} >&-").returncode == 0
    many = f"{SAMPLE} " * 200
    assert len(lines(in_shell(f"barg replay {many} | head -n 1"))) == 1


def test_an_interrupt_ends_it_quietly_at_any_moment() -> None:
    for after in (0.02, 0.1, 0.2, 0.5, 1.0):
        process = subprocess.Popen(
            [sys.executable, "-m", "barg", "replay", "-"],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        time.sleep(after)
        process.send_signal(signal.SIGINT)
        said = process.communicate(timeout=60)[1]
        if b"<frozen" in said or process.returncode == -signal.SIGINT:
            continue  # Python itself was still starting
        assert (process.returncode, said) == (130, b"")


def test_bot_plays_for_the_seat_to_act(tmp_path: Path) -> None:
    record = json.loads(SAMPLE.read_text())
    for count, verb in ((0, "bid"), (7, "discard"), (8, "trump"), (9, "play"), (30, "play")):
        cut = json.loads(json.dumps(record))
        cut["deals"][0]["actions"] = cut["deals"][0]["actions"][:count]
        path = tmp_path / f"{count}.barg"
        path.write_text(json.dumps(cut))
        for level in ("heuristic", "random"):
            first, second = (
                lines(barg("bot", "--game", "shelem", "--level", level, "--record", path))[0]
                for _ in range(2)
            )
            assert first["action"] == second["action"], "same record and seed, same action"
            assert set(first) == {"action", "values", "worlds", "seconds"}
            cut["deals"][0]["actions"].append(first["action"])
            again = tmp_path / "again.barg"
            again.write_text(json.dumps(cut))
            assert lines(barg("replay", again))[0]["ok"]
            cut["deals"][0]["actions"].pop()
            if level == "heuristic" and count:
                assert first["action"].startswith(verb)


@pytest.mark.parametrize(
    "name",
    [
        "rummy2-rim_joker",
        "rummy4-rim_hand",
        "shithead3-persian",
        "shithead2-persian_six",
        "shithead4-options-0",
        "shelem2-gameocards-1",
    ],
)
def test_bot_plays_every_game(tmp_path: Path, name: str) -> None:
    record = json.loads((GOLDEN / f"{name}.barg").read_text())
    record["deals"] = record["deals"][:1]
    record["deals"][0].pop("reshuffles", None)
    path = tmp_path / "cut.barg"
    last = len(record["deals"][0]["actions"]) - 1
    for count in (9, 4, 0):
        del record["deals"][0]["actions"][min(count, last) :]
        path.write_text(json.dumps(record))
        (found,) = lines(barg("bot", "--game", record["game"], "--record", path))
        record["deals"][0]["actions"].append(found["action"])
        path.write_text(json.dumps(record))
        assert lines(barg("replay", path))[0]["ok"]


def test_bot_reads_standard_input() -> None:
    record = json.loads(SAMPLE.read_text())
    del record["deals"][0]["actions"][9:]
    done = barg("bot", "--record", "-", data=json.dumps(record).encode())
    assert lines(done)[0]["action"].startswith("play ")


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--record", SAMPLE), "nobody is to act"),
        (("--record", SAMPLE, "--game", "rummy"), "not of rummy"),
        (("--record", "/nowhere"), "cannot be read"),
    ],
)
def test_bot_says_what_is_wrong(args: tuple[object, ...], reason: str) -> None:
    done = barg("bot", *args)
    assert done.returncode == 1
    assert reason in lines(done)[0]["error"]["reason"]
    assert reason in done.stderr.decode()


def test_unknown_levels_and_presets_are_named() -> None:
    for args in (("bot", "--record", SAMPLE, "--level", "x"), ("arena", "--a", "x")):
        done = barg(*args)
        assert done.returncode == 1
        assert b"no such level: 'x' (known: heuristic, random, novice, casual" in done.stderr
    done = barg("bot", "--record", SAMPLE, "--game", "hokm")
    assert done.returncode == 1
    assert b"no such game: 'hokm' (known: shelem, shelem2, rummy, shithead)" in done.stderr
    assert b"must be one of bazito" in barg("arena", "--preset", "x").stderr
    assert barg("arena", "--deals", "0").returncode == 1
    for jobs in ("0", "-3", "100000"):
        assert b"--jobs must be from 1 to 256" in barg("arena", "--jobs", jobs).stderr


def test_arena_gives_the_same_figures_for_the_same_seed() -> None:
    args = ("arena", "--a", "heuristic", "--b", "random", "--deals", 20, "--duplicate", "--json")
    (one,), (two,) = lines(barg(*args, "--jobs", 1)), lines(barg(*args, "--jobs", 2))
    assert one == two
    assert one["pairs"] == 20
    assert one["low"] <= one["mean"] <= one["high"]
    assert one["low"] > 100, "sensible play beats random play"


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_arena_that_is_ended_leaves_no_process_behind(sign: signal.Signals) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "barg", "arena", "--deals", "1000000", "--jobs", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        process_group=0,
    )
    wait_for(lambda: len(living(process.pid)) >= 3)
    time.sleep(0.5)
    process.send_signal(sign)
    said = process.communicate(timeout=20)[1]
    assert b"Traceback" not in said
    assert process.returncode == (130 if sign == signal.SIGINT else -sign)
    wait_for(lambda: not living(process.pid))


def wait_for(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_arena_of_a_bot_against_itself_is_level() -> None:
    (found,) = lines(barg("arena", "--b", "heuristic", "--deals", 8, "--duplicate", "--json"))
    assert found == {"pairs": 8, "mean": 0.0, "low": 0.0, "high": 0.0}


@pytest.mark.parametrize(("game", "players"), [("rummy", 3), ("shithead", 5), ("shelem2", 2)])
def test_arena_plays_every_game(game: str, players: int) -> None:
    args = ("arena", "--game", game, "--players", players, "--deals", 4, "--duplicate")
    (found,) = lines(barg(*args, "--json"))
    assert found["pairs"] == 4
    assert found["mean"] > 0
    said = barg(*args).stdout.decode()
    assert said.startswith("heuristic over random: +")
    assert f"{players} players" in said


def test_arena_stops_when_it_is_decided() -> None:
    args = ("arena", "--deals", 400, "--duplicate", "--sprt", 0, 200, "--seed", 3)
    (found,) = lines(barg(*args, "--json"))
    assert found["sprt"] == "high"
    assert found["pairs"] < 100


def test_arena_of_matches_prints_the_share_that_is_won() -> None:
    said = barg("arena", "--deals", 2, "--matches", "--duplicate").stdout.decode()
    assert said.startswith("heuristic wins 100.0 % of its matches against random")


def test_analyse_judges_a_match() -> None:
    args = ("analyse", SAMPLE, "--level", "heuristic", "--jobs", 1)
    (found,) = lines(barg(*args, "--json"))
    assert [one["name"] for one in found["players"]] == ["You", "Right", "Partner", "Left"]
    assert {one["stage"] for one in found["decisions"]} == {"auction", "exchange", "play"}
    assert b"Points given away" in barg(*args, "--no-perfect").stdout


def test_analyse_says_what_is_wrong(tmp_path: Path) -> None:
    done = barg("analyse", tmp_path / "none.barg")
    assert lines(done)[0]["error"]["reason"] == "cannot be read: No such file or directory"
    assert done.returncode == 1
    assert b"no such level: 'x'" in barg("analyse", SAMPLE, "--level", "x").stderr


def test_ladder_rates_all_levels() -> None:
    (found,) = lines(
        barg(
            "ladder",
            "--game",
            "shithead",
            "--deals",
            4,
            "--json",
            "--levels",
            "random",
            "--levels",
            "heuristic",
        )
    )
    assert found["ratings"]["heuristic"] > found["ratings"]["random"]
    assert (
        b"heuristic"
        in barg(
            "ladder", "--game", "rummy", "--deals", 2, "--levels", "random", "--levels", "heuristic"
        ).stdout
    )
    assert b"two or more" in barg("ladder", "--levels", "random").stderr


def test_an_engine_answers_line_by_line() -> None:
    done = barg("engine", data=b'{"type": "hello", "protocol": 1}\n\xff\n')
    hello, error = lines(done)
    assert hello["name"] == "Barg"
    assert "not JSON" in error["reason"]
    assert b"no such level" in barg("engine", "--level", "x").stderr


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--game", "chess"), "no such game: 'chess'"),
        (("--players", 5), "players: shelem is for 4 players, not 5"),
        (("--seconds", 0), "--seconds must be over 0"),
        (("--a", "engine: ./none"), "./none: cannot be started"),
        (("--sprt", 5, 0), "must be under the higher"),
        (("--ray", "127.0.0.1:1"), "no Ray cluster at 127.0.0.1:1"),
    ],
)
def test_arena_says_what_is_wrong(args: tuple[object, ...], reason: str) -> None:
    done = barg("arena", *args)
    assert done.returncode == 1
    assert reason in done.stderr.decode()
    assert done.stdout == b""


def test_schema_of_records_is_a_schema() -> None:
    (schema,) = [json.loads(barg("schema", "record").stdout)]
    jsonschema.Draft202012Validator.check_schema(schema)


def test_version_and_help() -> None:
    assert barg("--version").stdout.decode().strip() == __version__
    text = barg("--help").stdout.decode()
    for command in ("replay", "bot", "arena", "schema"):
        assert command in text
    assert barg("replay", "--help").returncode == 0


@pytest.mark.parametrize("command", ["analyse", "arena", "bot", "ladder", "replay", "solve"])
def test_the_help_of_a_command_is_as_it_was_written(command: str) -> None:
    text = barg(command, "--help").stdout.decode()
    assert "•" not in text, "a line of the text begins with -"
    assert "--empty-" not in text


@pytest.mark.parametrize("args", [("nothing",), ("replay",), ("arena", "--deals", "many")])
def test_wrong_usage_is_told(args: tuple[str, ...]) -> None:
    done = barg(*args)
    assert done.returncode != 0
    assert done.stdout + done.stderr
