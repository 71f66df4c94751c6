"""Players of Rim: by rules of thumb, greedily, and by search over worlds."""

from barg.bots.rummy.heuristic import choose
from barg.bots.rummy.levels import LEVELS

__all__ = ["LEVELS", "choose"]
