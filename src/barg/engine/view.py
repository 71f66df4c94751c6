"""An observation as JSON, and JSON as an observation: what a program needs to act."""

from collections.abc import Mapping
from typing import Any, Final

from barg import rummy, shelem, shithead
from barg.engine import rummy_view, shelem_view, shithead_view
from barg.engine.codec import Codec, ViewError
from barg.errors import BargError
from barg.game import GAMES

_HEAD: Final = {"game", "rules", "players", "seat"}
_PARTS: Final[Mapping[str, tuple[type, Mapping[str, Codec]]]] = {
    "shelem": (shelem.Observation, shelem_view.PARTS),
    "shelem2": (shelem.Observation, shelem_view.PARTS),
    "rummy": (rummy.Observation, rummy_view.PARTS),
    "shithead": (shithead.Observation, shithead_view.PARTS),
}


def write_view(observation: Any) -> dict[str, Any]:
    """What a seat may know, as JSON takes it (docs/engine.md)."""
    rules = observation.rules
    _, parts = _PARTS[rules.game]
    return {
        "game": rules.game,
        "rules": dict(rules.chosen),
        "players": rules.seats,
        "seat": observation.seat,
        **{name: codec.write(rules, getattr(observation, name)) for name, codec in parts.items()},
    }


def read_view(data: object) -> Any:
    """The observation of a seat that is to act.

    Raises:
        ViewError: it is no view of a game of ours, and where.
    """
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise ViewError("view: must be an object with a game")
    if data["game"] not in _PARTS:
        raise ViewError(f"view.game: must be one of {', '.join(_PARTS)}")
    kind, parts = _PARTS[data["game"]]
    missing = sorted((_HEAD | set(parts)) - set(data))
    strange = sorted(set(data) - _HEAD - set(parts))
    if missing or strange:
        said = f"{missing[0]} is missing" if missing else f"there is no {strange[0][:40]!r}"
        raise ViewError(f"view: {said}")
    rules = _rules(data)
    found = {name: _part(rules, name, codec, data[name]) for name, codec in parts.items()}
    seat = _part(rules, "seat", parts["to_act"], data["seat"])
    if found["to_act"] != seat or not found["legal"]:
        raise ViewError("view: the seat is not to act, or has no legal action")
    return kind(rules=rules, seat=seat, **found)


def _rules(data: Mapping[str, Any]) -> Any:
    settings, players = data["rules"], data["players"]
    if not isinstance(settings, dict) or not isinstance(players, int) or players is True:
        raise ViewError("view.rules: must be an object, and players a number")
    try:
        return GAMES[data["game"]].rules(settings, players)
    except BargError as error:
        raise ViewError(f"view.rules: {error}") from None


def _part(rules: Any, name: str, codec: Codec, data: Any) -> Any:
    try:
        return codec.read(rules, data)
    except (BargError, ValueError) as error:
        raise ViewError(f"view.{name}: {error}") from None
