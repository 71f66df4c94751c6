"""The JSON Schema of the wire protocol, from which the client's types are generated."""

import json
import sys
from typing import Any, Final

import msgspec

from barg.server import (
    protocol,
    protocol_analysis,
    protocol_hint,
    protocol_offline,
    protocol_replay,
)

MESSAGES: Final[tuple[Any, ...]] = (
    protocol.ServerMessage,
    protocol.ClientMessage,
    protocol.GameInfo,
    protocol.Me,
    protocol.Rename,
    protocol.DeviceLink,
    protocol.MyTable,
    protocol.CheckRules,
    protocol.RulesChecked,
    protocol.CreateTable,
    protocol.TableCreated,
    protocol.Replayed,
    protocol_replay.ReplayFault,
    protocol_analysis.Analysis,
    protocol_hint.AskHint,
    protocol_hint.Hint,
    protocol.Problem,
    protocol_offline.OfflineAsk,
    protocol_offline.OfflineAnswer,
)


def protocol_schema() -> dict[str, Any]:
    """Every message as a definition under its name, sorted."""
    _, found = msgspec.json.schema_components(MESSAGES, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": f"The wire protocol of Barg, version {protocol.PROTOCOL}.",
        "$defs": dict(sorted(found.items())),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(protocol_schema(), indent=2, ensure_ascii=False) + "\n")
