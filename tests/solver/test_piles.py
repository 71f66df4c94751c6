"""Two-player positions with all piles open, against minimax over the rules' own deals."""

from random import Random

import pytest

from barg.cards import BIG_JOKER, SMALL_JOKER, mask_of
from barg.kernel.records import clone
from barg.kernel.shelem import SHELEM, Deal, Options
from barg.kernel.shelem.fields import ACE_NARS, OVER, PLAY, PLAYS, SARS
from barg.solver import PilePosition, PileSolver, PositionError, SolverError
from barg.solver.reading import pile_position_of, read_pile_position

OPTIONS = {
    ace: Options(players=2, ace_points=ace, small_points=ace + 5, big_points=ace + 10)
    for ace in (10, 15)
}
WIDE = 1000


def ending(rng: Random, tricks: int) -> Deal:
    """A deal with so many tricks to play, the first of them perhaps begun."""
    trump = rng.randrange(SARS) if rng.random() < 0.6 else rng.randint(SARS, ACE_NARS)
    deck = list(range(52)) + ([SMALL_JOKER, BIG_JOKER] if trump < SARS else [])
    if tricks < 4 and rng.random() < 0.6:
        deck = [card for card in deck if card >= 52 or card // 13 in (trump % 4, 3)]
    rng.shuffle(deck)
    k = Deal(phase=PLAY, trump=trump, leader=rng.randrange(2), played=PLAYS - 4 * tricks)
    for seat in range(2):
        k.hands[seat] = mask_of(deck.pop() for _ in range(tricks))
        for _ in range(tricks):
            pile = rng.choice([p for p in range(3 * seat, 3 * seat + 3) if k.pile_left[p] < 4])
            k.pile_left[pile] += 1
            k.pile_cards[4 * pile + 4 - k.pile_left[pile]] = deck.pop()
        for pile in range(3 * seat, 3 * seat + 3):
            if k.pile_left[pile]:
                k.tops[seat] |= 1 << k.pile_cards[4 * pile + 4 - k.pile_left[pile]]
    k.turn, o = k.leader, OPTIONS[10]
    for _ in range(rng.randrange(4)):
        SHELEM.apply(o, k, SHELEM.nth(o, k, rng.randrange(SHELEM.count(o, k))))
    return k


def minimax(o: Options, k: Deal, low: int, high: int, *, tricks: bool) -> int:
    if k.phase == OVER:
        return k.tricks_won[0] if tricks else k.points[0]
    best = -WIDE if k.turn == 0 else WIDE
    for place in range(SHELEM.count(o, k)):
        after = clone(k)
        SHELEM.apply(o, after, SHELEM.nth(o, k, place))
        found = minimax(o, after, low, high, tricks=tricks)
        if k.turn == 0:
            best = max(best, found)
            low = max(low, best)
        else:
            best = min(best, found)
            high = min(high, best)
        if low >= high:
            break
    return best


def values(o: Options, k: Deal, position: PilePosition) -> dict[int, int]:
    tricks = position.objective == "tricks"
    total = (1 if tricks else 5) * position.tricks + sum(position.values.values())
    found = {}
    for place in range(SHELEM.count(o, k)):
        after = clone(k)
        card = SHELEM.nth(o, k, place)
        SHELEM.apply(o, after, card)
        value = minimax(o, after, -WIDE, WIDE, tricks=tricks)
        found[card] = value if k.turn == 0 else total - value
    return found


@pytest.mark.parametrize(("tricks", "count"), [(1, 200), (2, 1000), (3, 400), (4, 15)])
def test_s31_every_legal_card_has_the_value_of_minimax(tricks: int, count: int) -> None:
    rng, fast, slow = Random(tricks), PileSolver(4, fast=True), PileSolver(1, fast=False)
    for number in range(count):
        k, ace = ending(rng, tricks), rng.choice((10, 15))
        position = pile_position_of(k, ace, rng.choice(("points", "tricks")))
        solution = fast.solve(position)
        assert solution.cards == values(OPTIONS[ace], k, position), position
        assert solution.best == max(solution.cards.values())
        if number < 20 and tricks <= 3:
            again = slow.solve(position)
            assert (again.cards, again.best) == (solution.cards, solution.best)


def test_larger_positions_agree_with_a_small_table() -> None:
    rng, small, large = Random(9), PileSolver(1, fast=True), PileSolver(64, fast=True)
    for _ in range(5):
        position = pile_position_of(ending(rng, 5))
        assert small.solve(position).cards == large.solve(position).cards


def test_positions_are_read_as_they_are_written() -> None:
    position = read_pile_position("AS | 2S", "KS / / | 3S / /", "H", 1, objective="tricks")
    assert PileSolver(1, fast=False).solve(position).report() == {
        "objective": "tricks",
        "to_act": 1,
        "best": 0,
        "cards": {"2S": 0},
    }


@pytest.mark.parametrize(
    ("hands", "piles", "lead", "table", "reason"),
    [
        ("AS | 2S | 3S", "KS / / | 3S / /", 0, "", "two seats"),
        ("AS | 2S", "KS / | 3S / /", 0, "", "three piles"),
        ("AS | 2S", "AS / / | 3S / /", 0, "", "AS is there twice"),
        ("AS | 2S", "KS QS / / | 3S / /", 0, "", "no cards to play|must hold"),
        ("AS | 2S 4S", "KS / / | 3S / /", 0, "", "must hold"),
        ("AS | 2S", "KS / / | 3S / /", 2, "", "seat 0 or 1"),
        ("| ", "/ / | / / ", 0, "", "no cards to play"),
        ("| ", "/ / | / / ", 0, "AS KS QS JS", "at most three"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    hands: str, piles: str, lead: int, table: str, reason: str
) -> None:
    with pytest.raises(PositionError, match=reason):
        read_pile_position(hands, piles, "H", lead, table)


def test_too_many_tricks_are_refused_without_compiling() -> None:
    rng = Random(1)
    with pytest.raises(SolverError, match="without compiling"):
        PileSolver(1, fast=False).solve(pile_position_of(ending(rng, 5)))


def test_the_other_fields_are_checked() -> None:
    position = read_pile_position("AS | 2S", "KS / / | 3S / /", "H")
    with pytest.raises(PositionError, match="trump must be"):
        PilePosition(position.hands, position.piles, 9).verify()
    many = ((1, 2, 3, 4, 5), (), ()), ((6, 7, 8, 9), (10,), ())
    hands = (mask_of(range(20, 25)), mask_of(range(30, 35)))
    with pytest.raises(PositionError, match="a pile has at most 4"):
        PilePosition(hands, many, 0).verify()
