"""How likely the cards played so far are in a world, if players weigh cards as the policy does."""

from math import exp, log
from typing import Final

from barg.bots.shelem.engine.mind import Mind
from barg.bots.shelem.engine.past import Past, begin_again
from barg.bots.shelem.engine.policy import choose
from barg.bots.shelem.engine.table import Table, play_card, playable
from barg.kernel.bits import lowest, popcount

SPARE: Final = 0.15
"""The share of plays that are thought to be any legal card."""
SPREAD: Final = 4096.0
"""A card whose value is so much lower (1,024 a point) is e times less likely."""


def log_likelihood(view: Table, world: Table, past: Past, m: Mind, work: Table) -> float:
    """The logarithm of the chance of all plays by others than the seat to act in ``view``.

    ``work`` is room to work in.
    """
    begin_again(world, past, work)
    total = 0.0
    for place in range(past.played):
        card = past.plays[place]
        if past.seats[place] != view.turn:
            total += log(chance_of(work, m, card))
        play_card(work, card)
    return total


def chance_of(t: Table, m: Mind, card: int) -> float:
    """The chance that the seat to act plays this card."""
    cards = playable(t)
    count = popcount(cards)
    if count == 1:
        return 1.0
    best = m.values[choose(t, m)]
    total = 0.0
    while cards:
        total += exp((m.values[lowest(cards)] - best) / SPREAD)
        cards &= cards - 1
    return (1 - SPARE) * exp((m.values[card] - best) / SPREAD) / total + SPARE / count
