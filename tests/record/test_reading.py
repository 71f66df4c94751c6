"""What may be written in more than one way, unfinished records, and the JSON Schema."""

import json
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from barg.record import read_record, record_schema, replay, write_record
from barg.record_errors import RecordError

GOLDEN = Path(__file__).parent.parent / "golden"
SAMPLE = (GOLDEN / "sample-001.barg").read_bytes()
SCHEMA = json.loads(files("barg").joinpath("schemas/record.json").read_text())


def cut(actions: int) -> dict[str, Any]:
    """The report of the sample, stopped after so many actions."""
    record = json.loads(SAMPLE)
    record["deals"][0]["actions"] = record["deals"][0]["actions"][:actions]
    return replay(read_record(json.dumps(record).encode())).report()


def test_signs_and_10_are_read() -> None:
    text = SAMPLE.decode().replace("TH", "10H").replace("AS", "A♠").replace("2D", "2♦")
    assert replay(read_record(text.encode())).report()["ok"]


def test_a_byte_order_mark_is_read() -> None:
    assert read_record(b"\xef\xbb\xbf" + SAMPLE) == read_record(SAMPLE)


def test_rules_may_be_left_out() -> None:
    record = json.loads(SAMPLE)
    del record["rules"]
    found = replay(read_record(json.dumps(record).encode()))
    assert found.match.rules.preset == "bazito"


def test_an_empty_match() -> None:
    record = {**json.loads(SAMPLE), "deals": []}
    report = replay(read_record(json.dumps(record).encode())).report()
    assert report["deals"] == report["legal"] == report["winners"] == []
    assert report["to_act"] is None


def test_an_unfinished_auction() -> None:
    report = cut(2)
    assert report["to_act"] == 2
    assert report["legal"] == [*(f"bid {bid}" for bid in range(110, 170, 5)), "pass"]
    (deal,) = report["deals"]
    assert deal == {"dealer": 3} | dict.fromkeys(
        ("declarer", "contract", "trump", "raw", "scores", "totals")
    )


def test_an_unfinished_discard() -> None:
    report = cut(7)
    assert report["to_act"] == 0
    assert report["legal"] == {
        "choose": 4,
        "from": "KS 4S 2S AH KH QH JH TH 9H 8H AD 2D AC TC 5C 3C",
    }
    assert report["deals"][0]["contract"] == 120


def test_an_unfinished_trick_lists_sorted_cards() -> None:
    report = cut(11)
    assert report["to_act"] == 2
    assert report["legal"] == ["play 2H", "play 4H", "play 6H"]


def test_every_cut_of_a_record_replays() -> None:
    for count in range(57):
        report = cut(count)
        assert report["ok"]
        assert report["to_act"] is not None
        assert report["legal"]


def test_optional_fields_go_round() -> None:
    record = json.loads(SAMPLE)
    record |= {
        "site": "barg.example",
        "date": "2026-11-30T20:00:00Z",
        "seed": 5,
        "commitment": "abc",
        "comments": {"12": "خوب"},
    }
    record["deals"][0]["at"] = list(range(57))
    found = read_record(json.dumps(record).encode())
    assert json.loads(write_record(found)) == record
    assert replay(found).report()["ok"]


def test_the_shipped_schema_is_that_of_the_code() -> None:
    assert record_schema() == SCHEMA, "run: barg schema record > src/barg/schemas/record.json"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.barg")), ids=lambda path: path.stem)
def test_golden_records_fit_the_schema(path: Path) -> None:
    jsonschema.validate(json.loads(path.read_bytes()), SCHEMA)


def test_the_schema_refuses_what_the_reader_refuses() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    for field in ("barg", "game", "players", "dealer", "deals"):
        record = json.loads(SAMPLE)
        del record[field]
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(record, SCHEMA)
        with pytest.raises(RecordError):
            read_record(json.dumps(record).encode())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
)
NAMES = ("barg", "game", "rules", "players", "dealer", "deals", "deck", "actions")


@given(st.dictionaries(st.sampled_from(NAMES), JSON), st.booleans())
def test_any_json_is_a_record_or_a_record_error(fields: dict[str, Any], base: bool) -> None:
    record = {**(json.loads(SAMPLE) if base else {}), **fields}
    with suppress(RecordError):
        found = replay(read_record(json.dumps(record).encode()))
        assert found.report()["ok"]


@given(st.binary(max_size=200))
def test_any_bytes_are_a_record_or_a_record_error(data: bytes) -> None:
    with pytest.raises(RecordError):
        read_record(data)
