"""The command ``barg``."""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NoReturn

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress

from barg import __version__
from barg.errors import BargError, OptionError, printable
from barg.record import MAX_BYTES, RecordError, Replay, read_record, record_schema, replay

if TYPE_CHECKING:
    from barg.solver import PilePosition, Position

app = App(name="barg", help="Persian card games: play, replay, measure.", version=__version__)
MAX_JOBS: Final = 256
ACE_POINTS: Final = 10
_stderr = Console(stderr=True, highlight=False)


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
        _fail(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


def _drop_output() -> None:
    """Let nothing more be written, not even at the interpreter's end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str) -> NoReturn:
    print(f"barg: {printable(message)}", file=sys.stderr)
    sys.exit(1)


def _replay_file(path: Path) -> Replay:
    """Read and check one file; ``-`` is standard input.

    Raises:
        RecordError: it cannot be read, or is wrong.
    """
    try:
        if str(path) == "-":
            if sys.stdin is None:
                raise RecordError("cannot be read: standard input is closed")
            data = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise RecordError(f"cannot be read: {reason}") from None
    return replay(read_record(data))


def _checked(path: Path, make: Callable[[Replay], dict[str, Any]]) -> bool:
    """Print one line for a file; on standard error too when it is wrong."""
    try:
        report = make(_replay_file(path))
    except RecordError as error:
        print(json.dumps(error.report()), flush=True)
        print(f"{printable(str(path))}: {error.sentence()}", file=sys.stderr)
        return False
    print(json.dumps(report), flush=True)
    return True


@app.command(name="replay")
def replay_command(files: Annotated[list[Path], Parameter(allow_leading_hyphen=True)], /) -> None:
    """Check every action of records and print their results, one JSON line a file.

    Parameters
    ----------
    files
        Record files (*.barg); - is standard input.
    """
    results = [_checked(path, Replay.report) for path in files]
    sys.exit(0 if all(results) else 1)


@app.command
def bot(
    *,
    record: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    game: str = "shelem",
    level: str = "heuristic",
    seed: int = 0,
) -> None:
    """Print the action that a bot chooses for the seat to act, as one JSON line.

    Parameters
    ----------
    record
        A record that stops where the bot is to act; - is standard input.
    game
        The game that the record must be of.
    level
        The name of the bot.
    seed
        The same record and seed give the same action.
    """
    _verify_level(game, level)
    ok = _checked(record, lambda found: _bot_report(found, game, level, seed))
    sys.exit(0 if ok else 1)


def _bot_report(found: Replay, game: str, level: str, seed: int) -> dict[str, Any]:
    from barg.bots import choose

    if found.record.game != game:
        raise RecordError(f"the record is of {found.record.game}, not of {game}")
    match = found.match
    if match.to_act is None:
        reason = "the match is over" if match.over else "no deal is going on"
        raise RecordError(f"nobody is to act: {reason}")
    began = time.perf_counter()
    action = choose(level, match.deals[-1].observe(match.to_act), seed)
    return {
        "action": match.rules.action_text(action),
        "values": {},
        "worlds": 0,
        "seconds": round(time.perf_counter() - began, 4),
    }


def _verify_level(game: str, level: str) -> None:
    from barg.bots import LEVELS

    if game not in LEVELS:
        _fail(f"no such game: {game!r} (known: {', '.join(LEVELS)})")
    if level not in LEVELS[game]:
        _fail(f"no such level: {level!r} (known: {', '.join(LEVELS[game])})")


@app.command
def solve(  # noqa: PLR0913 - each is an option of the command
    *,
    hands: str | None = None,
    piles: str | None = None,
    trump: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    lead: int = 0,
    table: str = "",
    record: Annotated[Path | None, Parameter(allow_leading_hyphen=True)] = None,
    objective: Literal["points", "tricks"] = "points",
    ace: Literal[10, 15] | None = None,
    table_size: int = 64,
) -> None:
    """Solve a position of Shelem with all cards known, and print one JSON line.

    For each legal card: what the side of the seat to act takes from the current trick to
    the last, with best play of both sides.

    Parameters
    ----------
    hands
        The four hands by seat, "AS KS | 2H 3H | 5D 6D | 7C 8C"; with two players the two.
    piles
        With two players, three piles a seat, tops first: "AS KS / 2H / | 3C / 4D 5D /".
    trump
        The trump suit: S, H, D or C; - or sars, nars, ace_nars for none.
    lead
        The seat that led, or leads, the current trick.
    table
        The cards of the unfinished trick from its leader on; no longer in the hands.
    record
        A record that stops in the play of a deal, in place of the options above;
        - is standard input.
    objective
        What is counted: points of tricks and cards, or tricks.
    ace
        What an ace counts; by default 10, or what the record says.
    table_size
        The size of the search's tables in MiB, which it never exceeds.
    """
    from barg.solver import PilePosition, PileSolver, Solver
    from barg.solver.reading import read_pile_position, read_position

    if record is not None and (hands or trump or piles or table or lead):
        _fail("--record stands in place of --hands, --piles, --trump, --lead and --table")
    settings = {"objective": objective, "ace_points": ace or ACE_POINTS}
    position: Position | PilePosition
    try:
        if record is not None:
            position = _recorded_position(record, objective, ace)
        elif hands is None or trump is None:
            _fail("--hands and --trump are needed, or --record")
        elif piles is None:
            position = read_position(hands, trump, lead, table, **settings)
        else:
            position = read_pile_position(hands, piles, trump, lead, table, **settings)
        if isinstance(position, PilePosition):
            report = PileSolver(table_size).solve(position).report()
        else:
            report = Solver(table_size).solve(position).report()
    except RecordError as error:
        _fail(error.sentence())
    except BargError as error:
        _fail(str(error))
    print(json.dumps(report))


def _recorded_position(
    path: Path, objective: Literal["points", "tricks"], ace: int | None
) -> "Position | PilePosition":
    from barg.solver.reading import pile_position_of, position_of

    found = _replay_file(path)
    game, match = found.record.game, found.match
    if game not in ("shelem", "shelem2"):
        raise RecordError(f"the record is of {game}, not of shelem or shelem2")
    if match.to_act is None:
        raise RecordError("nobody is to act")
    make = position_of if game == "shelem" else pile_position_of
    return make(match.deals[-1], ace or match.rules.options.ace_points, objective)


@app.command
def arena(  # noqa: PLR0913 - each is an option of the command
    *,
    a: str = "heuristic",
    b: str = "random",
    game: Literal["shelem"] = "shelem",
    deals: int = 200,
    seed: int = 1,
    duplicate: bool = False,
    preset: str = "bazito",
    jobs: int | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Let two bots play in pairs and print A's net points a deal over B.

    Parameters
    ----------
    a
        The bot of one team.
    b
        The bot of the other team.
    game
        The game.
    deals
        How many decks are dealt.
    seed
        Fixes every card and choice.
    duplicate
        Play each deck twice, with the teams changed round.
    preset
        The rules.
    jobs
        How many processes; by default one for each core.
    as_json
        Print one JSON line.
    """
    from barg.arena import estimate, run_pairs
    from barg.game import GAMES

    _verify_level(game, a)
    _verify_level(game, b)
    if not 2 <= deals <= 10_000_000:
        _fail("--deals must be from 2 to 10000000")
    if jobs is not None and not 1 <= jobs <= MAX_JOBS:
        _fail(f"--jobs must be from 1 to {MAX_JOBS}")
    settings: dict[str, Any] = {"preset": preset}
    try:
        GAMES[game].rules(settings)
    except OptionError as error:
        _fail(str(error))
    with Progress(console=_stderr, transient=True, disable=not sys.stderr.isatty()) as progress:
        played = run_pairs(settings, a, b, seed, deals, jobs or os.cpu_count() or 1, duplicate)
        outcomes = list(progress.track(played, total=deals, description=f"{a} – {b}"))
    found = estimate([outcome.net for outcome in outcomes], seed)
    rounded = {key: round(getattr(found, key), 2) for key in ("mean", "low", "high")}
    if as_json:
        print(json.dumps({"pairs" if duplicate else "deals": deals, **rounded}))
        return
    declared = sum(outcome.declared for outcome in outcomes)
    made = sum(outcome.made for outcome in outcomes)
    word = "pairs of deals" if duplicate else "deals"
    print(f"{a} over {b}: {found.mean:+.1f} net points a deal", end="")
    print(f" (95 % interval {found.low:+.1f} to {found.high:+.1f}, {deals} {word}, {preset})")
    print(f"{a} declared {declared} times and made {made} of its contracts", end="")
    print(f"; {sum(outcome.redeals for outcome in outcomes)} redeals")


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    lan: bool = False,
    data_dir: Path | None = None,
    database_url: str | None = None,
    bot_delay: float | None = None,
) -> None:
    """Serve the web client and its tables until interrupted.

    Every further setting is an environment variable (docs/settings.md).

    Parameters
    ----------
    host
        The address to listen at.
    port
        The port to listen at.
    lan
        Let other devices in the same network join, and print the address for them.
    data_dir
        Where the database and the secret key are kept.
    database_url
        Another database, postgresql+asyncpg://…
    bot_delay
        Seconds that a bot waits before it acts.
    """
    from barg.server.main import serve as run

    try:
        run(host, port, data_dir, database_url, bot_delay, lan)
    except BargError as error:
        _fail(str(error))


@app.command
def schema(what: Literal["record", "protocol"], /) -> None:
    """Print the JSON Schema of records or of the wire protocol.

    Parameters
    ----------
    what
        Which of the two.
    """
    if what == "record":
        found = record_schema()
    else:
        from barg.server.schema import protocol_schema

        found = protocol_schema()
    print(json.dumps(found, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    try:
        main()
    except BargError as error:
        _fail(str(error))
