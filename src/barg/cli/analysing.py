"""The command ``analyse``."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from barg.cli.app import app, jobs_of, progress, read_file, verify_level
from barg.errors import printable
from barg.record_errors import RecordError

if TYPE_CHECKING:
    from barg.analysis import Analysis, Summary


@app.command
def analyse(  # noqa: PLR0913 - each is an option of the command
    file: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    level: str | None = None,
    seed: int = 0,
    perfect: bool = True,
    language: Literal["en", "fa"] = "en",
    jobs: int | None = None,
    ray: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Judge every decision of a match: what it brought, what was better, by how much.

    Parameters
    ----------
    file
        A record (*.barg); - is standard input.
    level
        The bot whose eyes it is judged with; by default the strongest.
    seed
        Fixes the worlds that it looks at.
    perfect
        Solve the real cards too, which takes most of the time.
    language
        The language of the sentences, en or fa.
    jobs
        How many processes; by default one for each core.
    ray
        Work on a Ray cluster at this address; "auto" finds or starts one.
    as_json
        Print all of it as one JSON line.
    """
    from barg.analysis import analyse as run
    from barg.bots import strongest

    try:
        record = read_file(file)
        judged_by = level or strongest(record.game)
        verify_level(record.game, judged_by)
        with progress() as bar:
            task = bar.add_task(printable(file.name), total=None)

            def tell(done: int, total: int) -> None:
                bar.update(task, completed=done, total=total)

            found = run(
                record,
                level=judged_by,
                seed=seed,
                perfect=perfect,
                jobs=jobs_of(jobs),
                ray=ray,
                tell=tell,
            )
    except RecordError as error:
        print(json.dumps(error.report()), flush=True)
        print(f"{printable(str(file))}: {error.sentence()}", file=sys.stderr)
        sys.exit(1)
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _print(found, language)


def _print(found: "Analysis", language: Literal["en", "fa"]) -> None:
    summaries, judgements = found.summaries(), found.judgements
    stages = list(dict.fromkeys(one.stage for one in judgements))
    columns = {stage: [_spent(one, stage) for one in summaries] for stage in stages}
    columns["together"] = [f"{sum(one.given_away.values()):.1f}" for one in summaries]
    if any(one.win_cost is not None for one in judgements):
        columns["chance to win"] = [f"{one.win_given_away:.1%}" for one in summaries]
    if any(one.perfect for one in judgements):
        columns["as the cards lay"] = [str(one.perfect_given_away) for one in summaries]
    title = f"Points given away, as {found.level} sees it"
    table = Table("player", *columns, title=title)
    for one, cells in zip(summaries, zip(*columns.values(), strict=True), strict=True):
        table.add_row(printable(one.name), *cells)
    Console().print(table)
    valued = sum(1 for one in judgements if one.values)
    print(f"{len(judgements)} decisions, {valued} of them valued.")
    for one in summaries:
        _print_costliest(one, language)


def _spent(one: "Summary", stage: str) -> str:
    return f"{one.given_away.get(stage, 0.0):.1f} in {one.decisions.get(stage, 0)}"


def _print_costliest(one: "Summary", language: Literal["en", "fa"]) -> None:
    from barg.analysis import sentence

    for judgement in one.costliest:
        print(printable(getattr(sentence(judgement, one.name), language)))
