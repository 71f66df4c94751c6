"""The cards played so far, and a world as it was before the first of them."""

from dataclasses import dataclass

from barg.bots.shelem.engine.lanes import lane_bit
from barg.bots.shelem.engine.table import Table, copy_table
from barg.kernel.records import numbers
from barg.kernel.shelem.fields import PLAYS, TRICK_SIZE, Deal


@dataclass(slots=True, eq=False, repr=False)
class Past:
    """The cards played so far: ``plays`` as bits' numbers, by ``seats``; ``played`` of them."""

    plays: list[int] = numbers(PLAYS, 8)
    seats: list[int] = numbers(PLAYS, 8)
    played: int = 0


def note_past(k: Deal, trump: int, past: Past) -> None:
    """Note the plays of a deal."""
    past.played = k.played
    for place in range(k.played):
        past.plays[place] = lane_bit(k.plays[place], trump)
        past.seats[place] = k.leaders[place // TRICK_SIZE] + place & 3


def begin_again(world: Table, past: Past, t: Table) -> None:
    """Make ``t`` the world before the first lead."""
    copy_table(world, t)
    for seat in range(4):
        t.voids[seat] = t.opened[seat] = 0
    for side in range(2):
        t.units[side] = t.tricks[side] = 0
    for place in range(past.played):
        t.hands[past.seats[place]] |= 1 << past.plays[place]
    t.gone = t.trick = t.place = 0
    t.left = PLAYS
    t.turn = past.seats[0]
