"""What both solvers share: sizes of tables, and whether to compile."""

from importlib.util import find_spec
from typing import Final

from barg.errors import BargError

WORD_BYTES: Final = 8
ENGINE: Final = "barg.solver.engine"
TABLE_SIZE: Final = 64
"""The default size of the tables, in MiB."""
SMALLEST_TABLE, LARGEST_TABLE = 1, 1 << 16


class SolverError(BargError):
    """The solver cannot run as it is asked to."""


def can_compile() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


def verify_size(table_size: int) -> None:
    """Check a size in MiB.

    Raises:
        SolverError: it is out of range.
    """
    if not SMALLEST_TABLE <= table_size <= LARGEST_TABLE:
        reason = f"from {SMALLEST_TABLE} to {LARGEST_TABLE} MiB, not {table_size}"
        raise SolverError(f"the table size must be {reason}")


def fast_or_not(fast: bool | None) -> bool:
    """Whether to compile: as asked, or where that is possible.

    Raises:
        SolverError: compiling is asked for and Numba missing.
    """
    if fast and not can_compile():
        raise SolverError("compiling needs Numba: pip install numba")
    return can_compile() if fast is None else fast
