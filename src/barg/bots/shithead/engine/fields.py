"""The record of a search: what it is to do, room to work in, and what it finds."""

from dataclasses import dataclass
from typing import Final

from barg.kernel.chance import STATE_SIZE
from barg.kernel.records import numbers
from barg.kernel.shithead.fields import CARDS

UNIT: Final = 840
"""A whole loss or win; every share of it among up to eight seats is a whole number."""
STYLE: Final = 8
"""Room for the numbers of a style (`barg.bots.shithead.engine.policy`)."""
MOST: Final = 128
"""Room for candidates: a hand has at most eight of each rank, which may go along as well."""


@dataclass(slots=True)
class Search:
    """What a seat thinks about.

    Attributes:
        worlds: in so many worlds every candidate is tried; none: the style alone decides.
        cap: playouts are broken off after so many actions.
        style: how all seats play in playouts.
        rng, again: the generator of the worlds, and one that every playout of a world starts
            from anew.
        room: the unseen cards.
        actions: the candidates; ``found`` says how many.
        counts, sums, squares: of each candidate the playouts, and the sums of their outcomes
            and of the outcomes' squares, in `UNIT` and its square.
        dropped: 1 for each candidate that was given up as clearly worse.
        margin: the style's choice stays unless another is better by so many hundredths of a
            standard error.
        best: the place of the candidate that is chosen.
    """

    worlds: int = 0
    cap: int = 400
    style: list[int] = numbers(STYLE)
    rng: list[int] = numbers(STATE_SIZE)
    again: list[int] = numbers(STATE_SIZE)
    room: list[int] = numbers(CARDS)
    actions: list[int] = numbers(MOST)
    found: int = 0
    counts: list[int] = numbers(MOST)
    sums: list[int] = numbers(MOST)
    squares: list[int] = numbers(MOST)
    dropped: list[int] = numbers(MOST, 8)
    margin: int = 100
    best: int = 0
