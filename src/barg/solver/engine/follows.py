"""The moves of the seats that follow, and the order in which they are tried.

Weights were found by trial: they change how long a search takes, never its result.
"""

from typing import Final

from barg.kernel.bits import highest, lowest, popcount
from barg.solver.engine.fields import LANE, Search, of_lane, units
from barg.solver.engine.groups import add_move, next_group

UNIT_WON: Final = 20
UNIT_LOST: Final = -14
WASTED_TRUMP: Final = -25


def list_follows(s: Search, d: int) -> None:
    """List the moves of a seat that does not lead."""
    s.count[d] = 0
    own = s.hands[s.seat[d]]
    led = s.led[d]
    if of_lane(own, led):
        _list_lane(s, d, led)
        return
    for lane in range(4):
        if of_lane(own, lane):
            _list_lane(s, d, lane)


def _list_lane(s: Search, d: int, lane: int) -> None:
    mine = of_lane(s.hands[s.seat[d]], lane)
    others = of_lane(s.start[d], lane) & ~mine
    high, place = s.high[d], s.place[d]
    ally_wins = place > 1 and (s.winner[d] ^ s.seat[d]) & 1 == 0
    follows = lane == s.led[d]
    discard = 0 if follows else popcount(mine) * 16 // 9
    left = mine
    while left:
        group = next_group(s, lane, left, others)
        left ^= group
        card = highest(group) + LANE * lane
        takes = card > high if card // LANE == high // LANE else s.trumps == 1 and lane == 0
        if not takes:
            card = lowest(group) + LANE * lane
        if place == 3:
            weight, ours = _as_last(takes, ally_wins), takes or ally_wins
        elif place == 2:
            ours = (takes or ally_wins) and not _overtaken(s, d, card if takes else high)
            weight = _as_third(takes, ally_wins, ours)
        else:
            weight = _as_second(s, d, card, takes)
            ours = weight >= 45
        weight -= card % LANE
        if not follows and not takes and s.trumps == 1 and lane == 0:
            weight += WASTED_TRUMP
        value = units(s, 1 << card)
        weight += discard + (UNIT_WON if ours else UNIT_LOST) * value
        add_move(s, d, card, group << LANE * lane, weight)


def _as_last(takes: bool, ally_wins: bool) -> int:
    if ally_wins:
        return 20 if takes else 50
    return 60 if takes else 20


def _overtaken(s: Search, d: int, high: int) -> bool:
    """Whether the last seat can beat this card."""
    last = s.hands[s.seat[d] + 1 & 3]
    follow = of_lane(last, s.led[d])
    if follow:
        return high // LANE == s.led[d] and highest(follow) > high % LANE
    trumps = of_lane(last, 0)
    if s.trumps == 0 or trumps == 0:
        return False
    return high >= LANE or highest(trumps) > high


def _as_third(takes: bool, ally_wins: bool, ours: bool) -> int:
    if ours:
        return 35 if takes and ally_wins else 60
    return 10 if takes else 20


def _as_second(s: Search, d: int, card: int, takes: bool) -> int:
    """From 45 on the own side is thought to win the trick."""
    led = s.led[d]
    after = s.hands[s.seat[d] + 1 & 3]
    ally = s.hands[s.seat[d] + 2 & 3]
    follow = of_lane(after, led)
    his = of_lane(ally, led)
    their_top = max(s.high[d], highest(follow) + LANE * led if follow else 0)
    plain = s.trumps == 1 and led > 0
    ruffed = plain and follow == 0 and of_lane(after, 0) != 0
    if takes and not ruffed and (card // LANE != led or card > their_top):
        ours = True
    elif his:
        ours = not ruffed and highest(his) + LANE * led > their_top
    else:
        ours = plain and of_lane(ally, 0) != 0 and not ruffed
    if not ours:
        return 10 if takes else 20
    if not takes:
        return 50
    weight = 45 if his else 60
    if his == 0 or highest(his) + LANE * led < their_top:
        weight += 15
    return weight
