"""PettingZoo's own tests pass for every game and preset, and what they leave out."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from barg.envs.pettingzoo import CLASSES, DealEnv, ShelemEnv, env
from barg.errors import OptionError
from barg.game import GAMES
from tests.kernel.tables import TABLES, soon_over


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_the_interface_is_pettingzoos(game: str, preset: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its advice on names, not on what holds
        api_test(env(game, settings=soon_over(game, preset), players=players), num_cycles=100)


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_a_seed_gives_the_same_episode(game: str, preset: str, players: int) -> None:
    seed_test(lambda: env(game, settings=soon_over(game, preset), players=players), num_cycles=60)


def test_every_game_has_its_class() -> None:
    assert set(CLASSES) == set(GAMES)


def play(raw: DealEnv, seed: int) -> dict[str, Any]:
    """A random episode; what every agent got in all."""
    rng = np.random.default_rng(seed)
    total: dict[str, Any] = dict.fromkeys(raw.possible_agents, 0)
    for agent in raw.agent_iter():
        observation, reward, terminated, _, _ = raw.last()
        total[agent] += reward
        mask = observation["action_mask"]
        action = None if terminated else int(rng.choice(np.flatnonzero(mask)))
        raw.step(action)
    return total


@pytest.mark.parametrize("game", sorted({game for game, _, _ in TABLES}))
def test_rewards_are_the_returns_of_the_deal(game: str) -> None:
    raw = CLASSES[game]()
    scored = 0
    for number in range(10):
        raw.reset(seed=number)
        total = play(raw, number)
        wanted = raw._table.rules.returns(raw._deal.state)
        assert tuple(total.values()) == wanted
        scored += any(wanted)
    assert scored


def test_only_the_agent_to_act_has_a_mask() -> None:
    raw = ShelemEnv()
    raw.reset(seed=1)
    acting = raw.agent_selection
    for agent in raw.agents:
        assert raw.observe(agent)["action_mask"].any() == (agent == acting)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    raw = ShelemEnv()
    raw.reset(seed=1)
    before = raw.observe(raw.agent_selection)
    for action in (0, -1, 10_000):
        with pytest.raises(ValueError, match=f"action {action} is not legal for player_"):
            raw.step(action)
    after = raw.observe(raw.agent_selection)
    assert all((before[name] == after[name]).all() for name in before)


def test_resets_without_a_seed_go_on_from_the_last() -> None:
    one, other = ShelemEnv(), ShelemEnv()
    one.reset(seed=5)
    other.reset(seed=5)
    hands = []
    for _ in range(3):
        hands.append(one._deal.state.hands.copy())
        assert hands[-1] == other._deal.state.hands
        one.reset()
        other.reset()
    assert hands[0] != hands[1] != hands[2]


def test_what_is_rendered() -> None:
    raw = ShelemEnv(render_mode="ansi")
    raw.reset(seed=1)
    text = raw.render()
    assert text is not None
    assert '"declarer": null' in text
    assert '"bid 100"' in text
    assert ShelemEnv().render() is None
    with pytest.raises(ValueError, match="render_mode"):
        ShelemEnv(render_mode="human")


def test_wrong_settings_are_told() -> None:
    with pytest.raises(OptionError, match="target"):
        ShelemEnv({"target": "much"})
    with pytest.raises(OptionError, match="players"):
        ShelemEnv(players=3)
    with pytest.raises(OptionError, match="game: must be one of shelem"):
        env("hokm")


def test_wrong_seeds_and_actions_are_told_and_change_nothing() -> None:
    raw = ShelemEnv()
    raw.reset(seed=np.int32(5))  # type: ignore[arg-type] # NumPy's numbers do as well
    hands = raw._deal.state.hands.copy()
    for seed in (-1, 1 << 62, "5", 1.5):
        with pytest.raises(ValueError, match="seed: must be"):
            raw.reset(seed=seed)  # type: ignore[arg-type] # wrong ones
    for action in (1.0, "bid", None, [1], True):
        with pytest.raises(OptionError, match="action: must be a whole number"):
            raw.step(action)  # type: ignore[arg-type] # as above
    assert raw._deal.state.hands == hands
    raw.reset()
    assert raw._number == 1
