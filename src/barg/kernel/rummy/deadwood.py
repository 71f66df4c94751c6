"""The partition of a hand into melds that leaves the least deadwood (R16): exact searches.

Both go through the ways to use one card after another, with a stack of frames in the
record's work list, and remember rests that they came by. The least deadwood gives a branch
up where it cannot become less than the least so far.
"""

from typing import Final

from barg.kernel.bits import popcount
from barg.kernel.rummy.fields import FRAME, FRAMES, JOKER_VALUE, MEMORY, Deal, Options
from barg.kernel.rummy.hand import cards_value, hand_value
from barg.kernel.rummy.shape import joker_count
from barg.kernel.rummy.ways import highest_rank, meldable, next_way, without

ONES: Final = 0
TWOS: Final = 1
WILD: Final = 2
"""What a frame has still to place: cards held at least once, twice, and jokers."""
LEFT: Final = 3
"""The value of what was left over before."""
LEFT_ONES: Final = 4
LEFT_TWOS: Final = 5
CURSOR: Final = 6
"""The way that was tried last; `DONE` when the card was left over as well."""
DONE: Final = -1
BEST: Final = FRAME * FRAMES
"""Behind the frames: the least so far, and the cards and jokers that it leaves."""


def least_deadwood(o: Options, k: Deal, ones: int, twos: int, jokers: int) -> int:
    """The least value of cards outside melds; `left_over` tells which they are."""
    work = k.work
    work[BEST] = hand_value(o, ones, twos, jokers)
    work[BEST + 1], work[BEST + 2], work[BEST + 3] = ones, twos, jokers
    _set(k, 0, ones, twos, jokers)
    work[LEFT] = work[LEFT_ONES] = work[LEFT_TWOS] = 0
    base = 0 if _enter(o, k, 0) else -FRAME
    while base >= 0 and work[BEST] > 0:
        if work[base + CURSOR] == DONE:
            _remember(k, base, work[BEST] - work[base + LEFT])
            base -= FRAME
            continue
        _branch(o, k, base)
        if _enter(o, k, base + FRAME):
            base += FRAME
    return work[BEST]


def left_over(k: Deal) -> tuple[int, int, int]:
    """What `least_deadwood` has just left: cards once at least, cards twice, and jokers."""
    return k.work[BEST + 1], k.work[BEST + 2], k.work[BEST + 3]


def _set(k: Deal, base: int, ones: int, twos: int, jokers: int) -> None:
    k.work[base + ONES] = ones
    k.work[base + TWOS] = twos
    k.work[base + WILD] = jokers
    k.work[base + CURSOR] = 0


def _enter(o: Options, k: Deal, base: int) -> bool:
    """Leave over what fits nowhere, note what is complete; whether the frame is worth trying."""
    work = k.work
    ones, twos, jokers = work[base + ONES], work[base + TWOS], work[base + WILD]
    fit = meldable(o, ones, twos, jokers)
    _leave(o, k, base, ones & ~fit, twos & ~fit)
    if work[base + LEFT] >= work[BEST]:
        return False
    if work[base + ONES]:
        return work[base + LEFT] + _remembered(k, base) < work[BEST]
    total = work[base + LEFT] + JOKER_VALUE * jokers
    if total < work[BEST]:
        work[BEST] = total
        work[BEST + 1] = work[base + LEFT_ONES]
        work[BEST + 2] = work[base + LEFT_TWOS]
        work[BEST + 3] = jokers
    return False


def _place(ones: int, twos: int, jokers: int) -> int:
    """Where the memory keeps a rest."""
    mixed = ones ^ ones >> 11 ^ ones >> 23 ^ ones >> 37 ^ twos >> 5 ^ twos >> 19 ^ twos >> 31
    return 3 * ((mixed ^ jokers << 3) & MEMORY - 1)


def _remembered(k: Deal, base: int) -> int:
    """The deadwood that the rest of a frame is known to leave at least."""
    ones, twos, jokers = k.work[base + ONES], k.work[base + TWOS], k.work[base + WILD]
    place = _place(ones, twos, jokers)
    if k.memory[place] != ones or k.memory[place + 1] != twos:
        return 0
    value = k.memory[place + 2]
    return value >> 3 if value & 7 == jokers else 0


def _remember(k: Deal, base: int, least: int) -> None:
    """Note what the rest of a frame leaves at least, after all was tried."""
    ones, twos, jokers = k.work[base + ONES], k.work[base + TWOS], k.work[base + WILD]
    place = _place(ones, twos, jokers)
    k.memory[place] = ones
    k.memory[place + 1] = twos
    k.memory[place + 2] = least << 3 | jokers


def _leave(o: Options, k: Deal, base: int, ones: int, twos: int) -> None:
    """Leave cards of a frame over; all copies of a card are left together."""
    work = k.work
    work[base + ONES] &= ~ones
    work[base + TWOS] &= ~twos
    work[base + LEFT] += cards_value(o, ones) + cards_value(o, twos)
    work[base + LEFT_ONES] |= ones
    work[base + LEFT_TWOS] |= twos


def _branch(o: Options, k: Deal, base: int) -> None:
    """Put the next frame on the stack: the next way to use the highest card, or none."""
    work = k.work
    ones, twos, jokers = work[base + ONES], work[base + TWOS], work[base + WILD]
    child = base + FRAME
    card = highest_rank(o, ones)
    way = next_way(o, ones, twos, jokers, card, work[base + CURSOR])
    for field in range(LEFT, CURSOR):
        work[child + field] = work[base + field]
    if way:
        work[base + CURSOR] = way
        more, most = without(ones, twos, way)
        _set(k, child, more, most, jokers - joker_count(way))
    else:
        work[base + CURSOR] = DONE
        _set(k, child, ones, twos, jokers)
        _leave(o, k, child, 1 << card, twos & 1 << card)


def is_all_melds(o: Options, k: Deal, ones: int, twos: int, jokers: int) -> bool:
    """Whether a hand can be split into melds without a rest."""
    work = k.work
    _set(k, 0, ones, twos, jokers)
    base = 0
    while base >= 0:
        ones, twos, jokers = work[base + ONES], work[base + TWOS], work[base + WILD]
        if ones == 0:
            if jokers == 0:
                return True
            base -= FRAME
            continue
        if work[base + CURSOR] == 0 and (
            meldable(o, ones, twos, jokers) != ones or _remembered(k, base) > 0
        ):
            base -= FRAME
            continue
        way = next_way(o, ones, twos, jokers, highest_rank(o, ones), work[base + CURSOR])
        if way == 0:
            _remember(k, base, 1)
            base -= FRAME
            continue
        work[base + CURSOR] = way
        more, most = without(ones, twos, way)
        base += FRAME
        _set(k, base, more, most, jokers - joker_count(way))
    return False


def loose_count(o: Options, ones: int, twos: int, jokers: int) -> int:
    """How many cards of a hand are in no meld at all, jokers aside."""
    loose = ones & ~meldable(o, ones, twos, jokers)
    return popcount(loose) + popcount(twos & loose)
