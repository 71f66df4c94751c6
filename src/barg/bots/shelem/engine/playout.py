"""Deals played out by the policy."""

from barg.bots.shelem.engine.mind import Mind
from barg.bots.shelem.engine.policy import choose
from barg.bots.shelem.engine.setting import UNIT_POINTS, set_table
from barg.bots.shelem.engine.table import Table, play_card
from barg.kernel.bits import popcount
from barg.kernel.shelem.fields import ACES, NONE, OVER, PLAYS, SUIT_BITS, TENS, Deal, Options

LENGTH_WORTH = 4
ACE_WORTH = 5
TEN_WORTH = 1


def play_out(t: Table, m: Mind) -> None:
    """Play all cards that are left; ``t.units`` and ``t.tricks`` become what both sides took."""
    while t.left:
        play_card(t, choose(t, m))


def play_out_cards(o: Options, k: Deal, t: Table, m: Mind) -> None:
    """Play a deal of four players, in the phase of play, to its end by the policy.

    All hands must be known. ``k`` is over then: its points and tricks are right, so that the
    kernel's `scores` can be asked; the cards played are not noted in it. ``t`` is room to work
    in, and ``m`` a mind for these options (`barg.bots.shelem.minds.mind_for`). Where the first
    lead is to name trump and ``k.trump`` is `NONE`, the suit is chosen by its length and its
    high cards; a caller who knows better sets ``k.trump`` before.
    """
    if k.trump == NONE:
        k.trump = likely_trump(k.hands[k.turn])
    set_table(o, k, k.trump, t)
    before, after = t.units[0], t.units[1]
    play_out(t, m)
    k.points[0] += UNIT_POINTS * (t.units[0] - before)
    k.points[1] += UNIT_POINTS * (t.units[1] - after)
    for side in range(2):
        k.tricks_won[side] = t.tricks[side]
    for seat in range(4):
        k.hands[seat] = 0
    k.played = PLAYS
    k.phase = OVER


def likely_trump(hand: int) -> int:
    """The suit to be trump, by length and high cards; the lower one when level."""
    best, found = NONE, 0
    for suit in range(4):
        cards = hand & SUIT_BITS << 13 * suit
        worth = LENGTH_WORTH * popcount(cards) + ACE_WORTH * popcount(cards & ACES)
        worth += TEN_WORTH * popcount(cards & TENS)
        if worth > best:
            best, found = worth, suit
    return found
