"""The play of four-player Shelem on lanes: the record, and what playing a card does."""

from dataclasses import dataclass

from barg.bots.shelem.engine.lanes import LANE, LANE_BITS
from barg.kernel.bits import popcount
from barg.kernel.records import numbers
from barg.kernel.shelem.fields import NONE


@dataclass(slots=True, eq=False, repr=False)
class Table:
    """The play of one deal. Sides are ``seat % 2``; a unit is five points.

    Attributes:
        hands: cards in hand by seat. In a seat's view of a deal the others' may be empty.
        voids: for each seat a bit for each lane that it has shown to be out of.
        opened: for each seat a bit for each lane that it has led.
        deck: all cards of the deal. gone: those that have been played.
        packet: the cards laid away. knower: the seat that knows them, or `NONE` (S36).
        trumps: 1 where lane 0 is a trump suit. declarer: the seat.
        left: cards that are still to be played. only: where it is not empty, the cards that
            may be led now (the first lead where it names trump, S15).
        turn: the seat to act. place: as which card of the trick, 0 to 3.
        led, high, winner: the lane led, the winning card so far, and who played it.
        trick: the cards of the trick so far.
        units1, units2, units4: the cards whose value in units has this binary digit.
        units: what the sides have taken on the table. tricks: how many tricks.
    """

    hands: list[int] = numbers(4)
    voids: list[int] = numbers(4)
    opened: list[int] = numbers(4)
    deck: int = 0
    gone: int = 0
    packet: int = 0
    knower: int = NONE
    trumps: int = 0
    declarer: int = 0
    left: int = 0
    only: int = 0
    turn: int = 0
    place: int = 0
    led: int = 0
    high: int = 0
    winner: int = 0
    trick: int = 0
    units1: int = 0
    units2: int = 0
    units4: int = 0
    units: list[int] = numbers(2)
    tricks: list[int] = numbers(2)


def copy_table(s: Table, t: Table) -> None:
    """Make ``t`` equal to ``s``."""
    for seat in range(4):
        t.hands[seat] = s.hands[seat]
        t.voids[seat] = s.voids[seat]
        t.opened[seat] = s.opened[seat]
    for side in range(2):
        t.units[side] = s.units[side]
        t.tricks[side] = s.tricks[side]
    t.deck, t.gone, t.packet, t.knower = s.deck, s.gone, s.packet, s.knower
    t.trumps, t.declarer, t.left, t.only = s.trumps, s.declarer, s.left, s.only
    t.turn, t.place, t.led = s.turn, s.place, s.led
    t.high, t.winner, t.trick = s.high, s.winner, s.trick
    t.units1, t.units2, t.units4 = s.units1, s.units2, s.units4


def units_of(t: Table, cards: int) -> int:
    """What these cards are worth, in units."""
    found = popcount(cards & t.units1) + 2 * popcount(cards & t.units2)
    return found + 4 * popcount(cards & t.units4)


def playable(t: Table) -> int:
    """The cards that the seat to act may play (S16)."""
    own = t.hands[t.turn]
    if t.place:
        following = own & LANE_BITS << LANE * t.led
        return following if following else own
    return t.only if t.only else own


def takes(t: Table, card: int) -> bool:
    """Whether this card would win the trick so far."""
    if card // LANE == t.high // LANE:
        return card > t.high
    return t.trumps == 1 and card < LANE


def play_card(t: Table, card: int) -> None:
    """Play a card of the seat to act; the fourth ends the trick."""
    seat = t.turn
    bit = 1 << card
    t.hands[seat] &= ~bit
    t.gone |= bit
    t.trick |= bit
    t.left -= 1
    if t.place == 0:
        t.led = card // LANE
        t.high = card
        t.winner = seat
        t.opened[seat] |= 1 << t.led
        t.only = 0
    else:
        if card // LANE != t.led:
            t.voids[seat] |= 1 << t.led
        if takes(t, card):
            t.high = card
            t.winner = seat
    if t.place < 3:
        t.place += 1
        t.turn = seat + 1 & 3
    else:
        _end_trick(t)


def _end_trick(t: Table) -> None:
    winner = t.winner
    t.units[winner & 1] += 1 + units_of(t, t.trick)
    t.tricks[winner & 1] += 1
    t.trick = 0
    t.place = 0
    t.turn = winner
