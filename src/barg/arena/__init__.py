"""Bots against each other: the same cards for both, differences with intervals."""

from barg.arena.contest import Contest, Outcome, play_round, run
from barg.arena.interval import Estimate, estimate
from barg.arena.ladder import Pairing, play_ladder, ratings
from barg.arena.players import PlayerError, verify_player
from barg.arena.sprt import Sprt

__all__ = [
    "Contest",
    "Estimate",
    "Outcome",
    "Pairing",
    "PlayerError",
    "Sprt",
    "estimate",
    "play_ladder",
    "play_round",
    "ratings",
    "run",
    "verify_player",
]
