"""The same cards and actions lead to the same state: in memory, in a file, in a copy."""

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from barg.game import Game, Match
from barg.record import read_record, record_of, replay, write_record
from tests.conformance.playing import Deal, seeds, seen
from tests.conformance.tables import EXAMPLES, Table, at_every_table, for_every_game

ROOT = Path(__file__).parents[2]
DEPTHS = (0, 1, 10, 60, 300)


@at_every_table
@seeds(4)
def test_a_replay_leads_to_the_same_state(table: Table, seed: int) -> None:
    deal = Deal(table, Random(seed))
    state = deal.go_to(deal.rng.choice(DEPTHS))
    assert seen(deal.again()) == seen(state)
    assert deal.rules.report(deal.again()) == deal.rules.report(state)


@at_every_table
@seeds(4)
def test_a_record_leads_to_the_same_state(table: Table, seed: int) -> None:
    deal = Deal(table, Random(seed), first=True)
    state = deal.go_to(deal.rng.choice(DEPTHS))
    rules, match = deal.rules, Match(deal.rules, deal.dealer)
    texts = [rules.action_text(action) for action in deal.actions]
    players = [f"P{seat}" for seat in range(table.players)]
    record = record_of(
        match, rules.game, [deal.deck], [texts], players, {}, reshuffles=[deal.shuffles]
    )
    again = read_record(write_record(record))
    assert again == record
    assert seen(replay(again).match.deals[0]) == seen(state)


def pickled(state: Any) -> Any:
    return pickle.loads(pickle.dumps(state))


COPIES = (pickled, copy.deepcopy, lambda state: state.clone())


@at_every_table
@pytest.mark.parametrize("make", COPIES, ids=["pickle", "deepcopy", "clone"])
@seeds(2)
def test_a_copy_is_the_same_and_goes_its_own_way(
    table: Table, make: Callable[[Any], Any], seed: int
) -> None:
    deal = Deal(table, Random(seed))
    state = deal.go_to(deal.rng.choice(DEPTHS))
    other, before = make(state), seen(state)
    assert seen(other) == before
    other_deal = copy.copy(deal)
    other_deal.state = other
    other_deal.actions, other_deal.shuffles = [], []
    other_deal.go_to(20)
    assert seen(state) == before
    shuffles = iter(other_deal.shuffles)
    for action in other_deal.actions:
        state.apply(action, next(shuffles) if state.to_shuffle(action) else ())
    assert seen(state) == seen(other)


GOLDEN, GOLDEN_EXAMPLES = ROOT / "tests/golden", ROOT / "docs/examples/golden"


def golden_games(folder: Path) -> set[tuple[str, str]]:
    """Game and preset of every golden record here that has its expected result beside it."""
    found = set()
    for path in folder.glob("*.barg"):
        record = json.loads(path.read_text())
        if path.with_suffix(".expected.json").exists():
            found.add((record["game"], record["rules"].get("preset", "")))
    return found


@for_every_game
def test_there_is_a_golden_record_for_every_preset(game: Game) -> None:
    wanted = {(game.name, preset) for preset in game.presets}
    assert wanted <= golden_games(GOLDEN_EXAMPLES if game in EXAMPLES else GOLDEN)


@pytest.mark.parametrize("path", sorted(GOLDEN_EXAMPLES.glob("*.barg")), ids=lambda path: path.stem)
def test_golden_records_of_the_examples(path: Path) -> None:
    """Those of the games are looked at in tests/record/test_golden.py."""
    expected = json.loads(path.with_suffix(".expected.json").read_text())
    assert replay(read_record(path.read_bytes())).report() == expected
