"""The program ``barg``, also as ``python -m barg``."""

import sys


def main() -> None:
    """Run the command line; an interrupt ends it quietly while it is still being loaded, too."""
    try:
        from barg.cli import main as run  # noqa: PLC0415 - what takes time to load
    except KeyboardInterrupt:
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
