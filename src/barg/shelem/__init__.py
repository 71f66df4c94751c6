"""Shelem (شلم) for four players; the clauses S1–S26 are those of the rules' page."""

from barg.shelem.observation import Observation
from barg.shelem.phases import Phase
from barg.shelem.rules import SHELEM_GAME, ShelemRules
from barg.shelem.state import State

__all__ = ["SHELEM_GAME", "Observation", "Phase", "ShelemRules", "State"]
