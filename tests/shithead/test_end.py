"""H17–H19: going out, results, the cap, the match."""

import pytest

from barg.game import Match
from barg.shithead import Phase
from tests.shithead.helpers import act, legal, position, refused, rules


def test_h17_the_last_one_with_cards_is_the_shithead() -> None:
    state = position("9C", "JC", "KC 5C", max_turns=50)
    act(state, "play 9C")
    assert (state.out, state.phase) == ([0], Phase.PLAY)
    act(state, "play JC")
    found = state.rules.report(state)
    assert (found["out"], found["loser"], found["winner"]) == ([0, 1], 2, None)
    assert found["totals"] == {"losses": [0, 0, 1], "wins": [0, 0, 0]}
    assert found["turns"] == 2
    refused(state, "play KC", "the deal is over")


def test_h17_case_13_who_is_out_is_never_asked_again() -> None:
    for direction in (1, -1):
        state = position("9C 8C", "", "KC 5C AC", "3D AD", out=[1], jokers=8)
        state.direction = direction
        asked = set()
        for _ in range(12):
            if state.to_act is None:
                break
            asked.add(state.to_act)
            act(state, legal(state)[-1])
        assert 1 not in asked


def test_h17_going_out_by_four_of_a_rank() -> None:
    state = position("6C", "4C 5C", "4D 5D", pile="6S 6H 6D")
    act(state, "play 6C")
    assert (state.out, state.to_act, state.pile) == ([0], 1, [])
    assert legal(state) == ["play 4C", "play 5C"]


def test_h17_not_out_while_there_is_a_stock() -> None:
    state = position("9C", "4C 5C", stock="3H 4H")
    act(state, "play 9C")
    assert state.out == []
    assert len(state.hand(0)) == 2


def test_h17_a_blind_card_may_be_the_last() -> None:
    state = position("", "4C 5C", pile="3D", blind=["9C", ""])
    act(state, "blind 0")
    assert (state.phase, state.out) == (Phase.OVER, [0])


@pytest.mark.parametrize(
    ("result", "loser", "winner", "losses", "wins"),
    [
        ("loser", 1, None, [0, 1], [0, 0]),
        ("winner", None, 0, [0, 0], [1, 0]),
        ("both", 1, 0, [0, 1], [1, 0]),
    ],
)
def test_h18_results(
    result: str, loser: int | None, winner: int | None, losses: list[int], wins: list[int]
) -> None:
    state = position("9C", "KC 5C", result=result, dealer="next")
    act(state, "play 9C")
    found = state.rules.report(state)
    assert (found["loser"], found["winner"]) == (loser, winner)
    assert found["totals"] == {"losses": losses, "wins": wins}


def test_h18_with_winner_the_deal_ends_with_the_first_out() -> None:
    state = position("9C", "KC 5C", "AC 4D", result="winner", dealer="next")
    act(state, "play 9C")
    assert state.phase == Phase.OVER
    assert state.rules.report(state)["out"] == [0]


def test_h18_case_6_a_forfeit_goes_with_the_rules() -> None:
    table = rules(forfeit="بستنی برای می‌زبان")
    assert table.forfeit == "بستنی برای می‌زبان"
    assert table.chosen["forfeit"] == table.forfeit


def test_h19_case_15_the_cap_draws_the_deal() -> None:
    state = position("9C 4S", "KC 5C", max_turns=3)
    act(state, "play 9C", "pickup")
    assert state.phase == Phase.PLAY
    act(state, "play 4S")
    found = state.rules.report(state)
    assert (found["turns"], found["loser"], found["winner"]) == (3, 1, None), "it ended itself"
    state = position("9C 4S", "KC 5C", max_turns=2)
    act(state, "play 9C", "pickup")
    found = state.rules.report(state)
    assert (found["turns"], found["loser"], found["out"]) == (2, None, [])
    assert found["totals"] == {"losses": [0, 0], "wins": [0, 0]}


def test_h19_plays_blind_plays_and_pickups_count() -> None:
    state = position("", "KC 5C", pile="3D", blind=["9C 4H", ""])
    act(state, "blind 0", "pickup", "blind 0")
    assert state.turns == 3


def test_h19_with_both_the_first_out_has_won_even_then() -> None:
    state = position("9C", "KC 5C", "AC 4D", result="both", max_turns=2, dealer="next")
    act(state, "play 9C", "play KC")
    found = state.rules.report(state)
    assert (found["loser"], found["winner"], found["turns"]) == (None, 0, 2)
    assert found["totals"]["wins"] == [1, 0, 0]


@pytest.mark.parametrize(
    ("result", "totals", "winners"),
    [
        ("loser", (2, 0, 0, 0, 0, 0, 4), (1,)),
        ("loser", (2, 1, 0, 0, 0, 0, 4), (1, 2)),
        ("loser", (2, 1, 0, 0, 0, 0, 3), ()),
        ("winner", (0, 0, 0, 1, 0, 2, 4), (0, 2)),
        ("both", (0, 3, 1, 1, 2, 1, 4), (0, 1)),
    ],
)
def test_h19_deals(result: str, totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Of five deals one is missing (in the third case two); seat 0 is out first, 2 is last."""
    state = position("9C", "JC", "KC 5C", result=result, deals=5, dealer="next")
    state.totals[: len(totals)] = totals
    act(state, "play 9C")
    if result != "winner":
        act(state, "play JC")
    assert state.rules.winners(state) == winners


def test_h19_without_deals_the_match_goes_on() -> None:
    table = rules()
    match = Match(table, 0)
    match.start_deal(table.deck()).phase = Phase.OVER
    assert match.current is not None
    assert table.winners(match.current) == ()
    assert match.totals is not None
    assert match.start_deal(table.deck()).sheet[-1] == 1
