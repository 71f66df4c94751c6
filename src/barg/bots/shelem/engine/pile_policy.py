"""Rules for the play between two: a trick thought through to its end, both sides for the most.

Values count tenths of a point for the leader of the trick. What a card would be worth later
is set against what it brings.
"""

from typing import Final

from barg.bots.shelem.engine.lanes import LANE
from barg.bots.shelem.engine.pile_table import (
    PileTable,
    beats_card,
    following,
    pile_units,
    play_two,
    playable_two,
)
from barg.kernel.bits import lowest

TRICK_WORTH: Final = 50
UNIT_WORTH: Final = 50
LATER_TRUMP: Final = 40
LATER_RANK: Final = 4
DRAW: Final = 30
"""What it adds that declarer leads trumps while the other has some."""
WORST: Final = -(1 << 40)
SHIFT: Final = 6
"""A value and the card that has it are one number: the card in the lowest bits."""


def later_two(t: PileTable, card: int) -> int:
    """What a card would be worth in a later trick."""
    return LATER_RANK * (card % LANE) + (LATER_TRUMP if t.trumps and card < LANE else 0)


def choose_two(t: PileTable) -> int:
    """The card to play, as a bit's number; both hands are looked at."""
    cards = playable_two(t)
    if cards & cards - 1 == 0:
        return lowest(cards)
    leads = t.winner == t.leader
    stake = TRICK_WORTH + UNIT_WORTH * pile_units(t, t.trick)
    if t.place == 0:
        return _lead(t, cards) & (1 << SHIFT) - 1
    if t.place == 1:
        return _second(t, cards, t.high, stake) & (1 << SHIFT) - 1
    if t.place == 2:
        return _third(t, cards, t.high, leads, stake) & (1 << SHIFT) - 1
    return _last(t, cards, t.high, leads, stake) & (1 << SHIFT) - 1


def _lead(t: PileTable, cards: int) -> int:
    other = t.hands[1 - t.leader]
    draws = t.trumps == 1 and t.leader == t.declarer and following(other, 0) < 1 << LANE
    best = WORST << SHIFT
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        t.led = card // LANE
        stake = TRICK_WORTH + UNIT_WORTH * pile_units(t, 1 << card)
        replies = following(other, t.led)
        value = (_second(t, replies, card, stake) >> SHIFT) - later_two(t, card)
        if draws and card < LANE:
            value += DRAW
        best = max(best, value << SHIFT | card)
    return best


def _second(t: PileTable, cards: int, high: int, stake: int) -> int:
    tops = following(t.tops[t.leader], t.led)
    best = -WORST << SHIFT
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        over = beats_card(t, card, high)
        worth = stake + UNIT_WORTH * pile_units(t, 1 << card)
        value = _third(t, tops, card if over else high, not over, worth) >> SHIFT
        best = min(best, value + later_two(t, card) << SHIFT | card)
    return best


def _third(t: PileTable, cards: int, high: int, leads: bool, stake: int) -> int:
    tops = following(t.tops[1 - t.leader], t.led)
    best = WORST << SHIFT
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        over = beats_card(t, card, high)
        worth = stake + UNIT_WORTH * pile_units(t, 1 << card)
        value = _last(t, tops, card if over else high, over or leads, worth) >> SHIFT
        best = max(best, value - later_two(t, card) << SHIFT | card)
    return best


def _last(t: PileTable, cards: int, high: int, leads: bool, stake: int) -> int:
    best = -WORST << SHIFT
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = stake + UNIT_WORTH * pile_units(t, 1 << card)
        value = worth if leads and not beats_card(t, card, high) else -worth
        best = min(best, value + later_two(t, card) << SHIFT | card)
    return best


def play_out_two(t: PileTable) -> None:
    """Play all cards that are left."""
    while t.cards:
        play_two(t, choose_two(t))
