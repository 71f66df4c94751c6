"""How strong the rule-based bot is; prints a table with 95 % intervals.

Random play loses most of its points in the auction, which it wins at any price. So the card
play is measured by itself too: both sides bid, bury and name trump by the same rules, and only
the cards are played by the rules or at random.
"""

import argparse
from random import Random

from rich.console import Console
from rich.table import Table

from barg.arena import estimate, run_pairs
from barg.bots import choose
from barg.game import GAMES
from barg.shelem import Phase, State
from barg.shelem.scoring import deal_scores

RULES = GAMES["shelem"].rules({})


def card_play(number: int, seed: int) -> tuple[float, float] | None:
    """Raw points and net score a deal gained by playing cards by the rules; None: a redeal."""
    rng = Random(f"{seed}/{number}")
    deck = RULES.deck()
    rng.shuffle(deck)
    declared: State = RULES.start(deck, number % 4)
    while declared.to_act is not None and declared.phase != Phase.PLAY:
        view = declared.observe(declared.to_act)
        declared.apply(choose("heuristic", view, 0))
    if declared.redeal:
        return None
    raw, net = 0, 0
    for team in (0, 1):
        state = declared.clone()
        while (seat := state.to_act) is not None:
            level = "heuristic" if seat % 2 == team else "random"
            state.apply(choose(level, state.observe(seat), rng.getrandbits(32)))
        scores = deal_scores(state)
        raw += state.points[team] - state.points[1 - team]
        net += scores[team] - scores[1 - team]
    return raw / 4, net / 2


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    table = Table("what", "a deal", "95 % interval", "pairs", title="heuristic over random")
    outcomes = list(run_pairs({}, "heuristic", "random", args.seed, args.pairs, jobs=2))
    played = [card_play(number, args.seed) for number in range(args.pairs)]
    cards = [one for one in played if one is not None]
    for what, values in (
        ("whole deals, net points", [outcome.net for outcome in outcomes]),
        ("card play alone, raw points of a side", [raw for raw, _ in cards]),
        ("card play alone, net points", [net for _, net in cards]),
    ):
        found = estimate(values, args.seed)
        interval = f"{found.low:+.1f} to {found.high:+.1f}"
        table.add_row(what, f"{found.mean:+.1f}", interval, str(len(values)))
    own = list(run_pairs({}, "heuristic", "heuristic", args.seed, args.pairs, jobs=2))
    declared = sum(outcome.declared for outcome in own)
    made = sum(outcome.made for outcome in own)
    Console().print(table)
    print(f"Against itself: {made / declared:.0%} of {declared} contracts made.")


if __name__ == "__main__":
    main()
