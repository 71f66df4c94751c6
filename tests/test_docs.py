"""What the docs say of the code is true."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from barg.server.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
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
