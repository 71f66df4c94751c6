"""What a position is worth when all cards are known: the perfect-information solver."""

from barg.solver.pile_solving import PileSolver
from barg.solver.piles import PilePosition
from barg.solver.position import OBJECTIVES, Objective, Position, PositionError
from barg.solver.room import TABLE_SIZE, SolverError
from barg.solver.solution import Solution
from barg.solver.solving import Solver, solve

__all__ = [
    "OBJECTIVES",
    "TABLE_SIZE",
    "Objective",
    "PilePosition",
    "PileSolver",
    "Position",
    "PositionError",
    "Solution",
    "Solver",
    "SolverError",
    "solve",
]
