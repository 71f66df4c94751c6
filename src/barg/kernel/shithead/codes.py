"""What Shithead's actions do; `barg.kernel.packing` has the numbers and cards beside it.

`READY`, and `PICKUP` without face-up cards, are actions as they stand.
"""

from typing import Final

SWAP: Final = 0
SWAP_ROW: Final = 1
KEEP: Final = 2
READY: Final = 3
PLAY: Final = 4
BLIND: Final = 5
PICKUP: Final = 6
