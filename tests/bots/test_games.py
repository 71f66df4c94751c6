"""The first bots of Rim, Shithead and Shelem for two."""

from random import Random
from typing import Any

import pytest

from barg.bots import LEVELS, choose
from barg.game import GAMES
from barg.shelem.scoring import deal_scores
from tests.rummy import helpers as rim
from tests.shithead import helpers as heads

CAP = 3000
TABLES = [
    ("rummy", "rim", 2),
    ("rummy", "rim", 4),
    ("rummy", "rim_joker", 3),
    ("rummy", "rim_high", 7),
    ("rummy", "rim_hand", 2),
    ("rummy", "rim_iran", 2),
    ("rummy", "rim_iran", 5),
    ("shithead", "classic", 2),
    ("shithead", "classic", 4),
    ("shithead", "classic_powers", 3),
    ("shithead", "classic_powers", 8),
    ("shithead", "persian", 2),
    ("shithead", "persian", 5),
    ("shithead", "persian_six", 3),
    ("shithead", "persian_jokers", 3),
    ("shelem2", "bazito", 2),
    ("shelem2", "gameocards", 2),
]


def play(
    game: str, preset: str, players: int, seed: int, levels: tuple[str, ...], **options: Any
) -> Any:
    """Play a deal; the levels go round the seats."""
    rules = GAMES[game].rules({"preset": preset, **options}, players)
    rng = Random(seed)
    deck = rules.deck()
    rng.shuffle(deck)
    state = rules.start(deck, seed % players, ())
    for _ in range(CAP):
        if state.to_act is None:
            return state
        level = levels[state.to_act % len(levels)]
        action = choose(level, state.observe(state.to_act), rng.getrandbits(32))
        shuffled = list(state.to_shuffle(action))
        rng.shuffle(shuffled)
        state.apply(action, shuffled)
    raise AssertionError(f"{game} {preset} {seed}: no end after {CAP} actions")


def test_levels_of_every_game() -> None:
    assert set(LEVELS) == set(GAMES)
    for levels in LEVELS.values():
        assert {"heuristic", "random"} <= set(levels)


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_the_heuristic_ends_its_deals(game: str, preset: str, players: int) -> None:
    """Case 15: nobody goes round for ever; what it does is always legal."""
    for seed in range(6):
        state = play(game, preset, players, seed, ("heuristic",))
        if game == "shithead":
            assert state.turns < state.rules.max_turns


@pytest.mark.parametrize(
    "options",
    [
        {"joker_exchange": True, "discard_to_go_out": True, "jokers": 2},
        {"melding": "hand", "discard_to_go_out": True, "ace": "high_or_low"},
        {"decks": 2, "twins_in_sets": False, "jokers": 4, "jokers_per_meld": 1},
        {"max_reshuffles": 0, "hand_size": 1},
        {"initial_meld": 51, "discard_to_go_out": True, "jokers": 2, "hand_size": 13},
        {"initial_meld": 15, "joker_exchange": True, "decks": 2, "jokers": 4, "max_turns": 60},
    ],
)
def test_the_rim_player_under_other_options(options: dict[str, Any]) -> None:
    for seed in range(4):
        play("rummy", "rim", 3, seed, ("heuristic",), **options)


@pytest.mark.parametrize("powers", ["", "K:burn", "2:transparent 9:reverse J:lower Q:skip A:reset"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_shithead_player_under_other_powers(powers: str, players: int) -> None:
    """Without 2s and 10s two players may go round to the cap; what they do is legal."""
    for seed in range(4):
        options: dict[str, Any] = {"powers": powers, "after_burn": "bound"}
        options |= {"jokers": 8 * (seed % 2), "decks": 2 if players == 4 else 1}
        play("shithead", "classic", players, seed, ("heuristic",), **options)


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_same_observation_and_seed_same_action(game: str, preset: str, players: int) -> None:
    rules = GAMES[game].rules({"preset": preset}, players)
    rng = Random(5)
    deck = rules.deck()
    rng.shuffle(deck)
    state = rules.start(deck, 0, ())
    for _ in range(40):
        if state.to_act is None:
            return
        seen, again = state.observe(state.to_act), state.clone().observe(state.to_act)
        seed = rng.getrandbits(32)
        actions = {choose("heuristic", observed, seed) for observed in (seen, again, seen)}
        assert len(actions) == 1
        action = actions.pop()
        state.verify(action)
        state.apply(action, list(state.to_shuffle(action)))


def test_only_the_seat_to_act_chooses() -> None:
    state = heads.start("classic")
    for seat in (1, None):
        with pytest.raises(ValueError, match="is not to act"):
            choose("heuristic", state.observe(seat), 0)


@pytest.mark.parametrize("preset", ["classic", "persian"])
def test_the_shithead_player_beats_chance(preset: str) -> None:
    lost = sum(
        play("shithead", preset, 2, seed, ("heuristic", "random")).left == [0] for seed in range(15)
    )
    assert lost <= 3


@pytest.mark.parametrize("preset", ["rim", "rim_joker", "rim_iran"])
def test_the_rim_player_beats_chance(preset: str) -> None:
    won = sum(
        play("rummy", preset, 2, seed, ("heuristic", "random")).winner == 0 for seed in range(12)
    )
    assert won >= 9


def test_the_player_of_shelem_for_two_beats_chance() -> None:
    net = 0
    for seed in range(12):
        scores = deal_scores(play("shelem2", "bazito", 2, seed, ("heuristic", "random")))
        net += scores[0] - scores[1]
    assert net > 12 * 50


def rim_chosen(state: Any) -> str:
    return str(state.rules.action_text(choose("heuristic", state.observe(state.to_act), 0)))


def test_rim_takes_the_discard_that_makes_or_extends_a_meld() -> None:
    for hand, up, taken in (
        ("4H 4D 9C KS", "4S", True),
        ("4H 5H 6H KS", "7H", True),
        ("4H 5H 9C KS", "3H", True),
        ("4H 5D 9C KS", "QS", False),
        ("4H 4D 9C KS", "9S", False),
    ):
        state = rim.deal(hand, "2C 3D TD JC", up=up, stock="TS")
        assert (rim_chosen(state) == "draw discard") == taken, (hand, up)


def test_rim_melds_lays_off_and_goes_out() -> None:
    state = rim.act(rim.deal("4H 4D 4S 4C", "2C 3D TD JC", up="KS", stock="TS"), "draw stock")
    texts = []
    while state.to_act == 0:
        texts.append(rim_chosen(state))
        rim.act(state, texts[-1])
    assert [text.split()[0] for text in texts] == ["meld", "layoff", "discard"]
    assert state.winner == 0


def test_rim_chooses_the_meld_that_leaves_least() -> None:
    """Check 6: the run and not the set."""
    state = rim.deal("5C 5D 5H 6H 7H KS", "2H 3D TD JC 9S 8S", up="QS", stock="2C")
    assert rim_chosen(rim.act(state, "draw stock")) == "meld 5H 6H 7H"


def test_rim_discards_the_dearest_card_that_helps_least() -> None:
    state = rim.deal("KH KD 9C 2S", "2C 3D TD JC", up="QS", stock="TS")
    assert rim_chosen(rim.act(state, "draw stock")) in {"discard 9C", "discard TS"}


@pytest.mark.parametrize(("players", "seed"), [(4, 32), (3, 46), (3, 56), (2, 26)])
def test_rim_players_do_not_strand_with_single_cards(players: int, seed: int) -> None:
    """Deals in which all came down to one card each, and no card was left that fits the table."""
    play("rummy", "rim", players, seed, ("heuristic",))


def test_rim_keeps_a_meld_that_would_leave_a_card_without_hope() -> None:
    """After the fours the fourth is on the table too, and nothing fits any more."""
    for hand, kept in (("4H 4D 4S 4C 9C", True), ("4H 4D 4S 8C 9C", False)):
        state = rim.act(rim.deal(hand, "2C 3D TD JC KS", up="QS", stock="KH"), "draw stock")
        assert (not rim_chosen(state).startswith("meld")) == kept


def test_rim_knocks() -> None:
    state = rim.deal("4H 4D 4S", "2C 3D TD", up="QS", stock="TS", preset="rim_hand")
    assert rim_chosen(rim.act(state, "draw stock")) == "knock TS"


def test_rim_blocks_rather_than_takes_what_does_not_help() -> None:
    state = rim.deal("4H 4D KS", "2C 3D TD", up="QS")
    state.stock = []
    assert rim_chosen(state) == "block"


heads_chosen = rim_chosen


def test_shithead_plays_low_and_keeps_the_strong() -> None:
    assert heads_chosen(heads.position("4H 9C 2S TD", "3C", pile="3D", stock="KH")) == "play 4H"
    assert heads_chosen(heads.position("4H 4C 9C", "3C", pile="3D", stock="KH")) == "play 4H 4C"
    assert heads_chosen(heads.position("4H 9C 2S", "3C", pile="8D", stock="KH")) == "play 9C"
    state = heads.position("4H 5C 2S", "3C", pile="3D 6H 7D 8D 9D QD", stock="KH")
    assert heads_chosen(state) == "play 2S"


def test_shithead_burns_big_piles() -> None:
    state = heads.position("4H AC TS", "3C", pile="3D 5D 6H 7D 8D 9D QD", stock="KH")
    assert heads_chosen(state) == "play TS"
    state = heads.position("6C KC AS", "3C", pile="6D 6H 6S", stock="KH")
    assert heads_chosen(state) == "play 6C"


def test_shithead_keeps_the_cards_that_have_a_power_here() -> None:
    state = heads.position("3H 9C 4S", "3C", pile="3D", stock="KH", preset="classic_powers")
    assert heads_chosen(state) == "play 4S"
    state = heads.position("2H 9C TS", "3C", pile="", stock="KH", powers="9:burn")
    assert heads_chosen(state) == "play 2H", "a two without power is the lowest card"


def test_shithead_picks_up_when_nothing_goes() -> None:
    assert heads_chosen(heads.position("4H 9C", "3C", pile="KD")) == "pickup"


def test_shithead_turns_a_known_blind_card_that_goes_on() -> None:
    state = heads.position("", "3C", pile="8D", blind=["4H 9C KS", ""])
    state.blind_shown[0] = 0b011
    assert heads_chosen(state) == "blind 1"
    state.blind_shown[0] = 0b001
    assert heads_chosen(state) == "blind 1", "an unknown one rather than the four"


def test_shithead_exchanges() -> None:
    state = heads.start("classic")
    heads.hold(state, 0, "2S AS 4H", "TS 5S 3H")
    heads.act(state, heads_chosen(state))
    assert set(state.row(0)) == set(heads.cards("TS 2S AS"))
    assert heads_chosen(state) == "ready"
    state = heads.start("persian_six")
    heads.hold(state, 0, "2S AS 4H TS 5S 3H")
    assert set(heads_chosen(state).split()[1:]) == {"4H", "5S", "3H"}
    state = heads.start("persian")
    heads.hold(state, 0, "3S 4S 5H")
    assert heads_chosen(state) == "swap row 0"
    heads.hold(state, 0, "2S AS TH")
    assert heads_chosen(state) == "ready"
