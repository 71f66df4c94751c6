"""Shithead (شت‌هد) for two to five players; the clauses H1–H19 are those of the rules' page."""

from barg.shithead.observation import Observation
from barg.shithead.phases import Phase
from barg.shithead.rules import SHITHEAD_GAME, ShitheadRules
from barg.shithead.state import State

__all__ = ["SHITHEAD_GAME", "Observation", "Phase", "ShitheadRules", "State"]
