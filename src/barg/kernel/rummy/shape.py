"""A meld as one integer, what it counts and what it may take up (R5, R9–R13, R15).

Places are those of runs: the ace 1 (or 14), two 2 … king 13. A set has a rank, a pair of
bits for each suit (how many cards of it) and a number of jokers; a run a suit, the places of
both ends and a bit for each place where a joker lies.
"""

from typing import Final

from barg.cards import JOKER
from barg.kernel.bits import popcount
from barg.kernel.packing import card_count, kind_of, nth_card
from barg.kernel.rummy.fields import ACE, RUN, Options

RUN_FLAG: Final = 1
LINE: Final = 1
LOW: Final = 5
HIGH: Final = 9
HELD: Final = 13
WILD: Final = 21
SUIT_CARDS: Final = (1 << 13) - 1
TEN_RANK: Final = 8
LONGEST_RUN: Final = 13
RANK_CARDS: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The twos; shifted by a rank, the cards of that rank."""
HIGH_ACE: Final = 14
FULL_SET: Final = 4
"""A set without twins has no more cards."""


def set_shape(rank: int, held: int, jokers: int) -> int:
    """A set; ``held`` has two bits for each suit."""
    return rank << LINE | held << HELD | jokers << WILD


def run_shape(suit: int, low: int, high: int, wild: int) -> int:
    """A run from one place to another; ``wild`` has a bit for each joker's place."""
    return RUN_FLAG | suit << LINE | low << LOW | high << HIGH | wild << WILD


def is_run(shape: int) -> bool:
    """Whether the meld is a run."""
    return shape & RUN_FLAG == 1


def line(shape: int) -> int:
    """The suit of a run, the rank of a set."""
    return shape >> LINE & 15


def low(shape: int) -> int:
    """The place of a run's first card."""
    return shape >> LOW & 15


def high(shape: int) -> int:
    """The place of a run's last card."""
    return shape >> HIGH & 15


def held(shape: int) -> int:
    """The real cards of a set: two bits for each suit."""
    return shape >> HELD & 255


def wild(shape: int) -> int:
    """The places of a run's jokers as bits, or how many a set has."""
    return shape >> WILD


def joker_count(shape: int) -> int:
    """How many jokers the meld holds."""
    return popcount(wild(shape)) if is_run(shape) else wild(shape)


def real_count(shape: int) -> int:
    """How many real cards a set holds."""
    cards = held(shape)
    return (cards & 3) + (cards >> 2 & 3) + (cards >> 4 & 3) + (cards >> 6 & 3)


def real_cards(shape: int, copies: int) -> int:
    """The real cards as a set: those there once at least, or (2 copies) twice."""
    if is_run(shape):
        places = ((1 << high(shape) + 1) - (1 << low(shape))) & ~wild(shape)
        ranks = places >> 2 & SUIT_CARDS | (places >> 1 & 1) << ACE
        return ranks << 13 * line(shape) if copies == 1 else 0
    cards = 0
    for suit in range(4):
        if held(shape) >> 2 * suit & 3 >= copies:
            cards |= 1 << 13 * suit + line(shape)
    return cards


def place_card(suit: int, place: int) -> int:
    """The card of a suit at a place."""
    return 13 * suit + (place + 11) % 13


def rank_value(o: Options, rank: int) -> int:
    """What a card of a rank counts (R15)."""
    if rank == ACE:
        return o.ace_value
    return rank + 2 if rank < TEN_RANK else 10


def points(o: Options, shape: int) -> int:
    """What a meld counts, a joker as the card that it stands for (R15, R19)."""
    if not is_run(shape):
        return rank_value(o, line(shape)) * (real_count(shape) + wild(shape))
    total = 0
    for place in range(low(shape), high(shape) + 1):
        total += rank_value(o, (place + 11) % 13)
    return total


def takes(o: Options, shape: int, card: int, at_low: bool) -> bool:
    """Whether a card goes on a set, or on one end of a run (R5, R9–R13)."""
    if card == JOKER and joker_count(shape) >= o.jokers_per_meld:
        return False
    if not is_run(shape):
        if at_low or (o.twins == 0 and real_count(shape) + wild(shape) >= FULL_SET):
            return False
        return card == JOKER or takes_rank(o, shape, card)
    place = low(shape) - 1 if at_low else high(shape) + 1
    if place < 1 or place > o.top_place or high(shape) - low(shape) + 1 == LONGEST_RUN:
        return False
    return card in (JOKER, place_card(line(shape), place))


def wanted_cards(shape: int) -> int:
    """The cards that may fit a set, or an end of a run (it may be as long as can be)."""
    if not is_run(shape):
        return RANK_CARDS << line(shape)
    suit = line(shape)
    return 1 << place_card(suit, high(shape) + 1) | 1 << place_card(suit, low(shape) - 1)


def grown(shape: int, card: int, at_low: bool) -> int:
    """The meld with a card that it takes."""
    if not is_run(shape):
        return shape + (1 << WILD if card == JOKER else 1 << HELD + 2 * (card // 13))
    place = low(shape) - 1 if at_low else high(shape) + 1
    shape += -(1 << LOW) if at_low else 1 << HIGH
    return shape | 1 << WILD + place if card == JOKER else shape


def joker_place(o: Options, shape: int, card: int) -> int:
    """Where a joker lies that a real card may replace: a run's place, 1 for a set, 0: nowhere."""
    if not is_run(shape):
        return 1 if wild(shape) > 0 and takes_rank(o, shape, card) else 0
    if card // 13 != line(shape):
        return 0
    place = card % 13 + 2
    if wild(shape) >> place & 1:
        return place
    return 1 if place == HIGH_ACE and wild(shape) >> 1 & 1 else 0


def exchanged(shape: int, card: int, place: int) -> int:
    """The meld with a real card in a joker's place."""
    if is_run(shape):
        return shape & ~(1 << WILD + place)
    return shape - (1 << WILD) + (1 << HELD + 2 * (card // 13))


def takes_rank(o: Options, shape: int, card: int) -> bool:
    """Whether a real card has a set's rank and is not there as often as it may be (R10)."""
    return card % 13 == line(shape) and held(shape) >> 2 * (card // 13) & 3 < 1 + o.twins


def of_action(o: Options, action: int) -> int:
    """The meld that an action lays."""
    count, jokers, held_cards, real = card_count(action), 0, 0, 0
    for place in range(count):
        card = nth_card(action, place)
        if card == JOKER:
            jokers |= 1 << place
        else:
            real = card
            held_cards += 1 << 2 * (card // 13)
    if kind_of(action) != RUN:
        return set_shape(real % 13, held_cards, popcount(jokers))
    first = _first_place(action, count)
    return run_shape(real // 13, first, first + count - 1, jokers << first)


def _first_place(action: int, count: int) -> int:
    """Where a run begins; its aces alone do not tell, but then only one end is theirs."""
    for place in range(count):
        card = nth_card(action, place)
        if card != JOKER and card % 13 != ACE:
            return card % 13 + 2 - place
    return 1 if nth_card(action, 0) != JOKER else HIGH_ACE - count + 1
