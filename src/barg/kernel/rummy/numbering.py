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
from barg.kernel.packing import card_count, kind_of, nth_card, number_in, with_card, with_three
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
WILD_SUIT: Final = 4
"""Stands for a joker beside the four suits of a set."""
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


def set_number(rank: int, first: int, second: int, third: int) -> int:
    """The number of a set: three suits in order, with repetition, `WILD_SUIT` for a joker."""
    second, third = second + 1, third + 2
    place = first + second * (second - 1) // 2 + third * (third - 1) * (third - 2) // 6
    return SET_ID + SETS * rank + place


def run_number(suit: int, first: int, jokers: int) -> int:
    """The number of a run of three; ``jokers`` has a bit for each of its cards."""
    return RUN_ID + (suit * FIRST_PLACES + first - 1) * PATTERNS + jokers


def layoff_number(meld: int, slot: int) -> int:
    """The number of a lay-off: a suit of a set; 0 and 1 for a run's ends; a joker."""
    return LAYOFF_ID + LAYOFFS * meld + slot


def exchange_number(meld: int, slot: int) -> int:
    """The number of an exchange: a suit of a set, or which of a run's jokers."""
    return EXCHANGE_ID + EXCHANGES * meld + slot


def number_of(o: Options, k: Deal, action: int) -> int:
    """The number of an action that is legal now, one of those that are listed."""
    kind = kind_of(action)
    if kind <= BLOCK:
        return kind
    if kind == KNOCK and card_count(action) == 0:
        return KNOCK_ID + CARD_KINDS
    card, meld = nth_card(action, 0), number_in(action)
    if kind in (DISCARD, KNOCK):
        return card + (DISCARD_ID if kind == DISCARD else KNOCK_ID)
    if kind == SET:
        second, third = _suit(nth_card(action, 1)), _suit(nth_card(action, 2))
        return set_number(card % 13, _suit(card), second, third)
    if kind == RUN:
        shape = of_action(o, action)
        return run_number(line(shape), low(shape), wild(shape) >> low(shape))
    return _number_on_meld(o, kind, card, meld, k.shapes[meld])


def _number_on_meld(o: Options, kind: int, card: int, meld: int, shape: int) -> int:
    if kind == EXCHANGE:
        if not is_run(shape):
            return exchange_number(meld, card // 13)
        below = (1 << joker_place(o, shape, card)) - 1
        return exchange_number(meld, popcount(wild(shape) & below))
    if card == JOKER:
        return layoff_number(meld, JOKER_LOW if kind == LAYOFF_LOW else JOKER_HIGH)
    return layoff_number(meld, int(kind == LAYOFF_LOW) if is_run(shape) else card // 13)


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
    return WILD_SUIT if card == JOKER else card // 13


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
    return JOKER if suit == WILD_SUIT else 13 * suit + rank


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
