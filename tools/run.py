"""What `./run` does: set up what is missing, then become `barg serve`."""

import os
import sys
from typing import NoReturn

import environment

HELP = """\
usage: ./run [--setup] [options of `barg serve`]

Sets Barg up in .venv (the first time takes a minute or two) and serves it.

  --setup     only set up; .venv/bin/barg exists afterwards
  --port N    serve on another port than 8000
  --lan       let other devices in the same network join
  --help      this text; `./run --setup && .venv/bin/barg serve --help` shows all options

BARG_SKIP_WEB=1 leaves the web client unbuilt; PYTHON=/path/to/python3 names the Python to use."""


def main(arguments: list[str]) -> int:
    """Set up, then serve unless only the set-up is wanted."""
    if "--help" in arguments or "-h" in arguments:
        print(HELP)
        return 0
    try:
        environment.ensure(dev=False, build_client=True)
    except (environment.SetupError, OSError) as error:
        print(f"\nThe set-up failed. {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next ./run begins the set-up where it must.", file=sys.stderr)
        return 130
    if "--setup" not in arguments:
        serve(arguments)
    print("Barg is set up: ./run serves it, .venv/bin/barg is the command line.")
    return 0


def serve(arguments: list[str]) -> NoReturn:
    """Become `barg serve`."""
    barg = str(environment.BIN / "barg")
    sys.stdout.flush()
    os.execv(barg, [barg, "serve", *arguments])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
