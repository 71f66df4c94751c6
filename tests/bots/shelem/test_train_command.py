"""``barg train``."""

import subprocess
import sys
from pathlib import Path

from barg.bots.shelem.weights import load


def train(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "barg", "train", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)


def test_it_writes_models_that_load(tmp_path: Path) -> None:
    out = str(tmp_path / "models")
    done = train("--out", out, "--deals", "400", "--kind", "4-10", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"1 models are in {out}\n"
    names = sorted(path.name for path in (tmp_path / "models").iterdir())
    assert names == ["4-10.npz", "plan.txt", "winning.npz"]
    assert load(tmp_path / "models" / "4-10.npz").model().any()
    again = train("--out", out, "--deals", "600", "--kind", "4-10", "--jobs", "1")
    assert again.returncode == 1
    assert "was begun with deals 400 seed 1" in again.stderr


def test_it_names_a_part_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "plan.txt").write_text("deals 400 seed 1 parts of 200\n")
    part = tmp_path / "4-10.round0.npz"
    part.write_bytes(b"no weights")
    done = train("--out", str(tmp_path), "--deals", "400", "--kind", "4-10", "--jobs", "1")
    assert done.returncode == 1
    assert done.stderr == f"barg: {part} holds no weights: remove it to train it anew\n"
    (tmp_path / "plan.txt").write_bytes(b"\xff")
    assert "was begun with" in train("--out", str(tmp_path), "--deals", "400").stderr


def test_it_refuses_what_it_cannot_train(tmp_path: Path) -> None:
    out = str(tmp_path)
    for args, reason in (
        (("--kind", "3-10"), "no such kind of deck: 3-10; there are 4-10, 4-10-jokers"),
        (("--deals", "7"), "--deals must be from 100 to 100000000"),
        (("--jobs", "0"), "--jobs must be from 1 to"),
    ):
        done = train("--out", out, *args)
        assert done.returncode == 1
        assert done.stderr.startswith(f"barg: {reason}")
        assert "Traceback" not in done.stderr
