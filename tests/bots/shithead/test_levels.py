"""Shithead's levels: legal, fair, the same again, blind to what lies hidden."""

from random import Random
from typing import Any

import pytest

from barg.bots import LEVELS, choose, decide
from barg.bots.levels import strongest
from barg.bots.shithead import levels
from barg.bots.shithead.reading import deal_of, unseen
from barg.bots.shithead.thinking import think
from barg.game import GAMES
from barg.kernel.packing import kind_of
from barg.kernel.records import values
from barg.kernel.shithead.codes import PLAY
from tests.shithead.helpers import position

PEOPLE = ("novice", "casual", "club", "expert", "master")
TABLES: list[tuple[dict[str, Any], int]] = [
    ({"preset": "classic"}, 2),
    ({"preset": "classic_powers"}, 3),
    ({"preset": "persian"}, 4),
    ({"preset": "persian_six"}, 5),
    ({"preset": "persian_jokers"}, 2),
    ({"preset": "classic", "result": "winner", "powers": "K:burn A:reset"}, 3),
    ({"preset": "classic", "result": "both", "face_up_with_pickup": True, "jokers": 8}, 6),
    ({"preset": "classic_powers", "after_burn": "bound", "four": "own", "max_turns": 90}, 8),
    ({"preset": "persian_six", "decks": 2, "face_up_with_pickup": True, "first": "lowest"}, 4),
    ({"preset": "classic", "powers": "2:transparent 9:reverse J:lower Q:skip A:reset"}, 2),
]


def start(settings: dict[str, Any], players: int, number: int) -> Any:
    rules = GAMES["shithead"].rules(settings, players)
    rng = Random(number)
    deck = rules.deck()
    rng.shuffle(deck)
    return rules.start(deck, number % players)


def play(state: Any, names: tuple[str, ...], seed: int, most: int = 3000) -> Any:
    rng = Random(seed)
    for _ in range(most):
        if state.to_act is None:
            break
        level = names[state.to_act % len(names)]
        state.apply(choose(level, state.observe(state.to_act), rng.getrandbits(32)))
    return state


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think little, and interpreted."""
    table = dict(levels.LEVELS)
    for name, worlds, nodes in (("club", 1, 0), ("expert", 2, 0), ("master", 2, 60)):
        table[name] = levels.by_worlds(worlds, nodes, fast=False)
    monkeypatch.setitem(LEVELS, "shithead", table)


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_all_levels_play_legally_to_the_end(table: int) -> None:
    settings, players = TABLES[table]
    state = start(settings, players, table)
    play(state, PEOPLE[table % 5 :] + PEOPLE[: table % 5], table)
    assert state.to_act is None


@pytest.mark.parametrize("preset", ["classic", "persian", "persian_jokers"])
@pytest.mark.parametrize("level", ["novice", "casual", "club", "lowest"])
def test_nobody_goes_round_for_ever(level: str, preset: str) -> None:
    """Case 15: two of a kind come to an end before the cap of turns."""
    for number in range(3):
        state = play(start({"preset": preset}, 2, number), (level,), number)
        assert state.turns < state.rules.max_turns


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_record_of_a_view_is_that_of_the_deal_but_for_hidden_cards(table: int) -> None:
    settings, players = TABLES[table]
    state = start(settings, players, table)
    rng = Random(table)
    for _ in range(60):
        if state.to_act is None:
            return
        seen = state.observe(state.to_act)
        read = deal_of(seen)
        world = state.redeal_unseen(state.to_act, rng)
        assert values(deal_of(world.observe(state.to_act))) == values(read)
        assert len(unseen(seen)) >= state.stock_left
        for place in ("hand_one", "row_one", "shown_one", "blind_left", "pile_cards", "out_set"):
            mine, real = getattr(read, place), getattr(state, place)
            if place == "hand_one":
                mine, real = mine[seen.seat], real[seen.seat]
            elif place == "pile_cards":
                mine, real = mine[: read.pile_left], real[: state.pile_left]
            assert mine == real, place
        legal = state.legal_actions()
        state.apply(legal[rng.randrange(len(legal))])


@pytest.mark.parametrize("level", PEOPLE)
@pytest.mark.parametrize("preset", ["classic", "persian", "persian_six"])
def test_observation_only(preset: str, level: str) -> None:
    """Case 54: whatever lies hidden, the same seed chooses the same action."""
    state = start({"preset": preset}, 3, 4)
    rng = Random(1)
    for number in range(12):
        if state.to_act is None:
            return
        seat = state.to_act
        made = {
            decide(level, world.observe(seat), number).action
            for world in (state, state.redeal_unseen(seat, rng), state.redeal_unseen(seat, rng))
        }
        assert len(made) == 1
        for _ in range(3):
            state.apply(choose("lowest", state.observe(state.to_act), number))


@pytest.mark.parametrize("table", [0, 2, 3, 4, 6])
def test_interpreted_and_compiled_think_alike(table: int) -> None:
    settings, players = TABLES[table]
    state = start(settings, players, table)
    for number in range(8):
        if state.to_act is None:
            return
        seen = state.observe(state.to_act)
        slow, quick = (think(seen, 3, number, 200, fast=fast) for fast in (False, True))
        assert slow == quick
        for _ in range(6):
            if state.to_act is not None:
                state.apply(choose("casual", state.observe(state.to_act), number))


def test_all_legal_plays_have_values() -> None:
    state = position("4H 4C 9C KS", "3C 5C 6C", pile="3D", stock="KH QH JH")
    decision = decide("master", state.observe(0), 7)
    assert set(decision.values) == set(state.legal_actions())
    assert decision.worlds == levels.MASTER_WORLDS
    alike = {
        decision.values[action]
        for action in decision.values
        if state.rules.action_text(action) in ("play 4H", "play 4C")
    }
    assert len(alike) == 1


def test_master_wins_a_won_end() -> None:
    """The ten burns, the last card follows; any other play lets the other seat go out."""
    state = position("TH 4C", "AC", pile="KD")
    state.shown_one[:] = state.hand_one
    text = state.rules.action_text(choose("master", state.observe(0), 0))
    assert text == "play TH"


def test_a_tired_player_plays_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "STRAY", 1000)
    state = position("4H 5C 6C", "3C 5D 6D", pile="3D", stock="KH")
    state.turns = levels.TIRED
    made = {choose("club", state.observe(0), seed) for seed in range(12)}
    assert len(made) > 1
    assert all(kind_of(action) == PLAY for action in made)


def test_one_action_needs_no_worlds() -> None:
    decision = decide("master", position("4H", "3C", pile="KD").observe(0), 0)
    assert (decision.worlds, decision.values) == (0, {})


def test_master_is_the_strongest_level() -> None:
    assert strongest("shithead") == "master"
