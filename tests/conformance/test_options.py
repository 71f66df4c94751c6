"""What may be set at a table, and how it is told to people."""

from random import Random
from typing import Any

from barg.errors import OptionError
from barg.game import GAMES, Game
from tests.conformance.tables import EXAMPLES, Table, at_every_table, for_every_game


def test_the_games() -> None:
    examples = {game.name for game in EXAMPLES}
    assert sorted(set(GAMES) - examples) == ["rummy", "shelem", "shelem2", "shithead"]


@at_every_table
def test_a_table_written_out_in_full_is_the_same_table(table: Table) -> None:
    """Case 6: an option chosen at a table, saved with all others, is accepted again."""
    game, players = table.game, table.players
    changes: list[dict[str, Any]] = [{}]
    for option in game.options:
        values: list[Any] = [name for name, _ in option.choices] if option.kind == "choice" else []
        values += [True, False] if option.kind == "bool" else []
        changes += [{option.name: value} for value in values]
    for change in changes:
        try:
            rules = game.rules({"preset": table.preset, **change}, players)
        except OptionError:
            continue
        full = {option.name: getattr(rules, option.name) for option in game.options}
        again = game.rules({"preset": table.preset, **full}, players)
        for name, value in full.items():
            assert getattr(again, name) == value, (change, name)


@at_every_table
def test_rules_say_how_they_were_chosen(table: Table) -> None:
    rules = table.rules(Random(1))
    assert table.game.rules(dict(rules.chosen), table.players) == rules


@for_every_game
def test_every_option_and_preset_is_explained(game: Game) -> None:
    assert set(game.preset_words) == set(game.presets)
    names = {option.name for option in game.options}
    for values in game.presets.values():
        assert set(values) == names
    for option in game.options:
        assert option.label.en
        assert option.label.fa
        assert option.help.en
        assert option.help.fa
        for preset in game.presets:
            option.check(game.presets[preset][option.name])
