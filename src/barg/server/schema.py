"""The JSON Schema of the wire protocol, from which the client's types are generated."""

import json
import sys
from typing import Any, Final

import msgspec

from barg.server import protocol

MESSAGES: Final[tuple[Any, ...]] = (
    protocol.ServerMessage,
    protocol.ClientMessage,
    protocol.GameInfo,
    protocol.Me,
    protocol.Rename,
    protocol.DeviceLink,
    protocol.MyTable,
    protocol.CreateTable,
    protocol.TableCreated,
    protocol.Problem,
)
UNIONS: Final = {
    "ServerMessage": protocol.ServerMessage,
    "ClientMessage": protocol.ClientMessage,
    "Event": protocol.Event,
}


def protocol_schema() -> dict[str, Any]:
    """Every message as a definition, with the unions under their names; sorted by name."""
    _, found = msgspec.json.schema_components(MESSAGES, ref_template="#/$defs/{name}")
    definitions: dict[str, Any] = dict(found)
    for name, union in UNIONS.items():
        members = sorted(member.__name__ for member in union.__args__)
        definitions[name] = {
            "title": name,
            "oneOf": [{"$ref": f"#/$defs/{member}"} for member in members],
        }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": f"The wire protocol of Barg, version {protocol.PROTOCOL}.",
        "$defs": dict(sorted(definitions.items())),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(protocol_schema(), indent=2, ensure_ascii=False) + "\n")
