"""The best discard packet: suit by suit the best cards to lay away, then the best mixture."""

from collections.abc import MutableSequence, Sequence
from typing import Final

from barg.bots.shelem.bidding_engine.layout import HOLDINGS, PLAY_FREE, PLAY_SIDE, PLAY_TRUMP
from barg.bots.shelem.bidding_engine.worth import held, joker_worth
from barg.bots.shelem.engine.lanes import turned
from barg.kernel.bits import popcount
from barg.kernel.shelem.exchange import points_of, trump_count
from barg.kernel.shelem.fields import SARS, Options

COUNTS: Final = 7
"""Of a suit none to six cards are laid away."""
ROLES: Final = 2
PACKET_ROOM: Final = ROLES * 4 * COUNTS
"""Room for the best cards of each suit by their number: as a side suit, and as trumps."""
NEVER: Final = -1e9


def best_packet(
    o: Options,
    m: Sequence[float],
    hand: int,
    worths: MutableSequence[float],
    cards: MutableSequence[int],
) -> tuple[float, int, int]:
    """The value, trump and packet with the highest `play_worth` and points laid away.

    Jokers are kept. ``worths`` and ``cards`` have `PACKET_ROOM` places to work in.
    """
    best, best_trump, best_cards = NEVER, 0, 0
    for suit in range(4):
        _suit_packets(o, m, hand, suit, PLAY_SIDE, 0, worths, cards, 0)
        _suit_packets(o, m, hand, suit, PLAY_TRUMP, 0, worths, cards, 4)
    for trump in range(trump_count(o)):
        if trump >= SARS:
            table = PLAY_FREE + (trump - SARS) * HOLDINGS
            for suit in range(4):
                _suit_packets(o, m, hand, suit, table, trump, worths, cards, 0)
        value, packet = _mixture(o.widow_size, trump, worths, cards)
        value += joker_worth(m, hand, trump)
        if value > best:
            best, best_trump, best_cards = value, trump, packet
    return best, best_trump, best_cards


def packet_for(
    o: Options,
    m: Sequence[float],
    hand: int,
    trump: int,
    worths: MutableSequence[float],
    cards: MutableSequence[int],
) -> tuple[float, int]:
    """The value and packet that are best with this trump."""
    for suit in range(4):
        if trump >= SARS:
            table = PLAY_FREE + (trump - SARS) * HOLDINGS
            _suit_packets(o, m, hand, suit, table, trump, worths, cards, 0)
        else:
            _suit_packets(o, m, hand, suit, PLAY_SIDE, 0, worths, cards, 0)
            _suit_packets(o, m, hand, suit, PLAY_TRUMP, 0, worths, cards, 4)
    value, packet = _mixture(o.widow_size, trump, worths, cards)
    return value + joker_worth(m, hand, trump), packet


def _suit_packets(  # noqa: PLR0913, PLR0917 - a table, a place to write to, and what is asked
    o: Options,
    m: Sequence[float],
    hand: int,
    suit: int,
    table: int,
    trump: int,
    worths: MutableSequence[float],
    cards: MutableSequence[int],
    row: int,
) -> None:
    """For every number of cards of a suit the best ones to lay away."""
    start = (row + suit) * COUNTS
    for count in range(COUNTS):
        worths[start + count] = NEVER
        cards[start + count] = 0
    holding = held(hand, suit)
    laid = holding
    while True:
        count = popcount(laid)
        if count < COUNTS:
            mask = laid << 13 * suit
            value = m[table + turned(holding ^ laid, trump)] + points_of(o, mask)
            if value > worths[start + count]:
                worths[start + count] = value
                cards[start + count] = mask
        if laid == 0:
            break
        laid = laid - 1 & holding


def _mixture(
    size: int, trump: int, worths: Sequence[float], cards: Sequence[int]
) -> tuple[float, int]:
    """The best numbers of cards of each suit that make a packet."""
    best, packet = NEVER, 0
    first = (4 if trump == 0 else 0) * COUNTS
    second = (5 if trump == 1 else 1) * COUNTS
    third = (6 if trump == 2 else 2) * COUNTS
    last = (7 if trump == 3 else 3) * COUNTS
    for a in range(size + 1):
        for b in range(size - a + 1):
            for c in range(size - a - b + 1):
                d = size - a - b - c
                value = worths[first + a] + worths[second + b] + worths[third + c]
                value += worths[last + d]
                if value > best:
                    best = value
                    packet = cards[first + a] | cards[second + b]
                    packet |= cards[third + c] | cards[last + d]
    return best, packet
