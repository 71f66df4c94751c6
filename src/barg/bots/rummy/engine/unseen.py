"""What a seat has not seen of a deal, and other deals that it cannot tell from it.

Unseen are the stock, and of the other hands what was not taken face up. A record made from an
observation has any of the unseen cards in these places; they are dealt anew for each world.
"""

from collections.abc import MutableSequence, Sequence

from barg.cards import JOKER
from barg.kernel.bits import popcount, write_bits
from barg.kernel.rummy.fields import Deal, Options
from barg.kernel.rummy.hand import gain

Cards = MutableSequence[int]


def known_size(k: Deal, seat: int) -> int:
    """How many cards of a hand everybody knows."""
    return popcount(k.known_ones[seat]) + popcount(k.known_twos[seat]) + k.known_jokers[seat]


def gather(o: Options, k: Deal, seat: int, out: Cards) -> int:
    """Write all cards that a seat has not seen; returns how many."""
    count = 0
    for place in range(k.stock_size):
        out[count] = k.stock_cards[place]
        count += 1
    for other in range(o.players):
        if other != seat:
            one, two = k.ones[other], k.twos[other]
            known_one, known_two = k.known_ones[other], k.known_twos[other]
            count = write_bits(two & ~known_one, out, count)
            count = write_bits(one & ~known_one | two & ~known_two, out, count)
            for _ in range(k.jokers[other] - k.known_jokers[other]):
                out[count] = JOKER
                count += 1
    return count


def lay(o: Options, k: Deal, seat: int, cards: Sequence[int], w: Deal) -> None:
    """Put these cards in the unseen places of ``w``, a copy of ``k``."""
    count = k.stock_size
    for place in range(count):
        w.stock_cards[place] = cards[place]
    for other in range(o.players):
        if other != seat:
            w.ones[other], w.twos[other] = k.known_ones[other], k.known_twos[other]
            w.jokers[other] = k.known_jokers[other]
            w.sizes[other] = known_size(k, other)
            for _ in range(k.sizes[other] - w.sizes[other]):
                gain(w, other, cards[count])
                count += 1
