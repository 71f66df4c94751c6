"""Fit the weights of `barg.bots.heuristic.valuation` to deals of the bot's own play.

``python benchmarks/fit_valuation.py --deals 20000`` plays that many deals, in which the seat
with the best hand declares at 100, and prints both weight tables with their errors.
"""

import argparse
from random import Random

import numpy as np

from barg.bots import choose
from barg.bots.heuristic.valuation import (
    BID_WEIGHTS,
    FEATURES,
    PLAY_WEIGHTS,
    best_bid_value,
    bid_value,
    features,
)
from barg.game import GAMES
from barg.shelem import Phase
from barg.shelem.actions import PASS, bid
from barg.shelem.state import State, deal_hands


def declared_deal(rng: Random) -> State:
    """A deal in which the best hand has bid 100 and all others have passed."""
    rules = GAMES["shelem"].rules({})
    deck = rules.deck()
    rng.shuffle(deck)
    hands = deal_hands(deck, 3)
    best = max(range(4), key=lambda seat: best_bid_value(hands[seat]))
    first = deck[12 * best : 12 * best + 12] if best < 3 else deck[40:]
    others = [card for card in deck if card not in set(first)]
    state = rules.start(first + others, 3)
    for action in (bid(100), PASS, PASS, PASS):
        state.apply(action)
    return state


def play_out(state: State) -> tuple[tuple[int, ...], int]:
    """Play a declared deal to its end; the final hand's features and points in tricks."""
    final: tuple[int, ...] = ()
    packet = 0
    while state.to_act is not None:
        seat = state.to_act
        if state.phase == Phase.PLAY and not final:
            assert state.trump is not None
            final = features(state.hands[0], state.trump)
            packet = state.points[0]
        state.apply(choose("heuristic", state.observe(seat), 0))
    return final, state.points[0] - packet


def fit(rows: list[tuple[int, ...]], values: list[int], old: tuple[float, ...]) -> None:
    """Print least-squares weights, with the error of the mean model beside the old ones'."""
    x, y = np.array(rows, float), np.array(values, float)
    ridge = np.diag([0.0] + [5.0] * (x.shape[1] - 1))
    weights = np.linalg.solve(x.T @ x + ridge, x.T @ y)
    for name, weight, before in zip(FEATURES, weights, old, strict=True):
        print(f"  {weight:7.2f}  (was {before:6.2f})  {name}")
    residual = y - x @ weights
    print(
        f"  residual spread {residual.std():.2f}, of the points {y.std():.2f}, mean {y.mean():.1f}"
    )
    print("  ", tuple(round(float(weight), 1) for weight in weights))


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = Random(args.seed)
    dealt, finals, tricks, raws = [], [], [], []
    for _ in range(args.deals):
        state = declared_deal(rng)
        hand = state.dealt[0]
        suit = max(range(4), key=lambda trump: bid_value(hand, trump))
        dealt.append(features(hand, suit))
        final, points = play_out(state)
        finals.append(final)
        tricks.append(points)
        raws.append(state.points[0])
    print("PLAY_WEIGHTS")
    fit(finals, tricks, PLAY_WEIGHTS)
    print("BID_WEIGHTS")
    fit(dealt, raws, BID_WEIGHTS)


if __name__ == "__main__":
    main()
