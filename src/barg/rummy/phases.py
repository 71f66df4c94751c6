"""The phases of a deal."""

from enum import IntEnum


class Phase(IntEnum):
    """What the seat to act has to do."""

    DRAW = 0
    TURN = 1
    OVER = 2
