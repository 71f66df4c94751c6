"""R19: the first melds of a player count enough in one turn, and never leave a turn stuck."""

from collections import Counter
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from barg.cards import JOKER, Card
from barg.errors import IllegalAction, OptionError
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import DISCARD, SET
from barg.kernel.rummy.reach import can_complete
from barg.kernel.rummy.shape import points
from barg.rummy import Phase, RummyRules
from barg.rummy.hands import masks_of
from barg.rummy.layoff import exchange, extend
from barg.rummy.meld import Meld, as_run, as_set, shape_of
from tests.rummy.helpers import act, cards, deal, legal, melds, random_step, refused, rules


@pytest.mark.parametrize(
    ("kind", "text", "low", "high"),
    [
        ("set", "4H 4D 4S", 12, 12),
        ("set", "KH KD XX", 30, 30),
        ("set", "9H XX XX", 27, 27),
        ("set", "AH AD AS", 3, 33),
        ("run", "JS QS XX", 30, 30),
        ("run", "XX JS QS", 30, 30),
        ("run", "7S XX 9S", 24, 24),
        ("run", "AH 2H 3H", 6, 16),
        ("run", "XX 2H 3H", 6, 16),
    ],
)
def test_r19_what_a_meld_counts(kind: str, text: str, low: int, high: int) -> None:
    """A joker counts as the card that it stands for, the ace by R15."""
    for ace, wanted in (("low", low), ("high_or_low", high)):
        table = rules("rim_joker", ace=ace)
        meld = (as_run if kind == "run" else as_set)(table, cards(text))
        assert points(table.options, shape_of(meld)) == wanted
    table = rules("rim_joker", ace="high_or_low")
    assert points(table.options, shape_of(as_run(table, cards("QH KH AH")))) == 31


def test_r19_enough_in_one_meld() -> None:
    state = deal("KH KD KS 4C 7H", "2C 3D 9D TC 5S", up="QC", stock="8D", initial_meld=30)
    act(state, "draw stock", "meld KH KD KS")
    assert (state.opened, state.laid_points) == (0b01, 0)
    act(state, "discard 4C")
    assert state.turns == 1


def test_r19_a_joker_as_the_low_ace_may_count_the_most() -> None:
    """As A-2-3 the hand counts 16; as 2-3-4 it would count 9, with an ace of 11."""
    held = [0] * (JOKER + 1)
    held[cards("2S")[0]], held[JOKER] = 1, 2
    for ace, found in (("high_or_low", True), ("low", False)):
        table = rules("rim_joker", ace=ace, initial_meld=10, jokers_per_meld=2)
        state = table.start(table.deck(), 1)
        assert can_complete(table.options, state, *masks_of(held), 0, 0) == found


def test_r19_too_little_is_refused_with_the_sum() -> None:
    state = deal("4H 4D 4S 9C 7H", "2C 3D 9D TC 5S", up="QC", stock="8D", initial_meld=30)
    act(state, "draw stock")
    refused(state, "meld 4H 4D 4S", "must count 30 in one turn: these count 12")
    assert all(text.startswith("discard") for text in legal(state))


def test_r19_several_melds_of_one_turn_count_together() -> None:
    state = deal("4H 4D 4S 5C 6C 9C", "2C 3D 9D TC 5S QD", up="QC", stock="7C", initial_meld=30)
    act(state, "draw stock")
    assert "meld 4S 4H 4D" in legal(state)
    act(state, "meld 4H 4D 4S")
    assert (state.laid_points, state.opened) == (12, 0)
    refused(state, "discard 9C", "must count 30 in this turn: so far they count 12")
    assert legal(state) == ["meld 5C 6C 7C"]
    act(state, "meld 5C 6C 7C")
    assert state.opened == 1
    act(state, "discard 9C")


def test_r19_lay_offs_on_melds_of_this_turn_count() -> None:
    state = deal("8H 8D 8S 8C 2S", "2C 3D 9D TC 5S", up="QC", stock="7C", initial_meld=30)
    act(state, "draw stock", "meld 8H 8D 8S")
    assert legal(state) == ["layoff 0 8C"]
    act(state, "layoff 0 8C")
    assert state.opened == 1
    state = deal("8H 8D 8S 8C 2S", "2C 3D 9D TC 5S", up="QC", stock="7C", initial_meld=33)
    refused(act(state, "draw stock"), "meld 8H 8D 8S", "these count 24")


def test_r19_no_lay_off_on_older_melds_before_it() -> None:
    state = deal(
        "KH KD KS 4C 7H", "KC QD QS QH 3D", up="2C", stock="8D JD", initial_meld=30, decks=2
    )
    act(state, "draw stock", "meld KH KD KS", "discard 4C", "draw stock")
    assert "layoff 0 KC" not in legal(state)
    refused(state, "layoff 0 KC", "first lay melds of your own that count 30")
    act(state, "meld QD QS QH")
    assert "layoff 0 KC" in legal(state), "from the moment on when they count enough"


def test_r19_no_lay_off_on_older_melds_while_they_are_short() -> None:
    state = deal(
        "KH KD KS 4C 7H 2S 3S",
        "KC 4D 4S 4H 5C 6C 8H",
        up="2C",
        stock="8D 7C",
        initial_meld=30,
    )
    act(state, "draw stock", "meld KH KD KS", "discard 4C", "draw stock", "meld 4D 4S 4H")
    refused(state, "layoff 0 KC", "first lay melds of your own")
    act(state, "meld 5C 6C 7C", "layoff 0 KC")


def test_r19_no_joker_exchange_before_it() -> None:
    state = deal(
        "KH KD XX 4C 7H",
        "KC 4D 4S 6H 5C",
        up="2C",
        stock="8D 7C",
        initial_meld=30,
        jokers=2,
        joker_exchange=True,
    )
    act(state, "draw stock", "meld KH KD XX", "discard 4C", "draw stock")
    refused(state, "exchange 0 KC", "first lay melds of your own")


def test_r19_it_must_be_done_in_one_turn_and_once_in_a_deal() -> None:
    state = deal("KH KD KS 4C 4D 4H", "2C 3D 9D TC 5S 6S", up="QC", stock="8D 9S", initial_meld=30)
    act(state, "draw stock", "meld KH KD KS", "discard 8D", "draw stock", "discard 9S")
    act(state, "draw stock", "meld 4C 4D 4H")
    assert state.laid_points == 0, "a player who has opened may lay what they like"
    other = act(state.clone(), *(text for text in legal(state) if "discard" in text))
    assert other.to_act is None


def test_r19_the_rest_must_leave_a_way_to_end_the_turn() -> None:
    """Going on from the fours takes all cards but the barred nine."""
    hand = "4H 4D 4S 5C 6C 7C"
    state = deal(hand, "2C 3D 9D TC 5S 6S", up="9H", initial_meld=30)
    act(state, "draw discard")
    refused(state, "meld 4H 4D 4S", "cannot bring them there and end the turn")
    refused(state, "meld 5C 6C 7C", "cannot bring them there and end the turn")
    state = deal(hand, "2C 3D 9D TC 5S 6S", up="QC", stock="9H", initial_meld=30)
    act(state, "draw stock", "meld 4H 4D 4S", "meld 5C 6C 7C", "discard 9H")
    assert state.winner == 0
    state = deal(hand, "2C 3D 9D TC 5S 6S", up="8C", initial_meld=30)
    act(state, "draw discard", "meld 4H 4D 4S", "meld 5C 6C 7C")
    assert legal(state) == ["layoff 1 8C"]


def test_r19_a_hand_emptied_by_first_melds() -> None:
    for required in (False, True):
        state = deal(
            "4H 4D 4S 5C 6C",
            "2C 3D 9D TC 5S",
            up="QC",
            stock="7C",
            initial_meld=30,
            discard_to_go_out=required,
        )
        act(state, "draw stock")
        if required:
            refused(state, "meld 4H 4D 4S", "cannot bring them there and end the turn")
        else:
            act(state, "meld 4H 4D 4S", "meld 5C 6C 7C")
            assert state.winner == 0


def test_r19_in_one_turn_with_the_bonus() -> None:
    state = deal(
        "KH KD KS 4C", "2C 3D 9D TC", up="QC", stock="KC", initial_meld=30, rummy_bonus=True
    )
    act(state, "draw stock", "meld KH KD KS", "layoff 0 KC", "discard 4C")
    assert state.rules.report(state)["scores"] == [48, 0]


def test_r19_a_world_of_another_seat_goes_on() -> None:
    """The spectator's worlds let the seat go through with the melds that it has begun."""
    state = deal("4H 4D 4S 5C 6C 9C", "2C 3D 9D TC 5S QD", up="QC", stock="7C", initial_meld=30)
    act(state, "draw stock", "meld 4H 4D 4S")
    hands = set()
    for seed in range(20):
        world = state.redeal_unseen(None, Random(seed))
        assert world.legal_actions()
        hands.add(tuple(world.hands[0]))
    assert len(hands) > 1


def test_r19_longer_melds_at_once() -> None:
    state = deal("8H 8D 8S 8C 2S", "2C 3D 9D TC 5S", up="QC", stock="7C", initial_meld=30)
    act(state, "draw stock", "meld 8H 8D 8S 8C", "discard 2S")
    assert melds(state) == ["8S 8H 8D 8C"]


def test_r19_contradictions() -> None:
    with pytest.raises(OptionError, match="initial_meld: has no meaning"):
        rules("rim_hand", initial_meld=30)
    assert rules("rim_hand", initial_meld=0).initial_meld == 0
    assert rules("rim_iran", melding="hand").initial_meld == 0, "inherited, without effect"


def test_r19_it_is_public() -> None:
    state = deal("4H 4D 4S 5C 6C 9C", "2C 3D 9D TC 5S QD", up="QC", stock="7C", initial_meld=30)
    act(state, "draw stock", "meld 4H 4D 4S")
    for seat in (0, 1, None):
        seen = state.observe(seat)
        assert (seen.opened, seen.laid_points, seen.melds_before) == (0, 12, 0)


@given(st.integers(0, 2**32), st.integers(2, 5), st.sampled_from([10, 30, 51, 100]), st.booleans())
@settings(max_examples=40)
def test_r19_no_turn_is_ever_stuck(seed: int, players: int, least: int, must: bool) -> None:
    """Melds come first whenever one is legal, so that every first meld is gone through with."""
    rng = Random(seed)
    options: dict[str, Any] = {"initial_meld": least, "discard_to_go_out": must}
    table = rules("rim_iran", players, decks=2, joker_exchange=rng.random() < 0.5, **options)
    deck = table.deck()
    rng.shuffle(deck)
    state = table.start(deck, 0)
    for _ in range(150):
        if state.to_act is None:
            return
        actions = state.legal_actions()
        assert actions
        if state.phase == Phase.TURN and kind_of(actions[-1]) != DISCARD:
            state.apply(rng.choice([a for a in actions if kind_of(a) != DISCARD]))
        else:
            random_step(state, rng)


def brute(
    table: RummyRules,
    hand: list[int],
    table_melds: list[Meld],
    start: int,
    laid: int,
    taken: int,
) -> bool:
    """The search of R19 by trying every meld and every lay-off, written apart and slow."""
    if laid >= table.initial_meld and _ends(table, hand, table_melds, taken):
        return True
    for used, meld in _everything(table, hand):
        rest = [count - used[card] for card, count in enumerate(hand)]
        count = points(table.options, shape_of(meld))
        if brute(table, rest, [*table_melds, meld], start, laid + count, taken):
            return True
    for number in range(start, len(table_melds)):
        for card in (card for card, count in enumerate(hand) if count):
            for low in (False, True):
                meld = table_melds[number]
                try:
                    more = extend(table, meld, [card], low)
                except IllegalAction:
                    continue
                rest = hand.copy()
                rest[card] -= 1
                grown = [*table_melds[:number], more, *table_melds[number + 1 :]]
                count = points(table.options, shape_of(more))
                count -= points(table.options, shape_of(meld))
                if brute(table, rest, grown, start, laid + count, taken):
                    return True
    return False


def _everything(table: RummyRules, hand: list[int]) -> list[tuple[Counter[Card], Meld]]:
    held = [card for card, count in enumerate(hand) for _ in range(count)]
    found: dict[tuple[Card, ...], tuple[Counter[Card], Meld]] = {}
    for size in range(3, len(held) + 1):
        for chosen in set(combinations(held, size)):
            for order in set(permutations(chosen)):
                for read in (as_run,) if order != chosen else (as_run, as_set):
                    try:
                        meld = read(table, order)
                    except IllegalAction:
                        continue
                    found[(int(meld.is_run), *order)] = (Counter(chosen), meld)
    return list(found.values())


def _ends(table: RummyRules, hand: list[int], table_melds: list[Meld], taken: int) -> bool:
    if sum(hand) != 1:
        return sum(hand) > 1 or not table.discard_to_go_out
    card = next(card for card, count in enumerate(hand) if count)
    if card != taken:
        return True
    for meld in table_melds:
        for low in (False, True):
            try:
                extend(table, meld, [card], low)
            except IllegalAction:
                continue
            if not table.discard_to_go_out:
                return True
        if table.joker_exchange and card != JOKER:
            try:
                exchange(table, meld, card)
            except IllegalAction:
                continue
            return True
    return False


POOL = cards("AS 2S 3S 4S 5S 4H 4D 4C 3H QS KS AS 2S 4S 3H XX XX XX")


@given(
    st.permutations(POOL),
    st.integers(3, 5),
    st.sampled_from([0, 1, 2]),
    st.integers(10, 45),
    st.tuples(st.booleans(), st.booleans(), st.booleans(), st.booleans()),
    st.integers(1, 3),
)
@settings(max_examples=150, deadline=None)
def test_r19_the_search_finds_what_trying_everything_finds(
    pool: list[Card],
    size: int,
    laid_melds: int,
    least: int,
    flags: tuple[bool, bool, bool, bool],
    most: int,
) -> None:
    twins, high, must, swap = flags
    table = rules(
        decks=2,
        jokers=4,
        twins_in_sets=twins,
        ace="high_or_low" if high else "low",
        discard_to_go_out=must,
        joker_exchange=swap,
        jokers_per_meld=most,
        initial_meld=least,
    )
    hand, rest = Counter(pool[:size]), pool[size:]
    held = [hand[card] for card in range(JOKER + 1)]
    options = _everything(table, [Counter(rest[:6])[card] for card in range(JOKER + 1)])
    table_melds = [meld for _, meld in options if len(meld.cards) == 3][:laid_melds]
    assume(len(table_melds) == laid_melds)
    start = laid_melds // 2
    laid = sum(points(table.options, shape_of(meld)) for meld in table_melds[start:])
    assume(laid < least)
    taken = pool[0] if held[pool[0]] == 1 else -1
    state = table.start(table.deck(), 1)
    state.shapes[:laid_melds] = [shape_of(meld) for meld in table_melds]
    state.melds_before, state.meld_count, state.taken = start, laid_melds, taken
    found = can_complete(table.options, state, *masks_of(held), laid, laid_melds)
    assert found == brute(table, held, table_melds, start, laid, taken)


@pytest.mark.parametrize("least", [60, 100])
def test_r19_big_hands_are_searched_in_no_time(least: int) -> None:
    """Forty cards of two decks with all jokers: the search stays small, whatever it finds."""
    table = rules("rim_iran", 2, decks=2, hand_size=40, initial_meld=least)
    found = 0
    for number in range(5):
        deck = table.deck()
        Random(number).shuffle(deck)
        state = table.start(deck, 1)
        state.apply(table.parse_action("draw stock"))
        found += any(kind_of(action) == SET for action in state.legal_actions())
    assert found == 5


def test_r19_without_a_bound_everybody_has_opened() -> None:
    assert rules().start(rules().deck(), 0).opened == 0b11
    table = rules("rim_iran", 3)
    assert table.start(table.deck(), 0).opened == 0
