"""S13–S15: the widow, the discard packet and trump."""

from itertools import combinations

import pytest

from barg.cards import cards_in, mask_of, parse_cards
from barg.errors import IllegalAction, NotationError
from barg.kernel.shelem.fields import NONE
from barg.shelem import Phase
from barg.shelem.actions import DISCARD
from tests.shelem.helpers import act, legal, play_lowest, rules, suits_deal

CALLS = ("bid 100", "pass", "pass", "pass")


def test_s13_declarer_holds_sixteen_and_lays_away_any_four() -> None:
    state = act(suits_deal(rules()), *CALLS)
    assert state.hands[0].bit_count() == 16
    cards = list(cards_in(state.hands[0]))
    expected = {DISCARD | mask_of(four) for four in combinations(cards, 4)}
    choices = state.legal_actions()
    assert len(choices) == 1820
    assert set(choices) == expected
    assert all(action in choices for action in expected)
    assert choices[5:7] == [choices[5], choices[6]]


@pytest.mark.parametrize(
    ("text", "error", "reason"),
    [
        ("discard 2H 2D 2C AH", IllegalAction, "not in the hand: AH"),
        ("discard 2H 2D 2C", NotationError, "are laid away, not 3"),
        ("discard 2H 2D 2C 3S 4S", NotationError, "are laid away, not 5"),
        ("discard 2H 2H 2C 3S", NotationError, "twice"),
        ("discard", NotationError, "not 0"),
        ("play AS", IllegalAction, "four cards must be laid away first"),
        ("trump S", IllegalAction, "four cards must be laid away first"),
        ("pass", IllegalAction, "four cards must be laid away first"),
    ],
)
def test_s13_wrong_discards(text: str, error: type[Exception], reason: str) -> None:
    state = act(suits_deal(rules()), *CALLS)
    with pytest.raises(error, match=reason):
        act(state, text)


def test_s14_case_26_the_packet_scores_for_declarers_team() -> None:
    state = act(suits_deal(rules()), *CALLS, "discard TS 2H 2D 2C")
    assert state.points == [15, 0], "check 11: one ten makes fifteen"
    play_lowest(act(state, "trump S"))
    assert sum(state.points) == 165


def test_s14_only_declarer_sees_it_before_the_deal_ends() -> None:
    state = act(suits_deal(rules()), *CALLS, "discard TS 2H 2D 2C", "trump S")
    packet = mask_of(parse_cards("TS 2H 2D 2C"))
    assert state.observe(0).discards == packet
    for seat in (1, 2, 3, None):
        view = state.observe(seat)
        assert (view.discards, view.widow, view.points, view.dealt) == (None,) * 4
    play_lowest(state)
    for seat in (0, 1, 2, 3, None):
        assert state.observe(seat).discards == packet


def test_s15_declared_trump_then_any_lead() -> None:
    state = act(suits_deal(rules()), *CALLS, "discard 3S 2D 2H 4S")
    assert legal(state) == ["trump S", "trump H", "trump D", "trump C"]
    with pytest.raises(IllegalAction, match="must be named first"):
        act(state, "play AS")
    act(state, "trump H")
    assert state.to_act == 0
    assert len(legal(state)) == 12, "any card, trump or not"


def test_s15_first_lead_names_trump() -> None:
    table = rules("gameocards")
    state = act(suits_deal(table), *CALLS, "discard 3S 2D 2H 4S")
    assert (state.phase, state.trump, state.to_act) == (Phase.PLAY, NONE, 0)
    with pytest.raises(IllegalAction, match="a card must be played"):
        act(state, "trump S")
    assert act(state, "play 2C").trump == 3
    assert state.observe(1).trump == 3
