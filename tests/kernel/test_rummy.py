"""Rim's kernel: its numbers, its searches, and deals that go on to the end."""

from collections import Counter
from itertools import islice
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barg.cards import JOKER
from barg.game import GAMES
from barg.kernel.packing import kind_of
from barg.kernel.rummy.deadwood import is_all_melds, least_deadwood, left_over
from barg.kernel.rummy.fields import RUN, SET, Deal
from barg.kernel.rummy.hand import hand_value
from barg.kernel.rummy.numbering import LAYOFF_ID, PATTERNS, SET_ID, SIZE, action_of, number_of
from barg.kernel.rummy.shape import of_action
from barg.packed import cards_of
from barg.rummy.hands import counts_of, masks_of
from barg.rummy.meld import as_run, as_set, shape_of
from tests.kernel.recorded import compiled_deals, interpreted_deals
from tests.kernel.states import random_states

PRESETS = sorted(GAMES["rummy"].presets)


def rummy(preset: str, players: int, **options: Any) -> Any:
    return GAMES["rummy"].rules({"preset": preset, **options}, players)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("options", [{}, {"joker_exchange": True, "jokers": 2, "hand_size": 7}])
def test_whole_deals_agree(preset: str, options: dict[str, Any]) -> None:
    """With reshuffles, to the end of a thousand turns."""
    rules = rummy(preset, 2, **options)
    pairs = zip(compiled_deals(rules, 4), interpreted_deals(rules, 4), strict=True)
    for fast, slow in pairs:
        assert np.array_equal(fast, slow)


def test_the_numbers_of_melds() -> None:
    """Each stands for one meld of three that the rules know, or for none."""
    rules = rummy("rim_high", 2, decks=2, jokers=4)
    options, found = rules.options, Counter[int]()
    for number in range(SET_ID, LAYOFF_ID):
        action = action_of(options, Deal(), number)
        cards = cards_of(action)
        if len(set(cards)) == 1:
            continue
        found[kind_of(action)] += 1
        meld = (as_run if kind_of(action) == RUN else as_set)(rules, cards)
        assert shape_of(meld) == of_action(options, action)
        assert number_of(options, Deal(), action) == number
    assert found == {SET: 13 * 30, RUN: 4 * 12 * PATTERNS}


def test_every_number_is_below_the_size() -> None:
    rules = rummy("rim_iran", 7, joker_exchange=True)
    biggest = 0
    for state in islice(random_states(rules, 30, 4), 4000):
        for action in state.legal_actions():
            biggest = max(biggest, number_of(rules.options, state, action))
    assert LAYOFF_ID < biggest < SIZE


@given(
    st.lists(st.integers(0, JOKER), max_size=14),
    st.booleans(),
    st.booleans(),
    st.integers(0, 4),
)
@settings(max_examples=200, deadline=None)
def test_what_the_partition_leaves_adds_up(
    cards: list[int], twins: bool, high: bool, most: int
) -> None:
    """The rest has the value that is told, and without it the hand is all melds."""
    rules = rummy(
        "rim_hand",
        2,
        decks=2,
        jokers=4,
        twins_in_sets=twins,
        ace="high_or_low" if high else "low",
        jokers_per_meld=most,
    )
    count = Counter(cards)
    hand = [min(count[card], 4 if card == JOKER else 2) for card in range(JOKER + 1)]
    options, deal = rules.options, Deal()
    ones, twos, jokers = masks_of(hand)
    least = least_deadwood(options, deal, ones, twos, jokers)
    assert hand_value(options, *left_over(deal)) == least
    rest = counts_of(*left_over(deal))
    kept = [whole - gone for whole, gone in zip(hand, rest, strict=True)]
    assert min(kept) >= 0
    assert is_all_melds(options, deal, *masks_of(kept))
    assert is_all_melds(options, deal, ones, twos, jokers) == (least == 0)
