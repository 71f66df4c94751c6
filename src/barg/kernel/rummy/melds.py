"""The shortest melds of a hand, of three cards: longer ones follow by laying off (R9–R13)."""

from collections.abc import MutableSequence

from barg.kernel.bits import popcount
from barg.kernel.rummy.ending import has_opened, may_meld
from barg.kernel.rummy.fields import Deal, Options
from barg.kernel.rummy.listing import note
from barg.kernel.rummy.numbering import WILD_SUIT, run_number, set_number
from barg.kernel.rummy.reach import can_complete, most_points
from barg.kernel.rummy.shape import RANK_CARDS, run_shape, set_shape
from barg.kernel.rummy.ways import places_of_suit


def list_melds(o: Options, k: Deal, out: MutableSequence[int], wanted: int, place: int) -> int:
    """Go through all legal sets and runs of three; returns the place after them."""
    seat = k.turn
    ones, twos, jokers = k.ones[seat], k.twos[seat], k.jokers[seat]
    begins = not has_opened(k) and k.laid_points == 0
    if begins and not _can_open(o, k, ones, twos, jokers):
        return place
    most = min(jokers, o.jokers_per_meld, 2)
    for rank in range(13):
        count = popcount(ones & RANK_CARDS << rank)
        if o.twins == 1:
            count += popcount(twos & RANK_CARDS << rank)
        if count and count + most >= 3:
            place = _list_sets(o, k, out, wanted, place, rank, most)
    for suit in range(4):
        have = places_of_suit(o, ones, suit)
        if have and (most or have & have >> 1 & have >> 2):
            place = _list_runs(o, k, out, wanted, place, (suit, have), most)
    return place


def _can_open(o: Options, k: Deal, ones: int, twos: int, jokers: int) -> bool:
    """Whether the first melds can count enough in this turn at all (R19)."""
    if most_points(o, ones, twos, jokers) < o.initial_meld:
        return False
    return can_complete(o, k, ones, twos, jokers, 0, k.meld_count)


def _list_sets(
    o: Options, k: Deal, out: MutableSequence[int], wanted: int, place: int, rank: int, most: int
) -> int:
    seat = k.turn
    there = 0
    for suit in range(4):
        count = k.ones[seat] >> 13 * suit + rank & 1
        if o.twins == 1:
            count += k.twos[seat] >> 13 * suit + rank & 1
        there |= count << 2 * suit
    for first in range(4):
        if there >> 2 * first & 3 == 0:
            continue
        for second in range(first, 5):
            if not _enough(there, most, second, 1 + int(second == first)):
                continue
            for third in range(second, 5):
                copies = 1 + int(third == second) + int(third == first)
                fits = _enough(there, most, third, copies)
                if fits and may_meld(o, k, _set_of(rank, first, second, third)):
                    number = set_number(rank, first, second, third)
                    place = note(out, wanted, place, number)
    return place


def _enough(there: int, most: int, suit: int, copies: int) -> bool:
    """Whether a suit's card, or a joker, is there so many times."""
    if suit == WILD_SUIT:
        return copies <= most
    return there >> 2 * suit & 3 >= copies


def _set_of(rank: int, first: int, second: int, third: int) -> int:
    jokers = int(second == WILD_SUIT) + int(third == WILD_SUIT)
    held = 1 << 2 * first
    if second != WILD_SUIT:
        held += 1 << 2 * second
    if third != WILD_SUIT:
        held += 1 << 2 * third
    return set_shape(rank, held, jokers)


def _list_runs(
    o: Options,
    k: Deal,
    out: MutableSequence[int],
    wanted: int,
    place: int,
    suit_places: tuple[int, int],
    most: int,
) -> int:
    suit, have = suit_places
    for first in range(1, o.top_place - 1):
        there = have >> first & 7
        if there == 0 or popcount(there) + most < 3:
            continue
        for jokers in range(7):
            if jokers | there != 7 or popcount(jokers) > most:
                continue
            shape = run_shape(suit, first, first + 2, jokers << first)
            if may_meld(o, k, shape):
                place = note(out, wanted, place, run_number(suit, first, jokers))
    return place
