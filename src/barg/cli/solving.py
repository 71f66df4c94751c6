"""The command ``solve``."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import Parameter

from barg.cli.app import app, fail, replayed
from barg.errors import BargError
from barg.record_errors import RecordError

if TYPE_CHECKING:
    from barg.solver import PilePosition, Position

ACE_POINTS: Final = 10


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
        In place of all these a record that stops in the play of a deal; - is standard input.
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
        fail("--record stands in place of --hands, --piles, --trump, --lead and --table")
    settings = {"objective": objective, "ace_points": ace or ACE_POINTS}
    position: Position | PilePosition
    try:
        if record is not None:
            position = _recorded_position(record, objective, ace)
        elif hands is None or trump is None:
            fail("--hands and --trump are needed, or --record")
        elif piles is None:
            position = read_position(hands, trump, lead, table, **settings)
        else:
            position = read_pile_position(hands, piles, trump, lead, table, **settings)
        if isinstance(position, PilePosition):
            report = PileSolver(table_size).solve(position).report()
        else:
            report = Solver(table_size).solve(position).report()
    except RecordError as error:
        fail(error.sentence())
    except BargError as error:
        fail(str(error))
    print(json.dumps(report))


def _recorded_position(
    path: Path, objective: Literal["points", "tricks"], ace: int | None
) -> "Position | PilePosition":
    from barg.solver.reading import pile_position_of, position_of

    found = replayed(path)
    game, match = found.record.game, found.match
    if game not in ("shelem", "shelem2"):
        raise RecordError("other_game", f"the record is of {game}, not of shelem or shelem2")
    if match.to_act is None:
        raise RecordError("nobody_to_act", "nobody is to act")
    make = position_of if game == "shelem" else pile_position_of
    return make(match.deals[-1], ace or match.rules.options.ace_points, objective)
