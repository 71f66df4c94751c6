"""Rim (ریم, Rummy) for two to seven players; the clauses R1–R22 are those of the rules' pages."""

from barg.kernel.rummy.fields import Phase
from barg.rummy.observation import Observation
from barg.rummy.rules import RUMMY_GAME, RummyRules
from barg.rummy.state import State

__all__ = ["RUMMY_GAME", "Observation", "Phase", "RummyRules", "State"]
