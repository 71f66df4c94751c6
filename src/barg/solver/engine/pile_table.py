"""The table of the two-player search: bounds of exact positions."""

from barg.solver.engine.alike import mixed
from barg.solver.engine.buckets import Table
from barg.solver.engine.pile_state import ENOUGH, ROW, PileSearch


def _piles_key(s: PileSearch, d: int) -> int:
    key = s.leader[d]
    for pile in range(6):
        key = key << 3 | s.left[pile]
    return key


def _row_of(s: PileSearch, table: Table, d: int) -> int:
    hashed = mixed(mixed(0, s.hands[0] | s.hands[1]), _piles_key(s, d))
    return ROW * (hashed & len(table) // ROW - 1)


def _is_at(s: PileSearch, table: Table, row: int, d: int) -> bool:
    same = table[row] == s.hands[0] | s.hands[1] and table[row + 1] == _piles_key(s, d)
    return same and table[row + 2] == s.generation


def look_up_piles(s: PileSearch, table: Table, d: int) -> bool:
    """Whether an earlier bound decides the test of a trick's beginning."""
    row = _row_of(s, table, d)
    if not _is_at(s, table, row, d):
        return False
    if s.need[d] <= table[row + 3]:
        s.side = 0
        return True
    s.side = 1
    return s.need[d] > table[row + 4]


def keep_piles(s: PileSearch, table: Table, d: int) -> None:
    """Note a bound; another position in its row is lost."""
    row = _row_of(s, table, d)
    if not _is_at(s, table, row, d):
        table[row] = s.hands[0] | s.hands[1]
        table[row + 1] = _piles_key(s, d)
        table[row + 2] = s.generation
        table[row + 3] = 0
        table[row + 4] = ENOUGH
    if s.side == 0:
        table[row + 3] = max(table[row + 3], s.need[d])
    else:
        table[row + 4] = min(table[row + 4], s.need[d] - 1)
