"""The OpenSpiel games: its own test of random play, playthroughs, and the same deals."""

import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

from barg.envs.deal import NumberedDeal  # noqa: E402 - after the skip
from barg.envs.openspiel import REGISTERED, chance_of  # noqa: E402 - as above
from barg.errors import OptionError  # noqa: E402 - as above
from barg.game import GAMES  # noqa: E402 - as above
from barg.kernel.shelem.fields import LAY_AWAY  # noqa: E402 - as above
from tests.envs.playthroughs import FOLDER, TABLES, prepare  # noqa: E402 - as above
from tests.kernel.tables import ENDING  # noqa: E402 - as above
from tests.kernel.tables import TABLES as EVERY_TABLE  # noqa: E402 - as above


def test_every_game_is_registered() -> None:
    assert set(REGISTERED) == {f"python_barg_{name}" for name in GAMES}
    assert set(REGISTERED) <= set(pyspiel.registered_names())


def load(game: str, preset: str, players: int) -> Any:
    options = json.dumps(ENDING.get(game, {}))
    parameters = {"preset": preset, "players": players, "options": options}
    return pyspiel.load_game(f"python_barg_{game}", parameters)


@pytest.mark.parametrize(("game", "preset", "players"), EVERY_TABLE)
def test_openspiels_random_play(game: str, preset: str, players: int) -> None:
    loaded = load(game, preset, players)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=game.startswith("shelem"), verbose=False)


@pytest.mark.parametrize("name", TABLES)
def test_a_playthrough_is_the_same_again(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    prepare()
    kept, found = generate_playthrough.replay(str(FOLDER / f"{name}.txt"))
    for number, (wanted, line) in enumerate(
        zip(kept.splitlines(), found.splitlines(), strict=True), start=1
    ):
        assert line == wanted, f"line {number}"


def states(game: Any, seed: int) -> Iterator[Any]:
    state = game.new_initial_state()
    for outcome in chance_of(game, seed, 3):
        assert state.is_chance_node()
        assert outcome in dict(state.chance_outcomes())
        state.apply_action(outcome)
    yield state


@pytest.mark.parametrize(("game", "preset", "players"), EVERY_TABLE)
def test_a_numbered_deal_is_that_of_the_other_environments(
    game: str, preset: str, players: int
) -> None:
    loaded = load(game, preset, players)
    state = next(states(loaded, 11))
    deal = NumberedDeal(loaded.table, 11, 3)
    mine = loaded.make_py_observer()
    for _ in range(80):
        if deal.to_act is None or state.is_chance_node():
            break
        assert state.current_player() == deal.to_act
        mask = deal.mask()
        assert state.legal_actions() == [number for number, mark in enumerate(mask) if mark]
        for seat in range(players):
            mine.set_from(state, seat)
            assert mine.tensor.tolist() == deal.observation(seat)
        action = state.legal_actions()[0]
        assert state.action_to_string(action)
        state.apply_action(action)
        deal.step(action)
    assert state.returns() == [float(points) for points in deal.returns()]


def test_an_information_state_tells_nothing_hidden() -> None:
    loaded = pyspiel.load_game("python_barg_shelem")
    one, other = loaded.new_initial_state(), loaded.new_initial_state()
    outcomes = list(chance_of(loaded, 1))
    swapped = outcomes.copy()
    own = range(1, 13)
    hidden = [place for place in range(1, len(outcomes)) if place not in own]
    swapped[hidden[0]], swapped[hidden[-1]] = swapped[hidden[-1]], swapped[hidden[0]]
    for state, cards in ((one, outcomes), (other, swapped)):
        for outcome in cards:
            state.apply_action(outcome)
    seat = (outcomes[0] + 1) % 4
    assert one.information_state_string(seat) == other.information_state_string(seat)
    changed = (outcomes[0] + 2) % 4
    assert one.information_state_string(changed) != other.information_state_string(changed)


def test_wrong_parameters_are_told() -> None:
    for parameters, message in (
        ({"options": "{"}, "options: not JSON"),
        ({"options": "[]"}, "options: must be a JSON object"),
        ({"options": '{"target": 0}'}, "target: must be"),
        ({"players": 3}, "players"),
    ):
        with pytest.raises(OptionError, match=message):
            REGISTERED["python_barg_shelem"](parameters)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    game = pyspiel.load_game("python_barg_shelem2(preset=joker200)")
    state = game.new_initial_state()
    with pytest.raises(ValueError, match="outcome 2 has no chance"):
        state.apply_action(2)
    state = next(states(game, 1))
    phases = set()
    while not state.is_terminal():
        phases.add(state.deal.phase)
        before = str(state), state.information_state_string(), state.legal_actions()
        for action in {*range(game.num_distinct_actions()), 10_000} - set(before[2]):
            with pytest.raises(ValueError, match=f"action {action} is not legal"):
                state.apply_action(action)
        assert (str(state), state.information_state_string(), state.legal_actions()) == before
        state.apply_action(before[2][-1])
    assert len(phases) > 2, "cards were laid away, among others"


def test_an_information_state_tells_the_cards_laid_away_so_far() -> None:
    game = pyspiel.load_game("python_barg_shelem")
    one = next(states(game, 1))
    while one.deal.phase != LAY_AWAY:
        one.apply_action(one.legal_actions()[-1])
    other, seat = one.clone(), one.current_player()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    assert one.legal_actions() != other.legal_actions()
    assert one.information_state_string() != other.information_state_string()
    for stranger in {0, 1, 2, 3} - {seat}:
        told = one.information_state_string(stranger)
        assert told == other.information_state_string(stranger)


def test_who_is_not_at_the_table_is_told_nothing() -> None:
    game = pyspiel.load_game("python_barg_shelem")
    state = next(states(game, 1))
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    for seat in (None, -1, 4):
        with pytest.raises(ValueError, match="player: must be from 0 to 3"):
            state.information_state_string(seat)
    with pytest.raises(ValueError, match="player: must be from 0 to 3"):
        game.make_py_observer().set_from(state, -1)


def test_a_game_goes_to_another_process() -> None:
    game = load("rummy", "rim_iran", 3)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
