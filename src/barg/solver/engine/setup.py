"""Setting a position up for tests."""

from barg.kernel.bits import highest, popcount
from barg.solver.engine.buckets import BUCKET, NEIGHBOURS, SLOT, Table, clear_table
from barg.solver.engine.fields import LANE, OWNERS, PLAIN_LANE, TOP_LANE, WIDTH, Search, of_lane


def set_up(s: Search, slots: Table, tags: Table) -> None:
    """Prepare everything that follows from the hands, the values and frame 0, and the tables."""
    s.nodes = 0
    s.tests = 0
    s.valued = s.units1 | s.units2 | s.units4
    start = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3] | s.trick[0]
    s.start[0] = start
    s.left[0] = popcount(start) // 4
    s.most_slots = len(slots) // (SLOT * NEIGHBOURS)
    s.most_proofs = len(tags) // BUCKET
    clear_table(s, slots, tags)
    _count_lengths(s)
    for lane in range(4):
        _note_owners(s, lane, of_lane(start, lane))


def _count_lengths(s: Search) -> None:
    s.shape = 0
    for seat in range(4):
        for lane in range(3):
            s.shape += popcount(of_lane(s.hands[seat], lane)) << 4 * (4 * lane + seat)


def _note_owners(s: Search, lane: int, cards: int) -> None:
    """Fill ``owners`` for all sets of cards that can be left of a lane."""
    base = TOP_LANE + PLAIN_LANE * (lane - 1) if lane else 0
    s.owners[base] = 0
    part = 0
    while part != cards:
        part = part - cards & cards
        top = highest(part)
        owner = 0
        for seat in range(1, 4):
            if s.hands[seat] >> LANE * lane + top & 1:
                owner = seat
        rest = s.owners[base + (part ^ 1 << top)]
        s.owners[base + part] = owner << 2 * (WIDTH - 1) | rest >> 2


def owners_of(s: Search, lane: int, cards: int) -> int:
    """Who owns these cards of a lane: from the strongest down two bits each, `WIDTH` in all."""
    base = TOP_LANE + PLAIN_LANE * (lane - 1) if lane else 0
    return s.owners[base + cards]


assert OWNERS == TOP_LANE + 3 * PLAIN_LANE
