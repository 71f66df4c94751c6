"""Whether first melds that are still short can be completed in this turn (R19).

An exact search over what the seat may still do: first the melds that it laid in this turn
grow, one after another; then new melds are made of the rest of the hand, card by card. It
keeps a stack of frames in a list of integers and gives up where not even all cards that fit
somewhere would count enough.
"""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import JOKER
from barg.rummy.shape import (
    HIGH_ACE,
    RANK_CARDS,
    grown,
    high,
    is_run,
    joker_count,
    joker_place,
    line,
    low,
    place_card,
    points,
    rank_value,
    takes,
)
from barg.rummy.ways import next_way, places_of_suit, without

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules

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
FRAME: Final = 9
GROWN: Final = FRAME * 256
"""Behind the frames, which no path fills: the melds of this turn as the path has them."""
WORK: Final = GROWN + 40
"""The room that a search needs."""
END: Final = 5
LEFT: Final = -1


def can_complete(
    o: "RummyRules",
    melds: Sequence[int],
    bounds: tuple[int, int],
    hand: tuple[int, int, int],
    laid: int,
    taken: int,
    work: MutableSequence[int],
) -> bool:
    """Whether the rest of a hand can bring the points laid to the bound, and end the turn.

    ``bounds`` are the numbers of the first meld of this turn and of the first after them;
    ``hand`` is what is left, as cards held once at least, cards held twice, jokers; ``laid``
    counts the melds of this turn; ``taken`` is the card that may be barred, or -1.
    """
    work[ONES], work[TWOS], work[WILD] = hand
    work[POINTS] = laid
    work[STEP] = 2 * bounds[0]
    _enter(work, 0, melds, bounds[1])
    base = 0
    while base >= 0:
        if work[base + STEP] < 2 * bounds[1]:
            found = _grow(o, melds, bounds[1], work, base)
        else:
            found = _make(o, work, base)
        if not found:
            base -= FRAME
            continue
        base += FRAME
        if work[base + POINTS] >= o.initial_meld:
            if _can_end(o, melds, bounds, work, base, taken):
                return True
        elif work[base + POINTS] + _most(o, work, base, bounds[1]) < o.initial_meld:
            base -= FRAME
    return False


def _enter(work: MutableSequence[int], base: int, melds: Sequence[int], stop: int) -> None:
    """Begin the step of a frame."""
    step = work[base + STEP]
    work[base + CURSOR] = 0
    if step >= 2 * stop:
        work[base + OPEN_ONES] = work[base + ONES]
        work[base + OPEN_TWOS] = work[base + TWOS]
    elif step % 2 == 0:
        work[base + SHAPE] = work[GROWN + step // 2] = melds[step // 2]


def _push(work: MutableSequence[int], base: int) -> int:
    """Copy a frame on top of the stack."""
    for field in range(FRAME):
        work[base + FRAME + field] = work[base + field]
    return base + FRAME


def _grow(
    o: "RummyRules", melds: Sequence[int], stop: int, work: MutableSequence[int], base: int
) -> bool:
    """Try the next card on a meld of this turn, or go on to the next step."""
    shape, at_low = work[base + SHAPE], work[base + STEP] % 2 == 1
    while work[base + CURSOR] < END:
        cursor = work[base + CURSOR]
        work[base + CURSOR] += 1
        card = _candidate(shape, at_low, cursor)
        if not (_holds(work, base, card) and takes(o, shape, card, at_low)):
            continue
        child = _push(work, base)
        work[child + CURSOR] = 0 if is_run(shape) else cursor
        work[child + SHAPE] = grown(shape, card, at_low)
        work[GROWN + work[base + STEP] // 2] = work[child + SHAPE]
        work[child + POINTS] += points(o.ace_value, work[child + SHAPE])
        work[child + POINTS] -= points(o.ace_value, shape)
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
    child = _push(work, base)
    work[child + STEP] += 1 if is_run(shape) else 2
    _enter(work, child, melds, stop)
    return True


def _candidate(shape: int, at_low: bool, cursor: int) -> int:
    """The cards that may go on: four of a set's rank, or the next of a run; then a joker."""
    if cursor == END - 1:
        return JOKER
    if not is_run(shape):
        return 13 * cursor + line(shape)
    place = low(shape) - 1 if at_low else high(shape) + 1
    return place_card(line(shape), place) if cursor == 0 and 1 <= place <= HIGH_ACE else LEFT


def _holds(work: MutableSequence[int], base: int, card: int) -> bool:
    if card == JOKER:
        return work[base + WILD] > 0
    return card >= 0 and work[base + ONES] >> card & 1 == 1


def _make(o: "RummyRules", work: MutableSequence[int], base: int) -> bool:
    """Try the next way to use the highest open card; in the end leave it in the hand."""
    way, card = work[base + CURSOR], _highest(work[base + OPEN_ONES])
    if way < 0 or card < 0:
        return False
    ones, twos = work[base + OPEN_ONES], work[base + OPEN_TWOS]
    way = next_way(o, ones, twos, work[base + WILD], card, way)
    work[base + CURSOR] = way if way else LEFT
    child = _push(work, base)
    work[child + CURSOR] = 0
    if way:
        work[child + ONES], work[child + TWOS] = without(
            work[child + ONES], work[child + TWOS], way
        )
        work[child + OPEN_ONES], work[child + OPEN_TWOS] = without(ones, twos, way)
        work[child + WILD] -= joker_count(way)
        work[child + POINTS] += points(o.ace_value, way)
    else:
        work[child + OPEN_ONES] &= ~(1 << card)
        work[child + OPEN_TWOS] &= ~(1 << card)
    return True


def _highest(cards: int) -> int:
    """A card of the highest rank, or `LEFT`."""
    for rank in range(12, -1, -1):
        of_rank = cards & RANK_CARDS << rank
        if of_rank:
            return (of_rank & -of_rank).bit_length() - 1
    return LEFT


def _most(o: "RummyRules", work: MutableSequence[int], base: int, stop: int) -> int:
    """No less than what the rest of the hand can still count."""
    if work[base + STEP] < 2 * stop:
        ones, twos = work[base + ONES], work[base + TWOS]
    else:
        ones, twos = work[base + OPEN_ONES], work[base + OPEN_TWOS]
        fit = meldable(o, ones, twos, work[base + WILD])
        ones, twos = ones & fit, twos & fit
    total = work[base + WILD] * max(10, o.ace_value)
    for rank in range(13):
        count = (ones & RANK_CARDS << rank).bit_count() + (twos & RANK_CARDS << rank).bit_count()
        total += count * rank_value(o.ace_value, rank)
    return total


def meldable(o: "RummyRules", ones: int, twos: int, jokers: int) -> int:
    """The cards that are in some meld of this hand."""
    most = min(jokers, o.jokers_per_meld)
    if most >= 2:
        return ones
    fit = 0
    for rank in range(13):
        of_rank = ones & RANK_CARDS << rank
        count = of_rank.bit_count()
        if o.twins:
            count += (twos & of_rank).bit_count()
        if count + most >= 3:
            fit |= of_rank
    for suit in range(4):
        places, runs = places_of_suit(o, ones, suit), 0
        for first in range(1, o.top_place - 1):
            three = 7 << first
            if (places & three).bit_count() + most >= 3:
                runs |= three & places
        fit |= (runs >> 2 & (1 << 13) - 1 | (runs >> 1 & 1) << 12) << 13 * suit
    return fit


def _can_end(
    o: "RummyRules",
    melds: Sequence[int],
    bounds: tuple[int, int],
    work: MutableSequence[int],
    base: int,
    taken: int,
) -> bool:
    """Whether a hand leaves a way to end the turn once the first melds count enough."""
    ones, jokers = work[base + ONES], work[base + WILD]
    size = ones.bit_count() + work[base + TWOS].bit_count() + jokers
    if size != 1:
        return size > 1 or not o.discard_to_go_out
    card = JOKER if jokers else ones.bit_length() - 1
    if card != taken:
        return True
    for number in range(bounds[1]):
        grows = bounds[0] <= number <= work[base + STEP] // 2
        if last_card_goes(o, work[GROWN + number] if grows else melds[number], card):
            return True
    return False


def last_card_goes(o: "RummyRules", shape: int, card: int) -> bool:
    """Whether a meld rids a hand of its one card, which is barred (R6, R7, R13)."""
    if not o.discard_to_go_out and (takes(o, shape, card, False) or takes(o, shape, card, True)):
        return True
    return o.joker_exchange and card != JOKER and joker_place(o, shape, card) > 0
