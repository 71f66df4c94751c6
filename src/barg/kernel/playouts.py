"""Whole random deals, made from a game's kernel; the same source runs compiled."""

from collections.abc import Callable, MutableSequence
from typing import Any

from barg.kernel.chance import below, shuffle
from barg.kernel.game import Kernel

SCORES = 8
"""Room for the scores of a deal."""


def play_out(game: Kernel) -> Callable[..., int]:
    """Make ``play_out(o, k, rng)``: random legal actions to the end; returns how many."""
    count, nth, apply, over = game.count, game.nth, game.apply, game.over
    chance = game.chance

    if chance is None:

        def plain(o: Any, k: Any, rng: MutableSequence[int]) -> int:
            moves = 0
            while k.phase != over:
                apply(o, k, nth(o, k, below(rng, count(o, k))))
                moves += 1
            return moves

        return plain

    def with_chance(o: Any, k: Any, rng: MutableSequence[int]) -> int:
        moves = 0
        while k.phase != over:
            action = nth(o, k, below(rng, count(o, k)))
            chance(o, k, action, rng)
            apply(o, k, action)
            moves += 1
        return moves

    return with_chance


def random_deals(game: Kernel) -> Callable[..., int]:
    """Make ``random_deals(o, k, deck, rng, deals, sums)``: so many deals, one after another.

    Each is shuffled, dealt by a seat drawn by lot, played out and scored; ``sums`` gathers
    the scores. Returns the number of actions.
    """
    deal, scores = game.deal, game.scores
    to_the_end = play_out(game)

    def run(
        o: Any,
        k: Any,
        deck: MutableSequence[int],
        rng: MutableSequence[int],
        deals: int,
        sums: MutableSequence[int],
        room: MutableSequence[int],
    ) -> int:
        moves = 0
        for _ in range(deals):
            shuffle(rng, deck, len(deck))
            deal(o, k, deck, below(rng, o.players))
            moves += to_the_end(o, k, rng)
            scores(o, k, room)
            for place in range(len(sums)):
                sums[place] += room[place]
        return moves

    return run
