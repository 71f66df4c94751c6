"""The partition of a hand into melds that leaves the least deadwood (R16)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from barg.cards import Card
from barg.game import Points
from barg.kernel.rummy import Deal, Options
from barg.kernel.rummy import deadwood as kernel
from barg.rummy.hands import counts_of, masks_of

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules

Cards = tuple[Card, ...]


def least_deadwood(rules: "RummyRules", hand: Sequence[int]) -> tuple[Points, Cards]:
    """The least value of cards outside melds, and those cards; ``hand`` holds counts by card."""
    o = rules.options
    kind = (o.twins, o.jokers_per_meld, o.top_place, o.ace_value)
    return _least(kind, *masks_of(hand))


@lru_cache(maxsize=1 << 14)
def _least(
    kind: tuple[int, int, int, int], ones: int, twos: int, jokers: int
) -> tuple[Points, Cards]:
    """The same for what the options say of melds and values."""
    twins, most, top_place, ace_value = kind
    options = Options(twins=twins, jokers_per_meld=most, top_place=top_place, ace_value=ace_value)
    deal = Deal()
    least = kernel.least_deadwood(options, deal, ones, twos, jokers)
    left = counts_of(*kernel.left_over(deal))
    return least, tuple(card for card, count in enumerate(left) for _ in range(count))
