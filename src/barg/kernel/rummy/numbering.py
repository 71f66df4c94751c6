"""The actions of Rim as small numbers, for environments and networks.

=====================  ========================================================
0, 1, 2                draw from the stock, take the discard, block
`DISCARD_ID` + card    discard a card (52: a joker)
`KNOCK_ID` + card      knock with this discard; `KNOCK_ID` + 53: without one
`SET_ID` + n           `SETS` for each rank: three of S H D C and jokers
`RUN_ID` + n           for each suit, first place and choice of joker places
`LAYOFF_ID` + n        `LAYOFFS` for each meld: a suit's card of a set's rank, or the
                       card of a run's high or low end; a joker there or there
`EXCHANGE_ID` + n      `EXCHANGES` for each meld: a suit's card of a set's rank, or
                       the card of a run's n-th joker
=====================  ========================================================

Of sets some numbers stand for no action (three of one card, three jokers).
"""

from typing import Final

from barg.cards import JOKER
from barg.kernel.bits import nth_bit, popcount
from barg.kernel.rummy.codes import (
    card_count,
    kind_of,
    nth_card,
    number_of_meld,
    with_card,
    with_three,
)
from barg.kernel.rummy.fields import (
    BLOCK,
    DISCARD,
    EXCHANGE,
    KNOCK,
    LAYOFF,
    LAYOFF_LOW,
    MOST_MELDS,
    RUN,
    SET,
    Deal,
    Options,
)
from barg.kernel.rummy.shape import (
    high,
    is_run,
    joker_place,
    line,
    low,
    of_action,
    place_card,
    wild,
)

CARD_KINDS: Final = 53
SETS: Final = 35
PATTERNS: Final = 7
FIRST_PLACES: Final = 12
LAYOFFS: Final = 6
JOKER_HIGH: Final = 4
JOKER_LOW: Final = 5
EXCHANGES: Final = 4
DISCARD_ID: Final = BLOCK + 1
KNOCK_ID: Final = DISCARD_ID + CARD_KINDS
SET_ID: Final = KNOCK_ID + CARD_KINDS + 1
RUN_ID: Final = SET_ID + 13 * SETS
LAYOFF_ID: Final = RUN_ID + 4 * FIRST_PLACES * PATTERNS
EXCHANGE_ID: Final = LAYOFF_ID + MOST_MELDS * LAYOFFS
SIZE: Final = EXCHANGE_ID + MOST_MELDS * EXCHANGES


def number_of(o: Options, k: Deal, action: int) -> int:
    """The number of an action that is legal now, one of those that are listed."""
    kind = kind_of(action)
    if kind <= BLOCK:
        return kind
    if kind == DISCARD:
        return DISCARD_ID + nth_card(action, 0)
    if kind == KNOCK:
        return KNOCK_ID + (nth_card(action, 0) if card_count(action) else CARD_KINDS)
    if kind == SET:
        return _number_of_set(action)
    if kind == RUN:
        return _number_of_run(o, action)
    card, number = nth_card(action, 0), number_of_meld(action)
    shape = k.shapes[number]
    if kind == EXCHANGE:
        place = card // 13
        if is_run(shape):
            place = popcount(wild(shape) & (1 << joker_place(o, shape, card)) - 1)
        return EXCHANGE_ID + EXCHANGES * number + place
    if card == JOKER:
        place = JOKER_LOW if kind == LAYOFF_LOW else JOKER_HIGH
    elif is_run(shape):
        place = int(kind == LAYOFF_LOW)
    else:
        place = card // 13
    return LAYOFF_ID + LAYOFFS * number + place


def action_of(o: Options, k: Deal, number: int) -> int:
    """The action with a number, which must stand for one that is legal now."""
    if number < DISCARD_ID:
        return number
    if number < KNOCK_ID:
        return with_card(DISCARD, number - DISCARD_ID, 0)
    if number < SET_ID:
        card = number - KNOCK_ID
        return KNOCK if card == CARD_KINDS else with_card(KNOCK, card, 0)
    if number < RUN_ID:
        return _set_action(number - SET_ID)
    if number < LAYOFF_ID:
        return _run_action(number - RUN_ID)
    if number < EXCHANGE_ID:
        return _layoff_action(k, number - LAYOFF_ID)
    meld, place = (number - EXCHANGE_ID) // EXCHANGES, (number - EXCHANGE_ID) % EXCHANGES
    shape = k.shapes[meld]
    card = 13 * place + line(shape)
    if is_run(shape):
        card = place_card(line(shape), nth_bit(wild(shape), place))
    return with_card(EXCHANGE, card, meld)


def _suit(card: int) -> int:
    return 4 if card == JOKER else card // 13


def _number_of_set(action: int) -> int:
    """Three suits in order, with repetition, numbered by their binomial coefficients."""
    first = nth_card(action, 0)
    second, third = _suit(nth_card(action, 1)) + 1, _suit(nth_card(action, 2)) + 2
    place = _suit(first) + second * (second - 1) // 2 + third * (third - 1) * (third - 2) // 6
    return SET_ID + SETS * (first % 13) + place


def _set_action(place: int) -> int:
    rank = place // SETS
    rest = place % SETS
    third = 2
    while (third + 1) * third * (third - 1) // 6 <= rest:
        third += 1
    rest -= third * (third - 1) * (third - 2) // 6
    second = 1
    while (second + 1) * second // 2 <= rest:
        second += 1
    rest -= second * (second - 1) // 2
    return with_three(SET, _card(rank, rest), _card(rank, second - 1), _card(rank, third - 2))


def _card(rank: int, suit: int) -> int:
    return JOKER if suit == 4 else 13 * suit + rank


def _number_of_run(o: Options, action: int) -> int:
    shape = of_action(o, action)
    place = (line(shape) * FIRST_PLACES + low(shape) - 1) * PATTERNS
    return RUN_ID + place + (wild(shape) >> low(shape))


def _run_action(place: int) -> int:
    jokers, start = place % PATTERNS, place // PATTERNS
    suit, first = start // FIRST_PLACES, start % FIRST_PLACES + 1
    return with_three(
        RUN,
        JOKER if jokers & 1 else place_card(suit, first),
        JOKER if jokers & 2 else place_card(suit, first + 1),
        JOKER if jokers & 4 else place_card(suit, first + 2),
    )


def _layoff_action(k: Deal, place: int) -> int:
    meld, slot = place // LAYOFFS, place % LAYOFFS
    shape = k.shapes[meld]
    if slot >= JOKER_HIGH:
        return with_card(LAYOFF_LOW if slot == JOKER_LOW else LAYOFF, JOKER, meld)
    if not is_run(shape):
        return with_card(LAYOFF, 13 * slot + line(shape), meld)
    if slot == 1:
        return with_card(LAYOFF_LOW, place_card(line(shape), low(shape) - 1), meld)
    return with_card(LAYOFF, place_card(line(shape), high(shape) + 1), meld)
