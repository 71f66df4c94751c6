"""How well a world agrees with what others took, refused and threw away."""

from typing import Final

from barg.bots.rummy.engine.fields import WHOLE, Search
from barg.cards import JOKER
from barg.kernel.bits import popcount
from barg.kernel.rummy.fields import Deal, Options
from barg.kernel.rummy.shape import RANK_CARDS, SUIT_CARDS
from barg.kernel.rummy.ways import meldable

REFUSED: Final = 0
"""The card lay open, and the seat drew from the stock."""
THROWN: Final = 1
"""The seat discarded the card."""
TAKEN: Final = 2
"""The seat took the card face up and holds it still."""
REFUSED_MELD: Final = 30
"""Hundredths of belief in a hand that would have made a meld of what it refused."""
THROWN_MELD: Final = 30
"""The same of what it threw away."""
THROWN_PARTNER: Final = 75
"""The same for each card that might have become a meld with what it threw away."""
TAKEN_LOOSE: Final = 30
"""The same of a hand to which what it took is of no use."""
FLOOR: Final = 100
"""No world has less weight than this of `WHOLE`."""


def weight(o: Options, k: Deal, s: Search) -> int:
    """The weight of a world, from `FLOOR` to `WHOLE`."""
    belief = WHOLE << 10
    for event in range(s.events):
        seat, card = s.seats[event], s.cards[event]
        ones, twos, jokers = k.ones[seat], k.twos[seat], k.jokers[seat]
        if s.kinds[event] == TAKEN:
            if not meldable(o, ones, twos, jokers) >> card & 1:
                belief = belief * TAKEN_LOOSE // 100
        elif _melds_with(o, ones, twos, jokers, card):
            belief = belief * (REFUSED_MELD if s.kinds[event] == REFUSED else THROWN_MELD) // 100
        elif s.kinds[event] == THROWN:
            for _ in range(partners(ones, card)):
                belief = belief * THROWN_PARTNER // 100
    return max(FLOOR, belief >> 10)


def _melds_with(o: Options, ones: int, twos: int, jokers: int, card: int) -> bool:
    """Whether a hand makes a meld of a card that it has not."""
    bit = 1 << card
    more = meldable(o, ones | bit, twos | ones & bit, jokers)
    return more >> card & 1 == 1 and not meldable(o, ones, twos, jokers) >> card & 1


def partners(ones: int, card: int) -> int:
    """How many cards of a hand stand next to a card, in rank or in suit."""
    rank, suit = card % 13, card // 13
    own = ones & ~(1 << card)
    found = popcount(own & RANK_CARDS << rank)
    line = own >> 13 * suit & SUIT_CARDS
    near = 0b11011 << rank >> 2 & SUIT_CARDS
    return found + popcount(line & near)


def tells(card: int) -> bool:
    """Whether anything follows from what a seat did with a card."""
    return card < JOKER
