"""How fast compiled random deals are, beside OpenSpiel in the same run.

``python -m benchmarks.kernel_speed`` prints a table. Every figure is the median of a few
rounds in which all take their turn, in processor time of one core, so that the ratios hold
on a machine that is busy or slows down; both cores are measured in wall time. Full rules:
auction, exchange, play and score, every option live. Needs ``barg[fast,openspiel]``.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from barg.game import GAMES
from barg.kernel.chance import seed
from barg.kernel.compiled import packed, random_deals

Rate = tuple[float, float]
"""Deals and moves a second; the moves are NaN where nobody counts them."""
OURS = (
    ("shelem", "bazito", 4),
    ("shelem2", "gameocards", 2),
    ("rummy", "rim", 2),
    ("shithead", "classic", 3),
)
PYTHON_PEERS = (
    "bridge(use_double_dummy_result=false)",
    "spades",
    "hearts",
    "gin_rummy",
)
ROLLOUTS = PYTHON_PEERS[:3]


class Compiled:
    """Our own random deals."""

    def __init__(self, game: str, preset: str, players: int) -> None:
        rules = GAMES[game].rules({"preset": preset}, players)
        self._loop = random_deals(rules.kernel)
        self._options = packed(rules.options)
        self._deck = np.array(rules.deck(), np.int64)
        self._kernel = rules.kernel
        self.run(1)

    def run(self, deals: int, number: int = 0) -> int:
        """Play so many random deals and return the number of moves."""
        rng, sums = np.zeros(4, np.int64), np.zeros(8, np.int64)
        seed(rng, 1, number)
        deal = packed(self._kernel.deal_record())
        return int(
            self._loop(self._options, deal, self._deck.copy(), rng, deals, sums, sums.copy())
        )

    def rate(self, seconds: float) -> Rate:
        """Deals and moves a second of processor time on one core."""
        deals = moves = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            moves += self.run(2000, deals)
            deals += 2000
        return deals / spent, moves / spent

    def both_cores(self, deals: int) -> float:
        """How many times as many deals two threads play in the same wall time as one."""

        def timed(threads: int) -> float:
            with ThreadPoolExecutor(threads) as pool:
                began = time.perf_counter()
                list(pool.map(lambda number: self.run(deals, number), range(threads)))
                return threads * deals / (time.perf_counter() - began)

        return timed(2) / timed(1)


def from_python(name: str) -> Callable[[float], Rate]:
    """OpenSpiel driven from Python with random legal actions."""
    game = pyspiel.load_game(name)
    draw = random.Random(1).random

    def rate(seconds: float) -> Rate:
        deals = moves = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                moves += not state.is_chance_node()
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
            deals += 1
        return deals / spent, moves / spent

    return rate


def inside(name: str) -> Callable[[float], Rate]:
    """OpenSpiel's rollouts in C++, from a dealt state."""
    game = pyspiel.load_game(name)
    rng = random.Random(2)

    def rate(seconds: float) -> Rate:
        evaluator = pyspiel.RandomRolloutEvaluator(100, rng.randrange(1 << 20))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        state: Any = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        deals = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            bot.mcts_search(state)
            deals += 100
        return deals / spent, float("nan")

    return rate


def main() -> None:
    """Measure in rounds and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each, in each round")
    given = parser.parse_args()
    ours = {
        f"barg {game} ({preset})": Compiled(game, preset, players) for game, preset, players in OURS
    }
    runs: dict[str, Callable[[float], Rate]] = {name: one.rate for name, one in ours.items()}
    runs |= {f"OpenSpiel {name}, from Python": from_python(name) for name in PYTHON_PEERS}
    runs |= {f"OpenSpiel {name}, rollouts in C++": inside(name) for name in ROLLOUTS}
    found: dict[str, list[Rate]] = {name: [] for name in runs}
    for _ in range(given.rounds):
        for name, run in runs.items():
            found[name].append(run(given.seconds))
    table = Table("what", "deals/s", "moves/s", title="Random deals, one core")
    for name, rates in found.items():
        deals, moves = (statistics.median(column) for column in zip(*rates, strict=True))
        table.add_row(name, f"{deals:,.0f}", "" if np.isnan(moves) else f"{moves:,.0f}")
    Console().print(table)
    _print_ratios(found)
    cores = Table("game", "two threads ÷ one", title="Both cores, wall time")
    for name, one in ours.items():
        ratios = [one.both_cores(20_000) for _ in range(given.rounds)]
        cores.add_row(name, f"{statistics.median(ratios):.2f}")
    Console().print(cores)


def _print_ratios(found: dict[str, list[Rate]]) -> None:
    """Of games of like kind: moves against moves, or deals against deals for C++."""
    table = Table("ours", "peer", "times (median of the rounds)", title="Ratios")
    for name, rates in found.items():
        game = name.split()[1]
        for peer, others in found.items():
            rummy = "gin_rummy" in peer
            alike = rummy if game == "rummy" else game.startswith("shelem") and not rummy
            if "OpenSpiel" not in peer or not alike:
                continue
            unit = 0 if "C++" in peer else 1
            ratio = statistics.median(
                mine[unit] / other[unit] for mine, other in zip(rates, others, strict=True)
            )
            table.add_row(name, peer, f"{ratio:,.1f} ({'deals' if unit == 0 else 'moves'})")
    Console().print(table)


if __name__ == "__main__":
    main()
