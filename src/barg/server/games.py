"""The games of this server as the client needs them to offer a table."""

from typing import cast

from barg.game import GAMES, Game, Option, Words
from barg.server.game_views import GAME_VIEWS
from barg.server.protocol import ChoiceInfo, GameInfo, GameName, OptionInfo, PresetInfo, Text


def all_games() -> list[GameInfo]:
    """Every game that tables can be made for, with its presets and options."""
    return [game_info(GAMES[name]) for name in GAME_VIEWS]


def game_info(game: Game) -> GameInfo:
    """One game with its presets and options."""
    presets = []
    for name, values in game.presets.items():
        label, help_ = game.preset_words[name]
        presets.append(PresetInfo(name, _text(label), _text(help_), dict(values)))
    return GameInfo(
        name=cast(GameName, game.name),
        seats=list(game.seats),
        default_preset=game.default_preset,
        presets=presets,
        options=[_option(option) for option in game.options],
    )


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        label=_text(option.label),
        help=_text(option.help),
        low=option.low,
        high=option.high,
        step=option.step,
        optional=option.optional,
        choices=[ChoiceInfo(name, _text(words)) for name, words in option.choices],
        rows=list(option.rows),
        off=None if option.off is None else _text(option.off),
        group=option.group,
    )


def _text(words: Words) -> Text:
    return Text(words.en, words.fa)
