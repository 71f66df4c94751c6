"""The command ``engine``."""

import sys
from typing import Final

from barg.cli.app import app, fail

SEED: Final = 0


@app.command
def engine(*, level: str = "heuristic", seed: int = SEED) -> None:
    """Play for other programs: one JSON object a line on standard input and output.

    The messages are in docs/engine.md.

    Parameters
    ----------
    level
        The bot that acts where a message names none.
    seed
        What stands for the seed that a message lacks.
    """
    from barg.bots import LEVELS
    from barg.engine import MAX_SEED, serve

    known = sorted({name for levels in LEVELS.values() for name in levels})
    if level not in known:
        fail(f"no such level: {level!r} (known: {', '.join(known)})")
    if not 0 <= seed < MAX_SEED:
        fail("--seed must be from 0 to 2^63 - 1")
    if sys.stdin is not None and sys.stdout is not None:
        serve(sys.stdin, sys.stdout, level, seed)
