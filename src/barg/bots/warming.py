"""Compiling what the stronger levels need, and who plays until that is done."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from barg.bots.levels import decide, strongest
from barg.game import GAMES

STAND_INS: Final[Mapping[str, Mapping[str, str]]] = {
    "shelem": {"expert": "club", "master": "club"},
    "shelem2": dict.fromkeys(("club", "expert", "master"), "casual"),
    "rummy": {"expert": "club", "master": "club"},
    "shithead": dict.fromkeys(("club", "expert", "master"), "casual"),
}
"""Levels that need compiled code, and the strongest that needs none, by game."""


def stand_in(game: str, level: str) -> str:
    """The level that plays in the place of this one where nothing is compiled."""
    return STAND_INS[game].get(level, level)


def compile_all(games: Iterable[str]) -> None:
    """Have everything compiled, and kept on the disk, that levels of these games need.

    The strongest level decides once in each phase of a deal. It takes a minute the first time,
    a few seconds later.
    """
    for game in games:
        rules = GAMES[game].rules({})
        deck = rules.deck()
        chance = Random(1)
        chance.shuffle(deck)
        state = rules.start(deck, 0, ())
        seen = set()
        while (seat := state.to_act) is not None:
            observation = state.observe(seat)
            if observation.phase not in seen:
                seen.add(observation.phase)
                decide(strongest(game), observation, 0)
            action = decide(stand_in(game, "master"), observation, 0).action
            shuffled = list(state.to_shuffle(action))
            chance.shuffle(shuffled)
            state.apply(action, shuffled)
