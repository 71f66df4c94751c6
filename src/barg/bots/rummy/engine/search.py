"""Every candidate's value over worlds that they have in common."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from barg.bots.rummy.engine.copying import copy_deal
from barg.bots.rummy.engine.evidence import weight
from barg.bots.rummy.engine.fields import MOST, WHOLE, Search
from barg.bots.rummy.engine.policy import choose
from barg.bots.rummy.engine.unseen import gather, lay
from barg.kernel.chance import Generator, next_number, seed, shuffle
from barg.kernel.rummy.choices import apply, write_all
from barg.kernel.rummy.draws import chance
from barg.kernel.rummy.fields import OVER, Deal, Options
from barg.kernel.rummy.scoring import returns

REAL: Final = 0
WORLD: Final = 1
TRIAL: Final = 2
"""The places of a search's records of deals: what is known, a world, a candidate's playout."""
RECORDS: Final = 3
ROUND: Final = 20
"""After every so many worlds the candidates that are clearly worse are given up."""
ENOUGH: Final = 200
"""After so many worlds a search ends where only one candidate is left."""
CLEAR: Final = 3.0
"""Clearly: by so many standard errors."""


def search(o: Options, ks: Sequence[Deal], s: Search) -> None:
    """Value the candidates of the seat to act in the first of the records."""
    k, seat = ks[REAL], ks[REAL].turn
    _list(o, k, s)
    unseen = gather(o, k, seat, s.unseen)
    copy_deal(k, ks[WORLD])
    rounds, left = 0, s.found
    while rounds < s.worlds and s.found > 1 and (left > 1 or rounds < ENOUGH):
        shuffle(s.rng, s.unseen, unseen)
        lay(o, k, seat, s.unseen, ks[WORLD])
        share = weight(o, ks[WORLD], s) if s.events else WHOLE
        stream = next_number(s.rng)
        for place in range(s.found):
            if not s.dropped[place]:
                seed(s.again, stream, 0)
                _try(o, ks, s, place, share)
        rounds += 1
        if rounds % ROUND == 0:
            left = _give_up(s)
    if rounds:
        _settle(o, k, s)


def _list(o: Options, k: Deal, s: Search) -> None:
    found = write_all(o, k, s.listed)
    s.found = min(found, MOST)
    s.best = 0
    for place in range(s.found):
        s.actions[place] = s.listed[place]
        s.counts[place] = s.sums[place] = s.squares[place] = 0
        s.weights[place] = s.squared[place] = s.dropped[place] = 0


def _try(o: Options, ks: Sequence[Deal], s: Search, place: int, share: int) -> None:
    """Play one candidate out in the world."""
    trial, seat = ks[TRIAL], ks[REAL].turn
    copy_deal(ks[WORLD], trial)
    chance(o, trial, s.actions[place], s.again)
    apply(o, trial, s.actions[place])
    play_out(o, trial, s, s.again)
    value = outcome(o, trial, s, seat)
    s.counts[place] += 1
    s.weights[place] += share
    s.squared[place] += share * share
    s.sums[place] += share * value
    s.squares[place] += share * value * value


def play_out(o: Options, k: Deal, s: Search, rng: Generator) -> None:
    """Play up to so many turns, every seat in one style."""
    last = k.turns + s.cap
    while k.phase != OVER and k.turns < last:
        action = choose(o, k, s, rng)
        chance(o, k, action, rng)
        apply(o, k, action)


def outcome(o: Options, k: Deal, s: Search, seat: int) -> int:
    """What a seat got, times the number of the others, less what they got; 0 without an end."""
    if k.phase != OVER:
        return 0
    returns(o, k, s.returns)
    value = o.players * s.returns[seat]
    for other in range(o.players):
        value -= s.returns[other]
    return value


def _mean(s: Search, place: int) -> float:
    return s.sums[place] / s.weights[place]


def _error(s: Search, one: int, two: int) -> float:
    """The standard error of the difference of two candidates, as if they were independent."""
    total = 0.0
    for place in (one, two):
        mean = _mean(s, place)
        spread = s.squares[place] / s.weights[place] - mean * mean
        total += spread * s.squared[place] / s.weights[place] / s.weights[place]
    return sqrt(total)


def _find_best(s: Search) -> None:
    """The candidate of the best mean among those not given up."""
    for place in range(s.found):
        if not s.dropped[place] and (s.dropped[s.best] or _mean(s, place) > _mean(s, s.best)):
            s.best = place


def _give_up(s: Search) -> int:
    """Stop trying the candidates that are clearly worse than the best; how many are left."""
    _find_best(s)
    left = 0
    for place in range(s.found):
        if not s.dropped[place] and place != s.best:
            behind = _mean(s, s.best) - _mean(s, place)
            if behind > CLEAR * _error(s, s.best, place):
                s.dropped[place] = 1
        left += 1 - s.dropped[place]
    return left


def _settle(o: Options, k: Deal, s: Search) -> None:
    """Choose the best candidate, or the style's own where the two are about as good."""
    _find_best(s)
    own = _alike(s, choose(o, k, s, s.rng))
    if own >= 0 and not s.dropped[own]:
        ahead = _mean(s, s.best) - _mean(s, own)
        if 100 * ahead <= s.margin * _error(s, s.best, own):
            s.best = own


def _alike(s: Search, action: int) -> int:
    """The place of an action among the candidates, or -1."""
    for place in range(s.found):
        if s.actions[place] == action:
            return place
    return -1


def decide(o: Options, ks: Sequence[Deal], s: Search) -> None:
    """`search` from the seed in ``s.start``."""
    seed(s.rng, s.start, 0)
    search(o, ks, s)
