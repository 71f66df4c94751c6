"""Compiled code and the interpreted rules go through the same states, field by field."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.kernel.recorded import compiled_deals, interpreted_deals
from tests.kernel.tables import TABLES, rules_of

DEALS = int(os.environ.get("BARG_TEST_DEALS", "2000"))
"""Of each game and preset, shared among its numbers of players."""
ROOT = Path(__file__).resolve().parent.parent.parent


def deals_of(game: str, preset: str) -> int:
    tables = [table for table in TABLES if table[:2] == (game, preset)]
    return -(-DEALS // len(tables))


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_interpreted_and_compiled_states_agree(game: str, preset: str, players: int) -> None:
    rules = rules_of(game, preset, players)
    deals = deals_of(game, preset)
    pairs = zip(compiled_deals(rules, deals), interpreted_deals(rules, deals), strict=True)
    for number, (fast, slow) in enumerate(pairs):
        assert len(fast) == len(slow), f"deal {number}: another number of actions"
        different = np.argwhere(fast != slow)
        assert not len(different), f"deal {number}: action {different[0][0]} of {len(slow) - 1}"


def test_compiled_code_stays_within_its_arrays(tmp_path: Path) -> None:
    """Once more with every index checked, fewer deals of each."""
    if os.environ.get("NUMBA_BOUNDSCHECK"):
        pytest.skip("this is the run with the checks")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__]
    settings = {"NUMBA_BOUNDSCHECK": "1", "BARG_TEST_DEALS": "150"}
    settings["XDG_CACHE_HOME"] = str(tmp_path)
    run = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-2000:]
