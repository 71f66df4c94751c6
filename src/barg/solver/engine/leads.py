"""The leads of a trick and the order in which they are tried.

Weights were found by trial: they change how long a search takes, never its result.
"""

from typing import Final

from barg.kernel.bits import highest, popcount
from barg.solver.engine.fields import LANE, Search, of_lane, units
from barg.solver.engine.groups import add_move, next_group

KNOWN_GOOD: Final = 200
"""For a move that was good in a position like this."""
KNOWN_LANE: Final = 40
"""For the lane of the last good lead with the same lengths and leader."""
RUFFED: Final = -10
FOR_A_RUFF: Final = 16
INTO_TENACE: Final = -18
BOTH_TOPS: Final = 44
TOP_OF_ALLY: Final = 29
OWN_TOP: Final = 25
LOW: Final = 13
WINS: Final = 6
WINS_WITHOUT_TOP: Final = 17
UNIT_WON: Final = 20
UNIT_LOST: Final = -6


def list_leads(s: Search, d: int, good: int) -> None:
    """List the moves of the seat that leads."""
    s.count[d] = 0
    own = s.hands[s.seat[d]]
    for lane in range(4):
        if of_lane(own, lane):
            _list_lane(s, d, lane, good)


def _list_lane(s: Search, d: int, lane: int, good: int) -> None:
    seat = s.seat[d]
    mine, his = of_lane(s.hands[seat], lane), of_lane(s.hands[seat + 2 & 3], lane)
    after, before = of_lane(s.hands[seat + 1 & 3], lane), of_lane(s.hands[seat + 3 & 3], lane)
    everything = of_lane(s.start[d], lane)
    top = highest(everything)
    second = highest(everything ^ 1 << top) if everything != 1 << top else top
    ruff_after, ruff_before = _ruffs(s, lane, seat + 1), _ruffs(s, lane, seat + 3)
    base = _lane_weight(s, d, lane, after, before)
    if ruff_after or ruff_before:
        base += RUFFED
    if lane == s.good_lane:
        base += KNOWN_LANE
    if (before >> top | before >> second) & 1:
        base += INTO_TENACE
    his_top = highest(his) if his else -1
    their_top = highest(after | before) if after | before else -1
    ruffed = ruff_after or ruff_before
    ally_ruffs = _ruffs(s, lane, seat + 2)
    left = mine
    while left:
        group = next_group(s, lane, left, everything & ~mine)
        left ^= group
        rank = highest(group)
        card = rank + LANE * lane
        wins = not ruffed and (ally_ruffs or max(rank, his_top) > their_top)
        if mine >> top & 1:
            weight = BOTH_TOPS - rank if his >> second & 1 else LOW - rank
            if not his >> second & 1 and rank == top:
                weight = OWN_TOP
        elif his >> top & 1:
            weight = BOTH_TOPS - rank if mine >> second & 1 else TOP_OF_ALLY - rank
        else:
            weight = LOW - rank
        value = units(s, 1 << card)
        if wins:
            weight += WINS if (mine | his) >> top & 1 else WINS_WITHOUT_TOP
            weight += UNIT_WON * value
        else:
            weight += UNIT_LOST * value
        weight += base
        if card == good:
            weight += KNOWN_GOOD
        add_move(s, d, card, group << LANE * lane, weight)


def _ruffs(s: Search, lane: int, seat: int) -> bool:
    """Whether a seat would ruff this lane."""
    hand = s.hands[seat & 3]
    return s.trumps == 1 and lane > 0 and of_lane(hand, lane) == 0 and of_lane(hand, 0) != 0


def _lane_weight(s: Search, d: int, lane: int, after: int, before: int) -> int:
    """Lanes where the opponents are short come first, and singletons that make a ruff."""
    lengths = popcount(after) if after else s.left[d]
    lengths += popcount(before) if before else s.left[d]
    weight = -(lengths * 128 // 10)
    seat = s.seat[d]
    his = of_lane(s.hands[seat + 2 & 3], lane)
    single = popcount(of_lane(s.hands[seat], lane)) == 1 and of_lane(s.hands[seat], 0) != 0
    if s.trumps and lane > 0 and single and popcount(his) >= 2 and his > after | before:
        weight += FOR_A_RUFF
    return weight
