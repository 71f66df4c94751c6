"""What goes on the pile, and what burns it (H6, H12–H16, H20)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import JOKER, RANK_OF, Card, Rank
from barg.game import Seat
from barg.shithead.powers import BURN, LOWER, RESET, TRANSPARENT, Powers, power_of

if TYPE_CHECKING:
    from barg.shithead.state import State

JOKER_RANK: Final[Rank] = 13
NO_BOUND: Final = -1
NOTHING: Final[Rank] = -1


def rank_of(card: Card) -> Rank:
    """The rank of a card; jokers have one of their own over the ace."""
    return JOKER_RANK if card == JOKER else RANK_OF[card]


def rank_to_beat(pile: Sequence[Card], powers: Powers) -> Rank:
    """The rank on which the next card goes: the top's, under transparent ones; or NOTHING."""
    for card in reversed(pile):
        rank = rank_of(card)
        if power_of(powers, rank) != TRANSPARENT:
            return rank
    return NOTHING


def goes_on(rank: Rank, pile: Sequence[Card], powers: Powers) -> bool:
    """Whether cards of this rank may be put on the pile (H6, H12, H13, H16, H20)."""
    top = rank_to_beat(pile, powers)
    if top == NOTHING or rank == JOKER_RANK:
        return True
    if top == JOKER_RANK:
        return False
    below = power_of(powers, top)
    if below == RESET or power_of(powers, rank) in (RESET, BURN, TRANSPARENT):
        return True
    return rank <= top if below == LOWER else rank >= top


def obeys(rank: Rank, bound: Rank, powers: Powers) -> bool:
    """Whether cards of this rank may be played after a burn of ``bound`` (H15, H20)."""
    if bound == NO_BOUND or rank == JOKER_RANK:
        return True
    burned = power_of(powers, bound)
    if burned == RESET:
        return False
    if power_of(powers, rank) == RESET:
        return True
    return rank >= bound if burned == BURN else rank > bound


def burns(pile: Sequence[Card], played: int, powers: Powers, *, top_four: bool) -> bool:
    """Whether the pile burns after ``played`` cards were put on it (H13, H14)."""
    rank = rank_of(pile[-1])
    if power_of(powers, rank) == BURN:
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
    rank, powers = rank_of(card), state.rules.power_table
    return goes_on(rank, state.pile, powers) and obeys(rank, state.bound, powers)
