"""Random states of a table, as the rules have them."""

from collections.abc import Iterator
from random import Random
from typing import Any


def random_states(rules: Any, deals: int, seed: int) -> Iterator[Any]:
    """Every state of so many random deals; each is gone on with after it was given out."""
    rng = Random(f"{rules.game} {sorted(rules.chosen.items())} {rules.players} {seed}")
    for _ in range(deals):
        deck = rules.deck()
        rng.shuffle(deck)
        state = rules.start(deck, rng.randrange(rules.players), ())
        yield state
        while state.to_act is not None:
            legal = state.legal_actions()
            action = legal[rng.randrange(len(legal))]
            shuffled = list(state.to_shuffle(action))
            rng.shuffle(shuffled)
            state.apply(action, shuffled)
            yield state
