"""Solving a position, compiled where Numba is there."""

from functools import cache
from typing import Any, Final

from barg.cards import sorted_hand
from barg.kernel.shelem.fields import SARS
from barg.solver.engine import values
from barg.solver.engine.buckets import FIRST_BUCKETS, LINE, NEIGHBOURS, PROOF, SLOT
from barg.solver.engine.fields import LANE, Search
from barg.solver.lanes import UNIT, lane_of, lanes_of, units_by_bit
from barg.solver.position import Position
from barg.solver.room import ENGINE, TABLE_SIZE, WORD_BYTES, SolverError, fast_or_not, verify_size
from barg.solver.solution import Solution

SLOW_CARDS: Final = 5
"""What may be solved without compiling: more cards a hand take minutes."""
ALL_LANES: Final = 4 * LANE


class Solver:
    """Solves positions one after the other; a solver is not for several threads at once.

    Args:
        table_size: the size of its tables in MiB; it takes never more, and rounds down.
        fast: compile the search; by default where that is possible. Without it a position
            of more than `SLOW_CARDS` cards a hand is refused.

    Raises:
        SolverError: the size is out of range, or compiling is asked for and Numba missing.
    """

    def __init__(self, table_size: int = TABLE_SIZE, *, fast: bool | None = None) -> None:
        verify_size(table_size)
        self.fast = fast_or_not(fast)
        most = (table_size << 20) * 3 // 4 // WORD_BYTES // (PROOF + 1)
        proofs = 1 << most.bit_length() - 1
        slots = max(proofs // 4, NEIGHBOURS * FIRST_BUCKETS)
        run, room = (_compiled_room if self.fast else _plain_room)(slots, proofs)
        self._run, self._passes, self._search, self._fields = run
        self._room, self._out = room

    def solve(self, position: Position, *, every: bool = True) -> Solution:
        """Solve a position.

        Args:
            position: the position.
            every: value every legal card, not only the best; takes longer.

        Raises:
            PositionError: no deal could come to it.
            SolverError: it is too large without compiling.
        """
        self._verify(position)
        _place(self._fields, position)
        unit, total = _unit_and_total(position)
        guess = total // unit // 2
        found = self._run(self._search, *self._room, guess, every, self._out)

        def own(taken: int) -> int:
            return unit * taken if position.to_act % 2 == 0 else total - unit * taken

        cards = {}
        if every:
            for card in sorted_hand(position.legal):
                cards[card] = own(int(self._out[lane_of(card, position.trump)]))
        nodes, tests = int(self._fields.nodes), int(self._fields.tests)
        return Solution(position, own(int(found)), cards, nodes, tests)

    def takes(self, position: Position, threshold: int) -> bool:
        """Whether the side of the seat to act takes so many points, or tricks, from here on.

        One test, much quicker than `solve`; the errors are the same.
        """
        self._verify(position)
        _place(self._fields, position)
        unit, total = _unit_and_total(position)
        own = -(-threshold // unit)
        need = own if position.to_act % 2 == 0 else total // unit - own + 1
        passed = bool(self._passes(self._search, *self._room, need))
        return passed if position.to_act % 2 == 0 else not passed

    def _verify(self, position: Position) -> None:
        position.verify()
        longest = position.hands[position.to_act].bit_count()
        if not self.fast and longest > SLOW_CARDS:
            raise SolverError(
                f"{longest} cards a hand are too many without compiling"
                f" (at most {SLOW_CARDS}): pip install numba"
            )


def _unit_and_total(position: Position) -> tuple[int, int]:
    """What a unit is, and what is to be taken from the current trick to the last."""
    unit = 1 if position.objective == "tricks" else UNIT
    tricks = position.hands[position.to_act].bit_count()
    return unit, unit * tricks + sum(position.values.values())


def _place(s: Any, position: Position) -> None:
    """Write a position into the search's record."""
    trump = position.trump
    for seat in range(4):
        s.hands[seat] = lanes_of(position.hands[seat], trump)
    s.trumps = int(trump < SARS)
    s.units1, s.units2, s.units4 = units_by_bit(position.values, trump)
    s.seat[0] = position.to_act
    s.place[0] = len(position.table)
    s.trick[0] = 0
    for place, card in enumerate(position.table):
        bit = lane_of(card, trump)
        if place == 0:
            s.led[0] = bit // LANE
        led_trump = s.trumps and bit < LANE
        if place == 0 or (bit > s.high[0] if bit // LANE == s.high[0] // LANE else led_trump):
            s.high[0] = bit
            s.winner[0] = (position.leader + place) % 4
        s.trick[0] |= 1 << bit


def _sizes(slots: int, proofs: int) -> tuple[int, int, int]:
    return SLOT * slots, proofs, PROOF * proofs


def _plain_room(slots: int, proofs: int) -> tuple[Any, Any]:
    search = Search()
    tables = [[0] * size for size in _sizes(slots, proofs)]
    return (values.solve, values.passes, search, search), (tables, [0] * ALL_LANES)


def _compiled_room(slots: int, proofs: int) -> tuple[Any, Any]:
    """The search's record twice: as compiled code takes it, and with fields to write to."""
    import numpy as np  # noqa: PLC0415 - only where compiled code is wanted

    from barg.kernel.compiled import records  # noqa: PLC0415 - as above

    def lines(size: int) -> Any:
        """So many integers from the beginning of a line of the cache on."""
        found = np.zeros(size + LINE, np.int64)
        return found[-found.ctypes.data // WORD_BYTES % LINE :][:size]

    one = records(Search, 1)
    tables = [lines(size) for size in _sizes(slots, proofs)]
    room = (tables, np.zeros(ALL_LANES, np.int64))
    return (*_compiled(), one[0], one.view(np.recarray)[0]), room


@cache
def _compiled() -> tuple[Any, Any]:
    from barg.kernel.compiled import compiled  # noqa: PLC0415 - as above

    return compiled(values.solve, ENGINE), compiled(values.passes, ENGINE)


@cache
def _shared() -> Solver:
    return Solver()


def solve(position: Position) -> Solution:
    """Solve a position with a solver of default size that is kept.

    Raises:
        PositionError: no deal could come to it.
        SolverError: it is too large without compiling.
    """
    return _shared().solve(position)
