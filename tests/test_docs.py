"""What the docs say of the code is true."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from barg.game import Rules, State
from barg.server.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
ADD_A_GAME = ROOT / "docs/add-a-game.md"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_every_setting_is_described() -> None:
    text = (ROOT / "docs/settings.md").read_text()
    assert set(re.findall(rf"`({PREFIX}[A-Z_]+)`", text)) == {
        PREFIX + one.name.upper() for one in fields(Settings)
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_files_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page}: {target}"


def test_the_code_in_add_a_game_is_that_of_the_example() -> None:
    folders = (ROOT / "docs/examples", ROOT / "src/barg", ROOT / "tests/examples")
    code = [path.read_text() for folder in folders for path in folder.rglob("*.py")]
    blocks = re.findall(r"^```python\n(.*?)^```$", ADD_A_GAME.read_text(), re.DOTALL | re.MULTILINE)
    assert len(blocks) > 8
    for block in blocks:
        for part in block.split("\n...\n"):
            assert any(part.strip("\n") in text for text in code), part


def test_add_a_game_names_all_that_a_game_must_have() -> None:
    text = ADD_A_GAME.read_text()
    for protocol in (Rules, State):
        for name in vars(protocol):
            if not name.startswith("_"):
                assert f"`{name}`" in text, f"{protocol.__name__}.{name}"


def test_the_code_in_environments_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs/environments.md").read_text()
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 4
    names: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/environments.md", "exec"), names)
    assert "bid 100" in capsys.readouterr().out
