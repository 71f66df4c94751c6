"""Worlds of a table: deals that agree with what the seat to act has seen, drawn evenly."""

from collections.abc import MutableSequence
from dataclasses import dataclass

from barg.bots.shelem.engine.lanes import LANE, LANE_BITS, LANES
from barg.bots.shelem.engine.table import Table, copy_table
from barg.kernel.bits import popcount
from barg.kernel.records import numbers
from barg.kernel.sampling import PLACES, build
from barg.kernel.shelem.fields import NONE

OTHERS = 3
PACKET = 3
"""The place of the packet; those before it are the hands of the next seats in turn."""


@dataclass(slots=True, eq=False, repr=False)
class Places:
    """The unseen cards of a table, and where they may lie.

    Attributes:
        unseen: the unseen cards of each lane. counts: how many they are.
        room: how many cards the next three hands and the packet hold.
        voids: a bit for each lane that they are out of.
        drawn: the cards of a world by place. swapped: room for two cards.
    """

    unseen: list[int] = numbers(LANES)
    counts: list[int] = numbers(LANES)
    room: list[int] = numbers(PLACES)
    voids: list[int] = numbers(PLACES)
    drawn: list[int] = numbers(PLACES)
    swapped: list[int] = numbers(2)


def count_worlds(t: Table, packet_size: int, p: Places, ways: MutableSequence[float]) -> float:
    """Work out the places of a seat's view ``t``; returns how many worlds there are."""
    seat = t.turn
    own = t.hands[seat]
    known = own | t.gone
    p.room[PACKET] = packet_size
    if seat == t.knower:
        known |= t.packet
        p.room[PACKET] = 0
    size = popcount(own)
    for place in range(OTHERS):
        played = 3 - place <= t.place
        p.room[place] = size - 1 if played else size
        p.voids[place] = t.voids[seat + 1 + place & 3]
    p.voids[PACKET] = 0
    for lane in range(LANES):
        p.unseen[lane] = t.deck & ~known & LANE_BITS << LANE * lane
        p.counts[lane] = popcount(p.unseen[lane])
    return build(p.counts, p.room, p.voids, ways)


def lay_out(t: Table, p: Places, world: Table) -> None:
    """Make ``world`` the view with hands and packet as they are drawn."""
    copy_table(t, world)
    for place in range(OTHERS):
        world.hands[t.turn + 1 + place & 3] = p.drawn[place]
    if t.knower == NONE or t.turn != t.knower:
        world.packet = p.drawn[PACKET]
