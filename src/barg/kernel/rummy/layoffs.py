"""Lay-offs of one card on the melds of the table, and exchanges for jokers (R5, R13, R19)."""

from collections.abc import MutableSequence

from barg.cards import JOKER
from barg.kernel.bits import lowest
from barg.kernel.rummy.ending import has_opened, may_put
from barg.kernel.rummy.fields import Deal, Options
from barg.kernel.rummy.hand import count_of
from barg.kernel.rummy.listing import note
from barg.kernel.rummy.numbering import JOKER_HIGH, JOKER_LOW, exchange_number, layoff_number
from barg.kernel.rummy.shape import (
    exchanged,
    grown,
    high,
    is_run,
    joker_count,
    joker_place,
    line,
    low,
    place_card,
    takes,
    wanted_cards,
    wild,
)


def list_table(o: Options, k: Deal, out: MutableSequence[int], wanted: int, place: int) -> int:
    """Go through what may be done with the melds; returns the place after that."""
    opened = has_opened(k)
    for meld in range(0 if opened else k.melds_before, k.meld_count):
        place = _list_layoffs(o, k, out, wanted, place, meld)
        if o.joker_exchange == 1 and opened and joker_count(k.shapes[meld]):
            place = _list_exchanges(o, k, out, wanted, place, meld)
    return place


def _list_layoffs(
    o: Options, k: Deal, out: MutableSequence[int], wanted: int, place: int, meld: int
) -> int:
    shape = k.shapes[meld]
    if k.ones[k.turn] & wanted_cards(shape):
        place = _list_cards(o, k, out, wanted, place, meld)
    if k.jokers[k.turn]:
        if may_lay_off(o, k, meld, JOKER, False):
            place = note(out, wanted, place, layoff_number(meld, JOKER_HIGH))
        if may_lay_off(o, k, meld, JOKER, True):
            place = note(out, wanted, place, layoff_number(meld, JOKER_LOW))
    return place


def _list_cards(
    o: Options, k: Deal, out: MutableSequence[int], wanted: int, place: int, meld: int
) -> int:
    shape = k.shapes[meld]
    if is_run(shape):
        above = place_card(line(shape), high(shape) + 1)
        if may_lay_off(o, k, meld, above, False):
            place = note(out, wanted, place, layoff_number(meld, 0))
        below = place_card(line(shape), low(shape) - 1)
        if may_lay_off(o, k, meld, below, True):
            place = note(out, wanted, place, layoff_number(meld, 1))
        return place
    for suit in range(4):
        if may_lay_off(o, k, meld, 13 * suit + line(shape), False):
            place = note(out, wanted, place, layoff_number(meld, suit))
    return place


def may_lay_off(o: Options, k: Deal, meld: int, card: int, at_low: bool) -> bool:
    """Whether a card may be laid off on a meld, or on the low end of a run."""
    shape = k.shapes[meld]
    if count_of(k, k.turn, card) == 0 or not takes(o, shape, card, at_low):
        return False
    return may_put(o, k, meld, grown(shape, card, at_low), card, 0)


def _list_exchanges(
    o: Options, k: Deal, out: MutableSequence[int], wanted: int, place: int, meld: int
) -> int:
    shape = k.shapes[meld]
    if not is_run(shape):
        for suit in range(4):
            if may_exchange(o, k, meld, 13 * suit + line(shape)):
                place = note(out, wanted, place, exchange_number(meld, suit))
        return place
    places, slot = wild(shape), 0
    while places:
        if may_exchange(o, k, meld, place_card(line(shape), lowest(places))):
            place = note(out, wanted, place, exchange_number(meld, slot))
        places &= places - 1
        slot += 1
    return place


def may_exchange(o: Options, k: Deal, meld: int, card: int) -> bool:
    """Whether a card may take the place of a joker."""
    shape = k.shapes[meld]
    where = joker_place(o, shape, card)
    if where == 0 or count_of(k, k.turn, card) == 0:
        return False
    return may_put(o, k, meld, exchanged(shape, card, where), card, 1)
