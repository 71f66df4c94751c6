"""Drawing, the reshuffle and the block (R4, R8)."""

from collections.abc import MutableSequence

from barg.kernel.chance import shuffle
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import (
    BLOCK,
    DRAW,
    DRAW_DISCARD,
    DRAW_STOCK,
    NONE,
    OVER,
    TURN,
    Deal,
    Options,
)
from barg.kernel.rummy.hand import gain, gain_openly


def is_blocked(o: Options, k: Deal) -> bool:
    """Whether the stock is used up and cannot be made anew (R8)."""
    if k.stock_size:
        return False
    used_up = o.max_reshuffles != NONE and k.reshuffles >= o.max_reshuffles
    return used_up or k.pile_size == 1


def nth_draw(o: Options, k: Deal, place: int) -> int:
    """Draw from the stock, or block where it is used up; or take the discard."""
    if place:
        return DRAW_DISCARD
    return BLOCK if is_blocked(o, k) else DRAW_STOCK


def must_shuffle(k: Deal, action: int) -> bool:
    """Whether the discards become the stock before this draw, which must be legal."""
    return k.phase == DRAW and kind_of(action) == DRAW_STOCK and k.stock_size == 0


def turn_over(k: Deal) -> None:
    """Make all discards but the top the stock, the first of them its top (R8)."""
    count = k.pile_size - 1
    for place in range(count):
        k.stock_cards[place] = k.pile_cards[count - 1 - place]
    k.pile_cards[0] = k.pile_cards[count]
    k.stock_size = count
    k.pile_size = 1
    k.reshuffles += 1


def chance(o: Options, k: Deal, action: int, rng: MutableSequence[int]) -> None:
    """Shuffle the discards to a new stock where the action needs one."""
    if must_shuffle(k, action):
        shuffle(rng, k.pile_cards, k.pile_size - 1)
        turn_over(k)


def draw(o: Options, k: Deal, action: int) -> None:
    """Draw a card, or end the deal with nobody scoring."""
    if kind_of(action) == BLOCK:
        k.phase = OVER
        return
    if kind_of(action) == DRAW_STOCK:
        k.stock_size -= 1
        gain(k, k.turn, k.stock_cards[k.stock_size])
    else:
        k.pile_size -= 1
        k.taken = k.pile_cards[k.pile_size]
        gain_openly(k, k.turn, k.taken)
    k.phase = TURN
