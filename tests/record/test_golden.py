"""Every golden record gives exactly its expected result."""

import json
from pathlib import Path
from typing import Any

import pytest

from barg.record import Replay, read_record, replay, write_record

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.barg"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    expected: dict[str, Any] = json.loads(path.with_suffix(".expected.json").read_text())
    record = read_record(path.read_bytes())
    found = Replay.report(replay(record))
    deals = [
        {key: deal[key] for key in wanted}
        for deal, wanted in zip(found["deals"], expected["deals"], strict=True)
    ]
    assert {key: found[key] for key in expected} | {"deals": deals} == expected
    assert read_record(write_record(record)) == record


def test_there_are_golden_records() -> None:
    assert len(GOLDEN) >= 78
