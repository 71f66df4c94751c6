"""All players of a game against each other, and ratings from the results."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import log10
from typing import Final

from barg.arena.contest import Contest, run
from barg.arena.interval import Estimate, estimate

STEPS: Final = 1000
CENTRE: Final = 1500.0
SCALE: Final = 400.0
DRAW: Final = 0.5
PRIOR: Final = 1.0
"""So many rounds of a draw are added to each pairing, so that no rating is infinite."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players' result from the first one's side.

    Attributes:
        net: net points a deal with its interval.
        score: the share of rounds that the first won, drawn ones half.
        rounds: how many were played.
        tally: the counts of all rounds, as in `Outcome`.
    """

    a: str
    b: str
    net: Estimate
    score: float
    rounds: int
    tally: Counter[str] = field(default_factory=Counter)


def play_pairing(
    contest: Contest, rounds: int, jobs: int, ray: str | None, tell: Callable[[], object]
) -> Pairing:
    """Play one pairing; ``tell`` is called after each round."""
    nets, tally = [], Counter[str]()
    for outcome in run(contest, rounds, jobs, ray):
        nets.append(outcome.net)
        tally += outcome.tally
        tell()
    level = DRAW if contest.matches else 0.0
    score = sum(1.0 if net > level else DRAW if net == level else 0.0 for net in nets)
    found = estimate(nets, contest.seed)
    return Pairing(contest.a, contest.b, found, score / rounds, rounds, tally)


def play_ladder(
    names: Sequence[str],
    contest: Contest,
    rounds: int,
    jobs: int,
    ray: str | None,
    tell: Callable[[], object],
) -> list[Pairing]:
    """Play all pairings, the later name first: it is expected to be the stronger one.

    Raises:
        WorkError: see `barg.work.spread`.
    """
    pairs = [(a, b) for b, a in combinations(names, 2)]
    contests = [replace(contest, a=a, b=b) for a, b in pairs]
    return [play_pairing(one, rounds, jobs, ray, tell) for one in contests]


def ratings(names: Sequence[str], pairings: Sequence[Pairing]) -> Mapping[str, float]:
    """Ratings on Elo's scale, their mean 1500: the likeliest of Bradley and Terry's model.

    Found by Hunter's steps (2004). 400 points more are ten times the chance to win a round.
    """
    won = dict.fromkeys(names, 0.0)
    for one in pairings:
        won[one.a] += one.score * one.rounds + PRIOR * DRAW
        won[one.b] += (1 - one.score) * one.rounds + PRIOR * DRAW
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        sums = dict.fromkeys(names, 0.0)
        for one in pairings:
            share = (one.rounds + PRIOR) / (strength[one.a] + strength[one.b])
            sums[one.a] += share
            sums[one.b] += share
        strength = {name: won[name] / sums[name] if sums[name] else 1.0 for name in names}
    logs = {name: SCALE * log10(value) for name, value in strength.items()}
    middle = sum(logs.values()) / len(logs)
    return {name: CENTRE + value - middle for name, value in logs.items()}
