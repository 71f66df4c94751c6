"""The bots by the names under which people and commands ask for them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from barg.bots import rummy, shelem, shithead
from barg.bots.decision import Decision, Policy, Value
from barg.game import Action

LEVELS: Final[Mapping[str, Mapping[str, Policy]]] = {
    "shelem": shelem.LEVELS,
    "shelem2": shelem.LEVELS_OF_TWO,
    "rummy": rummy.LEVELS,
    "shithead": shithead.LEVELS,
}
"""Game, then level."""

YARDSTICKS: Final = ("random", "lowest", "greedy", "heuristic")
"""What levels are measured against, not met by people; not every game has each."""
ORDER: Final = (*YARDSTICKS, "novice", "casual", "club", "expert", "master")
"""From the weakest on; the yardsticks but `random` are somewhere between."""

MORE_VALUES: Final[Mapping[str, Callable[[str, Any, int, Action], Value]]] = {
    "shelem": shelem.more_value,
    "shelem2": shelem.more_value,
}
"""What values an action that a level left aside: ``(level, observation, seed, action)``."""


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


def evaluate(level: str, observation: Any, seed: int, also: Action) -> Decision:
    """As `decide`, with the value of one more action, where the level values any.

    Raises:
        KeyError, ValueError: as of `decide`.
    """
    decision = decide(level, observation, seed)
    if also in decision.values or not decision.values:
        return decision
    more = MORE_VALUES.get(observation.rules.game)
    if more is None:
        return decision
    value = more(level, observation, seed, also)
    return replace(decision, values={**decision.values, also: value})


def strongest(game: str) -> str:
    """The strongest level of a game.

    Raises:
        KeyError: no bot plays it.
    """
    return max(LEVELS[game], key=ORDER.index)
