"""Solving a position of two-player Shelem, compiled where Numba is there."""

from functools import cache
from typing import Any, Final

from barg.cards import mask_of, sorted_hand
from barg.kernel.shelem.fields import CARD_NUMBERS
from barg.solver.engine import piles as engine
from barg.solver.engine.pile_state import ROW, PileSearch
from barg.solver.lanes import UNIT
from barg.solver.piles import PILE_SIZE, PilePosition
from barg.solver.room import ENGINE, TABLE_SIZE, WORD_BYTES, SolverError, fast_or_not, verify_size
from barg.solver.solution import Solution

SLOW_TRICKS: Final = 3


class PileSolver:
    """Solves positions of two players; arguments and errors as of `barg.solver.Solver`."""

    def __init__(self, table_size: int = TABLE_SIZE, *, fast: bool | None = None) -> None:
        verify_size(table_size)
        self.fast = fast_or_not(fast)
        rows = 1 << ((table_size << 20) // WORD_BYTES // ROW).bit_length() - 1
        if self.fast:
            self._run, self._search, self._fields, self._table, self._out = _compiled_room(rows)
            return
        self._run, self._table, self._out = engine.solve, [0] * (ROW * rows), [0] * CARD_NUMBERS
        self._search = self._fields = PileSearch()

    def solve(self, position: PilePosition, *, every: bool = True) -> Solution:
        """Solve a position; with ``every`` value each legal card.

        Raises:
            PositionError: no deal could come to it.
            SolverError: it has more than `SLOW_TRICKS` tricks without compiling.
        """
        position.verify()
        if not self.fast and position.tricks > SLOW_TRICKS:
            raise SolverError(
                f"{position.tricks} tricks are too many without compiling"
                f" (at most {SLOW_TRICKS}): pip install numba"
            )
        _place(self._fields, position)
        unit = 1 if position.objective == "tricks" else UNIT
        total = unit * position.tricks + sum(position.values.values())
        found = self._run(self._search, self._table, total // unit // 2, every, self._out)

        def own(taken: int) -> int:
            return unit * taken if position.to_act == 0 else total - unit * taken

        legal = sorted_hand(position.legal) if every else []
        cards = {card: own(int(self._out[card])) for card in legal}
        nodes, tests = int(self._fields.nodes), int(self._fields.tests)
        return Solution(position, own(int(found)), cards, nodes, tests)


def _place(s: Any, position: PilePosition) -> None:
    """Write a position into the search's record."""
    for seat in range(2):
        s.hands[seat] = position.hands[seat]
        for number, pile in enumerate(position.piles[seat]):
            s.left[3 * seat + number] = len(pile)
            start = 12 * seat + 4 * number + PILE_SIZE - len(pile)
            for depth, card in enumerate(pile):
                s.piles[start + depth] = card
    s.under = mask_of(position.pile_cards)
    s.trump = position.trump
    for card in range(CARD_NUMBERS):
        s.worth[card] = position.values.get(card, 0) // UNIT
    s.turn[0], s.place[0], s.leader[0] = position.to_act, len(position.table), position.leader
    for place, card in enumerate(position.table):
        s.cards[place] = card


@cache
def _compiled() -> Any:
    from barg.kernel.compiled import compiled  # noqa: PLC0415 - only where it is wanted

    return compiled(engine.solve, ENGINE)


def _compiled_room(rows: int) -> tuple[Any, ...]:
    import numpy as np  # noqa: PLC0415 - only where compiled code is wanted

    from barg.kernel.compiled import records  # noqa: PLC0415 - as above

    one = records(PileSearch, 1)
    room = (np.zeros(ROW * rows, np.int64), np.zeros(CARD_NUMBERS, np.int64))
    return _compiled(), one[0], one.view(np.recarray)[0], *room
