"""What the browser gets: enough to play every game, and nothing that it lacks."""

import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PLAY: Final = """
import sys

class OnlyWhatIsThere:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] not in {"msgspec", "barg", "tests", *sys.stdlib_module_names}:
            raise ImportError(f"{name} is not in the browser")

sys.meta_path.insert(0, OnlyWhatIsThere())
sys.path[:0] = [sys.argv[1]]
import barg

assert barg.__file__.startswith(sys.argv[1]), barg.__file__
from tests.offline.page import Page

for game, players in (("shelem", 4), ("shelem2", 2), ("rummy", 4), ("shithead", 3)):
    page = Page(game, players)
    page.play()
    page.ask(do="take_record", table=page.id)
    print(game, page.view["status"])
"""
sys.path.append(str(ROOT / "tools"))

import bytecode  # noqa: E402 - tools/ joins the path first
import client  # noqa: E402
import environment  # noqa: E402
import offline  # noqa: E402
import packing  # noqa: E402


def test_the_packed_modules_alone_play_every_game(tmp_path: Path) -> None:
    archive = tmp_path / "barg.zip"
    with zipfile.ZipFile(archive, "w") as out:
        for path in packing.modules().values():
            out.write(path, path.relative_to(packing.SOURCES))
    played = subprocess.run(
        [sys.executable, "-c", PLAY, str(archive)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.count("between") == 4


def test_the_pack_leaves_out_what_needs_a_server_or_a_compiler() -> None:
    names = packing.modules().keys()
    assert {"barg.offline.desk", "barg.bots.rummy.styles", "barg.server.views"} <= names
    for unwanted in ("barg.storage", "barg.cli", "barg.server.app", "barg.kernel.compiled"):
        assert unwanted not in names


def test_bytecode_is_imported_in_the_place_of_its_source(tmp_path: Path) -> None:
    source, target = tmp_path / "sources.zip", tmp_path / "bytecode.zip"
    with zipfile.ZipFile(source, "w") as out:
        out.writestr("leaf_of_a_tree.py", "COLOUR = 'green'\n")
        out.writestr("unittest/left_out.py", "")
        out.writestr("note.txt", "kept")
    bytecode.convert(str(source), str(target), ("unittest",))
    with zipfile.ZipFile(target) as made:
        assert sorted(made.namelist()) == ["leaf_of_a_tree.pyc", "note.txt"]
    found = subprocess.run(
        [sys.executable, "-c", "import leaf_of_a_tree as it; print(it.COLOUR)"],
        env={"PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout == "green\n", found.stderr


def test_without_its_pack_the_rest_is_set_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise packing.PackError("pip could not fetch it")

    monkeypatch.setattr(offline, "is_current", lambda: False)
    monkeypatch.setattr(offline, "build", fail)
    monkeypatch.setattr(client, "install_packages", lambda _: None)
    monkeypatch.setattr(client, "_is_client_current", lambda: True)
    monkeypatch.setattr(client, "find_node", object)
    environment._ensure_client(build=True)
    assert "Play without a network is left out: pip could not fetch it" in capsys.readouterr().out
    assert client.main() == 1
