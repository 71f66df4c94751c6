"""Whatever legal actions are taken, these hold for Shithead (hypothesis)."""

from collections import Counter
from random import Random
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from barg.cards import JOKER
from barg.errors import IllegalAction, OptionError
from barg.game import GAMES
from barg.packed import cards_of, encode, kind_of
from barg.shithead import Phase, ShitheadRules, State
from barg.shithead.actions import KEEP, SWAP
from barg.shithead.observation import SOME_KEEP
from barg.shithead.powers import POWER_WORDS, ROWS
from tests.shithead.helpers import act, all_cards, position, random_step

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
def test_any_deal_ends_or_hits_its_cap_and_conserves_the_cards(state: State, seed: int) -> None:
    rng, whole = Random(seed), Counter(state.rules.deck())
    while state.to_act is not None:
        assert all_cards(state) == whole
        assert state.to_act not in state.out
        assert state.legal_actions(), "there is always a way on"
        random_step(state, rng)
    assert all_cards(state) == whole
    report = state.rules.report(state)
    assert state.turns <= state.rules.max_turns
    if state.rules.result == "loser" and report["loser"] is None:
        assert state.turns == state.rules.max_turns
    assert sorted({*state.out, *state.left}) == list(range(state.rules.players))


def _random_action(rng: Random, state: State) -> int:
    zones = [*state.hands, *state.face_up, [*range(JOKER + 1)]]
    zone = rng.choice([zone for zone in zones if zone])
    some = [rng.choice(zone) for _ in range(rng.choice((0, 1, 1, 2, 3)))]
    return encode(rng.randrange(8), some, rng.choice((0, 0, 1, 3)))


@given(deals(), st.integers(0, 2**32), st.integers(0, 120))
@settings(max_examples=60)
def test_apply_takes_what_is_legal_and_refuses_the_rest(
    state: State, seed: int, depth: int
) -> None:
    """Plays are complete in `legal` but for the order of the cards; swaps of many pairs are not."""
    rng = Random(seed)
    for _ in range(depth):
        if state.to_act is not None:
            random_step(state, rng)
    legal = list(state.legal_actions())
    assert len(set(legal)) == len(legal)
    for action in legal:
        state.clone().apply(action)
    known = {(kind_of(action), tuple(sorted(cards_of(action))), action & 0xFFF) for action in legal}
    for action in (_random_action(rng, state) for _ in range(60)):
        copy = state.clone()
        try:
            copy.apply(action)
        except IllegalAction:
            assert action not in legal
            assert copy.observe(0) == state.observe(0), "a refused action changes nothing"
            continue
        kind, held = kind_of(action), cards_of(action)
        assert (kind, tuple(sorted(held)), action & 0xFFF) in known or (
            kind == SWAP and len(held) > 2
        )


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=40)
def test_clones_are_independent_and_notation_goes_round(state: State, seed: int) -> None:
    rng, table = Random(seed), state.rules
    for _ in range(80):
        if state.to_act is None:
            break
        before = [state.observe(seat) for seat in range(table.players)]
        texts = [table.action_text(action) for action in state.legal_actions()]
        assert [table.parse_action(text) for text in texts] == list(state.legal_actions())
        assert table.legal_report(state) == sorted(texts)
        random_step(state.clone(), rng)
        assert [state.observe(seat) for seat in range(table.players)] == before
        random_step(state, rng)


@given(deals(), st.integers(0, 2**32))
@settings(max_examples=40)
def test_an_observation_does_not_depend_on_what_the_seat_may_not_know(
    state: State, seed: int
) -> None:
    rng = Random(seed)
    for _ in range(120):
        for seat in (*range(state.rules.players), None):
            assert _dealt_anew(state, seat, rng).observe(seat) == state.observe(seat)
        if state.to_act is None:
            break
        random_step(state, rng)


def _dealt_anew(state: State, seat: int | None, rng: Random) -> State:
    """The same deal with everything shuffled that the seat has not seen."""
    other = state.clone()
    over = state.phase == Phase.OVER
    hidden = [] if over else [who for who in range(state.rules.players) if who != seat]
    pool = list(state.stock)
    for who, cards in enumerate(state.blind):
        seen = state.blind_shown[who]
        pool += [card for card, shown in zip(cards, seen, strict=True) if not shown]
    for who in hidden:
        pool += (Counter(state.hands[who]) - Counter(state.shown[who])).elements()
        assert Counter(state.shown[who]) <= Counter(state.hands[who])
    rng.shuffle(pool)
    other.stock = [pool.pop() for _ in state.stock]
    for who, cards in enumerate(state.blind):
        seen = state.blind_shown[who]
        other.blind[who] = [
            card if shown else pool.pop() for card, shown in zip(cards, seen, strict=True)
        ]
    for who in hidden:
        shown_cards = state.shown[who]
        fresh = [pool.pop() for _ in range(len(state.hands[who]) - len(shown_cards))]
        other.hands[who] = rng.sample(k := [*shown_cards, *fresh], len(k))
    assert not pool
    other.history = [
        (who, SOME_KEEP if who != seat and kind_of(action) == KEEP else action, turned)
        for who, action, turned in state.history
    ]
    return other


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
