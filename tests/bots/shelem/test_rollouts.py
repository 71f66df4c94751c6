"""Choices before the play, played out: interpreted and compiled alike, for four and for two."""

from random import Random

import pytest

from barg.bots.shelem import exchange
from barg.bots.shelem.rollouts import Rollouts
from barg.cards import CardSet, mask_of
from barg.game import GAMES
from barg.kernel.shelem.fields import DISCARD
from barg.shelem import Observation, Phase, ShelemRules, State
from barg.shelem.actions import PASS, bid


def seen_by(game: str, preset: str, calls: tuple[int, ...], number: int = 3) -> Observation:
    rules: ShelemRules = GAMES[game].rules({"preset": preset})
    deck = rules.deck()
    Random(number).shuffle(deck)
    state: State = rules.start(deck, 0, (205, 310))
    for call in calls:
        state.apply(call)
    found = state.observe(state.to_act)
    assert isinstance(found, Observation)
    return found


@pytest.mark.parametrize(
    ("game", "preset"), [("shelem", "bazito"), ("shelem", "joker200"), ("shelem2", "gameocards")]
)
def test_interpreted_and_compiled_worlds_bring_the_same(game: str, preset: str) -> None:
    seen = seen_by(game, preset, (bid(100), bid(105)))
    choices = [PASS, bid(110)] if seen.to_act != seen.bidder else [PASS]
    slow = Rollouts(seen, Random(5), fast=False).value(choices, [0, 0], 3)
    fast = Rollouts(seen, Random(5)).value(choices, [0, 0], 3)
    assert slow == pytest.approx(fast)
    assert slow[0].worlds == 3


def test_worlds_of_the_exchange_hold_the_own_cards_and_value_the_packets() -> None:
    seen = seen_by("shelem", "bazito", (bid(100), PASS, PASS, PASS))
    assert seen.phase == Phase.DISCARD
    good = exchange.model_discard(seen, Random(1)).action ^ DISCARD
    aces: CardSet = mask_of(sorted(_cards(seen.hand), key=lambda card: -(card % 13))[:4])
    trump = exchange.trump_of(seen.rules, seen.hand & ~good)
    first, second = Rollouts(seen, Random(2)).value([good, aces], [trump, trump], 200)
    assert first.value.mean > second.value.mean
    assert 0 < first.value.error < 20
    assert first.value.made is not None
    assert 0 <= first.value.made <= 1


def test_a_searched_discard_is_the_same_for_the_same_seed() -> None:
    seen = seen_by("shelem", "bazito", (bid(100), PASS, PASS, PASS))
    decide = exchange.searched_discard(4)
    first, second = decide(seen, Random(8)), decide(seen, Random(8))
    assert first == second
    assert first.action in first.values
    assert first.worlds == 4 + 12 + 36


def _cards(hand: CardSet) -> list[int]:
    return [card for card in range(55) if hand >> card & 1]
