"""Positions of two-player Shelem with all piles open."""

from dataclasses import dataclass
from typing import Final

from barg.cards import Card, CardSet, mask_of
from barg.kernel.shelem.fields import HAND_SIZE, NONE
from barg.kernel.shelem.trick import playable, suit_of
from barg.solver.position import (
    Objective,
    PositionError,
    card_values,
    verify_cards,
    verify_choices,
)

Pile = tuple[Card, ...]
"""The cards of a pile, its top first."""
PILE_SIZE: Final = 4
PILES: Final = 3


@dataclass(frozen=True)
class PilePosition:
    """A position of the play of two-player Shelem, all cards known (S27, S31, S32).

    Attributes:
        hands: the cards still in each hand, by seat, as sets.
        piles: each seat's three piles, their tops first; a pile that is used up is empty.
        trump: the trump suit 0–3, or `SARS`, `NARS`, `ACE_NARS` (S37).
        leader: the seat that led, or leads, the current trick.
        table: the cards of the unfinished trick from the leader on (hand, hand, pile); no
            longer in hands and piles.
        objective, ace_points: as in `barg.solver.Position`.
    """

    hands: tuple[CardSet, CardSet]
    piles: tuple[tuple[Pile, Pile, Pile], tuple[Pile, Pile, Pile]]
    trump: int
    leader: int = 0
    table: tuple[Card, ...] = ()
    objective: Objective = "points"
    ace_points: int = 10

    @property
    def to_act(self) -> int:
        """The seat to act."""
        return (self.leader + len(self.table)) % 2

    @property
    def legal(self) -> CardSet:
        """The cards that the seat to act may play (S31)."""
        led = suit_of(self.table[0], self.trump) if self.table else NONE
        tops = mask_of(pile[0] for pile in self.piles[self.to_act] if pile)
        from_piles = len(self.table) >= 2
        return playable(tops if from_piles else self.hands[self.to_act], led, self.trump)

    @property
    def cards(self) -> CardSet:
        """All cards of the position."""
        return self.hands[0] | self.hands[1] | mask_of((*self.pile_cards, *self.table))

    @property
    def pile_cards(self) -> list[Card]:
        """The cards of all piles."""
        return [card for seat in self.piles for pile in seat for card in pile]

    @property
    def values(self) -> dict[Card, int]:
        """What each valued card of the position counts beside its trick."""
        return card_values(self.cards, self.objective, self.ace_points)

    @property
    def tricks(self) -> int:
        """How many tricks are left, the current one included."""
        return self.cards.bit_count() // 4

    def verify(self) -> None:
        """Check that a deal could come to this.

        Raises:
            PositionError: it could not.
        """
        if [len(self.hands), *(len(seat) for seat in self.piles)] != [2, PILES, PILES]:
            raise PositionError("there must be two hands, and three piles a seat")
        if self.leader not in (0, 1):
            raise PositionError(f"the leader must be seat 0 or 1, not {self.leader}")
        verify_choices(self.trump, self.objective, self.ace_points)
        if len(self.table) > 3:
            raise PositionError("an unfinished trick has at most three cards")
        verify_cards(
            [*self.hands, *(1 << card for card in (*self.pile_cards, *self.table))], self.trump
        )
        self._verify_sizes()

    def _verify_sizes(self) -> None:
        tricks = self.tricks
        if not 1 <= tricks <= HAND_SIZE:
            raise PositionError("there are no cards to play, or too many")
        for seat in range(2):
            place = (seat - self.leader) % 2
            in_hand, in_piles = self.hands[seat].bit_count(), sum(map(len, self.piles[seat]))
            wanted = (tricks - (len(self.table) > place), tricks - (len(self.table) > place + 2))
            if (in_hand, in_piles) != wanted:
                raise PositionError(
                    f"seat {seat} must hold {wanted[0]} in hand and {wanted[1]} in its piles,"
                    f" not {in_hand} and {in_piles}"
                )
            if max(map(len, self.piles[seat])) > PILE_SIZE:
                raise PositionError(f"a pile has at most {PILE_SIZE} cards")
