"""Plain minimax over the rules' own functions: no table, no bounds but the window's."""

from typing import Any

from numba import njit

from barg.cards import Card, cards_in, mask_of
from barg.kernel.bits import lowest
from barg.kernel.compiled import compiled, packed
from barg.kernel.shelem import Options
from barg.kernel.shelem.exchange import points_of
from barg.kernel.shelem.fields import NONE, PACKET_POINTS
from barg.kernel.shelem.trick import best_card, playable, suit_of
from barg.solver import Position

compiled(points_of)  # lets compiled code call all of the kernel
WIDE = 1000
OPTIONS = {
    ace: Options(ace_points=ace, small_points=ace + 5, big_points=ace + 10) for ace in (10, 15)
}
PACKED = {ace: packed(options) for ace, options in OPTIONS.items()}


@njit(error_model="numpy")
def minimax(
    o: Any, tricks: bool, trump: int, hands: Any, seat: int, table: Any, window: Any
) -> int:
    """What side 0 takes from this trick on, exact within the window.

    ``table`` is how many cards lie there, and these cards.
    """
    place, first, second, third = table
    if place == 0 and hands[0] | hands[1] | hands[2] | hands[3] == 0:
        return 0
    low, high = window
    led = suit_of(first, trump) if place else NONE
    left = playable(hands[seat], led, trump)
    best = -WIDE if seat % 2 == 0 else WIDE
    while left:
        card = lowest(left)
        left &= left - 1
        keep = ~(1 << card)
        rest = (hands[0] & keep, hands[1] & keep, hands[2] & keep, hands[3] & keep)
        if place == 0:
            found = minimax(o, tricks, trump, rest, (seat + 1) % 4, (1, card, 0, 0), (low, high))
        elif place < 3:
            more = (place + 1, first, card if place == 1 else second, card)
            found = minimax(o, tricks, trump, rest, (seat + 1) % 4, more, (low, high))
        else:
            winner, gain = ended(o, tricks, trump, seat, (first, second, third, card))
            window = (low - gain, high - gain)
            found = gain + minimax(o, tricks, trump, rest, winner, (0, 0, 0, 0), window)
        if seat % 2 == 0:
            best = max(best, found)
            low = max(low, best)
        else:
            best = min(best, found)
            high = min(high, best)
        if low >= high:
            break
    return best


@njit(error_model="numpy")
def ended(o: Any, tricks: bool, trump: int, seat: int, trick: Any) -> tuple[int, int]:
    """Who wins a trick whose fourth card this seat played, and what side 0 takes with it."""
    first, second, third, fourth = trick
    cards = 1 << first | 1 << second | 1 << third | 1 << fourth
    best = best_card(cards, suit_of(first, trump), trump)
    winner = seat
    if best == first:
        winner = (seat + 1) % 4
    elif best == second:
        winner = (seat + 2) % 4
    elif best == third:
        winner = (seat + 3) % 4
    if winner % 2:
        return winner, 0
    return winner, 1 if tricks else points_of(o, cards) + PACKET_POINTS


def values(position: Position) -> dict[Card, int]:
    """The value of each legal card, as `barg.solver.Solution.cards`."""
    o, tricks, trump = PACKED[position.ace_points], position.objective == "tricks", position.trump
    cards = mask_of(position.table) | sum(position.hands)
    total = position.hands[position.to_act].bit_count()
    if not tricks:
        total = PACKET_POINTS * total + points_of(OPTIONS[position.ace_points], cards)
    found = {}
    for card in cards_in(position.legal):
        table = [*position.table, card]
        rest = tuple(hand & ~(1 << card) for hand in position.hands)
        seat, gain = (position.to_act + 1) % 4, 0
        if len(table) == 4:
            seat, gain = ended(o, tricks, trump, position.to_act, tuple(table))
            table = []
        row = (len(table), *table, 0, 0, 0)[:4]
        value = gain + minimax(o, tricks, trump, rest, seat, row, (-WIDE, WIDE))
        found[card] = int(value) if position.to_act % 2 == 0 else int(total - value)
    return found
