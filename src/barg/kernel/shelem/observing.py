"""What one seat may know, as a row of integers (the parts are named by `parts`).

Seats are told from the own one on: 0 is the own seat, 1 the next. A set of cards is 55
numbers, 0 or 1. The same things are hidden as in `barg.shelem.observation`.
"""

from collections.abc import MutableSequence
from typing import Final

from barg.kernel.shelem.exchange import points_of
from barg.kernel.shelem.fields import (
    CARD_NUMBERS,
    LAY_AWAY,
    NONE,
    OVER,
    PACKET_POINTS,
    PLAYS,
    SAR_SHELEM,
    SHELEM,
    TRICK_SIZE,
    TRICKS,
    Deal,
    Options,
)

PHASES: Final = 6
TRUMPS: Final = 7
SPECIAL_BIDS: Final = 3
LARGEST: Final = 32_000
"""Totals beyond this, either way, are written as this: a row fits 16 bits."""

Row = MutableSequence[int]


def levels(o: Options) -> int:
    """How many bids there are: every number, shelem, kons, sar-shelem."""
    return (o.total - o.min_bid) // o.bid_step + 1 + SPECIAL_BIDS


def parts(o: Options) -> list[tuple[str, int]]:
    """The parts of a row in order: name and length.

    ``hand``, ``packet`` (declarer's discards, or those laid so far) and ``tops`` are sets
    of cards, and so is ``played`` for each seat; ``plays`` are all cards in order, number
    plus one, ``leaders`` who led each trick, plus one. ``last_bids`` has for each seat the
    place of its last bid. The rest are single numbers and marks for one of several.
    """
    players, sets = o.players, CARD_NUMBERS
    return [
        ("phase", PHASES),
        ("hand", sets),
        ("packet", sets),
        ("tops", sets * players if players == 2 else 0),
        ("played", sets * players),
        ("plays", PLAYS),
        ("leaders", TRICKS),
        ("turn", players),
        ("dealer", players),
        ("bidder", players),
        ("kons_bidder", players),
        ("declarer", players),
        ("passed", players),
        ("last_bids", levels(o) * players),
        ("standing", levels(o)),
        ("contract", levels(o)),
        ("trump", TRUMPS),
        ("totals", 2),
        ("points", 2),
        ("tricks_won", 2),
    ]


def width(o: Options) -> int:
    """The length of a row."""
    tops = CARD_NUMBERS * 2 if o.players == 2 else 0
    cards = CARD_NUMBERS * (2 + o.players) + tops + PLAYS + TRICKS
    return PHASES + cards + 6 * o.players + levels(o) * (o.players + 2) + TRUMPS + 6


def write(o: Options, k: Deal, seat: int, out: Row) -> None:
    """Write what a seat knows."""
    for place in range(width(o)):
        out[place] = 0
    out[k.phase] = 1
    at = _write_cards(o, k, seat, out, PHASES)
    at = _write_plays(o, k, seat, out, at)
    at = _write_seats(o, k, seat, out, at)
    at = _write_bids(o, k, seat, out, at)
    if k.trump != NONE:
        out[at + k.trump] = 1
    _write_numbers(o, k, seat, out, at + TRUMPS)


def _put(out: Row, at: int, cards: int) -> int:
    for card in range(CARD_NUMBERS):
        out[at + card] = cards >> card & 1
    return at + CARD_NUMBERS


def _write_cards(o: Options, k: Deal, seat: int, out: Row, at: int) -> int:
    laying = k.phase == LAY_AWAY
    knows = k.declarer == seat and k.contract != SAR_SHELEM
    at = _put(out, at, k.hands[seat] & ~k.discards if laying and knows else k.hands[seat])
    at = _put(out, at, k.discards if knows or k.phase == OVER else 0)
    if o.players == 2:
        for other in range(2):
            at = _put(out, at, k.tops[(seat + other) % 2])
    return at


def _write_plays(o: Options, k: Deal, seat: int, out: Row, at: int) -> int:
    plays = at + CARD_NUMBERS * o.players
    leaders = plays + PLAYS
    for place in range(k.played):
        trick = place // TRICK_SIZE
        leader = k.leaders[trick] - seat + o.players
        other = (leader + place % TRICK_SIZE) % o.players
        out[at + CARD_NUMBERS * other + k.plays[place]] = 1
        out[plays + place] = k.plays[place] + 1
        out[leaders + trick] = leader % o.players + 1
    return leaders + TRICKS


def _mark(o: Options, out: Row, at: int, seat: int, who: int) -> int:
    if who != NONE:
        out[at + (who - seat + o.players) % o.players] = 1
    return at + o.players


def _write_seats(o: Options, k: Deal, seat: int, out: Row, at: int) -> int:
    at = _mark(o, out, at, seat, NONE if k.phase == OVER else k.turn)
    at = _mark(o, out, at, seat, k.dealer)
    at = _mark(o, out, at, seat, k.bidder)
    at = _mark(o, out, at, seat, k.kons_bidder)
    at = _mark(o, out, at, seat, k.declarer)
    for other in range(o.players):
        out[at + other] = k.passed >> (seat + other) % o.players & 1
    return at + o.players


def _put_level(o: Options, out: Row, at: int, level: int) -> int:
    count = levels(o)
    if level >= SHELEM:
        out[at + count - SPECIAL_BIDS + level - SHELEM] = 1
    elif level:
        out[at + (level - o.min_bid) // o.bid_step] = 1
    return at + count


def _write_bids(o: Options, k: Deal, seat: int, out: Row, at: int) -> int:
    for other in range(o.players):
        at = _put_level(o, out, at, k.last_bids[(seat + other) % o.players])
    at = _put_level(o, out, at, k.standing)
    return _put_level(o, out, at, k.contract)


def _write_numbers(o: Options, k: Deal, seat: int, out: Row, at: int) -> None:
    """Totals, points of the tricks on the table and tricks won, the own side first."""
    for other in range(2):
        side = (seat + other) % 2
        out[at + other] = max(-LARGEST, min(LARGEST, k.totals[side]))
        out[at + 2 + other] = k.points[side]
        out[at + 4 + other] = k.tricks_won[side]
    if k.leader != NONE:
        _hide_packet(o, k, seat, out, at + 2)


def _hide_packet(o: Options, k: Deal, seat: int, out: Row, at: int) -> None:
    """Take the packet's points away again, which only declarer knows before the end (S14)."""
    knows = k.phase == OVER or (k.declarer == seat and k.contract != SAR_SHELEM)
    if not knows:
        place = (k.declarer + seat) % 2
        out[at + place] -= points_of(o, k.discards) + PACKET_POINTS
