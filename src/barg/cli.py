"""The command line: `barg serve`, `barg replay`, `barg bot` and others."""

import sys


def main() -> None:
    """Stand in until the commands are written."""
    sys.exit("barg: no command is written yet")
