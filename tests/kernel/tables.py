"""Tables of every game and preset, for tests that compare two ways to the same result."""

from typing import Any

from barg.game import GAMES

TABLES = [
    (game.name, preset, players)
    for game in (GAMES["shelem"], GAMES["shelem2"], GAMES["rummy"])
    for preset in game.presets
    for players in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
]
SHORT: dict[str, dict[str, Any]] = {"rummy": {"max_turns": 40}}
"""Random players of Rim go round for a thousand turns; these are many deals, not long ones."""


def rules_of(game: str, preset: str, players: int) -> Any:
    return GAMES[game].rules({"preset": preset, **SHORT.get(game, {})}, players)
