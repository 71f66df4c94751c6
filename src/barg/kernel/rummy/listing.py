"""What is done with the legal actions while they are gone through, in their dense numbers."""

from collections.abc import MutableSequence
from typing import Final

COUNT: Final = -1
"""Only count them."""
LIST: Final = -2
"""Write all of them."""
MARK: Final = -3
"""Write 1 at the number of each of them."""


def note(out: MutableSequence[int], wanted: int, place: int, number: int) -> int:
    """Note a legal action and return the place of the next one.

    ``number`` is the action's (`barg.kernel.rummy.numbering`); ``wanted`` is `COUNT`,
    `LIST`, `MARK`, or the place of the one that is to be written.
    """
    if wanted == place:
        out[0] = number
    elif wanted == LIST:
        out[place] = number
    elif wanted == MARK:
        out[number] = 1
    return place + 1
