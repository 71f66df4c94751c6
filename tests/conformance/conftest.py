"""The games of the docs are registered while the suite runs, and at no other time."""

import pytest

from barg.game import GAMES
from tests.conformance.tables import EXAMPLES


@pytest.fixture(autouse=True)
def _examples_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in EXAMPLES:
        monkeypatch.setitem(GAMES, game.name, game)
