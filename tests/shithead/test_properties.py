"""Whatever legal actions are taken, these hold for Shithead (hypothesis)."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from barg.errors import OptionError
from barg.game import GAMES
from barg.packed import cards_of
from barg.shithead import Phase, ShitheadRules, State
from barg.shithead.powers import POWER_WORDS, ROWS
from tests.shithead.helpers import act, position, random_step

GAME = GAMES["shithead"]
POWERS = [name for name, _ in POWER_WORDS]


@st.composite
def tables(draw: st.DrawFn) -> ShitheadRules:
    """Rules with any preset, players and some options."""
    choices: dict[str, st.SearchStrategy[Any]] = {
        option.name: st.sampled_from([name for name, _ in option.choices])
        for option in GAME.options
        if option.kind == "choice"
    }
    choices |= {
        "jokers": st.sampled_from([0, 8]),
        "face_up_with_pickup": st.booleans(),
        "max_turns": st.integers(1, 400),
        "decks": st.sampled_from([1, 2]),
        "powers": st.dictionaries(st.sampled_from(ROWS), st.sampled_from(POWERS)).map(
            lambda table: " ".join(f"{row}:{power}" for row, power in table.items())
        ),
    }
    names = draw(st.sets(st.sampled_from(sorted(choices)), max_size=6))
    chosen = {name: draw(choices[name]) for name in names}
    preset = draw(st.sampled_from(sorted(GAME.presets)))
    try:
        made: ShitheadRules = GAME.rules({"preset": preset, **chosen}, draw(st.integers(2, 8)))
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
def test_h19_any_deal_ends_or_hits_its_cap(state: State, seed: int) -> None:
    rng = Random(seed)
    while state.to_act is not None:
        assert state.to_act not in state.out
        random_step(state, rng)
    report = state.rules.report(state)
    assert state.turns <= state.rules.max_turns
    if state.rules.result == "loser" and report["loser"] is None:
        assert state.turns == state.rules.max_turns
    assert sorted({*state.out, *state.left}) == list(range(state.rules.players))


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=40)
def test_h3_what_is_shown_follows_from_the_public_history(state: State, seed: int) -> None:
    """A second count of the known cards, from a spectator's observation alone."""
    rng = Random(seed)
    for _ in range(150):
        if state.to_act is None:
            return
        random_step(state, rng)
        seen = state.observe(None)
        for who, known in enumerate(seen.shown):
            assert len(known) <= seen.hand_sizes[who]
        if state.rules.layout != "two_blind_rows" and state.phase == Phase.PLAY:
            taken = Counter(
                card
                for who, action, turned in seen.history
                for card in (*cards_of(action), *([turned] if turned >= 0 else []))
            )
            every = Counter(card for known in seen.shown for card in known)
            upward = Counter(card for row in seen.dealt_open for card in row)
            assert not every - taken - upward, "only what lay open once is known"


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


def test_perft_of_a_small_ending() -> None:
    """Seat 0 holds 4 4 9, seat 1 holds 5 K; the pile is empty and the stock too.

    Seat 0 plays one four (2 ways), both, or the nine: 4. On the fours seat 1 plays 5, K or
    picks up: 3; on the nine K or picks up: 2. So 3 x 3 + 2 = 11.
    """
    state = position("4H 4D 9C", "5S KC")
    assert [perft(state, depth) for depth in range(3)] == [1, 4, 11]


def test_perft_of_the_exchanges() -> None:
    """`face_up_row`, two players: 9 pairs or ready; after a pair ready alone.

    When both are ready, seat 0 holds the lowest card and plays one of three.
    """
    state = GAME.rules({"preset": "classic"}, 2)
    deal = state.start(state.deck(), 1)
    assert [perft(deal, depth) for depth in range(4)] == [1, 10, 9 + 10, 9 * 10 + 9 + 3]


def test_case_7_a_deal_not_begun_and_a_finished_one_can_be_reported() -> None:
    state = position("9C", "KC 5C")
    assert state.rules.report(state)["totals"] is None
    act(state, "play 9C")
    assert state.rules.report(state)["totals"] == {"losses": [0, 1], "wins": [0, 0]}
    assert state.rules.legal_report(state) == []
