"""Who plays in an arena: a level of ours, or a program that speaks the engine protocol."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any, Final, Protocol

from barg.bots import LEVELS, choose
from barg.engine.client import CommandError, EngineFault, Process
from barg.errors import BargError
from barg.game import Action

ENGINE: Final = "engine:"
"""What a player's name begins with when it is the command of another program."""
SEED_BITS: Final = 32


class PlayerError(BargError):
    """There is no such player."""


class Player(Protocol):
    """Somebody who acts on observations."""

    faults: Counter[str]
    """What went wrong so far, by kind: ``timeout``, ``crash``, ``illegal``."""

    def act(self, observation: Any, rng: Random) -> Action:
        """The action for the seat to act."""


class LevelPlayer:
    """A level of ours."""

    def __init__(self, level: str) -> None:
        self._level = level
        self.faults: Counter[str] = Counter()

    def act(self, observation: Any, rng: Random) -> Action:
        """What the level chooses."""
        return choose(self._level, observation, rng.getrandbits(SEED_BITS))


class EnginePlayer:
    """Another program. Where it fails, chance plays for it, and the fault is counted."""

    def __init__(self, command: str, seconds: float) -> None:
        self._process = Process(command)
        self._seconds = seconds
        self.faults: Counter[str] = Counter()

    def act(self, observation: Any, rng: Random) -> Action:
        """What the program answers in time."""
        seed = rng.getrandbits(SEED_BITS)
        try:
            return self._process.act(observation, seed, self._seconds)
        except EngineFault as fault:
            self.faults[fault.kind] += 1
            return by_chance(observation, Random(seed))


def by_chance(observation: Any, rng: Random) -> Action:
    """Any legal action."""
    legal = observation.legal
    action: Action = legal[rng.randrange(len(legal))]
    return action


def verify_player(game: str, name: str) -> None:
    """Check a player's name; a program is started and ended again.

    Raises:
        PlayerError: the game has no such level, or the program does not speak the protocol.
    """
    if name.startswith(ENGINE):
        command = name.removeprefix(ENGINE).strip()
        if not command:
            raise PlayerError(f"no command after {ENGINE!r}")
        try:
            process = Process(command)
            try:
                process.start()
            finally:
                process.close()
        except (EngineFault, CommandError) as fault:
            raise PlayerError(f"{command}: {fault}") from None
    elif name not in LEVELS[game]:
        raise PlayerError(f"no such level: {name!r} (known: {', '.join(LEVELS[game])})")


@cache
def player(name: str, seconds: float) -> Player:
    """The player of this name; one for the whole process, which keeps its program running."""
    if name.startswith(ENGINE):
        return EnginePlayer(name.removeprefix(ENGINE).strip(), seconds)
    return LevelPlayer(name)
