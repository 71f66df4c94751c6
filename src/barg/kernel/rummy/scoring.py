"""What a deal scores (R14–R16, R18, R21)."""

from collections.abc import MutableSequence

from barg.cards import FULL_DECK
from barg.kernel.rummy.deadwood import least_deadwood
from barg.kernel.rummy.fields import JOKER_VALUE, NONE, Deal, Options
from barg.kernel.rummy.hand import cards_value, hand_value


def deadwood(o: Options, k: Deal, seat: int) -> int:
    """What a hand counts: all of it, or outside the best partition (R14, R16)."""
    ones, twos, jokers = k.ones[seat], k.twos[seat], k.jokers[seat]
    if o.in_hand == 1:
        return least_deadwood(o, k, ones, twos, jokers)
    return hand_value(o, ones, twos, jokers)


def returns(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    """Write what a finished deal brings each seat: its score, penalties below zero."""
    scores(o, k, out)
    if o.penalty == 1:
        for seat in range(o.players):
            out[seat] = -out[seat]


def max_return(o: Options) -> int:
    """What all cards count, doubled where R18 may double it."""
    hands = o.decks * cards_value(o, FULL_DECK) + JOKER_VALUE * o.jokers
    return hands * (1 + o.rummy_bonus)


def scores(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    """Write what is written down for each seat: the winner's score, or the penalties."""
    for seat in range(o.players):
        out[seat] = 0
    if k.out_seat == NONE:
        return
    total = 0
    for seat in range(o.players):
        if seat != k.out_seat:
            out[seat] = deadwood(o, k, seat) * (1 + k.bonus)
            total += out[seat]
    if o.penalty == 0:
        for seat in range(o.players):
            out[seat] = 0
        out[k.out_seat] = total
