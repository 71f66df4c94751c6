"""What keeps a way to end the turn, and the bound of first melds (R6, R7, R19)."""

from barg.cards import JOKER
from barg.kernel.bits import highest, popcount
from barg.kernel.rummy.fields import Deal, Options
from barg.kernel.rummy.reach import can_complete, last_card_goes
from barg.kernel.rummy.shape import joker_count, points
from barg.kernel.rummy.ways import without


def has_opened(k: Deal) -> bool:
    """Whether the first melds of the seat to act have counted enough in this deal."""
    return k.opened >> k.turn & 1 == 1


def laid_after(o: Options, k: Deal, number: int, shape: int) -> int:
    """What a seat that has not opened has laid, once this meld is made or changed."""
    before = points(o, k.shapes[number]) if number < k.meld_count else 0
    return k.laid_points + points(o, shape) - before


def may_meld(o: Options, k: Deal, shape: int) -> bool:
    """Whether a meld of three cards of the hand may be laid."""
    seat = k.turn
    if k.sizes[seat] > 4 and has_opened(k):
        return True
    ones, twos = without(k.ones[seat], k.twos[seat], shape)
    jokers = k.jokers[seat] - joker_count(shape)
    return leaves_way(o, k, k.meld_count, shape, ones, twos, jokers)


def may_put(o: Options, k: Deal, number: int, shape: int, card: int, back: int) -> bool:
    """Whether a card of the hand may go to a meld, which then has this shape.

    ``back`` is 1 where a joker comes back for it.
    """
    seat = k.turn
    if k.sizes[seat] + back > 2 and has_opened(k):
        return True
    ones, twos, jokers = k.ones[seat], k.twos[seat], k.jokers[seat] + back
    if card == JOKER:
        jokers -= 1
    elif twos >> card & 1:
        twos &= ~(1 << card)
    else:
        ones &= ~(1 << card)
    return leaves_way(o, k, number, shape, ones, twos, jokers)


def leaves_way(
    o: Options, k: Deal, number: int, shape: int, ones: int, twos: int, jokers: int
) -> bool:
    """Whether the turn can go on to its end once a meld has a new shape.

    ``ones``, ``twos`` and ``jokers`` are the hand that is then left; ``number`` is the number
    of melds where a new one is made.
    """
    stop = max(k.meld_count, number + 1)
    laid = o.initial_meld if has_opened(k) else laid_after(o, k, number, shape)
    before = k.shapes[number]
    k.shapes[number] = shape
    if laid < o.initial_meld:
        found = can_complete(o, k, ones, twos, jokers, laid, stop)
    else:
        found = _can_end(o, k, ones, twos, jokers, stop)
    k.shapes[number] = before
    return found


def _can_end(o: Options, k: Deal, ones: int, twos: int, jokers: int, stop: int) -> bool:
    """Two cards or more always leave a way: only a single card can be barred."""
    size = popcount(ones) + popcount(twos) + jokers
    if size != 1:
        return size > 1 or o.discard_to_go_out == 0
    card = highest(ones) if ones else JOKER
    if card != k.taken:
        return True
    for number in range(stop):
        goes = last_card_goes(o, k.shapes[number], card)
        if goes:
            return True
    return False
