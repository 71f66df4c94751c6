"""The exchanges in playouts: strong cards to the row, a weak hand for a blind row."""

from typing import Final

from barg.kernel.bits import lowest
from barg.kernel.packing import CARD_BITS, pack
from barg.kernel.shithead.codes import KEEP, READY, SWAP, SWAP_ROW
from barg.kernel.shithead.exchange import SIX, is_choice
from barg.kernel.shithead.fields import (
    CHOOSE_FROM_SIX,
    JOKER_RANK,
    RANKS,
    ROW,
    TWO_BLIND_ROWS,
    Deal,
    Options,
)
from barg.kernel.shithead.zones import card_at, rank_of, repeated

TRANSPARENT_WORTH: Final = 13
RESET_WORTH: Final = 14
BURNER_WORTH: Final = 15
JOKER_WORTH: Final = 16
MARGIN: Final = 3
"""A hand so much under the mean is given away unseen."""


def worth_of(o: Options, rank: int) -> int:
    """How much a card of a rank is worth keeping."""
    if rank == JOKER_RANK:
        return JOKER_WORTH
    if o.burners >> rank & 1:
        return BURNER_WORTH
    if o.resets >> rank & 1:
        return RESET_WORTH
    return TRANSPARENT_WORTH if o.transparents >> rank & 1 else rank


def exchange(o: Options, k: Deal, wasteful: int) -> int:
    """The exchange of the seat to act, or that it is ready; a wasteful one keeps what it has."""
    seat = k.turn
    if o.layout == CHOOSE_FROM_SIX:
        return _three(o, k, seat, -1 if wasteful else 1)
    if k.swapped or wasteful:
        return READY
    if o.layout == TWO_BLIND_ROWS:
        return pack(SWAP_ROW, 0, 0) if is_weak(o, k, seat) else READY
    return _strong_row(o, k, seat)


def is_weak(o: Options, k: Deal, seat: int) -> bool:
    """Whether the hand is worth less than an unseen row by a margin."""
    mean = 0
    for rank in range(RANKS):
        mean += worth_of(o, rank)
    total = 0
    for place in range(ROW):
        total += worth_of(o, rank_of(card_at(k.hand_one[seat], k.hand_two[seat], place)))
    return (total + MARGIN) * RANKS < ROW * mean


def _strong_row(o: Options, k: Deal, seat: int) -> int:
    """Pairs of cards that change places, the strongest of the hand for the weakest of the row."""
    held, up = (
        _by_worth(o, k.hand_one[seat], k.hand_two[seat]),
        _by_worth(o, k.row_one[seat], k.row_two[seat]),
    )
    cards, shift = 0, 0
    for pair in range(ROW):
        own = held >> CARD_BITS * (ROW - 1 - pair) & 63
        other = up >> CARD_BITS * pair & 63
        if worth_of(o, rank_of(own)) <= worth_of(o, rank_of(other)):
            break
        cards |= (other + 1 << CARD_BITS | own + 1) << shift
        shift += 2 * CARD_BITS
    return pack(SWAP, cards, 0) if cards else READY


def _by_worth(o: Options, one: int, two: int) -> int:
    """The three cards of a zone, the weakest lowest, six bits each."""
    first, second, third = card_at(one, two, 0), card_at(one, two, 1), card_at(one, two, 2)
    if worth_of(o, rank_of(second)) < worth_of(o, rank_of(first)):
        first, second = second, first
    if worth_of(o, rank_of(third)) < worth_of(o, rank_of(second)):
        second, third = third, second
    if worth_of(o, rank_of(second)) < worth_of(o, rank_of(first)):
        first, second = second, first
    return first | second << CARD_BITS | third << 2 * CARD_BITS


def _three(o: Options, k: Deal, seat: int, sign: int) -> int:
    """Keep the three weakest cards in the hand, or (-1) the three strongest."""
    one, two = k.hand_one[seat], k.hand_two[seat]
    same = repeated(one, two)
    best, least = 0, 1000
    for places in range(1 << SIX):
        if not is_choice(places, same):
            continue
        cards, shift, total, rest = 0, 0, 0, places
        while rest:
            card = card_at(one, two, lowest(rest))
            rest &= rest - 1
            cards |= card + 1 << shift
            shift += CARD_BITS
            total += sign * worth_of(o, rank_of(card))
        if total < least:
            best, least = cards, total
    return pack(KEEP, best, 0)
