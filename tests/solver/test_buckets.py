"""Tables that grow lose nothing."""

from random import Random

from barg.solver.engine.alike import mixed
from barg.solver.engine.buckets import (
    BUCKET,
    FIRST_BUCKETS,
    NEIGHBOURS,
    PROOF,
    SLOT,
    clear_table,
    double_proofs,
    double_slots,
)
from barg.solver.engine.fields import Search

MOST = 4 * FIRST_BUCKETS


def tables() -> tuple[Search, list[int], list[int], list[int]]:
    """A search with tables that can double twice, full of what an earlier position left."""
    s = Search(most_slots=MOST, most_proofs=MOST)
    slots, tags, proofs = ([9] * (size * MOST) for size in (SLOT * NEIGHBOURS, BUCKET, PROOF * 8))
    clear_table(s, slots, tags)
    return s, slots, tags, proofs


def test_proofs_are_found_where_their_tags_say_after_doubling() -> None:
    rng = Random(1)
    s, _, tags, proofs = tables()
    kept = {}
    for bucket in range(FIRST_BUCKETS):
        for place in range(BUCKET):
            tag = (rng.getrandbits(50) << 6 | bucket) << 4 | rng.randint(3, 13)
            e = BUCKET * bucket + place
            tags[e] = tag
            proofs[PROOF * e : PROOF * (e + 1)] = [tag + n for n in range(PROOF)]
            kept[tag] = proofs[PROOF * e : PROOF * (e + 1)]
    for _ in range(3):
        double_proofs(s, tags, proofs)
    assert s.proof_mask == MOST - 1
    for tag, proof in kept.items():
        first = BUCKET * (tag >> 4 & s.proof_mask)
        e = first + tags[first : first + BUCKET].index(tag)
        assert proofs[PROOF * e : PROOF * (e + 1)] == proof
    assert sum(tag != 0 for tag in tags) == len(kept)


def test_slots_are_found_where_their_keys_say_after_doubling() -> None:
    rng = Random(2)
    s, slots, _, _ = tables()
    kept = set()
    for _ in range(2 * FIRST_BUCKETS):
        key = rng.getrandbits(54)
        first = SLOT * NEIGHBOURS * (mixed(0, key) & s.slot_mask)
        for at in range(first, first + SLOT * NEIGHBOURS, SLOT):
            if slots[at] == 0:
                slots[at : at + SLOT] = [key | 1 << 54, *[key] * (SLOT - 1)]
                kept.add(key)
                break
    for _ in range(3):
        double_slots(s, slots)
    assert s.slot_mask == MOST - 1
    for key in kept:
        first = SLOT * NEIGHBOURS * (mixed(0, key) & s.slot_mask)
        starts = range(first, first + SLOT * NEIGHBOURS, SLOT)
        assert [key | 1 << 54, *[key] * (SLOT - 1)] in [slots[at : at + SLOT] for at in starts]
