"""The bots by the names under which people and commands ask for them."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from barg.bots import heuristic, rummy, shelem2, shithead, uniform
from barg.bots.decision import Decision, Policy, by_rules
from barg.game import Action

LEVELS: Final[Mapping[str, Mapping[str, Policy]]] = {
    "shelem": {"heuristic": by_rules(heuristic.choose), "random": by_rules(uniform.choose)},
    "shelem2": {"heuristic": by_rules(shelem2.choose), "random": by_rules(uniform.choose)},
    "rummy": {"heuristic": by_rules(rummy.choose), "random": by_rules(uniform.choose)},
    "shithead": shithead.LEVELS,
}
"""Game, then level."""


def decide(level: str, observation: Any, seed: int) -> Decision:
    """What a level decides for the seat to act, whatever the game.

    The same observation and seed give the same decision.

    Raises:
        KeyError: the game has no such level.
        ValueError: it is not the turn of the observation's seat.
    """
    policy = LEVELS[observation.rules.game][level]
    if observation.seat is None or observation.to_act != observation.seat:
        raise ValueError(f"seat {observation.seat} is not to act")
    return policy(observation, Random(seed))


def choose(level: str, observation: Any, seed: int) -> Action:
    """Only the action of `decide`; the errors are the same."""
    return decide(level, observation, seed).action
