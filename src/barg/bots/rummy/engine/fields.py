"""The record of a search: what it is to do, room to work in, and what it finds."""

from dataclasses import dataclass
from typing import Final

from barg.kernel.chance import STATE_SIZE
from barg.kernel.records import numbers, room
from barg.kernel.rummy.fields import MOST_CARDS, MOST_PLAYERS
from barg.kernel.rummy.numbering import SIZE

OUT_WORTH, VALUE_WORTH, PAIR_WORTH, FORGETFUL, EAGER, STRAY = range(6)
"""The places of a style's numbers: what is worth keeping a card (each card around that would
make it a meld, less each point that it counts, and a pair as such); 1 where cards in sight are
forgotten; how many neighbours make it take a card that is no meld yet (0: never); how many
discards of a thousand are any loose card."""
STYLE: Final = 6
MOST: Final = 128
"""So many candidates are tried at most."""
EVENTS: Final = 40
"""Room for what others took and refused."""
WHOLE: Final = 1000
"""The weight of a world against which nothing speaks."""


@dataclass(slots=True)
class Search:
    """What a seat thinks about.

    Attributes:
        worlds: in so many worlds every candidate is tried; none: the style alone decides.
        cap: playouts are broken off after so many turns.
        start: the seed of its chance.
        style: how all seats play in playouts.
        rng, again: the generator of the worlds, and one that every playout of a world starts
            from anew.
        unseen: the cards that the seat has not seen.
        listed: room for the numbers of legal actions. returns: room for those of a deal.
        actions: the candidates; ``found`` says how many.
        counts: of each candidate the playouts. weights, squared: the sums of their worlds'
            weights and these weights' squares.
        sums, squares: of each candidate the weighted sums of the outcomes, times the number
            of the others, and of their squares.
        dropped: 1 for each candidate that was given up as clearly worse.
        events: how many things others did that tell something of their hands. seats, cards,
            kinds: who did it, with which card, and what (`barg.bots.rummy.engine.evidence`).
        margin: the style's choice stays unless another is better by so many hundredths of a
            standard error.
        best: the place of the candidate that is chosen.
    """

    worlds: int = 0
    cap: int = 120
    start: int = 0
    style: list[int] = numbers(STYLE)
    rng: list[int] = numbers(STATE_SIZE)
    again: list[int] = numbers(STATE_SIZE)
    unseen: list[int] = numbers(MOST_CARDS)
    listed: list[int] = room(SIZE)
    returns: list[int] = room(MOST_PLAYERS + 1)
    actions: list[int] = numbers(MOST)
    found: int = 0
    counts: list[int] = numbers(MOST)
    sums: list[int] = numbers(MOST)
    squares: list[int] = numbers(MOST)
    weights: list[int] = numbers(MOST)
    squared: list[int] = numbers(MOST)
    dropped: list[int] = numbers(MOST)
    events: int = 0
    seats: list[int] = numbers(EVENTS)
    cards: list[int] = numbers(EVENTS)
    kinds: list[int] = numbers(EVENTS)
    margin: int = 50
    best: int = 0
