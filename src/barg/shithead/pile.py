"""What goes on the pile, and what burns it (H6, H12–H16)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import JOKER, RANK_OF, TEN, TWO, Card, Rank
from barg.game import Seat

if TYPE_CHECKING:
    from barg.shithead.state import State

JOKER_RANK: Final[Rank] = 13
NO_BOUND: Final = -1


def rank_of(card: Card) -> Rank:
    """The rank of a card; jokers have one of their own over the ace."""
    return JOKER_RANK if card == JOKER else RANK_OF[card]


def goes_on(rank: Rank, pile: Sequence[Card]) -> bool:
    """Whether cards of this rank may be put on the pile (H6, H12, H13, H16)."""
    if not pile or rank == JOKER_RANK:
        return True
    top = rank_of(pile[-1])
    if top == JOKER_RANK:
        return False
    return top == TWO or rank in (TWO, TEN) or rank >= top


def obeys(rank: Rank, bound: Rank) -> bool:
    """Whether cards of this rank may be played after a burn of ``bound`` (H15)."""
    if bound == NO_BOUND or rank == JOKER_RANK:
        return True
    if bound == TWO:
        return False
    if rank == TWO:
        return True
    return rank >= TEN if bound == TEN else rank > bound


def burns(pile: Sequence[Card], played: int, *, top_four: bool) -> bool:
    """Whether the pile burns after ``played`` cards were put on it (H13, H14)."""
    rank = rank_of(pile[-1])
    if rank == TEN:
        return True
    if rank == JOKER_RANK or len(pile) < 4:
        return False
    alike = all(rank_of(card) == rank for card in pile[-4:])
    return alike and (top_four or played >= 3)


def source(state: "State", seat: Seat) -> list[Card]:
    """The cards to play from: the hand, else the face-up row; empty: a blind one (H9–H11)."""
    return state.hands[seat] or state.face_up[seat]


def fits(state: "State", card: Card) -> bool:
    """Whether a card goes on the pile now, a bound after a burn included."""
    rank = rank_of(card)
    return goes_on(rank, state.pile) and obeys(rank, state.bound)
