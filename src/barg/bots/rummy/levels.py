"""Rim's levels: styles of quick play, and searches over more and more worlds."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from barg.bots import uniform
from barg.bots.decision import Decision, Policy, Value, by_rules
from barg.bots.rummy.engine.fields import Search
from barg.bots.rummy.engine.policy import choose as choose_by_style
from barg.bots.rummy.heuristic import choose as choose_by_heuristic
from barg.bots.rummy.reading import deal_of, past_of
from barg.bots.rummy.styles import CAREFUL, GREEDY, NOVICE, Style
from barg.bots.rummy.thinking import think
from barg.bots.thought import near_best, or_sane
from barg.kernel.chance import STATE_SIZE, seed
from barg.rummy import Observation

TIRED: Final = 2
TIRED_ROUNDS: Final = 40
"""After so many reshuffles, or turns of each seat, some actions are left to chance: so no deal
goes round for ever."""
STRAY: Final = 250
"""So many of a thousand."""
AS_GOOD: Final = 2.0
"""What is so many standard errors behind the best at most may then be done as well."""
SEED_BITS: Final = 62
EXPERT_WORLDS: Final = 100
MASTER_WORLDS: Final = 2400


def is_tired(seen: Observation) -> bool:
    """Whether the deal has gone on for too long."""
    return seen.reshuffles >= TIRED or seen.turns >= TIRED_ROUNDS * seen.rules.players


def by_style(style: Style) -> Policy:
    """A policy that goes by a style and looks at no worlds."""

    def decide(seen: Observation, rng: Random) -> Decision:
        tired = replace(style, stray=STRAY, eager=0) if is_tired(seen) else style
        generator = [0] * STATE_SIZE
        seed(generator, rng.getrandbits(SEED_BITS), 0)
        room = Search(style=tired.numbers())
        deal = deal_of(seen, past_of(seen))
        return Decision(choose_by_style(seen.rules.options, deal, room, generator))

    return decide


def by_worlds(worlds: int, *, sane: Style | None = None, fast: bool | None = None) -> Policy:
    """A policy that tries every action in so many worlds; ``fast`` as `think` takes it.

    What the style ``sane`` does is done unless it is clearly worse than the best.
    """

    def decide(seen: Observation, rng: Random) -> Decision:
        action, thoughts = think(seen, worlds, rng.getrandbits(SEED_BITS), fast=fast)
        if sane is not None:
            expected = by_style(sane)(seen, rng).action
            action = or_sane(thoughts, action, lambda other: other == expected)
        if is_tired(seen) and rng.randrange(1000) < STRAY:
            action = rng.choice(near_best(thoughts, AS_GOOD))
        if len(thoughts) == 1:
            return Decision(action)
        values = {thought.action: Value(thought.mean, thought.error) for thought in thoughts}
        return Decision(action, values, worlds)

    return decide


LEVELS: Final[Mapping[str, Policy]] = {
    "random": by_rules(uniform.choose),
    "heuristic": by_rules(choose_by_heuristic),
    "greedy": by_style(GREEDY),
    "novice": by_style(NOVICE),
    "casual": by_style(CAREFUL),
    "club": by_style(GREEDY),
    "expert": by_worlds(EXPERT_WORLDS, sane=GREEDY),
    "master": by_worlds(MASTER_WORLDS),
}
"""`heuristic` and `greedy` are yardsticks; people meet the five below them."""
