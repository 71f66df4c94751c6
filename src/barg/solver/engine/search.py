"""Zero-window tests: does side 0 take at least so many units? With an explicit stack."""

from barg.kernel.bits import highest, popcount
from barg.solver.engine.buckets import Table
from barg.solver.engine.fields import (
    LANE,
    NO_MOVE,
    TRIED,
    UNDECIDED,
    WIDTH,
    Search,
    of_lane,
    required,
    units,
)
from barg.solver.engine.follows import list_follows
from barg.solver.engine.leads import list_leads
from barg.solver.engine.moves import beats, next_move, play, take_back
from barg.solver.engine.refuted import refuted
from barg.solver.engine.setup import owners_of
from barg.solver.engine.sure import decided_at_once
from barg.solver.engine.table import keep, look_up

MOST_UNITS = 99
FEWEST_KEPT = 3
"""Tricks: positions with fewer left are played out as quickly as looked up."""


def test(s: Search, slots: Table, tags: Table, proofs: Table, need: int) -> None:
    """Test whether side 0 takes ``need`` units from the trick of frame 0 on.

    ``s.side`` is 0 if it does; ``s.bound`` is what that side surely takes.
    """
    s.tests += 1
    s.need[0] = need
    d = 0
    while True:
        decided = _enter_root(s) if d == 0 else _enter(s, slots, tags, proofs, d)
        while True:
            if decided:
                if d == 0:
                    return
                d -= 1
                decided = take_back(s, d)
            else:
                place = next_move(s, d)
                if place >= 0:
                    play(s, d, place)
                    d += 1
                    break
                refuted(s, d)
                decided = True
            if decided and s.place[d] == 0 and d and s.left[d] >= FEWEST_KEPT:
                keep(s, slots, tags, proofs, d)


def _enter_root(s: Search) -> bool:
    """Begin with frame 0: nothing is decided without search, so that single moves can be tested."""
    s.wanted[0] = 0
    s.needed[0] = 0
    s.least[0] = MOST_UNITS
    s.total[0] = s.left[0] + units(s, s.start[0])
    if s.need[0] <= 0 or s.need[0] > s.total[0]:
        s.side = 0 if s.need[0] <= 0 else 1
        s.bound = 0
        return True
    if s.place[0]:
        list_follows(s, 0)
    else:
        list_leads(s, 0, NO_MOVE)
    if s.only:
        for place in range(s.count[0]):
            if s.alike[place] & s.only == 0:
                s.weights[place] = TRIED
    return False


def _enter(s: Search, slots: Table, tags: Table, proofs: Table, d: int) -> bool:
    """Begin with a position: decide it without search, or list its moves."""
    s.wanted[d] = 0
    s.needed[d] = 0
    s.least[d] = MOST_UNITS
    if s.place[d]:
        list_follows(s, d)
        return False
    s.nodes += 1
    start = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    s.start[d] = start
    s.total[d] = s.left[d] + units(s, start)
    if s.need[d] <= 0 or s.need[d] > s.total[d]:
        s.side = 0 if s.need[d] <= 0 else 1
        s.bound = s.relevant = s.captured = 0
        return True
    if s.left[d] == 1:
        _last_trick(s, d)
        return True
    if decided_at_once(s, d):
        return True
    s.best = NO_MOVE
    s.good_lane = UNDECIDED
    if s.left[d] >= FEWEST_KEPT:
        s.owners0[d] = _owners(s, start, 0)
        s.owners1[d] = _owners(s, start, 2)
        if look_up(s, slots, tags, proofs, d):
            return True
    list_leads(s, d, s.best)
    return False


def _owners(s: Search, start: int, lane: int) -> int:
    """The owners of two lanes side by side, the first in the lower bits."""
    lower = owners_of(s, lane, of_lane(start, lane))
    return owners_of(s, lane + 1, of_lane(start, lane + 1)) << 2 * WIDTH | lower


def _last_trick(s: Search, d: int) -> None:
    """The last trick plays itself."""
    winner = s.seat[d]
    high = highest(s.hands[winner])
    for step in range(1, 4):
        seat = s.seat[d] + step & 3
        card = highest(s.hands[seat])
        if beats(s, card, high):
            high = card
            winner = seat
    s.side = winner & 1
    _note_winner(s, s.start[d], high)
    s.bound = 1
    s.captured = 0
    if required(s, d, s.side) > 1:
        s.bound = s.total[d]
        s.captured = s.start[d] & s.valued


def _note_winner(s: Search, trick: int, high: int) -> None:
    """Make the rank of a trick's winner relevant, unless it alone is of its lane."""
    s.relevant = 0
    if popcount(of_lane(trick, high // LANE)) > 1:
        s.relevant = 1 << high
