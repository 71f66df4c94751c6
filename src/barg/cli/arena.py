"""The command ``arena``, and the checks of what bots are to play each other."""

import json
from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median, quantiles
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter

from barg.cli.app import app, fail, jobs_of, progress, verify_game, verify_rules

if TYPE_CHECKING:
    from barg.arena import Contest, Estimate, Outcome

MOST_ROUNDS: Final = 10_000_000
LONGEST: Final = 3600.0
PERCENT: Final = 100
FAULTS: Final = ("timeout", "crash", "illegal")
Json = Annotated[bool, Parameter(name="--json")]


@app.command
def arena(  # noqa: PLR0913 - each is an option of the command
    *,
    a: str = "heuristic",
    b: str = "random",
    game: str = "shelem",
    deals: int = 200,
    seed: int = 1,
    duplicate: bool = False,
    matches: bool = False,
    preset: str | None = None,
    players: int | None = None,
    seconds: float = 10.0,
    sprt: tuple[float, float] | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    as_json: Json = False,
) -> None:
    """Let two bots play the same cards and print A's net points a deal over B.

    Parameters
    ----------
    a
        The bot of one side: a level, or "engine: COMMAND" for another program.
    b
        The bot of all other sides.
    game
        The game.
    deals
        How many decks are dealt, or matches' decks.
    seed
        Fixes every card and choice.
    duplicate
        Play each deck once for each side: A sits there, B everywhere else.
    matches
        Play whole matches; printed is the share that A wins.
    preset
        The rules.
    players
        How many players; by default as few as the game allows.
    seconds
        How long another program may think about an action.
    sprt
        Two means, the lower first: stop as soon as it is clear which of them is the truer.
    jobs
        How many processes; by default one for each core.
    ray
        Play on a Ray cluster at this address; "auto" finds or starts one.
    as_json
        Print one JSON line.
    """
    from barg.arena import Contest, Sprt

    verify_game(game)
    settings = {} if preset is None else {"preset": preset}
    contest = Contest(a, b, game, settings, players, seed, duplicate, matches, seconds)
    verify_contest(contest)
    verify_rounds(deals)
    test = None if sprt is None else Sprt(*sprt)
    outcomes = _played(contest, deals, jobs_of(jobs), ray, test)
    _print_result(contest, outcomes, test, as_json=as_json)


def verify_contest(contest: "Contest") -> None:
    """End unless it can be played."""
    from barg.arena import verify_player

    verify_rules(contest.game, dict(contest.settings), contest.players)
    if not 0 < contest.seconds <= LONGEST:
        fail(f"--seconds must be over 0 and at most {LONGEST:g}")
    for name in (contest.a, contest.b):
        verify_player(contest.game, name)


def verify_rounds(rounds: int) -> None:
    """End unless so many decks can be dealt."""
    if not 2 <= rounds <= MOST_ROUNDS:
        fail(f"--deals must be from 2 to {MOST_ROUNDS}")


def _played(
    contest: "Contest", rounds: int, jobs: int, ray: str | None, test: Any
) -> "list[Outcome]":
    from barg.arena import run

    outcomes: list[Outcome] = []
    with progress() as bar:
        task = bar.add_task(f"{contest.a} – {contest.b}", total=rounds)
        for outcome in run(contest, rounds, jobs, ray):
            outcomes.append(outcome)
            bar.advance(task)
            if test is not None:
                test.add(outcome.net)
                if test.decision is not None:
                    break
    return outcomes


def _print_result(
    contest: "Contest", outcomes: "Sequence[Outcome]", test: Any, *, as_json: bool
) -> None:
    from barg.arena import estimate

    found = estimate([outcome.net for outcome in outcomes], contest.seed)
    tally = sum((outcome.tally for outcome in outcomes), Counter[str]())
    if as_json:
        digits = 4 if contest.matches else 2
        rounded = {key: round(getattr(found, key), digits) for key in ("mean", "low", "high")}
        decided = {} if test is None else {"sprt": test.decision}
        faults = faults_of(tally)
        kind = "pairs" if contest.duplicate else "deals"
        print(json.dumps({kind: len(outcomes), **rounded, **decided, **faults}))
        return
    print(_sentence(contest, found, len(outcomes)))
    print(_details(contest, outcomes, tally))
    if test is not None:
        decision = {"low": f"{test.low:g}", "high": f"{test.high:g}", None: "neither, yet"}
        print(f"SPRT: {decision[test.decision]} (log-likelihood ratio {test.ratio:+.2f})")
    print_faults(tally)


def faults_of(tally: Counter[str]) -> dict[str, int]:
    """The faults of programs among what was counted, by kind."""
    return {kind: tally[kind] for kind in FAULTS if tally[kind]}


def print_faults(tally: Counter[str]) -> None:
    """What went wrong with other programs, if anything did."""
    if faults := faults_of(tally):
        print("faults: " + ", ".join(f"{count} {kind}" for kind, count in faults.items()))


def _sentence(contest: "Contest", found: "Estimate", rounds: int) -> str:
    from barg.game import GAMES

    rules = GAMES[contest.game].rules(contest.settings, contest.players)
    sides = max(rules.sides) + 1
    times = "pairs" if sides == 2 else f"rounds of {sides}"
    word = "matches" if contest.matches else "deals"
    count = f"{rounds} {times} of {word}" if contest.duplicate else f"{rounds} {word}"
    about = f"{count}, {rules.preset}, {rules.seats} players"
    if contest.matches:
        low, mean, high = (PERCENT * share for share in (found.low, found.mean, found.high))
        return (
            f"{contest.a} wins {mean:.1f} % of its matches against {contest.b}"
            f" (95 % interval {low:.1f} to {high:.1f}, {about})"
        )
    return (
        f"{contest.a} over {contest.b}: {found.mean:+.2f} net points a deal"
        f" (95 % interval {found.low:+.2f} to {found.high:+.2f}, {about})"
    )


def _details(contest: "Contest", outcomes: "Sequence[Outcome]", tally: Counter[str]) -> str:
    first, last = (fmean(getattr(one, what) for one in outcomes) for what in ("first", "last"))
    parts = [
        f"{contest.a}: first in {first:.1%} of {tally['deals']} deals, last in {last:.1%}",
    ]
    if contest.game.startswith("shelem"):
        parts.append(
            f"declared {tally['declared']} times and made {tally['made']} of its contracts;"
            f" {tally['redeals']} redeals"
        )
    seconds = [one for outcome in outcomes for one in outcome.seconds]
    if len(seconds) > 1:
        late = quantiles(seconds, n=PERCENT)[-1]
        parts.append(f"thought {median(seconds):.4f} s in the middle, {late:.3f} s at p99")
    return "\n".join(parts)
