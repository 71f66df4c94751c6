"""Write a golden record of random play, to be checked by hand before it is kept.

    python -m tests.conformance.golden go_boom usual 3 --into docs/examples/golden

It holds a short match; beside it stands what `barg replay` must print of it.
"""

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

from barg.game import GAMES, Match
from barg.record import Record, record_of, replay, write_record
from tests.conformance.tables import EVERY_GAME, EXAMPLES


def random_match(game: str, preset: str, players: int, deals: int, seed: int) -> Record:
    """The record of so many deals, or fewer where the match is over before."""
    rng = Random(seed)
    rules = GAMES[game].rules({"preset": preset}, players)
    match = Match(rules, rng.randrange(players))
    decks: list[list[int]] = []
    texts: list[list[str]] = []
    stocks: list[list[list[int]]] = []
    while len(decks) < deals and not match.over:
        deck = rules.deck()
        rng.shuffle(deck)
        actions, shuffles = _play(match, deck, rng)
        decks.append(deck)
        texts.append([rules.action_text(action) for action in actions])
        stocks.append(shuffles)
    names = [f"P{seat}" for seat in range(players)]
    return record_of(match, game, decks, texts, names, {"seed": seed}, reshuffles=stocks)


def _play(match: Match, deck: list[int], rng: Random) -> tuple[list[int], list[list[int]]]:
    state: Any = match.start_deal(deck)
    actions, shuffles = [], []
    while match.deal_running:
        action = rng.choice(state.legal_actions())
        shuffled = list(state.to_shuffle(action))
        rng.shuffle(shuffled)
        match.apply(action, shuffled)
        actions.append(action)
        if shuffled:
            shuffles.append(shuffled)
    return actions, shuffles


def main() -> None:
    """Read the command line and write the two files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.name for game in EVERY_GAME])
    parser.add_argument("preset")
    parser.add_argument("players", type=int)
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=Path("tests/golden"))
    given = parser.parse_args()
    GAMES.update({game.name: game for game in EXAMPLES})
    record = random_match(given.game, given.preset, given.players, given.deals, given.seed)
    path = given.into / f"{given.game}{given.players}-{given.preset}.barg"
    path.write_bytes(write_record(record))
    expected = json.dumps(replay(record).report(), ensure_ascii=False, separators=(",", ":"))
    path.with_suffix(".expected.json").write_text(expected + "\n")
    print(path)


if __name__ == "__main__":
    main()
