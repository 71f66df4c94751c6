"""What a position is worth when all cards are known: the perfect-information solver."""

from barg.solver.position import OBJECTIVES, Objective, Position, PositionError
from barg.solver.solving import TABLE_SIZE, Solution, Solver, SolverError, solve

__all__ = [
    "OBJECTIVES",
    "TABLE_SIZE",
    "Objective",
    "Position",
    "PositionError",
    "Solution",
    "Solver",
    "SolverError",
    "solve",
]
