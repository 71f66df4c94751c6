"""H21: two decks, four to eight players."""

import pytest

from barg.errors import OptionError
from barg.game import GAMES
from barg.kernel.shithead.codes import PLAY
from barg.packed import encode
from barg.shithead import Phase
from tests.shithead.helpers import act, cards, hold, legal, position, refused, rules, start


def test_h21_two_decks_from_six_players_on() -> None:
    assert GAMES["shithead"].seats == tuple(range(2, 9))
    for players in range(2, 9):
        table = rules(players=players)
        assert table.decks == (2 if players >= 6 else 1)
        assert len(table.deck()) == 52 * table.decks
    assert rules(players=4, decks=2).deck() == [*range(52), *range(52)]


@pytest.mark.parametrize(("players", "decks"), [(2, 2), (3, 2), (6, 1), (8, 1)])
def test_h21_too_many_or_too_few_players_for_the_decks(players: int, decks: int) -> None:
    with pytest.raises(OptionError, match=f"players, not {players}") as caught:
        rules(players=players, decks=decks)
    assert caught.value.option == "decks"


@pytest.mark.parametrize("preset", GAMES["shithead"].presets)
def test_h21_eight_players_are_dealt_to(preset: str) -> None:
    state = start(preset, 8, jokers=8)
    assert len(state.rules.deck()) == 112
    assert len(state.stock) == 112 - 8 * 9
    for seat in range(8):
        dealt = [*state.hand(seat), *state.row(seat), *state.blind(seat)]
        assert len(dealt) == 9


def test_h21_twins_are_played_together_and_named_once() -> None:
    state = position("9S 9S 9H", "4C", "4D", "4H", decks=2)
    assert sorted(legal(state)) == [
        "play 9H",
        "play 9S",
        "play 9S 9H",
        "play 9S 9S",
        "play 9S 9S 9H",
    ]
    refused(state, "play 9S 9S 9S", "not there: 9S")
    act(state, "play 9S 9S")
    assert state.pile == cards("9S 9S")
    assert state.hand(0) == cards("9H")


@pytest.mark.parametrize("four", ["own", "top_four"])
def test_h21_more_than_four_in_one_play_burn_too(four: str) -> None:
    state = position("9S 9S 9H 9H 9C KS", "4C", "4D", "4H", decks=2, four=four)
    act(state, "play 9S 9S 9H 9H 9C")
    assert (state.pile, state.to_act) == ([], 0)
    state = position("9S 9S KS", "4C", "4D", "4H", pile="9H 9H", decks=2, four=four)
    act(state, "play 9S 9S")
    assert (state.pile == []) == (four == "top_four")


def test_h21_all_eight_of_a_rank() -> None:
    eight = "9S 9S 9H 9H 9D 9D 9C 9C"
    state = position(f"{eight} KS", "4C", "4D", "4H", decks=2, four="own")
    assert encode(PLAY, sorted(cards(eight))) in state.legal_actions()
    act(state, f"play {eight}")
    assert (state.pile, state.to_act) == ([], 0)


@pytest.mark.parametrize("dealer", range(4))
def test_h21_of_two_with_the_lowest_card_the_nearer_one_starts(dealer: int) -> None:
    state = start("classic", 4, seat=dealer, decks=2)
    for holder, text in enumerate(("3C 9C KD", "4H 9D KC", "3C 6C 7C", "9S JS QS")):
        hold(state, holder, text, "4S 5S 6S")
    act(state, "ready", "ready", "ready", "ready")
    assert state.phase == Phase.PLAY
    assert state.to_act == {0: 2, 1: 2, 2: 0, 3: 0}[dealer]


def test_h21_one_of_twins_is_known() -> None:
    """The nine that was picked up is known; its twin from the deal is not."""
    state = position("9S 4H", "9C KC", "4D", "5H", pile="9S QD", decks=2)
    act(state, "pickup")
    assert state.observe(1).shown[0] == tuple(sorted(cards("9S QD")))
    act(state, "play KC", "pickup", "play 5H")
    act(state, "play 9S")
    assert state.observe(1).shown[0] == tuple(cards("QD")), "the one that was played counts"
