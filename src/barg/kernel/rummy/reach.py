"""Whether first melds that are still short can be completed in this turn (R19).

An exact search over what the seat may still do: first the melds that it laid in this turn
grow, one after another; then new melds are made of the rest of the hand, card by card. It
keeps a stack of frames in a list of integers and gives up where not even all cards that fit
somewhere would count enough.
"""

from typing import Final

from barg.cards import JOKER
from barg.kernel.bits import popcount
from barg.kernel.rummy.fields import FRAME, FRAMES, Deal, Options
from barg.kernel.rummy.hand import cards_value
from barg.kernel.rummy.shape import (
    HIGH_ACE,
    SUIT_CARDS,
    grown,
    high,
    is_run,
    joker_count,
    joker_place,
    line,
    low,
    place_card,
    points,
    takes,
    wanted_cards,
)
from barg.kernel.rummy.ways import highest_rank, meldable, next_way, without

ONES: Final = 0
TWOS: Final = 1
WILD: Final = 2
"""The hand of a frame: cards held at least once, twice, and jokers."""
OPEN_ONES: Final = 3
OPEN_TWOS: Final = 4
"""Those of them that may still go into new melds."""
POINTS: Final = 5
STEP: Final = 6
"""Two for each meld of this turn, its high end and its low end; then new melds are made."""
SHAPE: Final = 7
"""The meld that grows."""
CURSOR: Final = 8
"""How far the choices of the frame have been tried."""
GROWN: Final = FRAME * FRAMES
"""Behind the frames: the melds of this turn as the path has them."""
END: Final = 5
LEFT: Final = -1


def can_complete(
    o: Options, k: Deal, ones: int, twos: int, jokers: int, laid: int, stop: int
) -> bool:
    """Whether the rest of a hand can bring the points laid to the bound, and end the turn.

    ``laid`` counts the melds of this turn, which are those from ``k.melds_before`` to
    ``stop``.
    """
    work = k.work
    work[ONES] = ones
    work[TWOS] = twos
    work[WILD] = jokers
    work[POINTS] = laid
    work[STEP] = 2 * k.melds_before
    _enter(k, 0, stop)
    base = 0 if laid + _most(o, k, 0, stop) >= o.initial_meld else -FRAME
    while base >= 0:
        if work[base + STEP] < 2 * stop:
            found = _grow(o, k, base, stop)
        else:
            found = _make(o, k, base)
        if not found:
            base -= FRAME
            continue
        base += FRAME
        if work[base + POINTS] >= o.initial_meld:
            if _can_end(o, k, base, stop):
                return True
        elif work[base + POINTS] + _most(o, k, base, stop) < o.initial_meld:
            base -= FRAME
    return False


def _enter(k: Deal, base: int, stop: int) -> None:
    """Begin the step of a frame."""
    work = k.work
    step = work[base + STEP]
    work[base + CURSOR] = 0
    if step >= 2 * stop:
        work[base + OPEN_ONES] = work[base + ONES]
        work[base + OPEN_TWOS] = work[base + TWOS]
    elif step % 2 == 0:
        work[base + SHAPE] = k.shapes[step // 2]
        work[GROWN + step // 2] = k.shapes[step // 2]


def _push(k: Deal, base: int) -> int:
    """Copy a frame on top of the stack."""
    for field in range(FRAME):
        k.work[base + FRAME + field] = k.work[base + field]
    return base + FRAME


def _grow(o: Options, k: Deal, base: int, stop: int) -> bool:
    """Try the next card on a meld of this turn, or go on to the next step."""
    work = k.work
    shape, at_low = work[base + SHAPE], work[base + STEP] % 2 == 1
    while work[base + CURSOR] < END:
        cursor = work[base + CURSOR]
        work[base + CURSOR] += 1
        card = _candidate(shape, at_low, cursor)
        if not (_holds(k, base, card) and takes(o, shape, card, at_low)):
            continue
        child = _push(k, base)
        more = grown(shape, card, at_low)
        work[child + CURSOR] = 0 if is_run(shape) else cursor
        work[child + SHAPE] = more
        work[GROWN + work[base + STEP] // 2] = more
        work[child + POINTS] += points(o, more) - points(o, shape)
        if card == JOKER:
            work[child + WILD] -= 1
        else:
            work[child + ONES] &= ~(1 << card & ~work[child + TWOS])
            work[child + TWOS] &= ~(1 << card)
        return True
    if work[base + CURSOR] > END:
        return False
    work[base + CURSOR] += 1
    work[GROWN + work[base + STEP] // 2] = shape
    child = _push(k, base)
    work[child + STEP] += 1 if is_run(shape) else 2
    _enter(k, child, stop)
    return True


def _candidate(shape: int, at_low: bool, cursor: int) -> int:
    """The cards that may go on: four of a set's rank, or the next of a run; then a joker."""
    if cursor == END - 1:
        return JOKER
    if not is_run(shape):
        return 13 * cursor + line(shape)
    place = low(shape) - 1 if at_low else high(shape) + 1
    return place_card(line(shape), place) if cursor == 0 and 1 <= place <= HIGH_ACE else LEFT


def _holds(k: Deal, base: int, card: int) -> bool:
    if card == JOKER:
        return k.work[base + WILD] > 0
    return card >= 0 and k.work[base + ONES] >> card & 1 == 1


def _make(o: Options, k: Deal, base: int) -> bool:
    """Try the next way to use the highest open card; in the end leave it in the hand."""
    work = k.work
    way, ones, twos = work[base + CURSOR], work[base + OPEN_ONES], work[base + OPEN_TWOS]
    if way < 0 or ones == 0:
        return False
    card = highest_rank(o, ones)
    way = next_way(o, ones, twos, work[base + WILD], card, way)
    work[base + CURSOR] = way if way else LEFT
    child = _push(k, base)
    work[child + CURSOR] = 0
    if way:
        work[child + OPEN_ONES], work[child + OPEN_TWOS] = without(ones, twos, way)
        work[child + ONES], work[child + TWOS] = without(
            work[child + ONES], work[child + TWOS], way
        )
        work[child + WILD] -= joker_count(way)
        work[child + POINTS] += points(o, way)
    else:
        work[child + OPEN_ONES] &= ~(1 << card)
        work[child + OPEN_TWOS] &= ~(1 << card)
    return True


def _most(o: Options, k: Deal, base: int, stop: int) -> int:
    """No less than what the rest of the hand can still count."""
    work = k.work
    step, jokers = work[base + STEP], work[base + WILD]
    if step >= 2 * stop:
        return most_points(o, work[base + OPEN_ONES], work[base + OPEN_TWOS], jokers)
    ones, twos = work[base + ONES], work[base + TWOS]
    fit = meldable(o, ones, twos, jokers) | _growing(work[base + SHAPE], ones, jokers)
    for number in range(step // 2 + 1, stop):
        fit |= _growing(k.shapes[number], ones, jokers)
    total = cards_value(o, ones & fit) + cards_value(o, twos & fit)
    return total + jokers * max(10, o.ace_value)


def _growing(shape: int, ones: int, jokers: int) -> int:
    """No less than the cards that may go on a meld: a rank, or the rest of a suit."""
    if not is_run(shape):
        return wanted_cards(shape)
    return SUIT_CARDS << 13 * line(shape) if jokers or ones & wanted_cards(shape) else 0


def most_points(o: Options, ones: int, twos: int, jokers: int) -> int:
    """No less than what new melds of these cards can count."""
    fit = meldable(o, ones, twos, jokers)
    total = cards_value(o, ones & fit) + cards_value(o, twos & fit)
    return total + jokers * max(10, o.ace_value)


def _can_end(o: Options, k: Deal, base: int, stop: int) -> bool:
    """Whether a hand leaves a way to end the turn once the first melds count enough."""
    work = k.work
    ones, jokers = work[base + ONES], work[base + WILD]
    size = popcount(ones) + popcount(work[base + TWOS]) + jokers
    if size != 1:
        return size > 1 or o.discard_to_go_out == 0
    card = highest_rank(o, ones) if ones else JOKER
    if card != k.taken:
        return True
    for number in range(stop):
        grows = k.melds_before <= number <= work[base + STEP] // 2
        if last_card_goes(o, work[GROWN + number] if grows else k.shapes[number], card):
            return True
    return False


def last_card_goes(o: Options, shape: int, card: int) -> bool:
    """Whether a meld rids a hand of its one card, which is barred (R6, R7, R13)."""
    if o.discard_to_go_out == 0 and (takes(o, shape, card, False) or takes(o, shape, card, True)):
        return True
    return o.joker_exchange == 1 and card != JOKER and joker_place(o, shape, card) > 0
