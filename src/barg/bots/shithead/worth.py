"""How much a card is worth keeping, under the powers of the table."""

from typing import Final

from barg.cards import SUIT_SIZE, Card, Rank
from barg.shithead.pile import JOKER_RANK, rank_of
from barg.shithead.powers import BURN, RESET, TRANSPARENT, Powers, power_of

SPECIAL: Final = {TRANSPARENT: 12, RESET: 13, BURN: 14}
"""The worth of the cards that go on nearly anything, by power; of the others it is their rank."""
JOKER_WORTH: Final = 15


def worth(card: Card, powers: Powers) -> int:
    """From 0, a two without power, to 15, a joker."""
    return worth_of_rank(rank_of(card), powers)


def worth_of_rank(rank: Rank, powers: Powers) -> int:
    """The worth of the cards of a rank."""
    return JOKER_WORTH if rank == JOKER_RANK else SPECIAL.get(power_of(powers, rank), rank)


def mean_worth(powers: Powers) -> float:
    """The mean worth of a card of the deck, jokers apart."""
    return sum(worth_of_rank(rank, powers) for rank in range(SUIT_SIZE)) / SUIT_SIZE


def is_special(rank: Rank, powers: Powers) -> bool:
    """Whether the rank is kept for need: jokers, and what goes on anything."""
    return rank == JOKER_RANK or power_of(powers, rank) in SPECIAL
