"""What a seat has not seen of a deal, and other deals that it cannot tell from it.

Unseen are the stock, the blind cards that nobody has looked at, and of the other hands what
was never face up. A record made from an observation has any of the unseen cards in these
places; they are dealt anew for each world.
"""

from collections.abc import MutableSequence, Sequence

from barg.kernel.bits import popcount, write_bits
from barg.kernel.shithead.fields import BLIND_ROOM, JOKER, NATURALS, Deal, Options
from barg.kernel.shithead.zones import add, size

Cards = MutableSequence[int]


def hidden_size(k: Deal, seat: int) -> int:
    """How many cards of a hand were never face up."""
    return size(k.hand_one[seat], k.hand_two[seat]) - size(k.shown_one[seat], k.shown_two[seat])


def gather(o: Options, k: Deal, seat: int, out: Cards) -> int:
    """Write all cards that a seat has not seen; returns how many."""
    count = 0
    for place in range(k.stock_left):
        out[count] = k.stock_cards[place]
        count += 1
    for other in range(o.players):
        for number in range(k.blind_left[other]):
            if not k.blind_shown[other] >> number & 1:
                out[count] = k.blind_cards[BLIND_ROOM * other + number]
                count += 1
        if other != seat:
            count = _gather_hand(k, other, out, count)
    return count


def _gather_hand(k: Deal, seat: int, out: Cards, count: int) -> int:
    one, two = k.hand_one[seat], k.hand_two[seat]
    shown_one, shown_two = k.shown_one[seat], k.shown_two[seat]
    count = write_bits(NATURALS & two & ~shown_one, out, count)
    count = write_bits(NATURALS & (one & ~shown_one | two & ~shown_two), out, count)
    for _ in range(popcount(one >> JOKER) - popcount(shown_one >> JOKER)):
        out[count] = JOKER
        count += 1
    return count


def lay(o: Options, k: Deal, seat: int, cards: Sequence[int], w: Deal) -> None:
    """Put these cards in the unseen places of ``w``, a copy of ``k``."""
    count = k.stock_left
    for place in range(count):
        w.stock_cards[place] = cards[place]
    for other in range(o.players):
        for number in range(k.blind_left[other]):
            if not k.blind_shown[other] >> number & 1:
                w.blind_cards[BLIND_ROOM * other + number] = cards[count]
                count += 1
        if other != seat:
            hidden = hidden_size(k, other)
            w.hand_one[other], w.hand_two[other] = k.shown_one[other], k.shown_two[other]
            for place in range(count, count + hidden):
                add(w.hand_one, w.hand_two, other, cards[place])
            count += hidden
