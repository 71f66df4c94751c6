"""Players of Shelem for four and for two, by level."""

from barg.bots.shelem.levels import LEVELS, LEVELS_OF_TWO
from barg.bots.shelem.valuing import more_value

__all__ = ["LEVELS", "LEVELS_OF_TWO", "more_value"]
