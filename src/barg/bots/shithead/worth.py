"""How much a card is worth keeping, under the powers of the table."""

from typing import Final

from barg.cards import SUIT_SIZE, Card, Rank
from barg.kernel.shithead import Options
from barg.kernel.shithead.fields import JOKER_RANK
from barg.kernel.shithead.zones import rank_of

TRANSPARENT_WORTH: Final = 12
RESET_WORTH: Final = 13
BURNER_WORTH: Final = 14
JOKER_WORTH: Final = 15
"""The worth of the cards that go on nearly anything; of the others it is their rank."""


def worth(card: Card, o: Options) -> int:
    """From 0, a two without power, to 15, a joker."""
    return worth_of_rank(rank_of(card), o)


def worth_of_rank(rank: Rank, o: Options) -> int:
    """The worth of the cards of a rank."""
    if rank == JOKER_RANK:
        return JOKER_WORTH
    if o.burners >> rank & 1:
        return BURNER_WORTH
    if o.resets >> rank & 1:
        return RESET_WORTH
    return TRANSPARENT_WORTH if o.transparents >> rank & 1 else rank


def mean_worth(o: Options) -> float:
    """The mean worth of a card of the deck, jokers apart."""
    return sum(worth_of_rank(rank, o) for rank in range(SUIT_SIZE)) / SUIT_SIZE


def is_special(rank: Rank, o: Options) -> bool:
    """Whether the rank is kept for need: jokers, and what goes on anything."""
    return rank == JOKER_RANK or bool((o.resets | o.burners | o.transparents) >> rank & 1)
