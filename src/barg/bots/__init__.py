"""Bots. They see an `Observation` of their seat and nothing else (case 54)."""

from barg.bots.levels import LEVELS, choose

__all__ = ["LEVELS", "choose"]
