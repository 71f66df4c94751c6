"""Whole deals of two kinds of players against each other, the same cards from every seat."""

from collections.abc import MutableSequence, Sequence

from barg.bots.shithead.engine.copying import copy_deal
from barg.bots.shithead.engine.fields import Search
from barg.bots.shithead.engine.playing import outcome
from barg.bots.shithead.engine.policy import choose
from barg.bots.shithead.engine.search import REAL, search
from barg.kernel.chance import seed, shuffle
from barg.kernel.shithead.choices import apply
from barg.kernel.shithead.dealing import deal
from barg.kernel.shithead.fields import OVER, Deal, Options


def act(o: Options, ks: Sequence[Deal], s: Search, k: Deal) -> None:
    """One action of a kind of player."""
    if s.worlds == 0:
        apply(o, k, choose(o, k, s.style, s.rng))
        return
    copy_deal(k, ks[REAL])
    search(o, ks, s)
    apply(o, k, s.actions[s.best])


def contest(
    o: Options,
    ks: Sequence[Deal],
    kinds: Sequence[Search],
    base: Sequence[int],
    deck: MutableSequence[int],
    numbers: Sequence[int],
    out: MutableSequence[int],
) -> int:
    """Play numbered deals of a seed, the first kind once on every seat among the second.

    ``numbers`` are the seed, the first deal's number and how many there are; ``out`` gets the
    first kind's outcomes, a place for each deal and seat. Returns how many deals were drawn.
    """
    k, drawn, place = ks[len(ks) - 1], 0, 0
    for number in range(numbers[1], numbers[1] + numbers[2]):
        for seat in range(o.players):
            seed(kinds[0].rng, numbers[0], number)
            for card in range(len(deck)):
                deck[card] = base[card]
            shuffle(kinds[0].rng, deck, len(deck))
            seed(kinds[1].rng, numbers[0] + 1, number)
            deal(o, k, deck, number % o.players)
            while k.phase != OVER:
                act(o, ks, kinds[0 if k.turn == seat else 1], k)
            out[place] = outcome(o, k, seat)
            drawn += 1 if k.turns >= o.max_turns else 0
            place += 1
    return drawn
