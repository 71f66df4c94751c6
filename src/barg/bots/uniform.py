"""The bot that plays any legal action with equal chance: a floor to measure against."""

from random import Random

from barg.game import Action
from barg.shelem import Observation


def choose(observation: Observation, rng: Random) -> Action:
    """A legal action, drawn evenly."""
    return observation.legal[rng.randrange(len(observation.legal))]
