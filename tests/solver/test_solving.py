"""The Python API: solutions, and compiled beside interpreted."""

from random import Random

import pytest

from barg.cards import card_text, mask_of, parse_card, parse_cards
from barg.kernel.shelem.fields import SARS
from barg.solver import Position, PositionError, Solver, SolverError, room, solve
from barg.solver.reading import read_position
from tests.solver.deals import declarer_deal
from tests.solver.endings import ending


def test_interpreted_and_compiled_are_the_same_search() -> None:
    rng, slow, fast = Random(5), Solver(1, fast=False), Solver(1, fast=True)
    for size in (1, 2, 3, 4):
        for _ in range(40):
            position = ending(rng, size)
            assert slow.solve(position) == fast.solve(position)


def test_only_the_best_value_takes_less() -> None:
    rng, solver = Random(6), Solver(fast=True)
    for _ in range(50):
        position = ending(rng, 6)
        whole, best = solver.solve(position), solver.solve(position, every=False)
        assert best.best == whole.best
        assert best.cards == {}
        assert best.tests <= whole.tests


def test_thresholds_are_passed_up_to_the_value() -> None:
    rng, solver = Random(7), Solver(fast=True)
    for _ in range(200):
        position = ending(rng, 4)
        best = solver.solve(position).best
        unit = 1 if position.objective == "tricks" else 5
        assert solver.takes(position, best)
        assert solver.takes(position, best - unit + 1)
        assert not solver.takes(position, best + 1)
        assert solver.takes(position, 0)
        assert not solver.takes(position, 1000)


def test_a_finesse() -> None:
    """The king falls to a tenace that is led to, and takes a trick when it is led from."""
    text = "2S 3D | KS 4S | AS QS | 5D 6D"
    towards = solve(read_position(text, "-", 0, objective="tricks"))
    assert {card_text(card): value for card, value in towards.cards.items()} == {"2S": 2, "3D": 0}
    away = solve(read_position(text, "-", 2, objective="tricks"))
    assert away.best == 1


def test_points_count_the_cards_on_the_table() -> None:
    position = read_position("AS | 2S 3H | 5S 6D | 7S 8C", "H", 0, "TS")
    found = solve(position)
    assert found.report() == {"objective": "points", "to_act": 1, "best": 15, "cards": {"2S": 15}}
    other = solve(read_position("AS | 2S 3C | 5S 6D | 7S 8C", "H", 0, "TS"))
    assert other.best == 0


def test_aces_and_jokers_count_as_the_table_says() -> None:
    text = "XR | XB | AH | 5C"
    assert solve(read_position(text, "H")).best == 5 + 20 + 15 + 10 + 5
    assert solve(read_position(text, "H", ace_points=15)).best == 5 + 25 + 20 + 15 + 5
    assert solve(read_position(text, "H", objective="tricks")).best == 1


@pytest.mark.parametrize(("trump", "best"), [("sars", 1), ("nars", 0), ("ace_nars", 1)])
def test_s37_ranks_turn_round_without_trump(trump: str, best: int) -> None:
    found = solve(read_position("AS | 2S | 3D | KS", trump, objective="tricks"))
    assert found.best == best


HANDS = (mask_of(parse_cards("AS KS")), 1 << 1, 0, 0)


@pytest.mark.parametrize(
    ("text", "trump", "lead", "table", "reason"),
    [
        ("AS | 2S | 3S", "H", 0, "", "four hands"),
        ("AS AS | 2S 3S | 4S 5S | 6S 7S", "H", 0, "", "AS is there twice"),
        ("AS KS | AS 3S | 4S 5S | 6S 7S", "H", 0, "", "AS is there twice"),
        ("AS | 2S 3S | 4S 5S | 6S 7S", "H", 0, "2S", "2S is there twice"),
        ("AS KS | 3S | 4S 5S | 6S 7S", "H", 0, "", "seat 1 must hold 2 cards"),
        ("AS KS | 2S 3S | 4S 5S | 6S 7S", "H", 0, "QS", "seat 0 must hold 1 card"),
        ("| | |", "H", 0, "", "no card to play"),
        ("AS | 2S | 3S | 4S", "H", 4, "", "seat from 0 to 3"),
        ("| | | ", "H", 0, "AS KS QS JS", "at most three"),
        ("AS | 2S | 3S | XX", "H", 0, "", "XX is no card of Shelem"),
        ("AS | 2S | 3S | XR", "-", 0, "", "need one"),
        ("2H | 3H | 4S 5H | 6H 7H", "C", 0, "AS 3S", "need"),
        ("2H | 3S | 4S 5H | 6H 7H", "C", 0, "AS 3D", "seat 1 played 3D but holds spades"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    text: str, trump: str, lead: int, table: str, reason: str
) -> None:
    if reason == "need":
        assert solve(read_position(text, trump, lead, table)).cards
        return
    with pytest.raises(PositionError, match=reason):
        read_position(text, trump, lead, table)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"trump": 7}, "trump must be"),
        ({"objective": "rounds"}, "objective must be"),
        ({"ace_points": 11}, "10 or 15"),
        ({"hands": (1, 2, 4)}, "four hands"),
        ({"hands": (1 << 60, 2, 4, 8)}, "number 60"),
    ],
)
def test_wrong_fields_are_refused(change: dict[str, object], reason: str) -> None:
    fields: dict[str, object] = {"hands": (1, 2, 4, 8), "trump": SARS, **change}
    with pytest.raises(PositionError, match=reason):
        Position(**fields).verify()  # type: ignore[arg-type] # wrong on purpose


def test_more_than_thirteen_cards_are_refused() -> None:
    hands = tuple(mask_of(range(start, 52, 4)) for start in range(4))
    many = (hands[0] | 1 << 53, hands[1] | 1 << 54, hands[2], hands[3])
    with pytest.raises(PositionError, match=r"seat 1 must|seat 2 must"):
        Position(many, 0).verify()


def test_full_tables_change_no_value() -> None:
    rng, small, large = Random(8), Solver(1, fast=True), Solver(16, fast=True)
    for _ in range(3):
        position = declarer_deal(rng, "points")
        assert small.solve(position).cards == large.solve(position).cards


def test_table_sizes_have_limits() -> None:
    for size in (0, -1, 1 << 20):
        with pytest.raises(SolverError, match="table size"):
            Solver(size)


def test_without_numba_small_endings_are_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "can_compile", lambda: False)
    with pytest.raises(SolverError, match="needs Numba"):
        Solver(1, fast=True)
    solver = Solver(1)
    assert not solver.fast
    assert solver.solve(read_position("AS | 2S | 3S | 4S", "H")).cards == {parse_card("AS"): 15}
    rng = Random(1)
    with pytest.raises(SolverError, match="without compiling"):
        solver.solve(ending(rng, 8))
