"""Cards as lanes: 16 bits a suit, trump first, ranks by strength, jokers over the ace of trumps.

A higher bit of a lane always beats a lower one, with every trump and without (S17, S34, S37),
so whatever works on lanes need not know what is trump.
"""

from typing import Final

from barg.cards import SMALL_JOKER
from barg.kernel.shelem.fields import ACE_NARS, NARS, SARS, SUIT_BITS

LANE: Final = 16
LANE_BITS: Final = (1 << 15) - 1
LANES: Final = 4
JOKER_RANK: Final = 13
TOP_RANK: Final = 12
ACE_BIT: Final = 1 << TOP_RANK
BOTH_JOKERS: Final = 3


def lane_of_suit(suit: int, trump: int) -> int:
    """The lane of a suit: 0 for trump, the others in order; without trump all in order."""
    if trump >= SARS or suit > trump:
        return suit
    return 0 if suit == trump else suit + 1


def turned(ranks: int, trump: int) -> int:
    """The ranks of a suit by strength: turned round for `NARS` and, but for the ace, `ACE_NARS`."""
    if trump < NARS:
        return ranks
    found = 0
    top = TOP_RANK
    if trump == ACE_NARS:
        found = ranks & ACE_BIT
        top -= 1
    for rank in range(top + 1):
        found |= (ranks >> rank & 1) << top - rank
    return found


def to_lanes(cards: int, trump: int) -> int:
    """A set of cards as lanes."""
    lanes = 0
    for suit in range(4):
        ranks = cards >> 13 * suit & SUIT_BITS
        if ranks:
            lanes |= turned(ranks, trump) << LANE * lane_of_suit(suit, trump)
    return lanes | (cards >> SMALL_JOKER & BOTH_JOKERS) << JOKER_RANK


def lane_bit(card: int, trump: int) -> int:
    """The number of the bit that a card has."""
    if card >= SMALL_JOKER:
        return JOKER_RANK + card - SMALL_JOKER
    rank = card % 13
    if trump == NARS or (trump == ACE_NARS and rank < TOP_RANK):
        rank = (TOP_RANK if trump == NARS else TOP_RANK - 1) - rank
    return LANE * lane_of_suit(card // 13, trump) + rank


def card_at(bit: int, trump: int) -> int:
    """The card that has this bit."""
    lane, rank = bit // LANE, bit % LANE
    if rank >= JOKER_RANK:
        return SMALL_JOKER + rank - JOKER_RANK
    if trump == NARS or (trump == ACE_NARS and rank < TOP_RANK):
        rank = (TOP_RANK if trump == NARS else TOP_RANK - 1) - rank
    if trump < SARS:
        lane = trump if lane == 0 else lane - (lane <= trump)
    return 13 * lane + rank
