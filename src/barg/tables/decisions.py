"""What a command leads to: events, or the reason for a refusal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from barg.errors import OptionError
from barg.game import GAMES, Game
from barg.tables import playing, seating
from barg.tables.commands import (
    Act,
    BotAct,
    Command,
    Deal,
    Fill,
    Next,
    Rematch,
    Rename,
    Sit,
    Stand,
    Start,
    Unfill,
)
from barg.tables.errors import Refusal
from barg.tables.events import Created, Event, PersonId
from barg.tables.table import Table

_DECIDERS: Final[Mapping[type, Callable[[Table, Any], Sequence[Event]]]] = {
    Sit: seating.sit,
    Stand: seating.stand,
    Rename: seating.rename,
    Fill: seating.fill,
    Unfill: seating.unfill,
    Start: playing.start,
    Act: playing.act,
    BotAct: playing.bot_act,
    Next: playing.ask_next,
    Deal: playing.deal,
    Rematch: playing.rematch,
}


def decide(table: Table, command: Command) -> Sequence[Event]:
    """The events that follow from a command; none where it had been carried out already.

    Raises:
        Refusal: the table does not allow it.
    """
    return _DECIDERS[type(command)](table, command)


def create(game: str, settings: Mapping[str, object], host: PersonId) -> Created:
    """The first event of a new table.

    Raises:
        Refusal: an unknown game, or rules that cannot be.
    """
    if game not in GAMES:
        raise Refusal("no_such_game", "there is no such game")
    known = GAMES[game]
    try:
        rules = known.rules(settings)
    except OptionError as error:
        raise Refusal("bad_option", str(error), **_wrong_option(known, settings, error)) from None
    preset = rules.chosen["preset"]
    values = known.presets[preset]
    return Created(
        game=game,
        preset=preset,
        rules={option.name: getattr(rules, option.name) for option in known.options},
        changed=tuple(
            name
            for name, value in rules.chosen.items()
            if name != "preset" and value != values[name]
        ),
        host=host,
    )


def _wrong_option(
    game: Game, settings: Mapping[str, object], error: OptionError
) -> dict[str, str | int]:
    """Which option is wrong, and whether by itself (with its range) or beside the others."""
    option = next((one for one in game.options if one.name == error.option), None)
    if option is None:
        return {"option": error.option, "why": "unknown"}
    try:
        option.check(settings.get(option.name, game.presets[game.default_preset][option.name]))
    except OptionError:
        limits = {"low": option.low, "high": option.high} if option.kind == "int" else {}
        return {"option": option.name, "why": "value", **limits}
    return {"option": option.name, "why": "conflict"}
