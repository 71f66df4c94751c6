"""What a deal scores (R14–R16, R18, R21)."""

from collections.abc import MutableSequence

from barg.kernel.rummy.deadwood import least_deadwood
from barg.kernel.rummy.fields import NONE, Deal, Options
from barg.kernel.rummy.hand import hand_value


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
