"""The table that an environment is about: rules, and where the parts of an observation lie."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any, Self

from barg.errors import OptionError
from barg.game import GAMES
from barg.kernel.game import Kernel

MAX_SEED = 1 << 62
"""Seeds are from 0 to below this."""


@dataclass(frozen=True)
class Table:
    """A game with its options, in the numbers that environments use.

    Attributes:
        rules: the rules.
        kernel: the game's kernel. options: the options as it takes them.
        players: how many seats.
        actions: how many numbers the actions have.
        width: how many integers an observation has.
        parts: where each named part of an observation lies.
    """

    rules: Any
    kernel: Kernel
    options: Any
    players: int
    actions: int
    width: int
    parts: Mapping[str, slice]

    @classmethod
    def of(cls, game: object, settings: object = None, players: object = None) -> Self:
        """Build it from a game's name, ``{"preset": …, option: …}`` and a number of players.

        They may be anything, as they come from outside; None for the usual ones.

        Raises:
            OptionError: an unknown game, or settings that the game refuses.
        """
        if not isinstance(game, str) or game not in GAMES:
            raise OptionError("game", f"must be one of {', '.join(GAMES)}, not {game!r:.40}")
        wanted = {} if settings is None else settings
        if not isinstance(wanted, Mapping) or not all(isinstance(name, str) for name in wanted):
            raise OptionError("settings", "must be a mapping of names to values")
        rules = GAMES[game].rules(wanted, None if players is None else whole("players", players))
        kernel, options = rules.kernel, rules.options
        if kernel is None:
            raise OptionError("game", f"{game} has no kernel, which environments need")
        parts, at = {}, 0
        for name, length in kernel.parts(options):
            if length:
                parts[name] = slice(at, at + length)
            at += length
        return cls(
            rules=rules,
            kernel=kernel,
            options=options,
            players=rules.seats,
            actions=kernel.size(options),
            width=kernel.width(options),
            parts=parts,
        )


def whole(name: str, value: object) -> int:
    """A whole number, of Python or NumPy, as a Python integer.

    Raises:
        OptionError: it is none; ``name`` says whose value it is.
    """
    if not isinstance(value, bool):
        try:
            return index(value)  # type: ignore[arg-type] # what is no number is refused
        except TypeError:
            pass
    raise OptionError(name, f"must be a whole number, not {value!r:.40}")


def checked_seed(seed: object) -> int:
    """The seed as a Python integer.

    Raises:
        ValueError: it is no seed.
    """
    number = whole("seed", seed)
    if not 0 <= number < MAX_SEED:
        raise ValueError(f"seed: must be from 0 to 2^62 - 1, not {number}")
    return number
