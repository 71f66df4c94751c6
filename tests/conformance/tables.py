"""The tables that the suite sits down at: every game, every preset, few, some and many players."""

from random import Random
from typing import Any

import pytest

from barg.errors import OptionError
from barg.game import GAMES, Game, Option
from docs.examples.go_boom import GO_BOOM

EXAMPLES = [GO_BOOM]
"""Games that pass the suite but belong to the docs; `conftest` registers them for its tests."""
EVERY_GAME = [*GAMES.values(), *EXAMPLES]
MOST_OPTIONS = 4


class Table:
    """A game, a preset of it and a number of players."""

    def __init__(self, game: Game, preset: str, players: int) -> None:
        self.game, self.preset, self.players = game, preset, players

    def __repr__(self) -> str:
        return f"{self.game.name}-{self.preset}-{self.players}"

    def rules(self, rng: Random, options: int | None = None) -> Any:
        """The preset as it is, or with a few options set at random, where they agree."""
        wanted = rng.choice((0, 0, 1, 2, MOST_OPTIONS)) if options is None else options
        changed = rng.sample(self.game.options, min(wanted, len(self.game.options)))
        settings: dict[str, Any] = {"preset": self.preset}
        rules = self.game.rules(settings, self.players)
        for option in changed:
            tried = settings | {option.name: _value(option, rng)}
            try:
                rules = self.game.rules(tried, self.players)
            except OptionError:
                continue
            settings = tried
        return rules


def _value(option: Option, rng: Random) -> Any:
    if option.optional and rng.random() < 0.3:
        return None
    if option.kind == "bool":
        return rng.random() < 0.5
    if option.kind == "choice":
        return rng.choice(option.choices)[0]
    if option.kind == "text":
        return "بستنی for all"[: option.high]
    if option.kind == "table":
        rows = rng.sample(option.rows, rng.randrange(len(option.rows)))
        return " ".join(f"{row}:{rng.choice(option.choices)[0]}" for row in rows)
    low, high = option.low, min(option.high, option.low + 200)
    return rng.choice((low, low + option.step, rng.randint(low, high), option.high))


def _counts(game: Game) -> list[int]:
    """The fewest players, the most, and a number between them."""
    seats = game.seats
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


TABLES = [
    Table(game, preset, players)
    for game in EVERY_GAME
    for preset in game.presets
    for players in _counts(game)
]
at_every_table = pytest.mark.parametrize("table", TABLES, ids=repr)
for_every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
