"""Tables of every game and preset, for tests that compare two ways to the same result."""

from typing import Any

from barg.game import GAMES

TABLES = [
    (game.name, preset, players)
    for game in (GAMES["shelem"], GAMES["shelem2"], GAMES["shithead"])
    for preset in game.presets
    for players in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
]
SHORT = {"shithead": {"max_turns": 250}}
"""Options that keep deals short enough to go through thousands."""


def rules_of(game: str, preset: str, players: int) -> Any:
    return GAMES[game].rules({"preset": preset, **SHORT.get(game, {})}, players)
