"""The phases of a deal."""

from enum import IntEnum


class Phase(IntEnum):
    """What the seat to act has to do."""

    AUCTION = 0
    KONS = 1
    DISCARD = 2
    TRUMP = 3
    PLAY = 4
    OVER = 5
