import json
import subprocess
import sys
from typing import Any

import jsonschema
import msgspec

from barg.server import (
    protocol,
    protocol_analysis,
    protocol_hint,
    protocol_offline,
    protocol_replay,
    protocol_rummy,
    protocol_shelem,
    protocol_shithead,
    protocol_words,
)
from barg.server.schema import protocol_schema


def structs() -> set[str]:
    parts = (
        protocol,
        protocol_words,
        protocol_shelem,
        protocol_rummy,
        protocol_shithead,
        protocol_replay,
        protocol_analysis,
        protocol_hint,
        protocol_offline,
    )
    found = {
        name
        for part in parts
        for name, one in vars(part).items()
        if isinstance(one, type) and issubclass(one, msgspec.Struct)
    }
    return found - {"Struct"}


def test_every_type_of_the_protocol_is_in_the_schema() -> None:
    assert set(protocol_schema()["$defs"]) == structs()


def test_the_schema_is_the_same_every_time() -> None:
    command = [sys.executable, "-m", "barg.server.schema"]
    once, again = (
        subprocess.run(command, capture_output=True, check=True).stdout for _ in range(2)
    )
    assert once == again
    assert json.loads(once) == protocol_schema()
    jsonschema.Draft202012Validator.check_schema(json.loads(once))


def test_what_is_sent_fits_the_schema() -> None:
    schema = {**protocol_schema(), "$ref": "#/$defs/Refused"}
    reason = protocol_words.Reason("stale", "the table has moved on")
    message: Any = protocol.Refused(1, reason, None)
    jsonschema.validate(json.loads(msgspec.json.encode(message)), schema)
