"""The phases of a deal."""

from enum import IntEnum


class Phase(IntEnum):
    """What the seat to act has to do."""

    SWAP = 0
    PLAY = 1
    OVER = 2
