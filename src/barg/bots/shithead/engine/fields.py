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
LEVELS: Final = 32
"""How deep the search of ends goes at most: actions, and blind cards between them."""
SCALE: Final = 1 << 20
"""Means over blind cards are told this finely."""


@dataclass(slots=True)
class Search:
    """What a seat thinks about.

    Attributes:
        worlds: in so many worlds every candidate is tried; none: the style alone decides.
        cap: playouts are broken off after so many actions.
        start: the seed of its chance.
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
    start: int = 0
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


@dataclass(slots=True)
class Ending:
    """What `barg.bots.shithead.engine.ends` finds of an end, and its stack.

    Attributes:
        most_nodes: after so many positions it stops. nodes: how many there were.
        me: the seat whose outcomes are bounded. bottom, top: the bounds of all outcomes.
        actions: the candidates; ``found`` says how many. low, high: the bounds of each.
        best: the place of one that no other can beat, or -1.

        The stack has a level for each action and each blind card that is turned. depths: how
        many turns may follow. alphas, betas: what both sides have for sure elsewhere. cursors,
        counts: how many candidates were tried, of how many; listed: these. own: 1 where the
        seat itself acts. lows, highs: the bounds so far, of the level. chance: 1 where a blind
        card is turned, the one numbered ``turned``; weight: how many cards are like the one tried;
        weights: how many were tried.
    """

    most_nodes: int = 0
    nodes: int = 0
    me: int = 0
    bottom: int = 0
    top: int = 0
    found: int = 0
    best: int = -1
    actions: list[int] = numbers(MOST)
    low: list[int] = numbers(MOST)
    high: list[int] = numbers(MOST)
    room: list[int] = numbers(MOST)
    depths: list[int] = numbers(LEVELS)
    alphas: list[int] = numbers(LEVELS)
    betas: list[int] = numbers(LEVELS)
    cursors: list[int] = numbers(LEVELS)
    counts: list[int] = numbers(LEVELS)
    own: list[int] = numbers(LEVELS)
    lows: list[int] = numbers(LEVELS)
    highs: list[int] = numbers(LEVELS)
    chance: list[int] = numbers(LEVELS)
    turned: list[int] = numbers(LEVELS)
    weight: list[int] = numbers(LEVELS)
    weights: list[int] = numbers(LEVELS)
    listed: list[int] = numbers(LEVELS * MOST)
