"""Steps and masks in the numbers of `barg.kernel.rummy.numbering`, for environments."""

from collections.abc import MutableSequence

from barg.kernel.rummy.choices import apply
from barg.kernel.rummy.draws import nth_draw
from barg.kernel.rummy.fields import DRAW, OVER, Deal, Options
from barg.kernel.rummy.listing import MARK
from barg.kernel.rummy.numbering import SIZE, action_of
from barg.kernel.rummy.turn import list_turn


def size(o: Options) -> int:
    """How many numbers the actions have, the same at every table."""
    return SIZE


def steps_apart(k: Deal) -> bool:
    """Never: every step is an action."""
    return False


def step(o: Options, k: Deal, number: int) -> None:
    """Carry out the legal action with this number."""
    apply(o, k, action_of(o, k, number))


def write_mask(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    """Write 1 for every legal number and 0 for all others."""
    for number in range(SIZE):
        out[number] = 0
    if k.phase == DRAW:
        out[nth_draw(o, k, 0)] = out[nth_draw(o, k, 1)] = 1
    elif k.phase != OVER:
        list_turn(o, k, out, MARK)
