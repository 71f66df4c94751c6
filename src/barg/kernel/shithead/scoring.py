"""Losses and wins (H17, H18)."""

from collections.abc import MutableSequence

from barg.kernel.shithead.fields import FIRST_WINS, LAST_LOSES, NONE, OVER, SEATS, Deal, Options


def loser(o: Options, k: Deal) -> int:
    """The last seat with cards, where a loser counts; `NONE` in a drawn deal."""
    if k.phase != OVER or o.result == FIRST_WINS or k.out_count != o.players - 1:
        return NONE
    seat = 0
    while k.out_set >> seat & 1:
        seat += 1
    return seat


def winner(o: Options, k: Deal) -> int:
    """The seat that was out first, where a winner counts; else `NONE`."""
    if k.phase != OVER or o.result == LAST_LOSES or k.out_count == 0:
        return NONE
    return k.out_seats[0]


def scores(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    """Write for each seat 1 for a win, -1 for a loss."""
    for seat in range(SEATS):
        out[seat] = 0
    lost, won = loser(o, k), winner(o, k)
    if lost != NONE:
        out[lost] -= 1
    if won != NONE:
        out[won] += 1


def max_return(o: Options) -> int:
    """One deal is one loss or one win."""
    return 1
