"""The packets and trumps that are worth a closer look."""

from collections.abc import MutableSequence, Sequence
from typing import Final

from barg.bots.shelem.bidding_engine.packet import packet_for
from barg.bots.shelem.bidding_engine.worth import play_worth
from barg.kernel.bits import popcount
from barg.kernel.shelem.exchange import points_of, trump_count
from barg.kernel.shelem.fields import JOKERS, Options

SPARE: Final = 11
"""Packets are made of so many cards that are worth least."""


def shortlist(  # noqa: PLR0913, PLR0917 - what is held, and where the list goes
    o: Options,
    m: Sequence[float],
    hand: int,
    worths: MutableSequence[float],
    cards: MutableSequence[int],
    packets: MutableSequence[int],
    trumps: MutableSequence[int],
    values: MutableSequence[float],
) -> int:
    """Write the best pairs of packet and trump, the best first; returns how many.

    The lists have as many places as there may be; the value is `play_worth` and the points
    laid away.
    """
    count = 0
    for trump in range(trump_count(o)):
        spare = _spare(o, m, hand, trump, worths, cards)
        size = popcount(spare)
        for chosen in range(1 << size):
            if popcount(chosen) != o.widow_size:
                continue
            packet = _spread(spare, chosen)
            value = play_worth(m, hand & ~packet, trump) + points_of(o, packet)
            count = _insert(packet, trump, value, packets, trumps, values, count)
    return count


def _spare(
    o: Options,
    m: Sequence[float],
    hand: int,
    trump: int,
    worths: MutableSequence[float],
    cards: MutableSequence[int],
) -> int:
    """The best packet with this trump, and the cards that it costs least to do without."""
    _, spare = packet_for(o, m, hand, trump, worths, cards)
    whole = play_worth(m, hand & ~spare, trump)
    rest = hand & ~spare & ~JOKERS
    while popcount(spare) < SPARE and rest:
        best, found = -1e9, 0
        left = rest
        while left:
            card = left & -left
            left ^= card
            value = play_worth(m, hand & ~card, trump) + points_of(o, card) - whole
            if value > best:
                best, found = value, card
        spare |= found
        rest ^= found
    return spare


def _spread(spare: int, chosen: int) -> int:
    """The cards of a set whose places are chosen."""
    packet = 0
    while chosen:
        card = spare & -spare
        spare ^= card
        if chosen & 1:
            packet |= card
        chosen >>= 1
    return packet


def _insert(
    packet: int,
    trump: int,
    value: float,
    packets: MutableSequence[int],
    trumps: MutableSequence[int],
    values: MutableSequence[float],
    count: int,
) -> int:
    """Put a pair in its place of the list, the last one falls off; returns the length."""
    place = count
    if count == len(values):
        place -= 1
        if value <= values[place]:
            return count
    else:
        count += 1
    while place > 0 and values[place - 1] < value:
        values[place] = values[place - 1]
        packets[place] = packets[place - 1]
        trumps[place] = trumps[place - 1]
        place -= 1
    values[place], packets[place], trumps[place] = value, packet, trump
    return count
