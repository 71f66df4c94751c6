"""Plain minimax over the rules' own functions: no table, no bounds but the window's."""

from typing import Any

from numba import njit

from barg.cards import CardSet, cards_in
from barg.kernel.bits import lowest
from barg.kernel.compiled import compiled, packed
from barg.kernel.shelem import Options
from barg.kernel.shelem.exchange import points_of
from barg.kernel.shelem.fields import NONE, PACKET_POINTS
from barg.kernel.shelem.trick import best_card, playable, suit_of
from barg.solver import Position

compiled(lambda: None)  # lets compiled code call the kernel
WIDE = 1000


@njit(error_model="numpy")  # type: ignore[untyped-decorator, unused-ignore] - Numba has no types
def minimax(
    o: Any, hands: Any, trump: int, seat: int, table: Any, tricks: bool, low: int, high: int
) -> int:
    """What side 0 takes from this trick on; exact if it lies between ``low`` and ``high``."""
    place = len(table)
    if place == 0 and hands[0] | hands[1] | hands[2] | hands[3] == 0:
        return 0
    led = suit_of(table[0], trump) if place else NONE
    left = playable(hands[seat], led, trump)
    best = -WIDE if seat % 2 == 0 else WIDE
    while left:
        card = lowest(left)
        left &= left - 1
        bit = 1 << card
        after = (
            hands[0] & ~bit,
            hands[1] & ~bit,
            hands[2] & ~bit,
            hands[3] & ~bit,
        )
        if place < 3:
            following = table.copy()
            following.append(card)
            found = minimax(o, after, trump, (seat + 1) % 4, following, tricks, low, high)
        else:
            cards = bit | 1 << table[0] | 1 << table[1] | 1 << table[2]
            winning = best_card(cards, led, trump)
            winner = seat
            for step in range(3):
                if table[step] == winning:
                    winner = (seat + 1 + step) % 4
            gain = 0
            if winner % 2 == 0:
                gain = 1 if tricks else points_of(o, cards) + PACKET_POINTS
            empty = table[:0]
            found = gain + minimax(
                o, after, trump, winner, empty, tricks, low - gain, high - gain
            )
        if seat % 2 == 0:
            best = max(best, found)
            low = max(low, best)
        else:
            best = min(best, found)
            high = min(high, best)
        if low >= high:
            break
    return best
