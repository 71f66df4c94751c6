"""The first rule-based player: low cards first, the strong ones kept, big piles burned."""

from random import Random

from barg.bots.shithead.exchange import choose_exchange
from barg.bots.shithead.play import choose_play
from barg.game import Action
from barg.shithead import Observation, Phase


def choose(observation: Observation, rng: Random) -> Action:
    """The exchange before play, then a play, a blind card or the pile."""
    if observation.phase == Phase.SWAP:
        return choose_exchange(observation)
    return choose_play(observation, rng)
