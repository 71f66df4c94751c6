"""The actions that differ: suits do not matter, nor which of two unknown blind cards is turned."""

from collections.abc import MutableSequence
from typing import Final

from barg.bots.shithead.engine.policy import cards_of_rank, count_of
from barg.kernel.bits import lowest, popcount
from barg.kernel.packing import CARD_BITS, pack
from barg.kernel.shithead.choices import count, nth
from barg.kernel.shithead.codes import BLIND, PICKUP, PLAY, READY, SWAP
from barg.kernel.shithead.exchange import SIX
from barg.kernel.shithead.fields import EXCHANGE, FACE_UP_ROW, ROW, Deal, Options
from barg.kernel.shithead.turn import may_take_along, open_ones, playable
from barg.kernel.shithead.zones import card_at, ranks_in

LOW: Final = (1 << ROW) - 1

Actions = MutableSequence[int]


def list_candidates(o: Options, k: Deal, out: Actions) -> int:
    """Write the actions worth trying; returns how many."""
    if k.phase == EXCHANGE:
        if o.layout == FACE_UP_ROW and not k.swapped:
            return _splits(k, out)
        found = count(o, k)
        for place in range(found):
            out[place] = nth(o, k, place)
        return found
    one = open_ones(k, k.turn)
    if one == 0:
        return _blinds(k, out)
    found = _by_rank(k, playable(o, k) & ranks_in(one), PLAY, out, 0)
    if k.pile_left:
        out[found] = PICKUP
        found += 1
        if may_take_along(o, k):
            found = _by_rank(k, ranks_in(one), PICKUP, out, found)
    return found


def _by_rank(k: Deal, ranks: int, kind: int, out: Actions, found: int) -> int:
    while ranks:
        rank = lowest(ranks)
        ranks &= ranks - 1
        for most in range(1, count_of(k, rank) + 1):
            out[found] = pack(kind, cards_of_rank(k, rank, most), 0)
            found += 1
    return found


def _blinds(k: Deal, out: Actions) -> int:
    """Every known one, and of the unknown ones the first."""
    found, unknown = 0, False
    for number in range(k.blind_left[k.turn]):
        if k.blind_shown[k.turn] >> number & 1 or not unknown:
            unknown = unknown or not k.blind_shown[k.turn] >> number & 1
            out[found] = pack(BLIND, 0, number)
            found += 1
    return found


def _splits(k: Deal, out: Actions) -> int:
    """All ways to have three of the six cards in the row, by exchanges of pairs."""
    found = 0
    for up in range(1 << SIX):
        if popcount(up) == ROW:
            out[found] = _swap_for(k, up)
            found += 1
    return found


def _swap_for(k: Deal, up: int) -> int:
    """The exchange after which the cards of these places lie up: hand first, then row."""
    seat = k.turn
    come, go = up & LOW, LOW & ~(up >> ROW)
    cards, shift = 0, 0
    while come:
        own = card_at(k.hand_one[seat], k.hand_two[seat], lowest(come))
        row = card_at(k.row_one[seat], k.row_two[seat], lowest(go))
        come &= come - 1
        go &= go - 1
        cards |= (row + 1 << CARD_BITS | own + 1) << shift
        shift += 2 * CARD_BITS
    return pack(SWAP, cards, 0) if cards else READY
