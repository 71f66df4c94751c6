"""Our bots for other programs: one JSON object a line in, one a line out."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, TextIO

from barg import __version__
from barg.bots import LEVELS, Decision, decide
from barg.engine.view import read_view
from barg.errors import BargError, printable, shortened

PROTOCOL: Final = 1
NAME: Final = "Barg"
MAX_LINE: Final = 1_000_000
"""Characters; no view of a real deal is near it."""
MAX_SEED: Final = 1 << 63
ID_LENGTH: Final = 100


class MessageError(BargError):
    """A message that is none of the protocol."""


def serve(lines: Iterable[str], out: TextIO, level: str, seed: int = 0) -> None:
    """Answer messages until ``quit`` or the end of the lines.

    ``level`` acts where a message names none; ``seed`` stands for the one that it lacks.
    """
    for line in lines:
        if line.strip():
            answer = _answer(line, level, seed)
            if answer is None:
                return
            out.write(json.dumps(answer) + "\n")
            out.flush()


def _answer(line: str, level: str, seed: int) -> dict[str, Any] | None:
    """The answer to a line; None to ``quit``."""
    number = None
    try:
        message = _message(line)
        number = _id(message)
        kind = message.get("type")
        if kind == "hello":
            return hello()
        if kind == "quit":
            return None
        if kind != "act":
            raise MessageError(f"type: must be hello, act or quit, not {_shown(kind)}")
        return _act(message, level, seed) | ({} if number is None else {"id": number})
    except BargError as error:
        reason = printable(str(error))
    except Exception as error:  # noqa: BLE001 - a view may be well formed and still make no sense
        reason = f"view: does not hold together ({type(error).__name__})"
    return {"type": "error", "reason": reason} | ({} if number is None else {"id": number})


def hello() -> dict[str, Any]:
    """Who we are and what we play."""
    games = {game: list(levels) for game, levels in LEVELS.items()}
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "name": NAME,
        "version": __version__,
        "games": games,
    }


def _message(line: str) -> Mapping[str, Any]:
    if len(line) > MAX_LINE:
        raise MessageError(f"longer than {MAX_LINE} characters")
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise MessageError(f"not JSON: {error}") from None
    if not isinstance(found, dict):
        raise MessageError("must be an object")
    return found


def _id(message: Mapping[str, Any]) -> int | str | None:
    number = message.get("id")
    if number is None or (isinstance(number, int) and not isinstance(number, bool)):
        return number
    if isinstance(number, str) and len(number) <= ID_LENGTH:
        return number
    raise MessageError("id: must be a whole number or a short text")


def _act(message: Mapping[str, Any], level: str, seed: int) -> dict[str, Any]:
    observation = read_view(message.get("view"))
    rules = observation.rules
    name, number = message.get("level", level), message.get("seed", seed)
    if name not in [*LEVELS[rules.game]]:
        known = ", ".join(LEVELS[rules.game])
        raise MessageError(f"level: must be one of {known}, not {_shown(name)}")
    if type(number) is not int or not 0 <= number < MAX_SEED:
        raise MessageError("seed: must be a whole number from 0 to 2^63 - 1")
    return {"type": "action", **report(rules, decide(name, observation, number))}


def report(rules: Any, decision: Decision) -> dict[str, Any]:
    """A decision as JSON takes it: the action, the values of those that were valued, worlds."""
    values = {}
    for action, value in decision.values.items():
        found = {"mean": value.mean, "error": value.error, "made": value.made, "win": value.win}
        values[rules.action_text(action)] = {
            key: round(number, 4) for key, number in found.items() if number is not None
        }
    action = rules.action_text(decision.action)
    return {"action": action, "values": values, "worlds": decision.worlds}


def _shown(value: object) -> str:
    return shortened(repr(value), 40)
