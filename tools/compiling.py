"""Compiles what the tests of bots need, each engine once, not once in each process of pytest."""

import subprocess
import sys
from typing import Final

SHARES: Final = (("shelem", "shelem2"), ("rummy", "shithead"))
"""The games that one process compiles after the other: two processes, about the same time."""


def main() -> int:
    """Compile into the user's cache; 1 where a share failed."""
    running = [
        subprocess.Popen(
            [sys.executable, "-c", f"from barg.bots import compile_all; compile_all({games!r})"]
        )
        for games in SHARES
    ]
    statuses = [process.wait() for process in running]
    return int(any(statuses))


if __name__ == "__main__":
    sys.exit(main())
