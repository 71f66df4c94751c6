"""Write OpenSpiel's playthroughs of the games anew, to be looked at before they are kept.

    python -m tests.envs.playthroughs

Each holds one short deal, with what every seat is told in every state.
"""

from pathlib import Path
from random import Random
from typing import Any

import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from barg.bots import choose
from barg.envs.openspiel import REGISTERED, chance_of

FOLDER = Path(__file__).parent.parent / "golden" / "playthroughs"
TABLES = {
    "shelem-joker200": "python_barg_shelem(preset=joker200)",
    "shelem2-gameocards": "python_barg_shelem2(preset=gameocards)",
    "rummy-rim_iran": "python_barg_rummy(preset=rim_iran)",
    "shithead-classic": "python_barg_shithead(preset=classic)",
}
TRIES = 30


def prepare() -> None:
    """What OpenSpiel's program for playthroughs sets up on its command line."""
    assert REGISTERED
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthroughs"])


def actions_of(game: Any, seed: int) -> list[int]:
    """A deal between bots, as OpenSpiel's actions; where cards are laid away, the lowest."""
    chance = Random(seed)
    state = game.new_initial_state()
    for outcome in chance_of(game, seed):
        state.apply_action(outcome)
    while not state.is_terminal():
        if state.is_chance_node():
            action = chance.choice([outcome for outcome, _ in state.chance_outcomes()])
        elif game.table.kernel.steps_apart(state.deal):
            action = state.legal_actions()[0]
        else:
            meant = choose("heuristic", state.deal.observe(state.deal.to_act), 0)
            number = game.table.kernel.number_of(game.table.options, state.deal, meant)
            legal = state.legal_actions()
            action = number if number in legal else legal[0]
        state.apply_action(action)
    return list(state.history())


def main() -> None:
    """Of a few deals the shortest of each table is kept."""
    prepare()
    FOLDER.mkdir(exist_ok=True)
    for name, game in TABLES.items():
        loaded = pyspiel.load_game(game)
        shortest = min((actions_of(loaded, seed) for seed in range(TRIES)), key=len)
        text = generate_playthrough.playthrough(game, shortest)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(name, len(shortest), "actions")


if __name__ == "__main__":
    main()
