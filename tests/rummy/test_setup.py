"""R1–R3, R17: players, decks, hands, the deal, the target."""

from random import Random

import pytest

from barg.cards import JOKER
from barg.errors import DeckError, OptionError
from barg.game import GAMES, Match
from tests.rummy.helpers import act, deal, rules


def test_r1_two_to_seven_players() -> None:
    assert GAMES["rummy"].seats == (2, 3, 4, 5, 6, 7)
    for players in (0, 1, 8):
        with pytest.raises(OptionError, match="2 to 7 players"):
            rules(players=players)


@pytest.mark.parametrize("players", range(2, 8))
def test_r1_one_deck_for_up_to_six_two_for_seven(players: int) -> None:
    assert rules(players=players).decks == (2 if players == 7 else 1)
    assert len(rules(players=players, decks=2).deck()) == 104


@pytest.mark.parametrize(("decks", "jokers"), [(1, 0), (1, 2), (2, 4)])
def test_r1_jokers_up_to_two_for_each_deck(decks: int, jokers: int) -> None:
    table = rules(decks=decks, jokers=jokers)
    assert table.deck().count(JOKER) == jokers
    assert len(table.deck()) == 52 * decks + jokers
    with pytest.raises(OptionError, match="jokers: at most") as caught:
        rules(decks=1, jokers=3)
    assert caught.value.option == "jokers"


HAND_SIZES = {2: (10, 10), 3: (7, 10), 4: (7, 10), 5: (7, 10), 6: (6, 10), 7: (None, 10)}


@pytest.mark.parametrize("players", HAND_SIZES)
def test_r2_hand_sizes(players: int) -> None:
    for decks, size in zip((1, 2), HAND_SIZES[players], strict=True):
        if size is not None:
            assert rules(players=players, decks=decks).hand_size == size


def test_r2_seven_players_with_one_deck_are_refused() -> None:
    for size in (None, 5):
        with pytest.raises(OptionError, match="decks: 7 players need two decks"):
            rules(players=7, decks=1, hand_size=size)


@pytest.mark.parametrize(("players", "size"), [(3, 10), (5, 6), (2, 25), (6, 8)])
def test_r2_other_hand_sizes(players: int, size: int) -> None:
    assert rules(players=players, hand_size=size).hand_size == size


@pytest.mark.parametrize(
    ("players", "decks", "size"), [(2, 1, 26), (3, 1, 17), (6, 1, 9), (7, 2, 15)]
)
def test_r2_case_23_a_size_that_the_deck_cannot_serve(players: int, decks: int, size: int) -> None:
    with pytest.raises(OptionError, match="do not leave two of") as caught:
        rules(players=players, decks=decks, hand_size=size)
    assert caught.value.option == "hand_size"
    assert rules(players=players, decks=decks, hand_size=size - 1).hand_size == size - 1


def test_r3_dealing_order() -> None:
    table = rules(players=3)
    deck = table.deck()
    state = table.start(deck, dealer=1)
    assert state.to_act == 2, "the seat after the dealer plays first"
    assert [card for card, n in enumerate(state.hands[2]) if n] == [0, 3, 6, 9, 12, 15, 18]
    assert [card for card, n in enumerate(state.hands[1]) if n] == [2, 5, 8, 11, 14, 17, 20]
    assert state.discards == [21]
    assert state.stock[::-1] == deck[22:]


def test_r3_the_deal_passes_to_the_next_seat() -> None:
    table = rules(players=3)
    match = Match(table, 2)
    state = match.start_deal(table.deck())
    state.stock = []
    match.apply(table.parse_action("block"))
    assert match.dealer == 0


@pytest.mark.parametrize("change", ["twice", "short", "joker"])
def test_r3_a_deck_that_is_none(change: str) -> None:
    deck = rules().deck()
    Random(1).shuffle(deck)
    changed = {
        "twice": [*deck[:-1], deck[0]],
        "short": deck[:-1],
        "joker": [*deck[:-1], JOKER],
    }[change]
    with pytest.raises(DeckError):
        rules().start(changed, 0)


@pytest.mark.parametrize(("players", "target"), [(2, 100), (4, 200), (7, 350)])
def test_r17_check_4_target(players: int, target: int) -> None:
    assert rules(players=players).target == target
    assert rules(players=players, target=75).target == 75


@pytest.mark.parametrize(("before", "winners"), [(79, (0,)), (78, ()), (200, (0,))])
def test_r17_the_first_to_reach_the_target_wins(before: int, winners: tuple[int, ...]) -> None:
    state = deal("4H 4D 4S", "KD QD AS", up="9C", stock="2C", totals=(before, 99), target=100)
    act(state, "draw stock", "meld 4H 4D 4S")
    assert state.rules.winners(state) == ()
    act(state, "discard 2C")
    assert state.rules.totals_after(state) == (before + 21, 99)
    assert state.rules.winners(state) == winners


def test_presets_and_unknown_options() -> None:
    assert rules("rim").jokers == 0
    assert rules("rim_joker").jokers == 2
    assert rules("rim_joker", 7).jokers == 4
    assert rules("rim_high").ace == "high_or_low"
    assert rules("rim_hand").melding == "hand"
    with pytest.raises(OptionError, match="rummy_bonus"):
        rules("rim_hand", rummy_bonus=True)
