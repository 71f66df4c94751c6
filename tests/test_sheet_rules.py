"""What the client's score sheet takes from the rules is what the rules say."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).resolve().parent.parent / "tools/sheet_rules.py"


def test_rules_and_cases_of_the_score_sheet_are_not_stale() -> None:
    check = subprocess.run(
        [sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False
    )
    assert check.returncode == 0, check.stdout + check.stderr
