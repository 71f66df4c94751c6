"""The bots by the names under which people and commands ask for them."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from barg.bots import heuristic, rummy, shelem2, shithead, uniform
from barg.game import Action

Policy = Callable[[Any, Random], Action]
"""What acts on the observation of a game, with a generator for its chance."""

LEVELS: Final[Mapping[str, Mapping[str, Policy]]] = {
    "shelem": {"heuristic": heuristic.choose, "random": uniform.choose},
    "shelem2": {"heuristic": shelem2.choose, "random": uniform.choose},
    "rummy": {"heuristic": rummy.choose, "random": uniform.choose},
    "shithead": {"heuristic": shithead.choose, "random": uniform.choose},
}
"""Game, then level."""


def choose(level: str, observation: Any, seed: int) -> Action:
    """The action that a level chooses for the seat to act, whatever the game.

    The same observation and seed give the same action.

    Raises:
        KeyError: the game has no such level.
        ValueError: it is not the turn of the observation's seat.
    """
    policy = LEVELS[observation.rules.game][level]
    if observation.seat is None or observation.to_act != observation.seat:
        raise ValueError(f"seat {observation.seat} is not to act")
    return policy(observation, Random(seed))
