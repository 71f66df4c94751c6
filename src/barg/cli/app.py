"""The program ``barg``: its start, its ends, and what its commands share."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress

from barg import __version__
from barg.errors import BargError, OptionError, printable
from barg.record import MAX_BYTES, Record, Replay, read_record, replay
from barg.record_errors import RecordError

app = App(
    name="barg",
    help="Persian card games: play, replay, measure.",
    version=__version__,
    default_parameter=Parameter(negative_iterable=()),  # no --empty-…
)
MAX_JOBS: Final = 256
STDERR: Final = Console(stderr=True, highlight=False)


def main() -> None:
    """Run the command line; what ends it from outside ends it without a traceback."""
    try:
        try:
            app()
        finally:
            if sys.stdout is not None:  # None: closed by whoever called
                sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        sys.exit(1)
    except OSError as error:
        _drop_output()
        fail(str(error))
    except BargError as error:
        fail(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


def _drop_output() -> None:
    """Let nothing more be written, not even at the interpreter's end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fail(message: str) -> NoReturn:
    """End with a reason."""
    print(f"barg: {printable(message)}", file=sys.stderr)
    sys.exit(1)


def progress() -> Progress:
    """A progress bar on standard error, where people see it."""
    return Progress(console=STDERR, transient=True, disable=not sys.stderr.isatty())


def read_file(path: Path) -> Record:
    """Read one file; ``-`` is standard input.

    Raises:
        RecordError: it cannot be read, or is no record.
    """
    try:
        if str(path) == "-":
            if sys.stdin is None:
                raise RecordError("unreadable", "cannot be read: standard input is closed")
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise RecordError("unreadable", f"cannot be read: {reason}") from None
    return read_record(data)


def replayed(path: Path) -> Replay:
    """Read one file and check every action.

    Raises:
        RecordError: it cannot be read, or is wrong.
    """
    return replay(read_file(path))


def jobs_of(jobs: int | None) -> int:
    """How many processes: as asked, or one for each core."""
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        fail(f"--jobs must be from 1 to {MAX_JOBS}")
    return jobs or os.cpu_count() or 1


def verify_game(game: str) -> None:
    """End unless bots play this game."""
    from barg.bots import LEVELS

    if game not in LEVELS:
        fail(f"no such game: {game!r} (known: {', '.join(LEVELS)})")


def verify_level(game: str, level: str) -> None:
    """End unless the game has a bot of this name."""
    from barg.bots import LEVELS

    verify_game(game)
    if level not in LEVELS[game]:
        fail(f"no such level: {level!r} (known: {', '.join(LEVELS[game])})")


def verify_rules(game: str, settings: dict[str, Any], players: int | None) -> None:
    """End unless the game has such rules for so many players."""
    from barg.game import GAMES

    try:
        GAMES[game].rules(settings, players)
    except OptionError as error:
        fail(str(error))


Reporter = Callable[[Replay], dict[str, Any]]
