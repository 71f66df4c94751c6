"""How many deals of Shelem a second the policy plays out, compiled, on one core.

``python -m benchmarks.playouts`` plays deals by the policy up to so many cards left, then times
playouts from there: each copies the position and plays the rest. Processor time.
"""

import argparse
import time
from collections.abc import MutableSequence, Sequence
from random import Random

import numpy as np

from barg.bots import choose
from barg.bots.shelem.engine.mind import Mind
from barg.bots.shelem.engine.playout import play_out
from barg.bots.shelem.engine.policy import choose as choose_card
from barg.bots.shelem.engine.setting import set_table
from barg.bots.shelem.engine.table import Table, copy_table, play_card
from barg.bots.shelem.minds import mind_for
from barg.game import GAMES
from barg.kernel.compiled import compiled, packed, records
from barg.shelem import Phase, State

RULES = GAMES["shelem"].rules({})
CARDS = (48, 36, 24, 12)


def declared(number: int) -> State | None:
    """A deal up to the first lead; None where nobody bid."""
    deck = RULES.deck()
    Random(number).shuffle(deck)
    state: State = RULES.start(deck, number % 4)
    while state.to_act is not None and state.phase != Phase.PLAY:
        state.apply(choose("heuristic", state.observe(state.to_act), 0))
    return None if state.redeal else state


def advance(tables: Sequence[Table], m: Mind, left: int) -> None:
    """Play every deal by the policy until so many cards are left."""
    for t in tables:
        while t.left > left:
            play_card(t, choose_card(t, m))


def run(
    tables: Sequence[Table], t: Table, m: Mind, rounds: int, sums: MutableSequence[int]
) -> None:
    """Play every deal out so many times."""
    for _ in range(rounds):
        for start in tables:
            copy_table(start, t)
            play_out(t, m)
            sums[0] += t.units[0]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()
    states = [state for number in range(args.deals) if (state := declared(number))]
    tables, work = records(Table, len(states)), records(Table, 1)[0]
    for place, state in enumerate(states):
        table = Table()
        set_table(state.rules.options, state, state.trump, table)
        tables[place] = packed(table)
    mind, sums = packed(mind_for(RULES.widow_size)), np.zeros(1, np.int64)
    engine = "barg.bots.shelem.engine"
    forward, play = compiled(advance, engine), compiled(run, engine)
    for left in CARDS:
        forward(tables, mind, left)
        play(tables, work, mind, 1, sums)
        began, done = time.process_time(), 0
        while (spent := time.process_time() - began) < args.seconds:
            play(tables, work, mind, 5, sums)
            done += 5 * len(states)
        print(f"{left} cards left: {done / spent:,.0f} playouts a second")


if __name__ == "__main__":
    main()
