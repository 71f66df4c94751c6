"""Deals side by side are the deals that the rules play one by one."""

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from barg.envs.batch import Batch
from barg.envs.deal import NumberedDeal
from barg.envs.table import Table
from barg.errors import OptionError
from barg.game import GAMES
from tests.conformance.tables import MOST_OPTIONS
from tests.conformance.tables import Table as AnyTable
from tests.kernel.tables import TABLES, soon_over

COUNT = 4
POWER_ROWS = next(option.rows for option in GAMES["shithead"].options if option.name == "powers")


def play_both(game: str, settings: dict[str, Any], players: int, steps: int) -> int:
    """Compare a batch with the rules step by step; how many deals ended."""
    batch = Batch(game, COUNT, settings=settings, players=players, seed=9)
    table = Table.of(game, settings, players)
    deals = [NumberedDeal(table, 9, number) for number in range(COUNT)]
    ended = 0
    for _ in range(steps):
        for place, deal in enumerate(deals):
            seat = deal.to_act
            assert seat is not None
            assert batch.to_act[place] == seat
            assert batch.mask[place].tolist() == [bool(mark) for mark in deal.mask()]
            assert batch.observations[place].tolist() == deal.observation(seat)
        actions = batch.random_actions()
        returns, over = batch.step(actions)
        for place, deal in enumerate(deals):
            deal.step(int(actions[place]))
            assert over[place] == (deal.to_act is None)
            assert tuple(returns[place]) == deal.returns()
            if over[place]:
                ended += 1
                deals[place] = NumberedDeal(table, 9, int(batch.numbers[place]))
    return ended


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_a_batch_agrees_with_the_rules_step_by_step(game: str, preset: str, players: int) -> None:
    assert play_both(game, soon_over(game, preset), players, 120)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_a_batch_agrees_with_the_rules_under_any_options(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    preset, players = rng.choice(sorted(GAMES[game].presets)), rng.choice(GAMES[game].seats)
    rules = AnyTable(GAMES[game], preset, players).rules(rng, options=MOST_OPTIONS)
    play_both(game, dict(rules.chosen), players, 80)


ODD: list[tuple[str, int, dict[str, Any]]] = [
    ("rummy", 2, {"preset": "rim_joker", "decks": 2, "hand_size": 26, "max_turns": 9}),
    ("rummy", 2, {"preset": "rim_hand", "decks": 2, "jokers": 4, "hand_size": 20}),
    ("rummy", 7, {"preset": "rim_iran", "initial_meld": 100, "hand_size": 15}),
    ("rummy", 3, {"hand_size": 1, "max_reshuffles": 0}),
    ("shithead", 8, {"preset": "persian_jokers", "decks": 2, "powers": "", "max_turns": 90}),
    *(
        ("shithead", 4, {"powers": " ".join(f"{rank}:{power}" for rank in POWER_ROWS)})
        for power in ("reset", "burn", "transparent", "lower", "reverse", "skip")
    ),
    ("shelem", 4, {"preset": "joker230", "min_bid": 5, "bid_step": 1, "sar_shelem": True}),
    ("shelem2", 2, {"no_trump_modes": True, "min_bid": 165, "special_bids": "shelem"}),
    ("shelem", 4, {"preset": "joker200", "no_bid": "dealer_forced", "trump": "declared"}),
]


@pytest.mark.parametrize(("game", "players", "settings"), ODD)
def test_a_batch_agrees_with_the_rules_under_odd_options(
    game: str, players: int, settings: dict[str, Any]
) -> None:
    play_both(game, settings, players, 100)


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_how_many_there_are_and_who_does_the_work_changes_no_deal(threads: int) -> None:
    few, many = Batch("shelem", 3, seed=4), Batch("shelem", 10, seed=4, threads=threads)
    assert (few.observations == many.observations[:3]).all()
    actions = np.zeros(10, np.int64)
    for _ in range(60):
        actions[:3] = few.random_actions()
        actions[3:] = many.mask[3:].argmax(1)
        going_on = few.numbers == many.numbers[:3]
        few.step(actions[:3])
        many.step(actions)
        if not (few.numbers == many.numbers[:3]).all():
            break
        assert (few.observations == many.observations[:3])[going_on].all()


def test_without_auto_reset_a_deal_that_is_over_stays_over() -> None:
    batch = Batch("shelem", 8, seed=1, auto_reset=False)
    brought = np.zeros((8, 4), np.int64)
    for _ in range(100):
        returns, _ = batch.step(batch.random_actions())
        brought += returns
    assert (batch.to_act == -1).all()
    assert not batch.mask.any()
    table = Table.of("shelem", None, None)
    assert batch.numbers.tolist() == list(range(8))
    assert (brought != 0).any()
    batch.reset(1)
    assert (batch.to_act >= 0).all()
    assert table.actions == batch.actions


def test_reset_deals_the_same_again() -> None:
    batch = Batch("shelem2", 16, seed=7)
    first = batch.observations.copy()
    batch.step(batch.random_actions())
    batch.reset(7)
    assert (batch.observations == first).all()
    batch.reset(8)
    assert (batch.observations != first).any()


def test_parts_name_the_columns() -> None:
    batch = Batch("shelem", 4)
    hands = batch.observations[:, batch.parts["hand"]]
    assert hands.shape == (4, 55)
    assert (hands.sum(1) == 12).all()


def wrong_actions() -> list[tuple[Any, str]]:
    legal = Batch("shelem", 4).random_actions()
    illegal = legal.copy()
    illegal[2] = 0
    outside = legal.copy()
    outside[1] = 99_999
    below = legal.copy()
    below[3] = -1
    return [
        (legal[:3], "must be 4 integers"),
        (legal.astype(float), "must be 4 integers"),
        (illegal, "actions: 0 is not legal in deal 2"),
        (outside, "actions: 99999 is not legal in deal 1"),
        (below, "actions: -1 is not legal in deal 3"),
        ([[1], [1, 2], 3, 4], "must be 4 integers"),
        (np.full(4, (1 << 64) - 1, np.uint64), f"actions: {(1 << 64) - 1} is not legal in deal 0"),
    ]


@pytest.mark.parametrize(("actions", "message"), wrong_actions())
def test_wrong_actions_are_refused_and_change_nothing(actions: Any, message: str) -> None:
    batch = Batch("shelem", 4)
    before = batch.observations.copy()
    with pytest.raises(ValueError, match=message):
        batch.step(actions)
    assert (batch.observations == before).all()


def test_wrong_settings_are_told() -> None:
    with pytest.raises(OptionError, match="game: must be one of"):
        Batch("hokm")
    with pytest.raises(OptionError, match="preset"):
        Batch("shelem", settings={"preset": "none"})
    with pytest.raises(ValueError, match="count and threads"):
        Batch("shelem", 0)
    with pytest.raises(ValueError, match="seed: must be from 0"):
        Batch("shelem", 1, seed=-1)
    for settings in ("x", [("preset", "bazito")], {1: 2}):
        with pytest.raises(OptionError, match="settings: must be a mapping"):
            Batch("shelem", 1, settings=settings)  # type: ignore[arg-type] # the wrong type
    for name, value in (("count", 1.5), ("threads", "2"), ("seed", True), ("players", 4.0)):
        arguments: dict[str, Any] = {name: value}
        with pytest.raises(OptionError, match=f"{name}: must be a whole number, not {value!r}"):
            Batch("shelem", **arguments)


@pytest.mark.parametrize("kind", [np.int32, np.int64, np.uint8, np.uint64])
def test_numbers_of_numpy_are_seeds(kind: Any) -> None:
    one, other = Batch("shelem", 2, seed=kind(200)), Batch("shelem", 2, seed=200)
    assert (one.observations == other.observations).all()


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("copied", [deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_goes_on_alike(threads: int, copied: Any) -> None:
    batch = Batch("shelem", 4, seed=2, threads=threads)
    copy = copied(batch)
    for _ in range(80):
        actions = batch.random_actions()
        assert (actions == copy.random_actions()).all()
        batch.step(actions)
        copy.step(actions)
        assert (copy.mask == batch.mask).all()
        assert (copy.ended == batch.ended).all()
        assert (copy.observations == batch.observations).all()
