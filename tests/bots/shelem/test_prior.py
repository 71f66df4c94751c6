"""Worlds moved towards what declarers hold: they still agree with all that was seen."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from barg.bots.shelem.engine.past import Past, note_past
from barg.bots.shelem.engine.prior import log_prior, move_towards
from barg.bots.shelem.engine.setting import set_table
from barg.bots.shelem.engine.table import Table
from barg.bots.shelem.engine.worlds import OTHERS, PACKET, Places, count_worlds
from barg.bots.shelem.ruled import ruled_play
from barg.bots.shelem.seen import deal_of
from barg.kernel.chance import STATE_SIZE, seed
from barg.kernel.sampling import WAYS, draw
from barg.shelem import State
from tests.bots.shelem.deals import declared, no_trump_rules, rules_of


def drawn(state: State, number: int) -> tuple[Table, Past, Places, list[int]]:
    """An even draw as the seat to act may think it."""
    seen = state.observe(state.turn)
    view, past, places, rng = Table(), Past(), Places(), [0] * STATE_SIZE
    deal, options = deal_of(seen), state.rules.options
    set_table(options, deal, state.trump, view)
    note_past(deal, state.trump, past)
    seed(rng, number, 0)
    ways = [0.0] * WAYS
    count_worlds(view, options.widow_size, places, ways)
    draw(places.unseen, places.room, places.voids, ways, rng, places.drawn)
    return view, past, places, rng


def advanced(rules: Any, number: int, plays: int) -> State:
    state = declared(rules, number)
    for _ in range(plays):
        state.apply(ruled_play(state.observe(state.turn)))
    return state


@given(st.sampled_from(["bazito", "shivaei", "joker200"]), st.integers(0, 400), st.integers(1, 40))
def test_swaps_keep_sizes_and_voids(preset: str, number: int, plays: int) -> None:
    state = advanced(rules_of(preset), number, plays)
    view, past, places, rng = drawn(state, number)
    before = list(places.drawn)
    move_towards(view, past, places, rng, 1.0)
    union = 0
    for place in range(OTHERS + 1):
        cards = places.drawn[place]
        assert cards.bit_count() == places.room[place]
        assert union & cards == 0
        union |= cards
        for lane in range(4):
            if places.voids[place] >> lane & 1:
                assert cards >> 16 * lane & 0x7FFF == 0
    assert union == sum(before)
    if state.turn == state.declarer:
        assert places.drawn == before


def test_worlds_become_likelier_and_hold_more_trumps() -> None:
    gained = trumps_before = trumps_after = 0.0
    for number in range(15):
        state = advanced(rules_of("bazito"), number, 1)
        view, past, places, rng = drawn(state, number)
        hand = (view.declarer - view.turn - 1) & 3
        led = 1 << past.plays[0]
        gained -= log_prior(view, places.drawn[hand] | led, places.drawn[PACKET])
        trumps_before += (places.drawn[hand] & 0x7FFF).bit_count()
        move_towards(view, past, places, rng, 0.7)
        gained += log_prior(view, places.drawn[hand] | led, places.drawn[PACKET])
        trumps_after += (places.drawn[hand] & 0x7FFF).bit_count()
    assert gained > 15
    assert trumps_after > trumps_before + 5


def test_without_trumps_nothing_is_known_of_declarers() -> None:
    state = declared(no_trump_rules(), 3, 5)
    state.apply(ruled_play(state.observe(state.turn)))
    view, past, places, rng = drawn(state, 3)
    before = list(places.drawn)
    move_towards(view, past, places, rng, 1.0)
    assert places.drawn == before
