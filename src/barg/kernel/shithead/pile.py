"""What goes on the pile, and what burns it (H6, H12–H16, H20)."""

from collections.abc import Sequence

from barg.kernel.shithead.fields import ALL_RANKS, JOKER_BIT, JOKER_RANK, NONE, Options
from barg.kernel.shithead.zones import rank_of


def rank_to_beat(o: Options, pile: Sequence[int], count: int) -> int:
    """The rank on which the next card goes: the top's, under transparent ones; or `NONE`."""
    for place in range(count - 1, -1, -1):
        rank = rank_of(pile[place])
        if not o.transparents >> rank & 1:
            return rank
    return NONE


def fitting(o: Options, top: int) -> int:
    """The set of ranks that go on this one (`NONE`: on an empty pile)."""
    if top == JOKER_RANK:
        return JOKER_BIT
    if top == NONE or o.resets >> top & 1:
        return ALL_RANKS | JOKER_BIT
    anywhere = o.resets | o.burners | o.transparents | JOKER_BIT
    if o.lowers >> top & 1:
        return anywhere | (2 << top) - 1
    return anywhere | ALL_RANKS >> top << top


def obeying(o: Options, bound: int) -> int:
    """The set of ranks that may be played after a burn of this rank (`NONE`: any) (H15)."""
    if bound == NONE:
        return ALL_RANKS | JOKER_BIT
    if o.resets >> bound & 1:
        return JOKER_BIT
    least = bound if o.burners >> bound & 1 else bound + 1
    return o.resets | JOKER_BIT | ALL_RANKS >> least << least


def burns(o: Options, pile: Sequence[int], count: int, played: int) -> bool:
    """Whether the pile burns after so many cards were put on it (H13, H14)."""
    rank = rank_of(pile[count - 1])
    if o.burners >> rank & 1:
        return True
    if rank == JOKER_RANK or count < 4 or not (o.top_four or played >= 3):
        return False
    return (
        rank_of(pile[count - 2]) == rank
        and rank_of(pile[count - 3]) == rank
        and rank_of(pile[count - 4]) == rank
    )
