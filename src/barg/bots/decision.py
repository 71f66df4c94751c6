"""What a bot decides, and why."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from barg.game import Action


@dataclass(frozen=True, slots=True)
class Value:
    """What an action is expected to bring.

    Attributes:
        mean: the return of the deal (`barg.game.Rules.returns`) that the own side is expected
            to get, less what each other side gets on average.
        error: its standard error.
        made: the chance that the contract is made, where there is one; else None.
        win: the chance that the own side wins the match, where that is known; else None.
    """

    mean: float
    error: float = 0.0
    made: float | None = None
    win: float | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """An action and what the bot knows of its worth.

    Attributes:
        action: what it does.
        values: what it expects of each action that it valued; empty where it went by rules.
        worlds: how many worlds it looked at, at most.
    """

    action: Action
    values: Mapping[Action, Value] = field(default_factory=dict)
    worlds: int = 0


Policy = Callable[[Any, Random], Decision]
"""What decides on the observation of a game, with a generator for its chance."""


def by_rules(choose: Callable[[Any, Random], Action]) -> Policy:
    """A policy of something that only chooses."""

    def decide(observation: Any, rng: Random) -> Decision:
        return Decision(choose(observation, rng))

    return decide
