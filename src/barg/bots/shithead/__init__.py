"""Players of Shithead: by rules of thumb, and by search over worlds."""

from barg.bots.shithead.heuristic import choose
from barg.bots.shithead.levels import LEVELS

__all__ = ["LEVELS", "choose"]
