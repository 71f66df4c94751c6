"""How well bids are chosen: duplicate deals and matches of the policy's card play, compiled.

``python benchmarks/bidding.py`` plays the model's bidding, by points, against bidding up to fixed
ceilings, and then bidding by winning chances against bidding by points in whole matches. Both
sides exchange by the model and play cards by the policy. Deals are played twice, sides changed.
"""

import argparse
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from barg.arena import Estimate, estimate
from barg.bots.shelem.models import book_of
from barg.bots.shelem.selfplay import POINTS, SelfPlay, Style
from barg.game import GAMES
from barg.shelem import ShelemRules

CEILINGS = (0.0, 5.0, 10.0, 15.0)
RAISE = 15.0


def both_ways(
    rules: ShelemRules, styles: Sequence[Style], seed: int, count: int, target: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The same cards with the first style on side 0, and on side 1."""
    model = book_of(rules).model
    first = SelfPlay(rules, model, seed).matches(count, styles, target)
    second = SelfPlay(rules, model, seed).matches(count, styles[::-1], target)
    return first, second


def made(first: NDArray[np.int64], second: NDArray[np.int64], side: int) -> str:
    """Which part of a style's contracts was made."""
    own = first[:, 5 + side].sum() + second[:, 6 - side].sum()
    return f"{own / (first[:, 3 + side].sum() + second[:, 4 - side].sum()):.1%}"


def compare(rules: ShelemRules, styles: Sequence[Style], seed: int, count: int) -> tuple[str, ...]:
    """A row of the table of deals."""
    first, second = both_ways(rules, styles, seed, count, 0)
    nets = (first[:, 2] - second[:, 2]) / 2
    return (show(interval(nets), "+.1f"), made(first, second, 0), made(first, second, 1))


def interval(values: NDArray[np.float64]) -> Estimate:
    """A mean with its bootstrap interval, of many values taken in groups."""
    groups = np.array_split(values, min(len(values), 2_000))
    return estimate([float(group.mean()) for group in groups])


def show(found: Estimate, form: str) -> str:
    """A mean with its interval."""
    return f"{found.mean:{form}} ({found.low:{form}} to {found.high:{form}})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="shelem", choices=("shelem", "shelem2"))
    parser.add_argument("--preset", default="bazito")
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=77)
    args = parser.parse_args()
    rules: ShelemRules = GAMES[args.game].rules({"preset": args.preset})
    points = Style(POINTS)
    title = f"{args.preset}, {args.deals} pairs of deals, seed {args.seed}"
    table = Table("against", "net points a deal", "made", "by it", title=title)
    for margin in CEILINGS:
        for over in (0.0, RAISE):
            ceiling = Style(POINTS, ceiling=margin, over_partner=over)
            name = f"mean less {margin:g}, partner raised from {over:g}"
            table.add_row(name, *compare(rules, (points, ceiling), args.seed, args.deals))
    Console().print(table)
    styles = (Style(book_of(rules).win), points)
    first, second = both_ways(rules, styles, args.seed, args.matches // 2, rules.target)
    won = np.concatenate([first[:, 0] == 0, second[:, 0] == 1]).astype(float)
    print(
        f"Winning chances over points: {show(interval(won), '.1%')} of {len(won)} matches;"
        f" contracts made {made(first, second, 0)} and {made(first, second, 1)}."
    )


if __name__ == "__main__":
    main()
