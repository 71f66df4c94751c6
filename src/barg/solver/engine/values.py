"""The values of a position and of its cards, by tests that close in on them."""

from collections.abc import MutableSequence
from typing import Final

from barg.kernel.bits import borrowed, lowest
from barg.solver.engine.buckets import Table
from barg.solver.engine.fields import LANE, LANE_BITS, Search, of_lane, units
from barg.solver.engine.groups import next_group
from barg.solver.engine.search import test
from barg.solver.engine.setup import set_up

STEP: Final = 2
"""How far the next test goes beyond what is proved: tests near the value are the dear ones."""


def solve(
    s: Search,
    slots: Table,
    tags: Table,
    proofs: Table,
    guess: int,
    every: bool,
    out: MutableSequence[int],
) -> int:
    """What side 0 takes from the position of frame 0 on, in units, with best play.

    With ``every``, ``out`` holds the same for each card that the seat to act may play.
    """
    slots, tags, proofs = borrowed(slots), borrowed(tags), borrowed(proofs)
    set_up(s, slots, tags)
    total = s.left[0] + units(s, s.start[0])
    s.only = 0
    best = value(s, slots, tags, proofs, 0, total, guess)
    if every:
        seat = s.seat[0]
        for lane in range(4):
            mine = of_lane(playable(s), lane)
            others = of_lane(s.start[0], lane) & ~of_lane(s.hands[seat], lane)
            while mine:
                group = next_group(s, lane, mine, others)
                mine ^= group
                s.only = group << LANE * lane
                if seat & 1:
                    found = value(s, slots, tags, proofs, best, total, best + 1)
                else:
                    found = value(s, slots, tags, proofs, 0, best, best)
                while group:
                    out[lowest(group) + LANE * lane] = found
                    group &= group - 1
        s.only = 0
    return best


def passes(s: Search, slots: Table, tags: Table, proofs: Table, need: int) -> bool:
    """Whether side 0 takes ``need`` units from the position of frame 0 on: one test."""
    slots, tags, proofs = borrowed(slots), borrowed(tags), borrowed(proofs)
    set_up(s, slots, tags)
    s.only = 0
    test(s, slots, tags, proofs, need)
    return s.side == 0


def playable(s: Search) -> int:
    """The cards that the seat to act may play."""
    own = s.hands[s.seat[0]]
    if s.place[0]:
        following = own & LANE_BITS << LANE * s.led[0]
        return following if following else own
    return own


def value(
    s: Search, slots: Table, tags: Table, proofs: Table, low: int, high: int, guess: int
) -> int:
    """What side 0 takes, known to lie between ``low`` and ``high``; the first test is ``guess``."""
    while low < high:
        need = min(max(guess, low + 1), high)
        test(s, slots, tags, proofs, need)
        if s.side == 0:
            low = max(need, s.bound)
            guess = low + STEP if high - low > STEP else low + 1
        else:
            high = min(need - 1, s.total[0] - s.bound)
            guess = high - 1
    return low
