"""The command ``ladder``."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from barg.cli.app import app, fail, jobs_of, progress, verify_game
from barg.cli.arena import Json, faults_of, print_faults, verify_contest, verify_rounds

if TYPE_CHECKING:
    from barg.arena import Pairing


@app.command
def ladder(  # noqa: PLR0913 - each is an option of the command
    *,
    game: str = "shelem",
    levels: list[str] | None = None,
    deals: int = 200,
    seed: int = 1,
    matches: bool = False,
    preset: str | None = None,
    players: int | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    as_json: Json = False,
) -> None:
    """Let all levels of a game play each other, and rate them.

    Parameters
    ----------
    game
        The game.
    levels
        The levels, the weakest first; by default all.
    deals
        How many decks each pair of levels plays, once for each side.
    seed
        Fixes every card and choice.
    matches
        Play whole matches instead of deals.
    preset
        The rules.
    players
        How many players; one of them is of the first level, the others of the second.
    jobs
        How many processes; by default one for each core.
    ray
        Play on a Ray cluster at this address; "auto" finds or starts one.
    as_json
        Print one JSON line.
    """
    from barg.arena import Contest, play_ladder, ratings, verify_player
    from barg.bots import LEVELS

    verify_game(game)
    names = levels or list(LEVELS[game])
    if len(names) < 2 or len(set(names)) < len(names):
        fail("--levels must be two or more different levels")
    for name in names:
        verify_player(game, name)
    settings = {} if preset is None else {"preset": preset}
    contest = Contest(names[0], names[1], game, settings, players, seed, matches=matches)
    verify_contest(contest)
    verify_rounds(deals)
    with progress() as bar:
        task = bar.add_task(game, total=deals * len(names) * (len(names) - 1) // 2)
        pairings = play_ladder(names, contest, deals, jobs_of(jobs), ray, lambda: bar.advance(task))
    rated = ratings(names, pairings)
    if as_json:
        print(json.dumps({"ratings": rated, "pairings": [_pairing(one) for one in pairings]}))
        return
    _print_ladder(rated, pairings)
    print_faults(sum((one.tally for one in pairings), Counter[str]()))


def _pairing(one: "Pairing") -> dict[str, Any]:
    rounded = {key: round(getattr(one.net, key), 4) for key in ("mean", "low", "high")}
    said = {"a": one.a, "b": one.b, **rounded, "score": one.score, "rounds": one.rounds}
    return said | faults_of(one.tally)


def _print_ladder(rated: Any, pairings: "Sequence[Pairing]") -> None:
    console = Console()
    table = Table("level", "rating", title="Ratings")
    for name in sorted(rated, key=rated.__getitem__, reverse=True):
        table.add_row(name, f"{rated[name]:.0f}")
    console.print(table)
    results = Table("", "over", "net a deal", "95 % interval", "rounds won", title="Results")
    for one in pairings:
        interval = f"{one.net.low:+.2f} to {one.net.high:+.2f}"
        results.add_row(one.a, one.b, f"{one.net.mean:+.2f}", interval, f"{one.score:.1%}")
    console.print(results)
