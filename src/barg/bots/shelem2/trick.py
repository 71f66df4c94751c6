"""One trick between two played out to its end: what it brings with best play of both."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from barg.cards import Card, CardSet, cards_in
from barg.game import Points
from barg.kernel.shelem.trick import strength, suit_of
from barg.shelem.trick import playable, trick_winner

TRICK_POINTS: Final = 5
LATER_TRUMP: Final = 4.0
LATER_RANK: Final = 0.4
"""What a card is worth in a later trick: each rank, and something for every trump."""

RANKS: Final = 100
"""The kernel's strengths of trumps lie so far over those of other suits."""
JOKER_RANK: Final = 14


@dataclass(frozen=True, slots=True)
class Table:
    """What one trick is played with.

    Attributes:
        trump: the trump suit, or a code for no trump (S37).
        points: the points of each card.
        open_cards: what the four plays may choose from: the leader's hand and the other's,
            the leader's pile tops and the other's.
    """

    trump: int
    points: Sequence[Points]
    open_cards: tuple[CardSet, ...]

    def later(self, card: Card) -> float:
        """What a card would be worth in a later trick."""
        suit = suit_of(card, self.trump)
        rank = strength(card, suit, self.trump) % RANKS
        return LATER_RANK * min(rank, JOKER_RANK) + (LATER_TRUMP if suit == self.trump else 0)

    def value(self, trick: tuple[Card, ...]) -> float:
        """What the leader's side gains from here on, both playing for the most."""
        place = len(trick)
        sign = 1 if place % 2 == 0 else -1
        if place == len(self.open_cards) or not self.open_cards[place]:
            return self._outcome(trick)
        led = suit_of(trick[0], self.trump) if trick else None
        return sign * max(
            sign * (self.value((*trick, card)) - sign * self.later(card))
            for card in cards_in(playable(self.open_cards[place], led, self.trump))
        )

    def _outcome(self, trick: tuple[Card, ...]) -> float:
        taken = trick_winner(0, trick, self.trump, 2) == 0
        stake = TRICK_POINTS + sum(self.points[card] for card in trick)
        return stake if taken else -stake
