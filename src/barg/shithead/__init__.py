"""Shithead (شت‌هد) for two to eight players; the clauses H1–H21 are those of the rules' pages."""

from barg.kernel.shithead.fields import Phase
from barg.shithead.observation import Observation
from barg.shithead.rules import SHITHEAD_GAME, ShitheadRules
from barg.shithead.state import State

__all__ = ["SHITHEAD_GAME", "Observation", "Phase", "ShitheadRules", "State"]
