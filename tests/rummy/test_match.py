"""R20–R22: two decks from so many players on, penalties, and the end of endless deals."""

import pytest

from barg.cards import JOKER
from barg.errors import OptionError
from tests.rummy.helpers import act, deal, legal, rules


@pytest.mark.parametrize("players", range(2, 8))
def test_r20_two_decks_from(players: int) -> None:
    assert rules("rim_iran", players).decks == (2 if players >= 4 else 1)
    assert rules("rim", players, two_decks_from=3).decks == (2 if players >= 3 else 1)
    assert rules("rim_iran", players, decks=2).decks == 2, "a number that is set goes first"


@pytest.mark.parametrize(("players", "cards"), [(2, 54), (3, 54), (4, 108), (7, 108)])
def test_r20_rim_iran(players: int, cards: int) -> None:
    table = rules("rim_iran", players)
    assert (len(table.deck()), table.deck().count(JOKER)) == (cards, cards // 27)
    assert (table.hand_size, table.initial_meld) == (13, 30)
    assert (table.scoring, table.target) == ("penalty", 300)


def test_r21_each_writes_down_their_own_deadwood() -> None:
    state = deal("4H 4D 4S", "6C KD QS", "XX 9H 2H", up="KC", stock="7C", jokers=2,
                 scoring="penalty")  # fmt: skip
    act(state, "draw stock", "meld 4H 4D 4S", "discard 7C")
    assert state.rules.report(state)["scores"] == [0, 26, 26]


def test_r21_with_melds_in_the_hand_the_least_deadwood() -> None:
    state = deal(
        "4H 4D 4S",
        "2C 2D 2S",
        "TD JD 3S",
        up="KC",
        stock="7C",
        preset="rim_hand",
        scoring="penalty",
    )
    act(state, "draw stock", "knock 7C")
    assert state.rules.report(state)["scores"] == [0, 0, 23]


def test_r21_the_bonus_doubles_what_the_others_write() -> None:
    state = deal("4H 4D 4S", "2C KD QD", up="KC", stock="7C", scoring="penalty", rummy_bonus=True)
    act(state, "draw stock", "meld 4H 4D 4S", "discard 7C")
    assert state.rules.report(state)["scores"] == [0, 44]


def test_r21_nobody_scores_in_a_blocked_deal() -> None:
    state = deal("4H 5D", "2C 3D", up="9C", stock="TD", scoring="penalty", totals=(10, 20))
    state.stock = []
    act(state, "block")
    report = state.rules.report(state)
    assert (report["scores"], report["totals"]) == ([0, 0], [10, 20])


@pytest.mark.parametrize(
    ("before", "winners"),
    [((50, 70, 0), ()), ((50, 78, 0), (2,)), ((5, 78, 5), (0,)), ((26, 90, 0), (0, 2))],
)
def test_r21_the_lowest_wins_when_one_reaches_the_target(
    before: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = deal(
        "4H 4D 4S",
        "2C KD QD",
        "6C KS QS",
        up="KC",
        stock="7C",
        scoring="penalty",
        target=100,
        totals=before,
    )
    act(state, "draw stock", "meld 4H 4D 4S")
    assert state.rules.winners(state) == ()
    act(state, "discard 7C")
    assert state.rules.totals_after(state) == (before[0], before[1] + 22, before[2] + 26)
    assert state.rules.winners(state) == winners


def test_r22_a_deal_ends_blocked_after_max_turns() -> None:
    state = deal("4H 5D", "2C 3D", up="9C", stock="TD 9S QC", max_turns=3)
    for number in range(3):
        assert (state.to_act, state.turns) == (number % 2, number)
        act(state, "draw discard")
        act(state, legal(state)[0])
    report = state.rules.report(state)
    assert (state.to_act, state.turns, report["winner"]) == (None, 3, None)
    assert report["scores"] == [0, 0]
    assert report["hands"] is not None


def test_r22_going_out_in_the_last_turn_counts() -> None:
    for preset, last in (("rim", ["meld 4H 4D 4S", "discard 7C"]), ("rim_hand", ["knock 7C"])):
        state = deal("4H 4D 4S", "2C KD QD", up="KC", stock="7C", preset=preset, max_turns=1)
        act(state, "draw stock", *last)
        assert (state.winner, state.to_act) == (0, None)


@pytest.mark.parametrize("preset", ["rim", "rim_joker", "rim_high", "rim_hand", "rim_iran"])
def test_r22_a_thousand_turns_in_every_preset(preset: str) -> None:
    assert rules(preset).max_turns == 1000


def test_r21_fewer_penalties_are_better() -> None:
    state = deal("4H 4D 4S", "2C KD QD", up="KC", stock="7C", scoring="penalty", totals=(10, 20))
    act(state, "draw stock", "meld 4H 4D 4S")
    assert state.rules.returns(state) == (0, 0)
    act(state, "discard 7C")
    assert state.rules.returns(state) == (0, -22)
    assert state.rules.seat_totals(state.rules.totals_after(state)) == (-10, -42)


def test_r23_hands_whose_partition_would_take_too_long_are_refused() -> None:
    with pytest.raises(OptionError, match="hand_size: at most 30 where melds stay in the hand"):
        rules("rim", melding="hand", decks=2, hand_size=31)
    assert rules("rim", melding="hand", decks=2, hand_size=30).hand_size == 30
    assert rules("rim", decks=2, hand_size=31).hand_size == 31
