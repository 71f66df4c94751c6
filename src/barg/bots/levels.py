"""The bots by the names under which people and commands ask for them."""

from collections.abc import Callable
from random import Random
from typing import Final

from barg.bots import heuristic, uniform
from barg.game import Action
from barg.shelem import Observation

Policy = Callable[[Observation, Random], Action]

LEVELS: Final[dict[str, Policy]] = {
    "heuristic": heuristic.choose,
    "random": uniform.choose,
}


def choose(level: str, observation: Observation, seed: int) -> Action:
    """The action that a level chooses for the seat to act.

    The same observation and seed give the same action.

    Raises:
        KeyError: there is no such level.
        ValueError: it is not the turn of the observation's seat.
    """
    policy = LEVELS[level]
    if observation.seat is None or observation.to_act != observation.seat:
        raise ValueError(f"seat {observation.seat} is not to act")
    return policy(observation, Random(seed))
