"""How strong the card play of a level is by itself; prints means with 95 % intervals.

``python -m benchmarks.card_play master club --pairs 200`` deals, lets the rule-based bot bid, bury
and name trump, and has the rest played twice: the first level on one side, then on the other.
*Points a pair* are the raw points of a side when the first level plays it, less those when the
second does; *net points a deal* are as in ``barg arena``.
"""

import argparse
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from statistics import fmean

from barg.arena import estimate
from barg.bots import compile_all, decide
from barg.bots.decision import Policy
from barg.bots.shelem.play import PLAY, PLAY_TWO
from barg.game import GAMES, Action
from barg.shelem import Observation, Phase, State

Player = Callable[[Observation, int], Action]
SEED_BITS = 32


def player(name: str, game: str) -> Player:
    """The card play of a level, or a whole bot where no level has this name."""
    levels: Mapping[str, Policy] = PLAY if game == "shelem" else PLAY_TWO
    if name in levels:
        return lambda seen, number: levels[name](seen, Random(number)).action
    return lambda seen, number: decide(name, seen, number).action


def pair(names: tuple[str, str], game: str, preset: str, seed: str, number: int) -> list[float]:
    """Points a pair, net points a deal, and seconds a decision; empty where nobody bids."""
    rules = GAMES[game].rules({"preset": preset})
    rng = Random(f"{seed}/{number}")
    deck = rules.deck()
    rng.shuffle(deck)
    start: State = rules.start(deck, number % rules.players)
    while start.to_act is not None and start.phase != Phase.PLAY:
        start.apply(decide("heuristic", start.observe(start.to_act), 0).action)
    if start.redeal:
        return []
    first, second = (player(name, game) for name in names)
    points = net = 0.0
    spent: list[float] = []
    for team in (0, 1):
        state = start.clone()
        while (seat := state.to_act) is not None:
            seen, own = state.observe(seat), seat % 2 == team
            began = time.perf_counter()
            action = (first if own else second)(seen, rng.getrandbits(SEED_BITS))
            if own:
                spent.append(time.perf_counter() - began)
            state.apply(action)
        points += state.points[team] - state.points[1 - team]
        scores = rules.returns(state)
        net += scores[team] - scores[1 - team]
    return [points / 2, net / 2, fmean(spent), max(spent)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--game", default="shelem", choices=("shelem", "shelem2"))
    parser.add_argument("--preset", default="bazito")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    one = partial(pair, (args.first, args.second), args.game, args.preset, args.seed)
    with ProcessPoolExecutor(args.jobs, initializer=compile_all, initargs=([args.game],)) as pool:
        found = [row for row in pool.map(one, range(args.pairs), chunksize=5) if row]
    what = f"{args.first} over {args.second} ({args.preset}), {len(found)} pairs"
    for place, name in enumerate(("points a pair", "net points a deal")):
        value = estimate([row[place] for row in found], 1)
        print(f"{what}: {value.mean:+.1f} {name} ({value.low:+.1f} to {value.high:+.1f})")
    seconds = fmean(row[2] for row in found), max(row[3] for row in found)
    print(f"{1000 * seconds[0]:.1f} ms a decision, longest {1000 * seconds[1]:.0f} ms")


if __name__ == "__main__":
    main()
