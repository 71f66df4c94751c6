"""Where the numbers of a model stand in its flat sequence."""

from typing import Final

HOLDINGS: Final = 1 << 13
"""The cards of one suit that a hand may hold; its highest bit is the strongest card."""
PLAY_TRUMP: Final = 0
PLAY_SIDE: Final = 1 * HOLDINGS
BID_TRUMP: Final = 2 * HOLDINGS
BID_SIDE: Final = 3 * HOLDINGS
HELP: Final = 4 * HOLDINGS
HOLD: Final = 5 * HOLDINGS
PLAY_FREE: Final = 6 * HOLDINGS
BID_FREE: Final = 9 * HOLDINGS
"""Tables by holding. ``PLAY`` from declarer's last twelve cards, ``BID`` from the twelve dealt:
with a trump suit and its sides, and ``FREE`` for the three ways without trump. ``HELP`` is what
a hand adds when the partner declares, ``HOLD`` what declarer's side takes against it."""
JOKERS: Final = 12 * HOLDINGS
"""Four tables by the jokers held (two bits): for playing, bidding, helping, holding."""
CONTEXT: Final = JOKERS + 16
ROLE_SELF: Final = 0
ROLE_PARTNER: Final = 1
ROLE_OTHER: Final = 2
"""Who declares, as a seat sees it."""
CONTEXTS: Final = 8
"""Weights of a role: the contract, what declarer's partner and its opponents called."""
SPREAD: Final = CONTEXT + 3 * CONTEXTS
BUCKETS: Final = 48
LEVELS: Final = 48
POINT_STEP: Final = 5
"""The chances of declarer's raw points 0, 5, 10 … by the mean expected, in steps of 5 too."""
OPEN: Final = SPREAD + 3 * BUCKETS * LEVELS
OPENS: Final = 4
"""What comes of a pass while nobody has bid, by the passes before it: the chances that the
partner and that an opponent declares, and the mean contracts of both."""
OFFSET: Final = OPEN + 4 * OPENS
SITUATIONS: Final = 11
"""What is added to the net points of a bid, by the situation (`calls.situation`)."""
SIZE: Final = OFFSET + SITUATIONS
