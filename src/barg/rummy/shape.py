"""A meld as one integer, what it counts and what it may take up (R5, R9–R13, R15).

Places are those of runs: the ace 1 (or 14), two 2 … king 13. A set has a rank, a pair of
bits for each suit (how many cards of it) and a number of jokers; a run a suit, the places of
both ends and a bit for each place where a joker lies.
"""

from typing import TYPE_CHECKING, Final

from barg.cards import JOKER

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules

RUN: Final = 1
LINE: Final = 1
LOW: Final = 5
HIGH: Final = 9
HELD: Final = 13
WILD: Final = 21
ACE_RANK: Final = 12
SUIT_CARDS: Final = (1 << 13) - 1
RANK_CARDS: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The twos; shifted by a rank, the cards of that rank."""
TEN_RANK: Final = 8
LONGEST_RUN: Final = 13
HIGH_ACE: Final = 14


def set_shape(rank: int, held: int, jokers: int) -> int:
    """A set; ``held`` has two bits for each suit."""
    return rank << LINE | held << HELD | jokers << WILD


def run_shape(suit: int, low: int, high: int, wild: int) -> int:
    """A run from one place to another; ``wild`` has a bit for each joker's place."""
    return RUN | suit << LINE | low << LOW | high << HIGH | wild << WILD


def is_run(shape: int) -> bool:
    """Whether the meld is a run."""
    return shape & RUN == RUN


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
    return wild(shape).bit_count() if is_run(shape) else wild(shape)


def real_count(shape: int) -> int:
    """How many real cards a set holds."""
    cards = held(shape)
    return (cards & 3) + (cards >> 2 & 3) + (cards >> 4 & 3) + (cards >> 6 & 3)


def real_cards(shape: int, copies: int) -> int:
    """The real cards as a set: those there once at least, or (2 copies) twice."""
    if is_run(shape):
        places = ((1 << high(shape) + 1) - (1 << low(shape))) & ~wild(shape)
        ranks = places >> 2 & SUIT_CARDS | (places >> 1 & 1) << ACE_RANK
        return ranks << 13 * line(shape) if copies == 1 else 0
    cards = 0
    for suit in range(4):
        if held(shape) >> 2 * suit & 3 >= copies:
            cards |= 1 << 13 * suit + line(shape)
    return cards


def place_card(suit: int, place: int) -> int:
    """The card of a suit at a place."""
    return 13 * suit + (place + 11) % 13


def rank_value(ace_value: int, rank: int) -> int:
    """What a card of a rank counts (R15)."""
    if rank == ACE_RANK:
        return ace_value
    return rank + 2 if rank < TEN_RANK else 10


def place_value(ace_value: int, place: int) -> int:
    """What the card at a place of a run counts, a joker in it too (R19)."""
    return rank_value(ace_value, (place + 11) % 13)


def points(ace_value: int, shape: int) -> int:
    """What a meld counts towards the first meld of a player (R19)."""
    if not is_run(shape):
        return rank_value(ace_value, line(shape)) * (real_count(shape) + wild(shape))
    total = 0
    for place in range(low(shape), high(shape) + 1):
        total += place_value(ace_value, place)
    return total


def takes(o: "RummyRules", shape: int, card: int, at_low: bool) -> bool:
    """Whether a card goes on a set, or on one end of a run (R5, R9–R13)."""
    if card == JOKER and joker_count(shape) >= o.jokers_per_meld:
        return False
    if not is_run(shape):
        fits = card == JOKER or takes_rank(o, shape, card)
        return fits and not at_low and (o.twins or real_count(shape) + wild(shape) < 4)
    place = low(shape) - 1 if at_low else high(shape) + 1
    if place < 1 or place > o.top_place or high(shape) - low(shape) + 1 == LONGEST_RUN:
        return False
    return card in (JOKER, place_card(line(shape), place))


def grown(shape: int, card: int, at_low: bool) -> int:
    """The meld with a card that it takes."""
    if not is_run(shape):
        return shape + (1 << WILD if card == JOKER else 1 << HELD + 2 * (card // 13))
    place = low(shape) - 1 if at_low else high(shape) + 1
    shape += -(1 << LOW) if at_low else 1 << HIGH
    return shape | 1 << WILD + place if card == JOKER else shape


def joker_place(o: "RummyRules", shape: int, card: int) -> int:
    """Where a joker lies that a real card may replace: a run's place, 1 for a set, 0: nowhere."""
    if not is_run(shape):
        fits = wild(shape) > 0 and takes_rank(o, shape, card)
        return int(fits)
    if card // 13 != line(shape):
        return 0
    place = card % 13 + 2
    if wild(shape) >> place & 1:
        return place
    return int(place == HIGH_ACE and wild(shape) >> 1 & 1)


def takes_rank(o: "RummyRules", shape: int, card: int) -> bool:
    """Whether a real card has a set's rank and is not there as often as it may be (R10)."""
    return card % 13 == line(shape) and held(shape) >> 2 * (card // 13) & 3 < 1 + o.twins
