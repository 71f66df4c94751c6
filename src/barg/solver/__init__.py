"""What a position is worth when all cards are known: the perfect-information solver."""

from barg.solver.piles import PilePosition, PileSolution, PileSolver
from barg.solver.position import OBJECTIVES, Objective, Position, PositionError
from barg.solver.room import TABLE_SIZE, SolverError
from barg.solver.solving import Solution, Solver, solve

__all__ = [
    "OBJECTIVES",
    "TABLE_SIZE",
    "Objective",
    "PilePosition",
    "PileSolution",
    "PileSolver",
    "Position",
    "PositionError",
    "Solution",
    "Solver",
    "SolverError",
    "solve",
]
