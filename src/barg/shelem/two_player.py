"""What is different with two players: the dealing, and the piles (S27, S31, S32)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import Card, CardSet, mask_of
from barg.game import Seat

if TYPE_CHECKING:
    from barg.shelem.state import State

PILES: Final = 3
PILE_SIZE: Final = 4
HAND_SIZE: Final = 12
Piles = tuple[tuple[Card, ...], ...]
"""A seat's piles, each from its top card down."""


def deal_two(
    deck: Sequence[Card], dealer: Seat
) -> tuple[tuple[CardSet, ...], tuple[Piles, ...], CardSet]:
    """The two hands, the piles of both seats, and the widow (S27)."""
    other = 1 - dealer
    hands, piles = [0, 0], [[], []]  # type: tuple[list[CardSet], list[list[tuple[Card, ...]]]]
    for place, seat in enumerate((other, dealer)):
        hands[seat] = mask_of(deck[HAND_SIZE * place : HAND_SIZE * (place + 1)])
    start = 2 * HAND_SIZE
    for _ in range(PILES):
        for seat in (other, dealer):
            piles[seat].append(tuple(deck[start : start + PILE_SIZE]))
            start += PILE_SIZE
    return tuple(hands), (tuple(piles[0]), tuple(piles[1])), mask_of(deck[start:])


def turn_up(state: "State") -> None:
    """Turn up the top of every pile (S32)."""
    state.tops = [mask_of(pile[0] for pile in piles if pile) for piles in state.piles]


def take_top(state: "State", seat: Seat, card: Card) -> None:
    """Play the top of a pile; the card under it stays down until the trick is over (S32)."""
    state.tops[seat] ^= 1 << card
    state.piles[seat] = tuple(
        pile[1:] if pile and pile[0] == card else pile for pile in state.piles[seat]
    )
