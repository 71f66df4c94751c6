"""Every level plays every table to the end, and decides on what its seat has seen alone."""

from random import Random
from typing import Any

import pytest

from barg.bots import LEVELS, choose, evaluate
from barg.bots.shelem import auction, exchange
from barg.bots.shelem.levels import PACKET_WORLDS
from barg.cards import cards_in, mask_of
from barg.game import GAMES
from barg.shelem import Phase, ShelemRules, State
from barg.shelem.actions import DISCARD, bid
from barg.shelem.options import PRESETS

PEOPLE = ("novice", "casual", "club", "expert", "master")
TABLES: list[tuple[str, dict[str, Any], tuple[int, int]]] = [
    *((game, {"preset": preset}, (0, 0)) for game in ("shelem", "shelem2") for preset in PRESETS),
    ("shelem", {"preset": "gameocards", "sar_shelem": True}, (1050, 1100)),
    ("shelem", {"no_trump_modes": True, "made": "taken"}, (0, 0)),
    ("shelem2", {"no_trump_modes": True, "ace_points": 15}, (100, -200)),
    ("shelem", {"no_bid": "dealer_forced", "min_bid": 165}, (0, 595)),
    ("shelem", {"bid_step": 1, "min_bid": 5, "half_penalty": False}, (-800, 10)),
    ("shelem", {"preset": "joker230", "sar_shelem": True, "target": 5000}, (4800, 4700)),
    ("shelem2", {"preset": "shivaei", "target": 300}, (290, 290)),
]


def dealt(
    game: str, settings: dict[str, Any], number: int, totals: tuple[int, int] = (0, 0)
) -> State:
    rules: ShelemRules = GAMES[game].rules(settings)
    deck = rules.deck()
    Random(number).shuffle(deck)
    return rules.start(deck, number % rules.players, totals)


@pytest.mark.parametrize(("game", "settings", "totals"), TABLES)
def test_levels_play_every_table_to_its_end(
    game: str, settings: dict[str, Any], totals: tuple[int, int]
) -> None:
    for number in range(2):
        state = dealt(game, settings, number, totals)
        while (seat := state.to_act) is not None:
            level = PEOPLE[(seat + number) % len(PEOPLE)]
            state.apply(choose(level, state.observe(seat), 7))
        assert state.redeal or sum(state.points) == state.rules.total


def test_both_games_have_all_levels() -> None:
    for game in ("shelem", "shelem2"):
        assert list(LEVELS[game]) == ["heuristic", "random", *PEOPLE]


@pytest.mark.parametrize("level", PEOPLE)
def test_calls_and_exchange_do_not_depend_on_unseen_cards(level: str) -> None:
    chance = Random(4)
    for number in range(3):
        state = dealt("shelem", {"preset": "gameocards"}, number)
        for _ in range(3):
            seat = state.to_act
            assert seat is not None
            other = state.redeal_unseen(seat, chance)
            action = choose(level, state.observe(seat), 5)
            assert action == choose(level, other.observe(seat), 5)
            state.apply(action)


def test_a_call_that_was_left_aside_can_be_valued() -> None:
    state = dealt("shelem", {}, 1)
    decision = evaluate("master", state.observe(2), 1, bid(140))
    value = decision.values[bid(140)]
    assert value.made is not None
    assert value == auction.model_value(state.observe(2), bid(140))


def test_a_packet_that_was_left_aside_can_be_valued() -> None:
    state = dealt("shelem", {}, 1)
    while state.phase == Phase.AUCTION:
        assert state.to_act is not None
        calls = state.observe(state.to_act).legal
        state.apply(calls[0] if state.standing == 0 else calls[-1])
    seen = state.observe(state.to_act)
    best = sorted(cards_in(seen.hand), key=lambda card: -(card % 13))
    packet = mask_of(best[:4])
    decision = evaluate("expert", seen, 3, DISCARD | packet)
    value = decision.values[DISCARD | packet]
    assert value == exchange.packet_value(seen, Random(3), packet, PACKET_WORLDS["expert"])
    assert value.mean < decision.values[decision.action].mean
