"""Bots. They see an `Observation` of their seat and nothing else (case 54)."""

from barg.bots.decision import Decision, Policy, Value
from barg.bots.levels import LEVELS, choose, decide, evaluate, strongest

__all__ = ["LEVELS", "Decision", "Policy", "Value", "choose", "decide", "evaluate", "strongest"]
