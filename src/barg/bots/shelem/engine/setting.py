"""A deal of the kernel set on a table of lanes."""

from barg.bots.shelem.engine.lanes import JOKER_RANK, LANE_BITS, lane_bit, to_lanes
from barg.bots.shelem.engine.table import Table, play_card
from barg.cards import FULL_DECK
from barg.kernel.shelem.fields import (
    ACES,
    FIVES,
    JOKERS,
    NONE,
    PLAYS,
    SAR_SHELEM,
    SARS,
    TENS,
    TRICK_SIZE,
    Deal,
    Options,
)

UNIT_POINTS = 5


def set_table(o: Options, k: Deal, trump: int, t: Table) -> None:
    """Set up a deal in the phase of play, the cards played so far included.

    ``trump`` is that of the deal; where the first lead is to name it (S15), the one that is
    thought of, and only its cards may be led. Hands that are not known may be empty in ``k``.
    """
    for seat in range(4):
        t.hands[seat] = to_lanes(k.hands[seat], trump)
        t.voids[seat] = t.opened[seat] = 0
    for side in range(2):
        t.units[side] = t.tricks[side] = 0
    for place in range(k.played):
        seat = k.leaders[place // TRICK_SIZE] + place & 3
        t.hands[seat] |= 1 << lane_bit(k.plays[place], trump)
    t.deck = to_lanes(FULL_DECK | (JOKERS if o.big_points else 0), trump)
    t.packet = to_lanes(k.discards, trump)
    t.knower = NONE if k.contract == SAR_SHELEM else k.declarer
    t.trumps = int(trump < SARS)
    t.declarer, t.left = k.declarer, PLAYS
    t.gone = t.trick = t.place = t.only = 0
    t.led = t.high = t.winner = 0
    t.units1, t.units2, t.units4 = deck_values(o, trump)
    t.turn = k.leaders[0] if k.played else k.turn
    for place in range(k.played):
        play_card(t, lane_bit(k.plays[place], trump))
    if o.first_lead and k.played == 0:
        t.only = t.hands[t.turn] & LANE_BITS


def deck_values(o: Options, trump: int) -> tuple[int, int, int]:
    """The cards whose value in units has the binary digit 1, 2 and 4 (S2, S34)."""
    aces = to_lanes(ACES, trump)
    ace = o.ace_points // UNIT_POINTS
    ones = to_lanes(FIVES, trump) | (aces if ace & 1 else 0)
    twos = to_lanes(TENS, trump) | (aces if ace & 2 else 0)
    fours = 0
    for joker in range(2):
        units = (o.big_points if joker else o.small_points) // UNIT_POINTS
        bit = 1 << JOKER_RANK + joker
        ones |= bit * (units & 1)
        twos |= bit * (units >> 1 & 1)
        fours |= bit * (units >> 2 & 1)
    return ones, twos, fours
