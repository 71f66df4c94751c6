"""Whatever legal actions are taken, these hold (hypothesis)."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barg.cards import cards_in, mask_of, parse_cards
from barg.errors import IllegalAction, OptionError
from barg.game import GAMES
from barg.kernel.shelem.fields import NONE, SAR_SHELEM
from barg.shelem import Phase, ShelemRules, State
from barg.shelem.actions import DISCARD, KONS, PASS, SHELEM, action_text, bid, parse_action
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


def all_cards(state: State) -> int:
    """Every card of the deal wherever it lies; the widow is in declarer's hand once taken."""
    places = [*state.hands, state.discards, mask_of(state.trick)]
    places += [mask_of(cards) for _, cards, _ in state.tricks]
    if state.declarer == NONE:
        places.append(state.widow)
    union = 0
    for place in places:
        assert union & place == 0, "a card in two places"
        union |= place
    return union


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=150, deadline=None)
def test_any_legal_deal_ends_and_its_points_add_up(state: State, seed: int) -> None:
    rng = Random(seed)
    actions = 0
    while state.to_act is not None:
        assert all_cards(state) == mask_of(state.rules.deck())
        state.apply(step(state, rng))
        actions += 1
        assert actions < 300
    if state.redeal:
        assert deal_scores(state) == (0, 0)
        return
    assert sum(state.points) == state.rules.total
    assert sum(state.tricks_won) == 12
    assert state.rules.report(state)["raw"] == state.points


CANDIDATES = [
    *range(56),
    *range(59, 68),
    *range(69, 90),
    *(bid(level) for level in [*range(0, 260, 5), 101, 999, SHELEM, KONS, SAR_SHELEM, 1003]),
]


@given(deals(), st.integers(0, 2**32), st.integers(0, 60))
@settings(max_examples=80, deadline=None)
def test_apply_refuses_every_action_that_is_not_legal(state: State, seed: int, depth: int) -> None:
    rng = Random(seed)
    for _ in range(depth):
        if state.to_act is None:
            break
        state.apply(step(state, rng))
    legal = state.legal_actions()
    discards = [
        DISCARD | mask_of(rng.sample(range(55), rng.choice((3, 4, 4, 5, 6)))) for _ in range(9)
    ]
    for action in [*CANDIDATES, *discards]:
        copy = state.clone()
        if action in legal:
            copy.verify(action)
            copy.apply(action)
            continue
        with pytest.raises(IllegalAction) as caught:
            copy.apply(action)
        assert caught.value.reason
        assert caught.value.code
        assert copy.observe(0) == state.observe(0), "a refused action changes nothing"


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_an_observation_does_not_depend_on_what_the_seat_may_not_know(
    state: State, seed: int
) -> None:
    """Deal the unseen cards anew: the observation stays the same (case 54, S14)."""
    rng = Random(seed)
    while state.to_act is not None:
        for seat in (0, 1, 2, 3, None):
            assert _hidden_dealt_anew(state, seat, rng).observe(seat) == state.observe(seat)
        state.apply(step(state, rng))


def _hidden_dealt_anew(state: State, seat: int | None, rng: Random) -> State:
    other = state.clone()
    others = [who for who in range(4) if who != seat]
    sees_packet = seat == state.declarer and state.contract != SAR_SHELEM
    masks = [state.hands[who] for who in others]
    if not sees_packet:
        masks.append(state.discards or (0 if state.declarer != NONE else state.widow))
    pool = [card for mask in masks for card in cards_in(mask)]
    rng.shuffle(pool)
    new = [mask_of(pool.pop() for _ in range(mask.bit_count())) for mask in masks]
    for who, mask in zip(others, new, strict=False):
        other.hands[who] = mask
    other.dealt = rng.sample(state.dealt, 4)
    if not sees_packet:
        if state.discards:
            other.discards = new[-1]
            other.points = [value + rng.choice((0, 5)) for value in state.points]
        other.widow = mask_of(rng.sample(range(52), 4))
    return other


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_a_clone_is_independent_and_notation_goes_round(state: State, seed: int) -> None:
    rng = Random(seed)
    while state.to_act is not None:
        before = [state.observe(seat) for seat in range(4)]
        for action in rng.sample(list(state.legal_actions()), min(5, len(state.legal_actions()))):
            assert parse_action(action_text(action)) == action
            state.clone().apply(action)
        assert [state.observe(seat) for seat in range(4)] == before
        state.apply(step(state, rng))


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
