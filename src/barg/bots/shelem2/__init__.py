"""A rule-based player of Shelem for two: the worth of a hand, then each trick played out."""

from random import Random

from barg.bots.heuristic.bidding import choose_answer
from barg.bots.heuristic.exchange import choose_discard, choose_trump
from barg.bots.shelem2.bidding import choose_call
from barg.bots.shelem2.cardplay import choose_play
from barg.game import Action
from barg.shelem import Observation, Phase

__all__ = ["choose"]


def choose(observation: Observation, rng: Random) -> Action:
    """Laying away and naming trump are those of the game for four; the rest is its own."""
    match observation.phase:
        case Phase.AUCTION:
            return choose_call(observation)
        case Phase.KONS:
            return choose_answer(observation)
        case Phase.DISCARD:
            return choose_discard(observation)
        case Phase.TRUMP:
            return choose_trump(observation)
    return choose_play(observation, rng)
