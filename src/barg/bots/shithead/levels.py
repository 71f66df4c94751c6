"""Shithead's levels: styles of quick play, and searches over more and more worlds."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final

from barg.bots import uniform
from barg.bots.decision import Decision, Policy, Value, by_rules
from barg.bots.shithead.engine.policy import choose as choose_by_style
from barg.bots.shithead.heuristic import choose as choose_by_heuristic
from barg.bots.shithead.reading import deal_of
from barg.bots.shithead.styles import LOWEST, NOVICE, THRIFTY, Style
from barg.bots.shithead.thinking import think
from barg.bots.thought import Thought, near_best, or_sane
from barg.game import Action
from barg.kernel.chance import STATE_SIZE, seed
from barg.kernel.packing import kind_of, number_in
from barg.kernel.shithead.codes import BLIND, KEEP, PLAY, SWAP
from barg.kernel.shithead.zones import rank_of
from barg.packed import cards_of
from barg.shithead import Observation

TIRED: Final = 200
"""After so many turns some actions are left to chance, so that no deal goes round for ever."""
STRAY: Final = 250
"""So many of a thousand."""
AS_GOOD: Final = 3.0
"""What is so many standard errors behind the best at most may then be played as well."""
SEED_BITS: Final = 62
CLUB_WORLDS: Final = 8
EXPERT_WORLDS: Final = 48
MASTER_WORLDS: Final = 600
MASTER_NODES: Final = 60_000
"""Positions that it looks at to solve an end."""


def by_style(style: Style) -> Policy:
    """A policy that goes by a style and looks at no worlds."""

    def decide(seen: Observation, rng: Random) -> Decision:
        tired = replace(style, stray=STRAY) if seen.turns >= TIRED else style
        generator = [0] * STATE_SIZE
        seed(generator, rng.getrandbits(SEED_BITS), 0)
        options = seen.rules.options
        return Decision(choose_by_style(options, deal_of(seen), tired.numbers(), generator))

    return decide


def by_worlds(
    worlds: int, nodes: int = 0, *, sane: Style | None = None, fast: bool | None = None
) -> Policy:
    """A policy that tries every action in so many worlds; ``nodes``, ``fast`` as in `think`.

    What the style ``sane`` does is done unless it is clearly worse than the best.
    """

    def decide(seen: Observation, rng: Random) -> Decision:
        action, thoughts = think(seen, worlds, rng.getrandbits(SEED_BITS), nodes, fast=fast)
        if sane is not None:
            expected = _key(seen, by_style(sane)(seen, rng).action)
            action = or_sane(thoughts, action, lambda other: _key(seen, other) == expected)
        if seen.turns >= TIRED and rng.randrange(1000) < STRAY:
            action = _another(thoughts, action, rng)
        return Decision(action, _values(seen, thoughts), worlds if len(thoughts) > 1 else 0)

    return decide


def _another(thoughts: list[Thought], action: Action, rng: Random) -> Action:
    """A play that may be as good as the best action, drawn by lot."""
    near = [one for one in near_best(thoughts, AS_GOOD) if kind_of(one) == PLAY]
    return rng.choice(near) if near else action


def _values(seen: Observation, thoughts: list[Thought]) -> dict[Action, Value]:
    """The values of all legal actions, from those of the ones that differ."""
    if len(thoughts) == 1:
        return {}
    rest, others = _to_share(seen), seen.rules.players - 1
    by_key = {}
    for thought in thoughts:
        mean = thought.mean - (rest - thought.mean) / others
        error = thought.error * (others + 1) / others
        by_key[_key(seen, thought.action)] = (thought.action, Value(mean, error))
    values = dict(by_key.values())
    for action in seen.legal:
        if (found := by_key.get(_key(seen, action))) is not None:
            values[action] = found[1]
    return values


def _to_share(seen: Observation) -> int:
    """What the returns of all seats add up to."""
    result = seen.rules.result
    return {"loser": -1, "winner": 1, "both": 0}[result]


def _key(seen: Observation, action: Action) -> tuple[object, ...]:
    """The same for actions that are as good as each other."""
    kind = kind_of(action)
    if kind in (SWAP, KEEP):
        return kind, tuple(sorted(cards_of(action)))
    if kind == BLIND and seen.seat is not None:
        return kind, seen.blind[seen.seat][number_in(action)]
    return kind, number_in(action), tuple(rank_of(card) for card in cards_of(action))


LEVELS: Final[Mapping[str, Policy]] = {
    "random": by_rules(uniform.choose),
    "heuristic": by_rules(choose_by_heuristic),
    "lowest": by_style(LOWEST),
    "novice": by_style(NOVICE),
    "casual": by_style(THRIFTY),
    "club": by_worlds(CLUB_WORLDS),
    "expert": by_worlds(EXPERT_WORLDS, sane=THRIFTY),
    "master": by_worlds(MASTER_WORLDS, MASTER_NODES),
}
"""`heuristic` and `lowest` are yardsticks; people meet the five below them."""
