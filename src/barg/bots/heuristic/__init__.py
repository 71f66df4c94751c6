"""A rule-based Shelem player: sensible bids, exchange, trump and card play."""

from random import Random

from barg.bots.heuristic.bidding import choose_answer, choose_call
from barg.bots.heuristic.cardplay import choose_play
from barg.bots.heuristic.exchange import choose_discard, choose_trump
from barg.game import Action
from barg.shelem import Observation, Phase

__all__ = ["choose"]

_CHOICES = {
    Phase.AUCTION: choose_call,
    Phase.KONS: choose_answer,
    Phase.DISCARD: choose_discard,
    Phase.TRUMP: choose_trump,
    Phase.PLAY: choose_play,
}


def choose(observation: Observation, _rng: Random) -> Action:
    """The rules leave nothing to chance: the same observation, the same action."""
    return _CHOICES[observation.phase](observation)
