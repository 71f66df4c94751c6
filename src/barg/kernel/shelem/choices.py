"""The legal actions of a deal by number, and what an action does, whatever the phase."""

from barg.kernel.shelem.auction import apply_answer, apply_call, call_count, nth_call
from barg.kernel.shelem.exchange import (
    apply_discard,
    apply_trump,
    discard_count,
    nth_discard,
    trump_count,
)
from barg.kernel.shelem.fields import (
    ACCEPT,
    ANSWER,
    AUCTION,
    LAY_AWAY,
    NAME_TRUMP,
    OVER,
    TRUMP,
    Deal,
    Options,
)
from barg.kernel.shelem.trick import apply_play, nth_play, play_count


def count(o: Options, k: Deal) -> int:
    """How many actions are legal; 0 when the deal is over."""
    if k.phase == AUCTION:
        return call_count(o, k)
    if k.phase == ANSWER:
        return 2
    if k.phase == LAY_AWAY:
        return discard_count(o, k)
    if k.phase == NAME_TRUMP:
        return trump_count(o)
    return 0 if k.phase == OVER else play_count(o, k)


def nth(o: Options, k: Deal, place: int) -> int:
    """The legal action with this number, from 0 to `count` - 1."""
    if k.phase == AUCTION:
        return nth_call(o, k, place)
    if k.phase == ANSWER:
        return ACCEPT + place
    if k.phase == LAY_AWAY:
        return nth_discard(o, k, place)
    if k.phase == NAME_TRUMP:
        return TRUMP + place
    return nth_play(o, k, place)


def apply(o: Options, k: Deal, action: int) -> None:
    """Carry out a legal action."""
    if k.phase == AUCTION:
        apply_call(o, k, action)
    elif k.phase == ANSWER:
        apply_answer(o, k, action)
    elif k.phase == LAY_AWAY:
        apply_discard(o, k, action)
    elif k.phase == NAME_TRUMP:
        apply_trump(k, action)
    else:
        apply_play(o, k, action)
