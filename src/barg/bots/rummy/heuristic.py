"""The first rule-based player: counts with the exact partition of its hand into melds."""

from random import Random

from barg.bots.rummy.draw import choose_draw
from barg.bots.rummy.turn import choose_turn
from barg.game import Action
from barg.rummy import Observation, Phase


def choose(observation: Observation, rng: Random) -> Action:
    """A draw, or what follows it."""
    if observation.phase == Phase.DRAW:
        return choose_draw(observation)
    return choose_turn(observation, rng)
