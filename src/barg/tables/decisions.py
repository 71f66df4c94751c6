"""What a command leads to: events, or the reason for a refusal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from barg.errors import OptionError
from barg.game import GAMES
from barg.tables import claiming, playing, seating, undoing
from barg.tables.commands import (
    Act,
    BotAct,
    Claim,
    Command,
    Deal,
    Fill,
    Next,
    Rematch,
    Rename,
    Sit,
    Stand,
    Start,
    Undo,
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
    Undo: undoing.undo,
    Claim: claiming.claim,
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


def create(
    game: str, settings: Mapping[str, object], host: PersonId, players: int | None = None
) -> Created:
    """The first event of a new table, for so many players or the fewest of the game.

    Raises:
        Refusal: an unknown game, a number of players that it is not for, or rules that cannot be.
    """
    if game not in GAMES:
        raise Refusal("no_such_game", "there is no such game")
    known = GAMES[game]
    players = known.seats[0] if players is None else players
    if players not in known.seats:
        low, high = known.seats[0], known.seats[-1]
        wanted = f"{low} to {high}" if high > low else low
        text = f"this game is for {wanted} players, not {players}"
        raise Refusal("bad_players", text, low=low, high=high)
    try:
        rules = known.rules(settings, players)
    except OptionError as error:
        raise Refusal("bad_option", str(error), **error.params) from None
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
        players=players,
    )
