"""The cards worth a thought: of those that are alike, one."""

from collections.abc import MutableSequence
from typing import Final

from barg.bots.shelem.engine.lanes import LANE, LANE_BITS, LANES
from barg.bots.shelem.engine.table import Table, playable, units_of
from barg.kernel.bits import highest, lowest

MOST_OPTIONS: Final = 16


def list_cards(t: Table, out: MutableSequence[int]) -> int:
    """Write sets of playable cards that are alike: neighbours of equal value.

    Cards are neighbours where no card between them can still be played by another seat. Returns
    how many sets there are.
    """
    cards = playable(t)
    seen = t.gone & ~t.trick | t.hands[t.turn]
    if t.turn == t.knower:
        seen |= t.packet
    count = 0
    for lane in range(LANES):
        mine = cards & LANE_BITS << LANE * lane
        while mine:
            top = highest(mine)
            group = 1 << top
            mine ^= group
            while mine:
                card = highest(mine)
                between = (1 << top) - (2 << card)
                same = units_of(t, 1 << card) == units_of(t, group & -group)
                if not same or between & ~seen:
                    break
                group |= 1 << card
                mine ^= 1 << card
                top = card
            out[count] = group
            count += 1
    return count


def standing_for(group: int) -> int:
    """The card that is tried for a set: the lowest."""
    return lowest(group)
