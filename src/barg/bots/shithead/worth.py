"""How much a card is worth keeping."""

from typing import Final

from barg.cards import TEN, TWO, Card, Rank
from barg.shithead.pile import JOKER_RANK, rank_of

SPECIAL: Final = {TWO: 13, TEN: 14, JOKER_RANK: 15}
"""The worth of the cards that go on nearly anything; of the others it is their rank."""
MEAN: Final = 7.6
"""The mean worth of a card of the deck."""


def worth(card: Card) -> int:
    """From 1, a three, to 15, a joker."""
    return worth_of_rank(rank_of(card))


def worth_of_rank(rank: Rank) -> int:
    """The worth of the cards of a rank."""
    return SPECIAL.get(rank, rank)


def is_special(rank: Rank) -> bool:
    """Whether the rank is kept for need: 2s, 10s and jokers."""
    return rank in SPECIAL
