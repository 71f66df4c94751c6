"""The play of two-player Shelem on lanes: hands, and piles whose tops lie open (S31, S32)."""

from dataclasses import dataclass

from barg.bots.shelem.engine.lanes import LANE, LANE_BITS
from barg.kernel.bits import popcount
from barg.kernel.records import numbers
from barg.kernel.shelem.fields import PILE_SIZE

PILES = 3
UNKNOWN = -1


@dataclass(slots=True, eq=False, repr=False)
class PileTable:
    """The play of one deal between two. The first two cards of a trick come from the hands.

    Attributes:
        hands: cards in hand by seat.
        piles: pile ``p`` of a seat, from its top down, begins at ``12 * seat + 4 * p``; the
            last ``left`` of its four places are in use, `UNKNOWN` where the card is not seen.
        tops: each seat's cards that lie open.
        packet: the cards laid away. declarer: who laid them.
        trumps: 1 where lane 0 is a trump suit.
        cards: how many are still to be played. only: where it is not empty, what may be led
            now (the first lead where it names trump, S15).
        leader: who led or leads the trick. place: which card of it is next, 0 to 3.
        led, high, winner: the lane led, the winning card so far, and who played it.
        trick: the cards of the trick so far.
        units1, units2, units4: the cards whose value in units has this binary digit.
        units, tricks: what both have taken on the table.
    """

    hands: list[int] = numbers(2)
    piles: list[int] = numbers(24, 8)
    left: list[int] = numbers(6, 8)
    tops: list[int] = numbers(2)
    packet: int = 0
    declarer: int = 0
    trumps: int = 0
    cards: int = 0
    only: int = 0
    leader: int = 0
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


def copy_piles(s: PileTable, t: PileTable) -> None:
    """Make ``t`` equal to ``s``."""
    for place in range(24):
        t.piles[place] = s.piles[place]
    for pile in range(6):
        t.left[pile] = s.left[pile]
    for seat in range(2):
        t.hands[seat] = s.hands[seat]
        t.tops[seat] = s.tops[seat]
        t.units[seat] = s.units[seat]
        t.tricks[seat] = s.tricks[seat]
    t.packet, t.declarer, t.trumps, t.cards = s.packet, s.declarer, s.trumps, s.cards
    t.only, t.leader, t.place, t.led = s.only, s.leader, s.place, s.led
    t.high, t.winner, t.trick = s.high, s.winner, s.trick
    t.units1, t.units2, t.units4 = s.units1, s.units2, s.units4


def pile_units(t: PileTable, cards: int) -> int:
    """What these cards are worth, in units of five points."""
    found = popcount(cards & t.units1) + 2 * popcount(cards & t.units2)
    return found + 4 * popcount(cards & t.units4)


def seat_to_act(t: PileTable) -> int:
    """The seat to act."""
    return t.leader + t.place & 1


def following(cards: int, led: int) -> int:
    """Those of some cards that may be played to a lane (S16)."""
    same = cards & LANE_BITS << LANE * led
    return same if same else cards


def playable_two(t: PileTable) -> int:
    """The cards that the seat to act may play (S31)."""
    seat = seat_to_act(t)
    if t.place == 0:
        return t.only if t.only else t.hands[seat]
    return following(t.tops[seat] if t.place >= 2 else t.hands[seat], t.led)


def beats_card(t: PileTable, card: int, high: int) -> bool:
    """Whether a card beats the one that wins so far."""
    if card // LANE == high // LANE:
        return card > high
    return t.trumps == 1 and card < LANE


def play_two(t: PileTable, card: int) -> None:
    """Play a card of the seat to act; the fourth ends the trick, and piles are turned up."""
    seat = seat_to_act(t)
    if t.place >= 2:
        _take_top(t, seat, card)
    else:
        t.hands[seat] ^= 1 << card
    t.trick |= 1 << card
    t.cards -= 1
    if t.place == 0:
        t.led = card // LANE
        t.only = 0
    if t.place == 0 or beats_card(t, card, t.high):
        t.high = card
        t.winner = seat
    t.place += 1
    if t.place == 4:
        t.units[t.winner] += 1 + pile_units(t, t.trick)
        t.tricks[t.winner] += 1
        t.trick = t.place = 0
        t.leader = t.winner
        turn_up(t)


def _take_top(t: PileTable, seat: int, card: int) -> None:
    t.tops[seat] ^= 1 << card
    for pile in range(PILES * seat, PILES * seat + PILES):
        if t.left[pile] > 0 and t.piles[PILE_SIZE * pile + PILE_SIZE - t.left[pile]] == card:
            t.left[pile] -= 1


def turn_up(t: PileTable) -> None:
    """Turn up the top of every pile."""
    for seat in range(2):
        tops = 0
        for pile in range(PILES * seat, PILES * seat + PILES):
            if t.left[pile] > 0:
                card = t.piles[PILE_SIZE * pile + PILE_SIZE - t.left[pile]]
                if card != UNKNOWN:
                    tops |= 1 << card
        t.tops[seat] = tops
