"""What holds for every registered game and preset."""

from random import Random
from typing import Any

import pytest

from barg.errors import OptionError
from barg.game import GAMES, Game, Match

TABLES = [
    (game, preset, players)
    for game in GAMES.values()
    for preset in game.presets
    for players in (game.seats[0], game.seats[-1])
]


def test_the_games() -> None:
    assert sorted(GAMES) == ["rummy", "shelem", "shelem2", "shithead"]


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_a_table_written_out_in_full_is_the_same_table(
    game: Game, preset: str, players: int
) -> None:
    """Case 6: an option chosen at a table, saved with all others, is accepted again."""
    changes: list[dict[str, Any]] = [{}]
    for option in game.options:
        values: list[Any] = [name for name, _ in option.choices] if option.kind == "choice" else []
        values += [True, False] if option.kind == "bool" else []
        changes += [{option.name: value} for value in values]
    for change in changes:
        try:
            rules = game.rules({"preset": preset, **change}, players)
        except OptionError:
            continue
        full = {option.name: getattr(rules, option.name) for option in game.options}
        again = game.rules({"preset": preset, **full}, players)
        for name, value in full.items():
            assert getattr(again, name) == value, (change, name)


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_a_match_of_random_play_goes_from_deal_to_deal(
    game: Game, preset: str, players: int
) -> None:
    rng = Random(f"{game.name} {preset} {players}")
    rules = game.rules({"preset": preset}, players)
    match = Match(rules, 0)
    assert rules.game == game.name
    for _ in range(2):
        deck = rules.deck()
        rng.shuffle(deck)
        match.start_deal(deck)
        for _ in range(150):
            if not match.deal_running:
                break
            state = match.current
            assert state is not None
            legal = state.legal_actions()
            action = legal[rng.randrange(len(legal))]
            shuffled = list(state.to_shuffle(action))
            rng.shuffle(shuffled)
            assert rules.report(state)["totals"] is None
            match.apply(action, shuffled)
        if match.deal_running:
            return
        assert rules.legal_report(match.current) == []
        assert rules.report(match.current)["totals"] is not None
        if match.over:
            return


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
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
