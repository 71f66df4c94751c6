"""The transposition table: what was proved of a position holds for every position like it.

A proof needs the length of every hand in every lane, who leads, the owners of each lane's
cards down to the lowest rank that mattered, and where some valued cards are. ``slots`` tell,
for lengths and leader, down to which ranks earlier proofs looked; ``entries`` hold the
proofs, found by the owners of just these ranks. Both have a fixed size. A bucket of entries
that is full loses its proof with the fewest cards, a slot its oldest ranks.
"""

from collections.abc import MutableSequence
from typing import Final

from barg.kernel.bits import lowest, nth_bit, popcount
from barg.solver.engine.fields import (
    LANE,
    NO_MOVE,
    UNDECIDED,
    WIDTH,
    Search,
    of_lane,
    required,
)

Table = MutableSequence[int]
"""A flat row of rows of integers."""
SLOT: Final = 32
"""A slot: key, generation, how many depths were noted, the depths."""
DEPTHS_AT: Final = 3
DEPTHS: Final = SLOT - DEPTHS_AT
NEIGHBOURS: Final = 4
ENTRY: Final = 8
"""An entry: key, generation, ranks of lanes 0 and 1, of 2 and 3, depths, captured cards,
their places, and the result with its move."""
KEY, AGE, RANKS0, RANKS1, DEPTH, CAPTURED, PLACES, RESULT = range(ENTRY)
BUCKET: Final = 16
BELOW: Final = 15
MORE_THAN_ALL: Final = 16

LOW_31: Final = (1 << 31) - 1
FACTOR_1: Final = 0x3C6EF372
FACTOR_2: Final = 0x2545F491
FACTOR_3: Final = 0x31415927


def mixed(number: int, word: int) -> int:
    """Mix a word of 62 bits into a hash of as many; no product exceeds 62 bits."""
    number ^= (word & LOW_31) * FACTOR_1 ^ (word >> 31) * FACTOR_2
    number ^= number >> 29
    number = (number & LOW_31) * FACTOR_3 ^ number >> 31
    return number ^ number >> 27


def key_of(s: Search, d: int) -> int:
    """Lengths and leader."""
    return s.shape | s.left[d] << 48 | s.seat[d] << 52


def down_to(ranks: int, depth: int) -> int:
    """The owners of so many of a lane's strongest cards."""
    cut = 2 * (WIDTH - depth)
    return ranks >> cut << cut


def masked(ranks: int, lower: int, upper: int) -> int:
    """The owners of two lanes, each down to its depth."""
    high = down_to(ranks >> 2 * WIDTH, upper)
    return high << 2 * WIDTH | down_to(ranks & (1 << 2 * WIDTH) - 1, lower)


def depths_of(start: int, relevant: int) -> int:
    """How many cards of each lane mattered, four bits each."""
    depths = 0
    for lane in range(4):
        ranks = of_lane(relevant, lane)
        if ranks:
            depths |= popcount(of_lane(start, lane) >> lowest(ranks)) << 4 * lane
    return depths


def relevant_of(start: int, depths: int) -> int:
    """The lowest card of each lane that matters with these depths."""
    relevant = 0
    for lane in range(4):
        depth = depths >> 4 * lane & 15
        if depth:
            cards = of_lane(start, lane)
            relevant |= 1 << nth_bit(cards, popcount(cards) - depth) + LANE * lane
    return relevant


def places_of(start: int, captured: int, relevant: int) -> int:
    """For each captured card how many are over it in its lane, or `BELOW` the relevant ones."""
    places = shift = 0
    while captured:
        card = lowest(captured)
        captured &= captured - 1
        lane = card // LANE
        ranks = of_lane(relevant, lane)
        place = BELOW
        if ranks and card % LANE >= lowest(ranks):
            place = popcount(of_lane(start, lane) >> card % LANE + 1)
        places |= place << shift
        shift += 4
    return places


def _slot_of(s: Search, slots: Table, key: int, home: int) -> int:
    """Where the slot with this key begins, or `UNDECIDED`."""
    for step in range(NEIGHBOURS):
        at = SLOT * (home + step & s.slot_mask)
        if slots[at] == key and slots[at + 1] == s.generation:
            return at
    return UNDECIDED


def look_up(s: Search, slots: Table, entries: Table, d: int) -> bool:
    """Whether an earlier proof decides the test of a trick's beginning; notes its result.

    Otherwise ``s.best`` is a move that was good in a position like this, or `NO_MOVE`.
    """
    s.best = NO_MOVE
    key = key_of(s, d)
    hashed = mixed(0, key)
    at = _slot_of(s, slots, key, hashed)
    if at < 0:
        return False
    for place in range(min(slots[at + 2], DEPTHS)):
        depths = slots[at + DEPTHS_AT + place]
        ranks0 = masked(s.ranks0[d], depths & 15, depths >> 4 & 15)
        ranks1 = masked(s.ranks1[d], depths >> 8 & 15, depths >> 12 & 15)
        bucket = mixed(mixed(hashed, ranks0), ranks1) & s.entry_mask
        relevant = UNDECIDED
        first = ENTRY * (bucket & ~(BUCKET - 1))
        for e in range(first, first + ENTRY * BUCKET, ENTRY):
            if entries[e + AGE] != s.generation:
                break  # a bucket is filled from its beginning on
            if entries[e + RANKS0] != ranks0 or entries[e + RANKS1] != ranks1:
                continue
            if entries[e] != key or entries[e + DEPTH] != depths:
                continue
            result = entries[e + RESULT]
            side = result & 1
            if result >> 1 & 127 < required(s, d, side):
                move = result >> 8
                if s.best == NO_MOVE and move != NO_MOVE and s.start[d] >> move & 1:
                    s.best = move
                continue
            captured = entries[e + CAPTURED]
            if captured & ~s.start[d]:
                continue
            if relevant == UNDECIDED:
                relevant = relevant_of(s.start[d], depths)
            if captured and places_of(s.start[d], captured, relevant) != entries[e + PLACES]:
                continue
            s.side = side
            s.bound = result >> 1 & 127
            s.relevant = relevant
            s.captured = captured
            return True
    return False


def keep(s: Search, slots: Table, entries: Table, d: int) -> None:
    """Note the result of the trick that began in frame ``d``."""
    key = key_of(s, d)
    hashed = mixed(0, key)
    depths = depths_of(s.start[d], s.relevant)
    _keep_depths(s, slots, key, hashed, depths)
    ranks0 = masked(s.ranks0[d], depths & 15, depths >> 4 & 15)
    ranks1 = masked(s.ranks1[d], depths >> 8 & 15, depths >> 12 & 15)
    bucket = mixed(mixed(hashed, ranks0), ranks1) & s.entry_mask
    e = _victim(s, entries, ENTRY * (bucket & ~(BUCKET - 1)), ranks0, ranks1)
    entries[e] = key
    entries[e + AGE] = s.generation
    entries[e + RANKS0] = ranks0
    entries[e + RANKS1] = ranks1
    entries[e + DEPTH] = depths
    entries[e + CAPTURED] = s.captured
    entries[e + PLACES] = places_of(s.start[d], s.captured, s.relevant)
    entries[e + RESULT] = s.side | s.bound << 1 | s.best << 8


def _keep_depths(s: Search, slots: Table, key: int, home: int, depths: int) -> None:
    at = _slot_of(s, slots, key, home)
    if at < 0:
        at = SLOT * (home & s.slot_mask)
        for step in range(NEIGHBOURS - 1, -1, -1):
            other = SLOT * (home + step & s.slot_mask)
            if slots[other + 1] != s.generation:
                at = other
        slots[at] = key
        slots[at + 1] = s.generation
        slots[at + 2] = 0
    count = slots[at + 2]
    for place in range(min(count, DEPTHS)):
        if slots[at + DEPTHS_AT + place] == depths:
            return
    slots[at + DEPTHS_AT + count % DEPTHS] = depths
    slots[at + 2] = count + 1


def _victim(s: Search, entries: Table, first: int, ranks0: int, ranks1: int) -> int:
    """The entry of a bucket to overwrite.

    One that proves less of the same, or the first stale one; else one with the fewest cards.
    """
    found = first
    fewest = MORE_THAN_ALL
    for e in range(first, first + ENTRY * BUCKET, ENTRY):
        if entries[e + AGE] != s.generation:
            return e
        same = entries[e + RANKS0] == ranks0 and entries[e + RANKS1] == ranks1
        if same and _proves_less(s, entries, e):
            return e
        left = entries[e] >> 48 & 15
        if left < fewest or (left == fewest and s.nodes >> e // ENTRY % BUCKET & 1):
            fewest = left
            found = e
    return found


def _proves_less(s: Search, entries: Table, e: int) -> bool:
    """Whether an entry's result is for the same side, no better, and needs more cards."""
    result = entries[e + RESULT]
    if result & 1 != s.side or result >> 1 & 127 > s.bound:
        return False
    return s.captured & ~entries[e + CAPTURED] == 0
