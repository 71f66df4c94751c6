"""The bot that plays any legal action with equal chance: a floor to measure against."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from barg.game import Action


class Seen(Protocol):
    """What is needed of an observation."""

    @property
    def legal(self) -> Sequence[Action]:
        """The legal actions."""


def choose(observation: Seen, rng: Random) -> Action:
    """A legal action, drawn evenly."""
    return observation.legal[rng.randrange(len(observation.legal))]
