"""The legal actions of a deal by number, and what an action does, whatever the phase."""

from collections.abc import MutableSequence

from barg.kernel.rummy.draws import draw, nth_draw
from barg.kernel.rummy.fields import DRAW, OVER, Deal, Options
from barg.kernel.rummy.listing import COUNT, LIST
from barg.kernel.rummy.numbering import action_of
from barg.kernel.rummy.turn import act, list_turn

DRAWS = 2
"""Of these there are always two."""


def count(o: Options, k: Deal) -> int:
    """How many actions are legal; 0 when the deal is over."""
    if k.phase == DRAW:
        return DRAWS
    return 0 if k.phase == OVER else list_turn(o, k, k.choice, COUNT)


def nth(o: Options, k: Deal, place: int) -> int:
    """The legal action with this number, from 0 to `count` - 1."""
    if k.phase == DRAW:
        return nth_draw(o, k, place)
    list_turn(o, k, k.choice, place)
    return action_of(o, k, k.choice[0])


def write_all(o: Options, k: Deal, out: MutableSequence[int]) -> int:
    """Write all legal actions, at most `barg.kernel.rummy.numbering.SIZE`; returns how many."""
    if k.phase == DRAW:
        for place in range(DRAWS):
            out[place] = nth_draw(o, k, place)
        return DRAWS
    if k.phase == OVER:
        return 0
    found = list_turn(o, k, out, LIST)
    for place in range(found):
        out[place] = action_of(o, k, out[place])
    return found


def apply(o: Options, k: Deal, action: int) -> None:
    """Carry out a legal action."""
    if k.phase == DRAW:
        draw(o, k, action)
    else:
        act(o, k, action)
