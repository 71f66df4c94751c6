"""What a search found of an action, and how a level chooses among such findings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from barg.game import Action


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found of one action.

    Attributes:
        action: the action.
        mean: what the deal then brings the seat; the game's search says in what.
        error: its standard error.
    """

    action: Action
    mean: float
    error: float


def best_of(thoughts: Sequence[Thought]) -> Thought:
    """The thought with the highest mean."""
    return max(thoughts, key=lambda thought: thought.mean)


def or_sane(
    thoughts: Sequence[Thought], action: Action, is_sane: Callable[[Action], bool]
) -> Action:
    """The sane action where it is within the standard error of the best, else this one."""
    best = best_of(thoughts)
    for one in thoughts:
        if is_sane(one.action) and best.mean - one.mean <= best.error:
            return one.action
    return action


def near_best(thoughts: Sequence[Thought], errors: float) -> list[Action]:
    """The actions that are at most so many standard errors, of both together, behind the best."""
    best = best_of(thoughts)
    return [
        one.action for one in thoughts if best.mean - one.mean <= errors * (best.error + one.error)
    ]
