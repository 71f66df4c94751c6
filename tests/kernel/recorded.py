"""Random deals whose every state is kept, in compiled code and in the rules."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from barg.kernel.chance import below, seed, shuffle
from barg.kernel.compiled import Integers, compiled, packed, records
from barg.kernel.game import Kernel
from barg.kernel.records import value_fields, values

SEED = 20261130
LONGEST = 4000
DRAWS = {"shithead": 5}
"""Deals that random play would hardly end take the lowest of so many legal actions' numbers."""
TOTALS = 1400
"""Match scores are drawn below this, so that options that look at them come to bear."""


def moving(game: Kernel) -> Callable[..., None]:
    """Make the random move, with the chance before it where there is any."""
    count, nth, apply, chance = game.count, game.nth, game.apply, game.chance
    draws = DRAWS.get(game.name, 1)

    def choose(o: Any, k: Any, rng: Any) -> int:
        chosen = count(o, k) - 1
        for _ in range(draws):
            chosen = min(chosen, below(rng, count(o, k)))
        return int(nth(o, k, chosen))

    def plain(o: Any, k: Any, rng: Any) -> None:
        apply(o, k, choose(o, k, rng))

    if chance is None:
        return plain

    def with_chance(o: Any, k: Any, rng: Any) -> None:
        action = choose(o, k, rng)
        chance(o, k, action, rng)
        apply(o, k, action)

    return with_chance


def recording(game: Kernel) -> Callable[..., int]:
    """Make the loop that plays a deal and copies the record after every action."""
    deal, over, move = game.deal, game.over, moving(game)

    def run(o: Any, k: Any, deck: Any, number: int, rng: Any, states: Any) -> int:
        seed(rng, SEED, number)
        shuffle(rng, deck, len(deck))
        for side in range(len(k.totals)):
            k.totals[side] = below(rng, TOTALS)
        deal(o, k, deck, below(rng, o.players))
        states[0] = k
        moves = 0
        while k.phase != over and moves < LONGEST:
            move(o, k, rng)
            moves += 1
            states[moves] = k
        return moves

    return run


@cache
def _compiled(game: Kernel) -> Any:
    return compiled(recording(game))


def flat(record: type, states: NDArray[np.void]) -> Integers:
    """Every record of a type as a row of integers, in the order of `values`."""
    columns = [states[item.name].reshape(len(states), -1) for item in value_fields(record)]
    return np.hstack(columns).astype(np.int64)


def compiled_deals(rules: Any, deals: int) -> Iterator[Integers]:
    """The states of so many random deals, a deal at a time."""
    game, base = rules.kernel, np.array(rules.deck(), np.int64)
    states = records(game.deal_record, LONGEST + 1)
    options, deal = packed(rules.options), packed(game.deal_record())
    rng = np.zeros(4, np.int64)
    for number in range(deals):
        moves = _compiled(game)(options, deal, base.copy(), number, rng, states)
        yield flat(game.deal_record, states[: moves + 1])


def interpreted_deals(rules: Any, deals: int) -> Iterator[Integers]:
    """The same deals, played by the rules' states."""
    game = rules.kernel
    for number in range(deals):
        rng = [0] * 4
        seed(rng, SEED, number)
        deck = rules.deck()
        shuffle(rng, deck, len(deck))
        sides = len(game.deal_record().totals)
        totals = [below(rng, TOTALS) for _ in range(sides)]
        state = rules.start(deck, below(rng, rules.players), totals)
        rows = [values(state)]
        while state.to_act is not None and len(rows) <= LONGEST:
            count, draws = game.count(rules.options, state), DRAWS.get(game.name, 1)
            chosen = min(below(rng, count) for _ in range(draws))
            action = game.nth(rules.options, state, chosen)
            shuffled = list(state.to_shuffle(action))
            shuffle(rng, shuffled, len(shuffled))
            state.apply(action, shuffled)
            rows.append(values(state))
        yield np.array(rows, np.int64)
