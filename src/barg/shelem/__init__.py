"""Shelem (شلم) for four players and for two; the clauses are in docs/rules/."""

from barg.kernel.shelem.fields import Phase
from barg.shelem.observation import Observation
from barg.shelem.rules import SHELEM_GAME, ShelemRules
from barg.shelem.state import State

__all__ = ["SHELEM_GAME", "Observation", "Phase", "ShelemRules", "State"]
