"""The command that trains the bots' models: ``train``."""

from pathlib import Path

from barg.cli.app import app, fail, jobs_of, progress

FEWEST_DEALS = 100
MOST_DEALS = 100_000_000


@app.command
def train(
    *,
    out: Path = Path("models"),
    deals: int | None = None,
    seed: int = 1,
    jobs: int | None = None,
    kind: list[str] | None = None,
) -> None:
    """Train the models of Shelem's bidding and exchange by self-play.

    A run that was stopped goes on where it was, with the same options, and comes to the same end.

    Parameters
    ----------
    out
        The folder for the models; parts of a run are kept there too.
    deals
        Deals of a round; by default as many as the shipped models were trained with.
    seed
        Fixes every card.
    jobs
        How many processes; by default one for each core.
    kind
        Only these kinds of deck, as their files are named (4-10, 2-15-jokers …); by default all.
    """
    from barg.bots.shelem.kinds import KINDS
    from barg.bots.shelem.training.run import CHUNK, DEALS, Plan, finish, train

    names = {one.name: one for one in KINDS}
    for name in kind or ():
        if name not in names:
            fail(f"no such kind of deck: {name}; there are {', '.join(names)}")
    if deals is not None and not FEWEST_DEALS <= deals <= MOST_DEALS:
        fail(f"--deals must be from {FEWEST_DEALS} to {MOST_DEALS}")
    kinds = [names[name] for name in kind] if kind else list(KINDS)
    amount = deals or DEALS
    plan = Plan(out, amount, seed, jobs_of(jobs), min(CHUNK, -(-amount // 2)))
    with progress() as bar:
        task = bar.add_task("training", total=sum(map(plan.steps, kinds)))
        for name in train(plan, kinds):
            bar.update(task, advance=1, description=f"training {name}")
    finish(plan, kinds)
    print(f"{len(kinds)} models are in {out}")
