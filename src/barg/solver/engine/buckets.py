"""How the tables lie in memory, and how they grow."""

from collections.abc import MutableSequence
from typing import Final

from barg.solver.engine.alike import mixed
from barg.solver.engine.fields import Search

Table = MutableSequence[int]
"""A flat row of rows of integers."""
LINE: Final = 8
"""Integers in a line of the cache."""
SLOT: Final = LINE
"""A slot: its key and how many depths were noted, then four depths an integer."""
NEIGHBOURS: Final = 4
DEPTHS: Final = 4 * (SLOT - 1)
COUNT_SHIFT: Final = 54
"""A key has so many bits; over them a slot counts its depths …"""
LANE_SHIFT: Final = 60
"""… and has the lane of the last good lead, one more than it is."""
BUCKET: Final = LINE
"""Tags in a bucket: a hash, with the number of tricks left in its lowest bits."""
PROOF: Final = LINE
KEY, RANKS0, RANKS1, DEPTH, CAPTURED, PLACES, RESULT = range(PROOF - 1)
FIRST_BUCKETS: Final = 64
"""How many buckets of slots, and of proofs, a position begins with."""
FILLED: Final = 4
"""The part of a bucket that is full on average when the number of buckets doubles."""
MORE_THAN_ALL: Final = 16


def clear_table(s: Search, slots: Table, tags: Table) -> None:
    """Begin with few buckets and no proofs."""
    s.slot_mask = s.proof_mask = FIRST_BUCKETS - 1
    s.slots_kept = s.proofs_kept = 0
    for at in range(0, SLOT * NEIGHBOURS * FIRST_BUCKETS, SLOT):
        slots[at] = 0
    for at in range(BUCKET * FIRST_BUCKETS):
        tags[at] = 0


def double_slots(s: Search, slots: Table) -> None:
    """Use twice as many buckets of slots, if there are any left."""
    buckets = s.slot_mask + 1
    if 2 * buckets > s.most_slots:
        s.slots_kept = 0
        return
    size = SLOT * NEIGHBOURS * buckets
    for at in range(0, size, SLOT):
        slots[at + size] = 0
        if slots[at] and mixed(0, slots[at] & (1 << COUNT_SHIFT) - 1) & buckets:
            for place in range(SLOT):
                slots[at + size + place] = slots[at + place]
            slots[at] = 0
    s.slot_mask = 2 * buckets - 1


def double_proofs(s: Search, tags: Table, proofs: Table) -> None:
    """Use twice as many buckets of proofs, if there are any left."""
    buckets = s.proof_mask + 1
    if 2 * buckets > s.most_proofs:
        s.proofs_kept = 0
        return
    size = BUCKET * buckets
    for e in range(size):
        tags[e + size] = 0
        if tags[e] >> 4 & buckets:
            tags[e + size] = tags[e]
            tags[e] = 0
            for place in range(PROOF):
                proofs[PROOF * (e + size) + place] = proofs[PROOF * e + place]
    s.proof_mask = 2 * buckets - 1
