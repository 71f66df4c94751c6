"""How fast the interpreted rules are: random deals of Shelem, and records replayed.

``python benchmarks/rules_speed.py`` prints a table; one process, one core.
"""

import time
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table

from barg.game import GAMES
from barg.record import read_record, replay

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
DEALS = 4000


def random_deals(count: int, seed: int = 1) -> tuple[float, int]:
    """Seconds and actions of so many random deals, auction to score."""
    rules = GAMES["shelem"].rules({"no_bid": "dealer_forced"})
    rng = Random(seed)
    decks = []
    for _ in range(count):
        deck = rules.deck()
        rng.shuffle(deck)
        decks.append(deck)
    actions = 0
    began = time.process_time()
    for number, deck in enumerate(decks):
        state = rules.start(deck, number % 4)
        while state.to_act is not None:
            legal = state.legal_actions()
            state.apply(legal[int(rng.random() * len(legal))])
            actions += 1
        rules.totals_after(state)
    return time.process_time() - began, actions


def replayed_deals(rounds: int = 20) -> tuple[float, int]:
    """Seconds and deals of the golden records, read from their files and replayed."""
    paths = sorted(GOLDEN.glob("shelem4-*.barg"))
    deals = 0
    began = time.process_time()
    for _ in range(rounds):
        for path in paths:
            deals += len(replay(read_record(path.read_bytes())).report()["deals"])
    return time.process_time() - began, deals


def main() -> None:
    """Measure and print."""
    table = Table("what", "rate", "a single one", title="Interpreted rules, one core")
    seconds, actions = random_deals(DEALS)
    table.add_row("random deals, auction to score", f"{DEALS / seconds:,.0f} deals/s", "")
    micro = seconds / actions * 1e6
    table.add_row("their actions", f"{actions / seconds:,.0f} actions/s", f"{micro:.1f} µs")
    seconds, deals = replayed_deals()
    table.add_row("deals replayed from files", f"{deals / seconds:,.0f} deals/s", "")
    Console().print(table)


if __name__ == "__main__":
    main()
