"""Commands about records: ``replay``, ``bot``, ``schema``."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from barg.cli.app import Reporter, app, replayed, verify_level
from barg.errors import printable
from barg.record import Replay, record_schema
from barg.record_errors import RecordError


def checked(path: Path, make: Reporter) -> bool:
    """Print one line for a file; on standard error too when it is wrong."""
    try:
        report = make(replayed(path))
    except RecordError as error:
        print(json.dumps(error.report()), flush=True)
        print(f"{printable(str(path))}: {error.sentence()}", file=sys.stderr)
        return False
    print(json.dumps(report), flush=True)
    return True


@app.command(name="replay")
def replay_command(files: Annotated[list[Path], Parameter(allow_leading_hyphen=True)], /) -> None:
    """Check every action of records and print their results, one JSON line a file.

    Parameters
    ----------
    files
        Record files (*.barg); - is standard input.
    """
    results = [checked(path, Replay.report) for path in files]
    sys.exit(0 if all(results) else 1)


@app.command
def bot(
    *,
    record: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    game: str = "shelem",
    level: str = "heuristic",
    seed: int = 0,
) -> None:
    """Print the action that a bot chooses for the seat to act, as one JSON line.

    Parameters
    ----------
    record
        A record that stops where the bot is to act; - is standard input.
    game
        The game that the record must be of.
    level
        The name of the bot.
    seed
        The same record and seed give the same action.
    """
    verify_level(game, level)
    ok = checked(record, lambda found: _bot_report(found, game, level, seed))
    sys.exit(0 if ok else 1)


def _bot_report(found: Replay, game: str, level: str, seed: int) -> dict[str, Any]:
    from barg.bots import decide

    if found.record.game != game:
        raise RecordError("other_game", f"the record is of {found.record.game}, not of {game}")
    match = found.match
    if match.to_act is None:
        reason = "the match is over" if match.over else "no deal is going on"
        raise RecordError("nobody_to_act", f"nobody is to act: {reason}")
    began = time.perf_counter()
    decision = decide(level, match.deals[-1].observe(match.to_act), seed)
    texts = {action: match.rules.action_text(action) for action in decision.values}
    return {
        "action": match.rules.action_text(decision.action),
        "values": {texts[action]: round(one.mean, 2) for action, one in decision.values.items()},
        "worlds": decision.worlds,
        "seconds": round(time.perf_counter() - began, 4),
    }


@app.command
def schema(what: Literal["record", "protocol"], /) -> None:
    """Print the JSON Schema of records or of the wire protocol.

    Parameters
    ----------
    what
        Which of the two.
    """
    if what == "record":
        found = record_schema()
    else:
        from barg.server.schema import protocol_schema

        found = protocol_schema()
    print(json.dumps(found, indent=2, ensure_ascii=False))
