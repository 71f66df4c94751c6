"""The transposition table: what was proved of a position holds for every position like it.

A proof needs the length of every hand in every lane, who leads, the owners of each lane's
cards down to the lowest rank that mattered, and where some valued cards are. ``slots`` tell,
for lengths and leader, down to which ranks earlier proofs looked; ``tags`` and ``proofs`` hold
the proofs, found by the owners of just these ranks. All are in buckets as large as a line of
the processor's cache, and of a fixed size; a position begins with few buckets and doubles
them as they fill, so that little memory is touched where little is needed. A full bucket loses
its proof with the fewest cards, a slot its oldest ranks.
"""

from barg.solver.engine.alike import (
    depths_of,
    key_of,
    masked,
    mixed,
    places_of,
    relevant_of,
)
from barg.solver.engine.buckets import (
    BUCKET,
    CAPTURED,
    COUNT_SHIFT,
    DEPTH,
    DEPTHS,
    FILLED,
    LANE_SHIFT,
    MORE_THAN_ALL,
    NEIGHBOURS,
    PLACES,
    PROOF,
    RANKS0,
    RANKS1,
    RESULT,
    SLOT,
    Table,
    double_proofs,
    double_slots,
)
from barg.solver.engine.fields import LANE, NO_MOVE, UNDECIDED, Search, required


def _slot_of(s: Search, slots: Table, key: int, hashed: int) -> int:
    """Where the slot with this key begins, or `UNDECIDED`."""
    first = SLOT * NEIGHBOURS * (hashed & s.slot_mask)
    for at in range(first, first + SLOT * NEIGHBOURS, SLOT):
        if slots[at] & (1 << COUNT_SHIFT) - 1 == key:
            return at
    return UNDECIDED


def look_up(s: Search, slots: Table, tags: Table, proofs: Table, d: int) -> bool:
    """Whether an earlier proof decides the test of a trick's beginning; notes its result.

    Otherwise ``s.best`` is a move that was good in a position like this, or `NO_MOVE`.
    """
    s.best = NO_MOVE
    key = key_of(s, d)
    hashed = mixed(0, key)
    at = _slot_of(s, slots, key, hashed)
    if at < 0:
        return False
    s.good_lane = (slots[at] >> LANE_SHIFT) - 1
    for place in range(min(slots[at] >> COUNT_SHIFT & 63, DEPTHS)):
        depths = slots[at + 1 + place // 4] >> 16 * (place & 3) & 0xFFFF
        tag = _tag_of(s, d, hashed, depths)
        first = BUCKET * (tag >> 4 & s.proof_mask)
        for e in range(first, first + BUCKET):
            if tags[e] == tag and _decides(s, proofs, PROOF * e, d, depths):
                return True
    return False


def _tag_of(s: Search, d: int, hashed: int, depths: int) -> int:
    """The tag of a proof with these depths; notes the owners that it depends on."""
    s.ranks0 = masked(s.owners0[d], depths & 15, depths >> 4 & 15)
    s.ranks1 = masked(s.owners1[d], depths >> 8 & 15, depths >> 12 & 15)
    return mixed(mixed(hashed ^ depths, s.ranks0), s.ranks1) & ~15 | s.left[d]


def _decides(s: Search, proofs: Table, p: int, d: int, depths: int) -> bool:
    """Whether a proof holds here and decides the test; notes its result or its move."""
    if proofs[p + RANKS0] != s.ranks0 or proofs[p + RANKS1] != s.ranks1:
        return False
    if proofs[p] != key_of(s, d) or proofs[p + DEPTH] != depths:
        return False
    result = proofs[p + RESULT]
    side = result & 1
    if result >> 1 & 127 < required(s, d, side):
        move = result >> 8
        if s.best == NO_MOVE and move != NO_MOVE and s.start[d] >> move & 1:
            s.best = move
        return False
    captured = proofs[p + CAPTURED]
    if captured & ~s.start[d]:
        return False
    relevant = relevant_of(s.start[d], depths)
    if captured and places_of(s.start[d], captured, relevant) != proofs[p + PLACES]:
        return False
    s.side = side
    s.bound = result >> 1 & 127
    s.relevant = relevant
    s.captured = captured
    return True


def keep(s: Search, slots: Table, tags: Table, proofs: Table, d: int) -> None:
    """Note the result of the trick that began in frame ``d``."""
    key = key_of(s, d)
    hashed = mixed(0, key)
    depths = depths_of(s.start[d], s.relevant)
    _keep_depths(s, slots, key, hashed, depths)
    if s.proofs_kept > BUCKET // FILLED * (s.proof_mask + 1):
        double_proofs(s, tags, proofs)
    tag = _tag_of(s, d, hashed, depths)
    e = _victim(s, tags, proofs, BUCKET * (tag >> 4 & s.proof_mask), tag)
    s.proofs_kept += tags[e] == 0
    tags[e] = tag
    p = PROOF * e
    proofs[p] = key
    proofs[p + RANKS0] = s.ranks0
    proofs[p + RANKS1] = s.ranks1
    proofs[p + DEPTH] = depths
    proofs[p + CAPTURED] = s.captured
    proofs[p + PLACES] = places_of(s.start[d], s.captured, s.relevant)
    proofs[p + RESULT] = s.side | s.bound << 1 | s.best << 8


def _keep_depths(s: Search, slots: Table, key: int, hashed: int, depths: int) -> None:
    at = _slot_of(s, slots, key, hashed)
    if at < 0:
        if s.slots_kept > NEIGHBOURS // FILLED * (s.slot_mask + 1):
            double_slots(s, slots)
        first = SLOT * NEIGHBOURS * (hashed & s.slot_mask)
        at = first + SLOT * (s.nodes % NEIGHBOURS)
        for other in range(first, first + SLOT * NEIGHBOURS, SLOT):
            if slots[other] == 0:
                at = other
        s.slots_kept += slots[at] == 0
        slots[at] = key
    count = slots[at] >> COUNT_SHIFT & 63
    good = slots[at] >> LANE_SHIFT
    if s.best != NO_MOVE:
        good = s.best // LANE + 1
    slots[at] = key | count << COUNT_SHIFT | good << LANE_SHIFT
    for place in range(min(count, DEPTHS)):
        if slots[at + 1 + place // 4] >> 16 * (place & 3) & 0xFFFF == depths:
            return
    place = count % DEPTHS
    word = at + 1 + place // 4
    shift = 16 * (place & 3)
    slots[word] = slots[word] & ~(0xFFFF << shift) | depths << shift
    count = count + 1 if count < 2 * DEPTHS - 1 else DEPTHS
    slots[at] = key | count << COUNT_SHIFT | good << LANE_SHIFT


def _victim(s: Search, tags: Table, proofs: Table, first: int, tag: int) -> int:
    """The proof of a bucket to overwrite.

    One that proves less of the same, or an empty one; else one with the fewest cards.
    """
    found = first
    fewest = MORE_THAN_ALL
    for e in range(first, first + BUCKET):
        left = tags[e] & 15
        if tags[e] == tag and _proves_less(s, proofs, PROOF * e):
            return e
        if left < fewest or (left == fewest and s.nodes >> e % BUCKET & 1):
            fewest = left
            found = e
    return found


def _proves_less(s: Search, proofs: Table, p: int) -> bool:
    """Whether a proof's result is for the same side, no better, and needs more cards."""
    result = proofs[p + RESULT]
    if result & 1 != s.side or result >> 1 & 127 > s.bound:
        return False
    return s.captured & ~proofs[p + CAPTURED] == 0
