"""What is done with the legal actions while they are gone through."""

from collections.abc import MutableSequence
from typing import Final

from barg.kernel.rummy.fields import Deal, Options
from barg.kernel.rummy.numbering import number_of

COUNT: Final = -1
"""Only count them."""
LIST: Final = -2
"""Write all of them."""
MARK: Final = -3
"""Write 1 at the number of each of them (`barg.kernel.rummy.numbering`)."""


def note(
    o: Options, k: Deal, out: MutableSequence[int], wanted: int, place: int, action: int
) -> int:
    """Note a legal action and return the place of the next one.

    ``wanted`` is `COUNT`, `LIST`, `MARK`, or the place of the one that is to be written.
    """
    if wanted == place:
        out[0] = action
    elif wanted == LIST:
        out[place] = action
    elif wanted == MARK:
        out[number_of(o, k, action)] = 1
    return place + 1
