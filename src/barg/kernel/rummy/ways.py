"""The ways to put one card of a hand into a meld, one after another (R9–R13).

A hand is two sets of cards (those held at least once, those held twice) and its jokers; a
way is the meld's shape (`barg.kernel.rummy.shape`). Longer runs than are needed to cover the same
cards are left out: two shorter ones do. So are runs that begin with a joker which might as
well stand at their end, where it counts more; but no card counts more than an ace of 11.
"""

from typing import Final

from barg.kernel.bits import lowest, popcount
from barg.kernel.rummy.fields import ACE, Options
from barg.kernel.rummy.shape import (
    HIGH_ACE,
    RANK_CARDS,
    SUIT_CARDS,
    held,
    high,
    is_run,
    low,
    real_cards,
    run_shape,
    set_shape,
    wild,
)

SHORTEST: Final = 3
LONGEST: Final = 5
"""A run of six is two of three, unless three jokers lie side by side in it."""


def places_of_suit(o: Options, cards: int, suit: int) -> int:
    """The places of a suit's cards as bits; an ace has one or two."""
    ranks = cards >> 13 * suit & SUIT_CARDS
    places = ranks << 2 | ranks >> ACE << 1
    return places & (1 << o.top_place + 1) - 1


def next_way(o: Options, ones: int, twos: int, jokers: int, card: int, way: int) -> int:
    """The way after this one (0: the first), or 0 after the last; ``card`` is held."""
    most = min(jokers, o.jokers_per_meld)
    if not is_run(way):
        way = _next_set(o, ones, twos, most, card, way)
        if way:
            return way
    return _next_run(o, ones, most, card, way)


def _next_set(o: Options, ones: int, twos: int, most: int, card: int, way: int) -> int:
    rank = card % 13
    there, real = 0, 0
    for suit in range(4):
        count = ones >> 13 * suit + rank & 1
        if o.twins == 1:
            count += twos >> 13 * suit + rank & 1
        there |= count << 2 * suit
        real += count
    if real + most < SHORTEST:
        return 0
    least = 1 << 2 * (card // 13)
    cards, jokers = (held(way), wild(way) + 1) if way else (least, 0)
    while cards:
        size = (cards & 3) + (cards >> 2 & 3) + (cards >> 4 & 3) + (cards >> 6 & 3)
        jokers = max(jokers, SHORTEST - size)
        if jokers <= most and (o.twins == 1 or size + jokers <= 4):
            return set_shape(rank, cards, jokers)
        cards, jokers = _next_counts(cards, there, least), 0
    return 0


def _next_counts(cards: int, most: int, least: int) -> int:
    """Counts by suit in two bits each, counted up between bounds; 0 after the last."""
    for suit in range(4):
        if cards >> 2 * suit & 3 < most >> 2 * suit & 3:
            return cards + (1 << 2 * suit)
        cards &= ~(3 << 2 * suit)
        cards |= least & 3 << 2 * suit
    return 0


def _next_run(o: Options, ones: int, most: int, card: int, way: int) -> int:
    suit, rank = card // 13, card % 13
    have = places_of_suit(o, ones, suit)
    longest = max(LONGEST, SHORTEST + most)
    place = 1 if rank == ACE else rank + 2
    if way:
        first, last, jokers = low(way), high(way), wild(way)
        if rank == ACE and last == HIGH_ACE:
            place = HIGH_ACE
    else:
        first, last, jokers = _first_window(place, longest)
    while True:
        jokers = _next_jokers(_between(first, last), have, 1 << place, most, jokers)
        if jokers >= 0:
            if jokers >> first & 1 and last < o.top_place and not (first == 1 and o.ace_value > 1):
                continue
            return run_shape(suit, first, last, jokers)
        last += 1
        if last > o.top_place or last - first == longest:
            first += 1
            last = max(first + SHORTEST - 1, place)
        if first > place or last > o.top_place:
            if place != 1 or o.top_place < HIGH_ACE:
                return 0
            place = HIGH_ACE
            first, last, jokers = _first_window(place, longest)


def _first_window(place: int, longest: int) -> tuple[int, int, int]:
    """The lowest places of a run that holds a place, its last one, and no jokers tried yet."""
    first = max(1, place - longest + 1)
    return first, max(first + SHORTEST - 1, place), -1


def _next_jokers(run: int, have: int, card: int, most: int, jokers: int) -> int:
    """The next choice of joker places in a run after this one (-1: the first), or -1."""
    missing = run & ~have
    needed = popcount(missing)
    if jokers < 0:
        return missing if needed <= most else -1
    if needed == most:
        return -1
    free = run & have & ~card
    some = jokers & free
    while True:
        some = some - free & free
        if some == 0:
            return -1
        if needed + popcount(some) <= most:
            return missing | some


def _between(first: int, last: int) -> int:
    return (1 << last + 1) - (1 << first)


def without(ones: int, twos: int, shape: int) -> tuple[int, int]:
    """A hand's two sets without the real cards of a meld."""
    for copies in (1, 2):
        cards = real_cards(shape, copies)
        ones &= ~(cards & ~twos)
        twos &= ~cards
    return ones, twos


def highest_rank(o: Options, cards: int) -> int:
    """A card of the highest rank among some cards, of which there must be one.

    The ace is the highest only where it may follow the king: so the searches go down place by
    place, and come by the same rests of a hand again and again.
    """
    if o.top_place < HIGH_ACE and cards & ~(RANK_CARDS << ACE):
        cards &= ~(RANK_CARDS << ACE)
    rank = ACE
    while cards & RANK_CARDS << rank == 0:
        rank -= 1
    return lowest(cards & RANK_CARDS << rank)


def meldable(o: Options, ones: int, twos: int, jokers: int) -> int:
    """The cards that are in some meld of this hand."""
    most = min(jokers, o.jokers_per_meld)
    if most >= SHORTEST - 1:
        return ones
    fit = 0
    for rank in range(13):
        of_rank = ones & RANK_CARDS << rank
        count = popcount(of_rank)
        if o.twins == 1:
            count += popcount(twos & of_rank)
        if count + most >= SHORTEST:
            fit |= of_rank
    for suit in range(4):
        places = places_of_suit(o, ones, suit)
        next_one, next_two = places >> 1, places >> 2
        if most == 0:
            first = places & next_one & next_two
        else:
            first = places & next_one | places & next_two | next_one & next_two
            first &= (1 << o.top_place - 1) - 2
        runs = (first | first << 1 | first << 2) & places
        fit |= (runs >> 2 & SUIT_CARDS | (runs >> 1 & 1) << ACE) << 13 * suit
    return fit
