"""Deals played to the end, or to a bound, and what they bring."""

from collections.abc import Sequence

from barg.bots.shithead.engine.fields import UNIT
from barg.bots.shithead.engine.policy import choose
from barg.kernel.chance import Generator
from barg.kernel.shithead.choices import apply
from barg.kernel.shithead.fields import FIRST_WINS, LAST_LOSES, OVER, Deal, Options


def play_out(o: Options, k: Deal, style: Sequence[int], rng: Generator, cap: int) -> None:
    """Play up to so many actions, every seat in one style."""
    for _ in range(cap):
        if k.phase == OVER:
            break
        apply(o, k, choose(o, k, style, rng))


def outcome(o: Options, k: Deal, seat: int) -> int:
    """What a deal brings a seat in `UNIT`; without an end each seat still in has its share."""
    value = 0
    left = o.players - k.out_count
    inside = not k.out_set >> seat & 1
    if o.result != FIRST_WINS and inside:
        value -= UNIT // left
    if o.result != LAST_LOSES:
        if k.out_count == 0:
            value += UNIT // left
        elif k.out_seats[0] == seat:
            value += UNIT
    return value
