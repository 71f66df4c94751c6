"""Whatever legal actions are taken, these hold for Rim (hypothesis; cases 17, 20, 22)."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from barg.cards import JOKER, Card
from barg.errors import IllegalAction, OptionError
from barg.game import GAMES
from barg.rummy import Phase, RummyRules, State
from barg.rummy.meld import as_run, as_set
from barg.rummy.partition import least_deadwood
from tests.rummy.helpers import all_cards, cards, deal, random_step, rules

GAME = GAMES["rummy"]
LONGEST = 400


@st.composite
def tables(draw: st.DrawFn) -> RummyRules:
    """Rules with any preset, players and some options."""
    choices: dict[str, st.SearchStrategy[Any]] = {
        "decks": st.sampled_from([None, 1, 2]),
        "jokers": st.sampled_from([None, 0, 1, 2, 4]),
        "hand_size": st.sampled_from([None, 1, 2, 3, 5, 13]),
        "ace": st.sampled_from(["low", "high_or_low"]),
        "twins_in_sets": st.booleans(),
        "jokers_per_meld": st.integers(0, 4),
        "initial_meld": st.sampled_from([0, 10, 30, 51]),
        "max_turns": st.sampled_from([1, 20, 1000]),
        "scoring": st.sampled_from(["winner", "penalty"]),
        "joker_exchange": st.booleans(),
        "discard_to_go_out": st.booleans(),
        "max_reshuffles": st.sampled_from([None, 0, 1]),
        "rummy_bonus": st.booleans(),
    }
    names = draw(st.sets(st.sampled_from(sorted(choices)), max_size=6))
    chosen = {name: draw(choices[name]) for name in names}
    preset = draw(st.sampled_from(sorted(GAME.presets)))
    try:
        made: RummyRules = GAME.rules({"preset": preset, **chosen}, draw(st.integers(2, 7)))
    except OptionError:
        assume(False)
    return made


@st.composite
def deals(draw: st.DrawFn) -> State:
    table = draw(tables())
    deck = table.deck()
    Random(draw(st.integers(0, 2**32))).shuffle(deck)
    return table.start(deck, draw(st.integers(0, table.players - 1)))


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=60)
def test_case_17_every_action_conserves_the_cards(state: State, seed: int) -> None:
    rng, whole = Random(seed), Counter(state.rules.deck())
    for _ in range(LONGEST):
        assert all_cards(state) == whole
        assert state.observe(None).hand_sizes == tuple(sum(hand) for hand in state.hands)
        if state.to_act is None:
            break
        assert state.legal_actions(), "there is always a way on"
        random_step(state, rng)
    for meld in state.melds:
        read = (as_run if meld.is_run else as_set)(state.rules, meld.cards)
        assert read == meld
    if state.to_act is None and state.rules.melding == "table" and state.winner is not None:
        assert state.sizes[state.winner] == 0


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=25)
def test_a_deal_with_bounded_reshuffles_ends(state: State, seed: int) -> None:
    """Blocking when one may and never going back to the discards, every deal ends."""
    rng = Random(seed)
    table = GAME.rules({**state.rules.chosen, "max_reshuffles": 1}, state.rules.players)
    deck = table.deck()
    rng.shuffle(deck)
    state = table.start(deck, 0)
    block = table.parse_action("block")
    for _ in range(3000):
        if state.to_act is None:
            return
        if block in state.legal_actions():
            state.apply(block)
        else:
            random_step(state, rng)
    raise AssertionError("the deal did not end")


def brute_deadwood(table: RummyRules, held: tuple[Card, ...]) -> int:
    """The least deadwood by trying every set of cards as a meld: slow, and written apart."""
    best = sum(table.values[card] for card in held)
    if not held:
        return 0
    first = 0
    rest = held[first + 1 :]
    best = min(best, table.values[held[first]] + brute_deadwood(table, rest))
    for size in range(2, len(held)):
        for places in combinations(range(1, len(held)), size):
            meld = (held[0], *(held[place] for place in places))
            if _melds(table, meld):
                left = tuple(
                    card for place, card in enumerate(held) if place and place not in places
                )
                best = min(best, brute_deadwood(table, left))
    return best


def _melds(table: RummyRules, meld: tuple[Card, ...]) -> bool:
    try:
        as_set(table, meld)
    except IllegalAction:
        pass
    else:
        return True
    real = sorted({card for card in meld if card != JOKER})
    jokers = meld.count(JOKER)
    if len(real) + jokers != len(meld) or not real or jokers > table.jokers_per_meld:
        return False
    if len({card // 13 for card in real}) > 1:
        return False
    ranks = [card % 13 for card in real]  # 12 is the ace
    ways = [[-1 if rank == 12 else rank for rank in ranks]]
    if table.high_ace:
        ways.append(ranks)
    room = 13 if table.high_ace and ways[0] == ranks else table.top_place - 1
    return any(
        max(way) - min(way) < len(meld) and len(meld) <= min(13, max(room, 13)) for way in ways
    )


@given(
    st.lists(st.sampled_from([*cards("AS 2S 3S 4S 5S KS QS JS AH AD 3H 3D 4H 5H XX")]), max_size=7),
    st.booleans(),
    st.booleans(),
)
@settings(max_examples=150)
def test_r16_the_least_deadwood_is_that_of_trying_everything(
    held: list[Card], twins: bool, high: bool
) -> None:
    most = Counter(held)
    assume(all(count <= (4 if card == JOKER else 2) for card, count in most.items()))
    table = rules(
        "rim_hand",
        decks=2,
        jokers=4,
        twins_in_sets=twins,
        ace="high_or_low" if high else "low",
    )
    hand = [most[card] for card in range(JOKER + 1)]
    assert least_deadwood(table, hand)[0] == brute_deadwood(table, tuple(sorted(held)))


def perft(state: State, depth: int) -> int:
    """Count the sequences of legal actions of this length, or shorter where the deal ends."""
    if depth == 0 or state.to_act is None:
        return 1
    count = 0
    for action in state.legal_actions():
        copy = state.clone()
        copy.apply(action, list(copy.to_shuffle(action)))
        count += perft(copy, depth - 1)
    return count


def test_perft_of_hands_without_melds() -> None:
    """Two cards a hand and nothing fits: draw one of two, then discard.

    From the stock three discards are free, from the discards two: 2, 5; then the same for
    the other seat: 5 x 2 = 10, and 5 x 5 = 25 for four actions.
    """
    state = deal("4H 9D", "2C 7S", up="KD", stock="TD JH QC")
    assert [perft(state, depth) for depth in range(5)] == [1, 2, 5, 10, 25]


def test_perft_with_a_set_and_a_lay_off() -> None:
    """The four fours: after the stock's card 5 discards, 4 sets of three; after each set
    the fourth four is laid off, or one of two cards is discarded: 4 x (1 + 2) = 12; each of
    the 5 discards is followed by two draws: 10.

    After the king from the discards 4 discards (the king is barred) and 4 sets; a set is
    followed by the discard of the four alone, whose lay-off would leave the barred king:
    4 x 1; the 4 discards by 8 draws.
    """
    state = deal("4H 4D 4S 4C", "2C 7S 9H TC", up="KD", stock="6S")
    counts = [perft(state, depth) for depth in range(4)]
    assert counts == [1, 2, 5 + 4 + 4 + 4, 10 + 12 + 8 + 4]


def test_case_20_a_full_hand_and_a_fast_double_draw() -> None:
    state = rules().start(rules().deck(), 1)
    draw = rules().parse_action("draw stock")
    state.apply(draw)
    assert state.sizes[:2] == [11, 10]
    with pytest.raises(IllegalAction, match="a card was drawn"):
        state.apply(draw)
    assert (state.sizes[:2], state.stock_size, state.phase) == ([11, 10], 30, Phase.TURN)
