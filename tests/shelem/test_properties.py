"""Whatever legal actions are taken, these hold (hypothesis)."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barg.cards import mask_of, parse_cards
from barg.errors import OptionError
from barg.game import GAMES
from barg.shelem import Phase, ShelemRules, State
from barg.shelem.actions import PASS, bid
from barg.shelem.scoring import deal_scores
from tests.shelem.helpers import rules

GAME = GAMES["shelem"]


def _values(option: Any) -> st.SearchStrategy[Any]:
    if option.kind == "bool":
        return st.booleans()
    if option.kind == "choice":
        return st.sampled_from([name for name, _ in option.choices])
    numbers = st.integers(option.low, min(option.high, 1500))
    return st.none() | numbers if option.optional else numbers


@st.composite
def tables(draw: st.DrawFn) -> ShelemRules:
    """Rules with any preset and any options that do not contradict each other."""
    some = draw(st.sets(st.sampled_from(GAME.options), max_size=5))
    chosen = {option.name: draw(_values(option)) for option in some}
    preset = draw(st.sampled_from(sorted(GAME.presets)))
    try:
        made: ShelemRules = GAME.rules({"preset": preset, **chosen})
    except OptionError:
        made = rules(preset)
    return made


@st.composite
def deals(draw: st.DrawFn) -> State:
    table = draw(tables())
    deck = table.deck()
    Random(draw(st.integers(0, 2**32))).shuffle(deck)
    totals = draw(st.tuples(st.integers(-2000, 1500), st.integers(-2000, 1500)))
    return table.start(deck, draw(st.integers(0, 3)), totals)


def step(state: State, rng: Random) -> int:
    """A legal action; passes and low bids come often enough for long auctions."""
    choices = state.legal_actions()
    return choices[min(rng.randrange(len(choices)), rng.randrange(len(choices)))]


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=150, deadline=None)
def test_s3_the_points_of_any_deal_add_up(state: State, seed: int) -> None:
    rng = Random(seed)
    while state.to_act is not None:
        state.apply(step(state, rng))
    if state.redeal:
        assert deal_scores(state) == (0, 0)
        return
    assert sum(state.points) == state.rules.total
    assert sum(state.tricks_won) == 12
    assert state.rules.report(state)["raw"] == state.points


def perft(state: State, depth: int) -> int:
    """Count the sequences of legal actions of this length, or shorter where the deal ends."""
    if depth == 0 or state.to_act is None:
        return 1
    count = 0
    for action in state.legal_actions():
        copy = state.clone()
        copy.apply(action)
        count += perft(copy, depth - 1)
    return count


DECLARED = [1, 1820, 1820 * 4]
"""Ways to go on for 0, 1 and 2 actions once somebody declares: discards, then trumps."""


def auction_count(low: int, passed: set[int], turn: int, bidder: int | None, depth: int) -> int:
    """The same count for `bazito`'s auction, written from S7–S10 alone.

    ``low`` is the lowest bid still free as an index into the 14 bids from 100 to 165.
    """
    if depth == 0:
        return 1
    still_in = [seat % 4 for seat in range(turn + 1, turn + 4) if seat % 4 not in passed]
    count = sum(
        DECLARED[depth - 1]
        if number == 13 or not still_in
        else auction_count(number + 1, passed, still_in[0], turn, depth - 1)
        for number in range(low, 14)
    )
    if len(passed) == 2:
        return count + (1 if bidder is None else DECLARED[depth - 1])
    following = next(seat for seat in still_in if seat != bidder)
    return count + auction_count(low, passed | {turn}, following, bidder, depth - 1)


@pytest.mark.parametrize(("depth", "count"), [(1, 15), (2, 1939), (3, 33425)])
def test_perft_of_the_auction(depth: int, count: int) -> None:
    state = rules().start(rules().deck(), 3)
    assert perft(state, depth) == count == auction_count(0, set(), 0, None, depth)


def ending() -> State:
    """Three cards a seat, seat 0 to lead, hearts trump: small enough to count by hand."""
    state = rules().start(rules().deck(), 3)
    state.apply(bid(100))
    for _ in range(3):
        state.apply(PASS)
    state.phase = Phase.PLAY
    state.trump = 1
    state.hands = [mask_of(parse_cards(hand)) for hand in ("AS KS", "2S 3H", "3S 4S", "4C 5C")]
    state.played = 40
    state.turn = state.leader = 0
    return state


def test_perft_of_a_small_ending() -> None:
    """Seat 0 leads A or K; seat 1 must follow with 2S; seats 2 and 3 have two cards each.

    Depth 1: 2; 2: 2; 3: 4; 4: 8. Seat 0 wins and leads its last spade; all last cards are
    forced: 8 at every further depth.
    """
    assert [perft(ending(), depth) for depth in range(1, 10)] == [2, 2, 4, 8, 8, 8, 8, 8, 8]


def test_every_discard_keeps_twelve_cards() -> None:
    state = rules().start(rules().deck(), 3)
    for action in (bid(100), PASS, PASS, PASS):
        state.apply(action)
    cards = [card for card in range(52) if state.hands[0] >> card & 1]
    assert len(list(combinations(cards, 4))) == len(state.legal_actions())
    for action in state.legal_actions()[::50]:
        copy = state.clone()
        copy.apply(action)
        assert copy.hands[0].bit_count() == 12
