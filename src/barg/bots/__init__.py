"""Bots. They see an `Observation` of their seat and nothing else (case 54)."""

from barg.bots.decision import Decision, Policy, Value
from barg.bots.levels import LEVELS, choose, decide, evaluate, strongest
from barg.bots.warming import compile_all, stand_in

__all__ = [
    "LEVELS",
    "Decision",
    "Policy",
    "Value",
    "choose",
    "compile_all",
    "decide",
    "evaluate",
    "stand_in",
    "strongest",
]
