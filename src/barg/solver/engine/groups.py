"""Moves that are the same: cards of one hand with no other's card between, and equal value."""

from barg.kernel.bits import highest
from barg.solver.engine.fields import LANE, MOVES, Search


def next_group(s: Search, lane: int, mine: int, others: int) -> int:
    """Of a hand's cards in a lane, the strongest and all that are the same move."""
    top = highest(mine)
    under = others & (1 << top) - 1
    run = mine >> highest(under) + 1 << highest(under) + 1 if under else mine
    shift = LANE * lane
    card = 1 << top + shift
    run &= (s.units1 if s.units1 & card else ~s.units1) >> shift
    run &= (s.units2 if s.units2 & card else ~s.units2) >> shift
    return run & (s.units4 if s.units4 & card else ~s.units4) >> shift


def add_move(s: Search, d: int, card: int, group: int, weight: int) -> None:
    """Add a move to frame ``d``."""
    at = MOVES * d + s.count[d]
    s.cards[at] = card
    s.alike[at] = group
    s.weights[at] = weight
    s.count[d] += 1
