"""Rim's levels: legal, fair, the same again, blind to what lies hidden."""

from random import Random
from typing import Any

import pytest

from barg.bots import LEVELS, choose, decide
from barg.bots.levels import strongest
from barg.bots.rummy import levels
from barg.bots.rummy.reading import deal_of, events_of, past_of, unseen
from barg.bots.rummy.thinking import think
from barg.game import GAMES
from barg.kernel.packing import kind_of
from barg.kernel.records import values
from barg.kernel.rummy.fields import DISCARD
from tests.rummy import helpers as rim

PEOPLE = ("novice", "casual", "club", "expert", "master")
TABLES: list[tuple[dict[str, Any], int]] = [
    ({"preset": "rim"}, 2),
    ({"preset": "rim"}, 4),
    ({"preset": "rim_joker"}, 3),
    ({"preset": "rim_high"}, 7),
    ({"preset": "rim_hand"}, 2),
    ({"preset": "rim_iran"}, 2),
    ({"preset": "rim_iran"}, 5),
    ({"joker_exchange": True, "discard_to_go_out": True, "jokers": 2, "rummy_bonus": True}, 3),
    ({"melding": "hand", "discard_to_go_out": True, "ace": "high_or_low", "jokers": 2}, 3),
    ({"decks": 2, "twins_in_sets": False, "jokers": 4, "jokers_per_meld": 1}, 6),
    ({"max_reshuffles": 0, "hand_size": 1}, 3),
    ({"initial_meld": 15, "joker_exchange": True, "decks": 2, "jokers": 4, "max_turns": 60}, 3),
]


def start(settings: dict[str, Any], players: int, number: int) -> Any:
    rules = GAMES["rummy"].rules(settings, players)
    rng = Random(number)
    deck = rules.deck()
    rng.shuffle(deck)
    return rules.start(deck, number % players)


def step(state: Any, action: int, rng: Random) -> None:
    shuffled = list(state.to_shuffle(action))
    rng.shuffle(shuffled)
    state.apply(action, shuffled)


def play(state: Any, names: tuple[str, ...], seed: int, most: int = 4000) -> Any:
    rng = Random(seed)
    for _ in range(most):
        if state.to_act is None:
            break
        level = names[state.to_act % len(names)]
        step(state, choose(level, state.observe(state.to_act), rng.getrandbits(32)), rng)
    return state


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think little, and interpreted."""
    table = dict(levels.LEVELS)
    for name in ("expert", "master"):
        table[name] = levels.by_worlds(1, fast=False)
    monkeypatch.setitem(LEVELS, "rummy", table)


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_all_levels_play_legally_to_the_end(table: int) -> None:
    settings, players = TABLES[table]
    turn = table % 5
    state = play(start(settings, players, table), PEOPLE[turn:] + PEOPLE[:turn], table)
    assert state.to_act is None


@pytest.mark.parametrize("preset", ["rim", "rim_hand", "rim_iran", "rim_joker"])
@pytest.mark.parametrize("level", ["novice", "casual", "club"])
def test_nobody_goes_round_for_ever(level: str, preset: str) -> None:
    """Two of a kind come to an end before the cap of turns."""
    for number in range(4):
        state = play(start({"preset": preset}, 2, number), (level,), number)
        assert state.to_act is None
        assert state.turns < state.rules.options.max_turns


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_record_of_a_view_is_that_of_the_deal_but_for_hidden_cards(table: int) -> None:
    settings, players = TABLES[table]
    state = start(settings, players, table)
    rng = Random(table)
    for _ in range(150):
        if state.to_act is None:
            return
        seen = state.observe(state.to_act)
        past = past_of(seen)
        read = deal_of(seen, past)
        assert past.pile == state.discards
        assert len(unseen(seen, past)) >= state.stock_size
        for name in ("known_ones", "known_twos", "known_jokers", "shapes", "sizes"):
            assert getattr(read, name) == getattr(state, name), name
        for name in ("opened", "laid_before", "laid_now", "laid_points", "melds_before", "taken"):
            assert getattr(read, name) == getattr(state, name), name
        world = state.redeal_unseen(state.to_act, rng).observe(state.to_act)
        assert values(deal_of(world, past_of(world))) == values(read)
        assert events_of(world, past_of(world)) == events_of(seen, past)
        step(state, choose("heuristic", seen, 0), rng)


@pytest.mark.parametrize("level", PEOPLE)
@pytest.mark.parametrize("preset", ["rim", "rim_hand", "rim_iran"])
def test_observation_only(preset: str, level: str) -> None:
    """Case 54: whatever lies hidden, the same seed chooses the same action."""
    state = start({"preset": preset}, 3, 4)
    rng = Random(1)
    for number in range(8):
        seat = state.to_act
        worlds = (state, state.redeal_unseen(seat, rng), state.redeal_unseen(seat, rng))
        made = {decide(level, world.observe(seat), number).action for world in worlds}
        assert len(made) == 1
        for _ in range(4):
            if state.to_act is None:
                return
            step(state, choose("greedy", state.observe(state.to_act), number), rng)


@pytest.mark.parametrize("table", [0, 2, 4, 5, 8])
def test_interpreted_and_compiled_think_alike(table: int) -> None:
    settings, players = TABLES[table]
    state = start(settings, players, table)
    rng = Random(3)
    for number in range(6):
        if state.to_act is None:
            return
        seen = state.observe(state.to_act)
        slow, quick = (think(seen, 2, number, fast=fast) for fast in (False, True))
        assert slow == quick
        for _ in range(5):
            if state.to_act is not None:
                step(state, choose("greedy", state.observe(state.to_act), number), rng)


def test_all_legal_actions_have_values() -> None:
    state = rim.act(rim.deal("4H 4D 4S 9C KS", "2C 3D TD JC QC", up="QS", stock="KH"), "draw stock")
    decision = decide("master", state.observe(0), 7)
    assert set(decision.values) == set(state.legal_actions())
    assert decision.worlds == levels.MASTER_WORLDS


def test_master_lays_down_what_counts_where_another_is_about_to_go_out() -> None:
    state = rim.deal("4H 4D 4S KS", "2C 3C 4C JC", up="QS", stock="KH 9D 7S")
    rim.act(state, "draw stock", "discard KH", "draw stock", "meld 2C 3C 4C", "discard 9D")
    rim.act(state, "draw stock")
    rim.act(state, state.rules.action_text(choose("master", state.observe(0), 0)))
    assert state.melds


def test_greedy_keeps_the_cards_with_the_best_draws() -> None:
    """Two nines need a third, of which one lies on the table; the sevens and eights have two."""
    state = rim.deal("7H 8H 9C 9D KS", "2C 3D TD JC QC", up="9H", stock="AC")
    rim.act(state, "draw stock")
    text = state.rules.action_text(choose("greedy", state.observe(0), 0))
    assert text == "discard KS"


def test_novice_takes_what_makes_only_a_pair() -> None:
    state = rim.deal("4H 9C KS", "2C 3D TD", up="KD", stock="QH")
    texts = {
        level: state.rules.action_text(choose(level, state.observe(0), 0))
        for level in ("novice", "club")
    }
    assert texts == {"novice": "draw discard", "club": "draw stock"}


def test_a_tired_player_acts_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "STRAY", 1000)
    state = rim.act(rim.deal("4H 6D 8S KS", "2C 3D TD JC", up="QS", stock="KH 9C"), "draw stock")
    state.reshuffles = levels.TIRED
    made = {choose("club", state.observe(0), seed) for seed in range(12)}
    assert len(made) > 1
    assert all(kind_of(action) == DISCARD for action in made)


def test_master_is_the_strongest_level() -> None:
    assert strongest("rummy") == "master"
