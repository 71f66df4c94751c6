"""Which card to throw away: dear, and with few cards around that would make it a meld."""

from collections.abc import Sequence
from typing import Final

from barg.bots.rummy.engine.fields import (
    FORGETFUL,
    OUT_WORTH,
    PAIR_WORTH,
    STRAY,
    VALUE_WORTH,
)
from barg.cards import JOKER
from barg.kernel.bits import lowest, nth_bit, popcount
from barg.kernel.chance import Generator, below
from barg.kernel.rummy.deadwood import least_deadwood, left_over
from barg.kernel.rummy.fields import ACE, Deal, Options
from barg.kernel.rummy.hand import is_barred
from barg.kernel.rummy.shape import (
    HIGH_ACE,
    RANK_CARDS,
    rank_value,
    real_cards,
)
from barg.kernel.rummy.ways import meldable, places_of_suit

DEAREST: Final = 1 << 40


def discard(o: Options, k: Deal, style: Sequence[int], rng: Generator) -> int:
    """The card to throw away, which must be allowed to be."""
    cards = _loose(o, k)
    if cards == 0:
        return JOKER
    if style[STRAY] and below(rng, 1000) < style[STRAY]:
        return nth_bit(cards, below(rng, popcount(cards)))
    gone = 0 if style[FORGETFUL] else _gone(o, k)
    best, least = lowest(cards), DEAREST
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        keep = _worth(o, k, style, card, gone)
        if keep < least:
            best, least = card, keep
    return best


def _loose(o: Options, k: Deal) -> int:
    """The cards outside the best melds of the hand; all, where there are none of these."""
    ones, twos, jokers = k.ones[k.turn], k.twos[k.turn], k.jokers[k.turn]
    allowed = ones
    if 0 <= k.taken < JOKER and is_barred(k, k.taken):
        allowed &= ~(1 << k.taken)
    if meldable(o, ones, twos, jokers):
        least_deadwood(o, k, ones, twos, jokers)
        left_ones, left_twos, _ = left_over(k)
        if (left_ones | left_twos) & allowed:
            return (left_ones | left_twos) & allowed
    return allowed


def _gone(o: Options, k: Deal) -> int:
    """The cards of which every copy lies in sight."""
    one, two = 0, 0
    for place in range(k.pile_size):
        if k.pile_cards[place] < JOKER:
            bit = 1 << k.pile_cards[place]
            two |= one & bit
            one |= bit
    for number in range(k.meld_count):
        for copies in range(1, o.decks + 1):
            cards = real_cards(k.shapes[number], copies)
            two |= one & cards
            one |= cards
    return one if o.decks == 1 else two


def _worth(o: Options, k: Deal, style: Sequence[int], card: int, gone: int) -> int:
    """What keeping a card is worth: chances of a meld, less what it counts."""
    ones, twos = k.ones[k.turn], k.twos[k.turn]
    rank = card % 13
    same = ones & RANK_CARDS << rank & ~(1 << card)
    outs = 0
    paired = 0
    if same or (o.twins == 1 and twos >> card & 1):
        paired = 1
        outs = popcount(RANK_CARDS << rank & ~gone & ~ones)
        if o.twins == 1:
            outs += popcount(RANK_CARDS << rank & ~gone & ones & ~twos)
    suit = card // 13
    around = _completing(o, places_of_suit(o, ones, suit), rank)
    outs += popcount(around & ~places_of_suit(o, gone | ones, suit))
    value = rank_value(o, rank)
    return style[OUT_WORTH] * outs + style[PAIR_WORTH] * paired - style[VALUE_WORTH] * value


def _completing(o: Options, have: int, rank: int) -> int:
    """The places of which one more makes a run with a card of this rank and one other."""
    place = rank + 2
    if rank == ACE:
        place = 1
    found = _near(have, place)
    if rank == ACE and o.top_place == HIGH_ACE:
        found |= _near(have, HIGH_ACE)
    return found & ((1 << o.top_place + 1) - 2)


def _near(have: int, place: int) -> int:
    found = 0
    if have >> place + 1 & 1:
        found |= 1 << place + 2 | 1 << place - 1
    if have >> place - 1 & 1:
        found |= 1 << place + 1 | 1 << place >> 2
    if have >> place + 2 & 1:
        found |= 1 << place + 1
    if have << 2 >> place & 1:
        found |= 1 << place - 1
    return found
