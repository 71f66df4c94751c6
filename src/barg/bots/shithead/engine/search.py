"""Every candidate's value over worlds that they have in common."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from barg.bots.shithead.engine.candidates import list_candidates
from barg.bots.shithead.engine.copying import copy_deal
from barg.bots.shithead.engine.fields import Search
from barg.bots.shithead.engine.playing import outcome, play_out
from barg.bots.shithead.engine.policy import choose
from barg.bots.shithead.engine.unseen import gather, lay
from barg.kernel.chance import next_number, seed, shuffle
from barg.kernel.shithead.choices import apply
from barg.kernel.shithead.fields import Deal, Options

REAL: Final = 0
WORLD: Final = 1
TRIAL: Final = 2
"""The places of a search's records of deals: what is known, a world, a candidate's playout."""
ROUND: Final = 32
"""After every so many worlds the candidates that are clearly worse are given up."""
CLEAR: Final = 4.0
"""Clearly: by so many standard errors."""


def search(o: Options, ks: Sequence[Deal], s: Search) -> None:
    """Value the candidates of the seat to act in the first of the records."""
    k, seat = ks[REAL], ks[REAL].turn
    s.found = list_candidates(o, k, s.actions)
    s.best = 0
    for place in range(s.found):
        s.counts[place] = s.sums[place] = s.squares[place] = s.dropped[place] = 0
    unseen = gather(o, k, seat, s.room)
    copy_deal(k, ks[WORLD])
    rounds = 0
    while rounds < s.worlds and s.found > 1:
        shuffle(s.rng, s.room, unseen)
        lay(o, k, seat, s.room, ks[WORLD])
        stream = next_number(s.rng)
        for place in range(s.found):
            if not s.dropped[place]:
                seed(s.again, stream, 0)
                _try(o, ks, s, place)
        rounds += 1
        if rounds % ROUND == 0:
            _give_up(s)
    if rounds:
        _settle(o, k, s)


def _try(o: Options, ks: Sequence[Deal], s: Search, place: int) -> None:
    """Play one candidate out in the world."""
    trial, seat = ks[TRIAL], ks[REAL].turn
    copy_deal(ks[WORLD], trial)
    apply(o, trial, s.actions[place])
    play_out(o, trial, s.style, s.again, s.cap)
    value = outcome(o, trial, seat)
    s.counts[place] += 1
    s.sums[place] += value
    s.squares[place] += value * value


def _find_best(s: Search) -> None:
    """The candidate of the best mean among those not given up."""
    for place in range(s.found):
        if not s.dropped[place] and (s.dropped[s.best] or s.sums[place] > s.sums[s.best]):
            s.best = place


def _error(s: Search, one: int, two: int) -> float:
    """The standard error of the difference of two candidates, as if they were independent."""
    total = 0.0
    for place in (one, two):
        mean = s.sums[place] / s.counts[place]
        total += (s.squares[place] / s.counts[place] - mean * mean) / s.counts[place]
    return sqrt(total)


def _give_up(s: Search) -> None:
    """Stop trying the candidates that are clearly worse than the best."""
    _find_best(s)
    for place in range(s.found):
        if not s.dropped[place] and place != s.best:
            behind = s.sums[s.best] / s.counts[s.best] - s.sums[place] / s.counts[place]
            if behind > CLEAR * _error(s, s.best, place):
                s.dropped[place] = 1


def _settle(o: Options, k: Deal, s: Search) -> None:
    """Choose the best candidate, or the style's own where the two are about as good."""
    _find_best(s)
    own = _alike(s, choose(o, k, s.style, s.rng))
    if own >= 0 and not s.dropped[own]:
        ahead = s.sums[s.best] / s.counts[s.best] - s.sums[own] / s.counts[own]
        if 100 * ahead <= s.margin * _error(s, s.best, own):
            s.best = own


def _alike(s: Search, action: int) -> int:
    """The place of an action among the candidates, or -1."""
    for place in range(s.found):
        if s.actions[place] == action:
            return place
    return -1
