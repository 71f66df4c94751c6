"""How fast positions are solved, beside DDS in the same run.

``python -m benchmarks.solver`` prints a table: processor time of one thread, in
milliseconds, for the best value of a position unless it says "all cards". Tricks are
compared with DDS (through endplay, one thread), value by value, deal by deal in turn.
"""

import argparse
import ctypes
import statistics
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from barg.cards import SUIT_MASKS
from barg.solver import Position, Solver
from tests.solver.deals import declarer_deal, random_deal

SEED = 2026


class Deal(ctypes.Structure):
    """DDS's struct deal."""

    _fields_ = [
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suits", ctypes.c_int * 3),
        ("trick_ranks", ctypes.c_int * 3),
        ("cards", (ctypes.c_uint * 4) * 4),
    ]


class Future(ctypes.Structure):
    """DDS's struct futureTricks."""

    _fields_ = [("nodes", ctypes.c_int), ("cards", ctypes.c_int)] + [
        (name, ctypes.c_int * 13) for name in ("suit", "rank", "equals", "score")
    ]


class Dds:
    """DDS's SolveBoard on one thread, without endplay's own work around it."""

    def __init__(self) -> None:
        found = find_spec("endplay")
        assert found, "endplay is not installed"
        assert found.origin
        self._library = ctypes.CDLL(str(Path(found.origin).parent / "_dds" / "libdds.so"))
        self._library.SetMaxThreads(1)
        self._library.SolveBoard.argtypes = [
            Deal,
            *[ctypes.c_int] * 3,
            ctypes.POINTER(Future),
            ctypes.c_int,
        ]
        self._answer = Future()

    def board(self, position: Position) -> Any:
        deal = Deal(trump=position.trump, first=position.leader)
        for seat in range(4):
            for suit in range(4):
                cards = position.hands[seat] & SUIT_MASKS[suit]
                deal.cards[seat][suit] = cards >> 13 * suit << 2
        return deal

    def best(self, board: Any) -> int:
        done = self._library.SolveBoard(board, -1, 1, 1, ctypes.byref(self._answer), 0)
        assert done == 1, f"DDS answers {done}"
        return int(self._answer.score[0])


def timed(times: list[float], run: Callable[[], Any]) -> Any:
    began = time.process_time()
    found = run()
    times.append(1000 * (time.process_time() - began))
    return found


def row(table: Table, name: str, times: Sequence[float]) -> None:
    ordered = sorted(times)
    figures = [
        statistics.median(ordered),
        statistics.mean(ordered),
        ordered[int(0.95 * len(ordered))],
        ordered[-1],
    ]
    table.add_row(name, str(len(times)), *(f"{figure:.1f}" for figure in figures))


def tricks(table: Table, solver: Solver, deals: int) -> None:
    """Tricks of twelve-card deals, ours and DDS's."""
    rng, dds = Random(SEED), Dds()
    ours: list[float] = []
    theirs: list[float] = []
    different = 0
    for _ in range(deals):
        position = random_deal(rng, 12, "tricks")
        board = dds.board(position)
        best = timed(ours, lambda p=position: solver.solve(p, every=False)).best
        different += best != timed(theirs, lambda b=board: dds.best(b))
    row(table, "tricks, 12 cards", ours)
    row(table, "the same, DDS", theirs)
    table.add_row(
        f"values that differ: {different}; total ours / DDS {sum(ours) / sum(theirs):.2f}"
    )


def points(table: Table, solver: Solver, name: str, positions: Sequence[Position]) -> None:
    """The best value, then all cards."""
    best: list[float] = []
    every: list[float] = []
    for position in positions:
        timed(best, lambda p=position: solver.solve(p, every=False))
        timed(every, lambda p=position: solver.solve(p))
    row(table, f"points, {name}", best)
    row(table, "the same, all cards", every)


def thresholds(table: Table, solver: Solver, name: str, positions: Sequence[Position]) -> None:
    """One test: does the leader's side take 60 percent?"""
    times: list[float] = []
    for position in positions:
        total = 5 * position.hands[0].bit_count() + sum(position.values.values())
        timed(times, lambda p=position, t=total: solver.takes(p, 3 * t // 5))
    row(table, f"one test, {name}", times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tricks", type=int, default=1000, help="deals in tricks")
    parser.add_argument("--points", type=int, default=100, help="deals in points, of each kind")
    parser.add_argument("--table-size", type=int, default=64, help="MiB")
    arguments = parser.parse_args()
    solver = Solver(arguments.table_size, fast=True)
    solver.solve(random_deal(Random(1), 3, "points"))
    solver.takes(random_deal(Random(1), 3, "points"), 10)
    table = Table("what", "n", "median", "mean", "p95", "max")
    if arguments.tricks:
        tricks(table, solver, arguments.tricks)
    rng, count = Random(SEED), arguments.points
    declarer = [declarer_deal(rng, "points") for _ in range(count)]
    points(table, solver, "12 cards, as a declarer gets them", declarer)
    thresholds(table, solver, "12 cards, as a declarer gets them", declarer)
    for size in (12, 10, 8):
        positions = [random_deal(rng, size, "points") for _ in range(count)]
        points(table, solver, f"{size} cards, random", positions)
        if size == 12:
            thresholds(table, solver, "12 cards, random", positions)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
