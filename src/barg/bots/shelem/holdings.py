"""What tells the worth of the cards of one suit: a row of numbers for every holding."""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from barg.bots.shelem.bidding_engine.layout import HOLDINGS

if TYPE_CHECKING:
    import numpy as np

LONGEST: Final = 10
"""Longer suits count as this long."""
LONG: Final = 5
HONOURS: Final = 5
TOPS: Final = 8


@cache
def features() -> "np.ndarray[Any, np.dtype[np.float32]]":
    """The matrix of holdings (as 13 bits, the strongest card highest) by features.

    Features are the length, which of ace, king and queen (by length), and jack are held, lower
    cards that matter by length, sequences from the top, and honours times length.
    """
    import numpy as np  # noqa: PLC0415 - only where a model is wanted

    holding = np.arange(HOLDINGS)
    bits = [holding >> rank & 1 for rank in range(13)]
    length = np.sum(bits, axis=0)
    ace, king, queen, jack, ten, nine, eight, five = (
        bits[rank] for rank in (12, 11, 10, 9, 8, 7, 6, 3)
    )
    tops = 4 * ace + 2 * king + queen
    capped = np.minimum(length, LONG)
    columns = [np.minimum(length, LONGEST) == size for size in range(LONGEST + 1)]
    sizes = range(1, LONG + 1)
    columns += [(tops == one) & (capped == size) for one in range(1, 8) for size in sizes]
    columns += [2 * tops + jack == one for one in range(1, 16)]
    for card in (jack, ten, nine, eight, five):
        columns += [card & (capped == size) for size in sizes]
    columns += [ten & ace, ten & king, ten & queen & jack, five & ace]
    columns.append(ten & (1 - ace) & (1 - king) & (length >= 3))
    run = np.ones(HOLDINGS, bool)
    for rank in range(12, 12 - TOPS, -1):
        run = run & (bits[rank] == 1)
        columns.append(run)
    honours = ace + king + queen + jack + ten
    columns += [(honours == count) * np.minimum(length, LONGEST) for count in range(1, HONOURS + 1)]
    return np.array(columns, np.float32).T.copy()
