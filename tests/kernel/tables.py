"""Tables of every game and preset, for tests that compare two ways to the same result."""

from typing import Any

from barg.game import GAMES

TABLES = [
    (game.name, preset, players)
    for game in GAMES.values()
    for preset in game.presets
    for players in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
]
SHORT = {"shithead": (160, 80), "rummy": (30, 16)}
"""Turns that keep deals short enough to go through thousands: with the fewest players, where
they come to an end, and with more. Whole deals are compared beside these."""
ENDING = {"shithead": {"max_turns": 40}, "rummy": {"max_turns": 30}}
"""Options that make a random deal end soon."""


def soon_over(game: str, preset: str) -> dict[str, object]:
    """The settings of a table whose random deals end soon."""
    return {"preset": preset, **ENDING.get(game, {})}


def rules_of(game: str, preset: str, players: int) -> Any:
    settings: dict[str, object] = {"preset": preset}
    if game in SHORT:
        settings["max_turns"] = SHORT[game][players > GAMES[game].seats[0]]
    return GAMES[game].rules(settings, players)
