"""Bots against each other: duplicate deals, differences with intervals."""

from barg.arena.duplicate import Outcome, play_deal, play_pair, run_pairs
from barg.arena.interval import Estimate, estimate

__all__ = ["Estimate", "Outcome", "estimate", "play_deal", "play_pair", "run_pairs"]
