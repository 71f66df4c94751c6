"""Training from first to last: rounds of self-play and learning for every kind of deck.

Everything follows from the seed. After each round of a kind its weights are written, so a run
that was stopped goes on after the last round that is complete and comes to the same end.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from barg.bots.shelem.kinds import KINDS, Kind
from barg.bots.shelem.selfplay import SelfPlay
from barg.bots.shelem.training.learning import learn, offsets, untrained
from barg.bots.shelem.training.rows import Rows
from barg.bots.shelem.weights import Weights, load
from barg.bots.shelem.winning import save_tables
from barg.errors import BargError, shortened
from barg.game import GAMES, OptionValue
from barg.shelem import ShelemRules
from barg.work import spread

CHUNK: Final = 20_000
"""Deals of a part, which one process plays; in as many situations both calls are tried."""
ROUNDS: Final = 6
LEVELLINGS: Final = 4
"""So many times both calls are tried after the last round; after the others once."""
LAST_TIMES: Final = 4
"""The last round has so many times the deals of the others."""
SPREADS: Final = (40.0, 20.0, 14.0)
"""By how many points hands are misjudged in the first rounds; the last number goes on."""
WIDE: Final = 55.0
WIDE_SHARE: Final = 3
"""In one part of so many, at least in one, they are misjudged by that."""
DEALS: Final = 40_000
SHOWN: Final = 80


class TrainingError(BargError):
    """Training cannot go on; the text says why."""


@dataclass(frozen=True)
class Plan:
    """What is to be trained.

    Attributes:
        out: the folder for the weights.
        deals: deals of a round with a bid.
        seed: fixes every card.
        jobs: how many processes play.
        chunk: deals of a part.
    """

    out: Path
    deals: int = DEALS
    seed: int = 1
    jobs: int = 1
    chunk: int = CHUNK

    @property
    def chunks(self) -> int:
        """In how many parts a round is played."""
        return max(-(-self.deals // self.chunk), 2)

    def steps(self, kind: Kind) -> int:
        """How many parts a kind takes."""
        trials = sum(_levellings(kind, number) for number in range(ROUNDS))
        return self.chunks * (ROUNDS - 1 + LAST_TIMES + trials)


Task = tuple[Kind, NDArray[np.float32], Plan, int, int]
"""The kind, its model so far, the plan, the number of the round and of the part."""


def rules_of(kind: Kind) -> ShelemRules:
    """The rules by which a kind's deals are played."""
    settings: dict[str, OptionValue] = {
        "preset": "bazito",
        "ace_points": kind.ace_points,
        "jokers": kind.jokers,
        "no_trump_modes": kind.free,
        "no_bid": "redeal_after_four",
    }
    found: ShelemRules = GAMES["shelem" if kind.players == 4 else "shelem2"].rules(settings)
    return found


def train(plan: Plan, kinds: Sequence[Kind] = KINDS) -> Iterator[str]:
    """Train; yields the name of a kind after every part of it, those done before too.

    Raises:
        TrainingError: the folder holds parts of another plan, or such as cannot be read.
    """
    plan.out.mkdir(parents=True, exist_ok=True)
    _verify_plan(plan)
    for kind in kinds:
        yield from _train_kind(plan, kind)


def finish(plan: Plan, kinds: Sequence[Kind] = KINDS) -> None:
    """Work out the winning chances of the presets, and take the parts of the run away."""
    last = ROUNDS - 1
    save_tables(plan.out, {kind.name: _load(_round_path(plan, kind, last)) for kind in kinds})
    for kind in kinds:
        for number in range(ROUNDS - 1):
            _round_path(plan, kind, number).unlink(missing_ok=True)


def _verify_plan(plan: Plan) -> None:
    """Note the plan in its folder, or see that it is the same."""
    note = plan.out / "plan.txt"
    text = f"deals {plan.deals} seed {plan.seed} parts of {plan.chunk}\n"
    if not note.exists():
        note.write_text(text)
        return
    begun = note.read_text(errors="replace")
    if begun != text:
        raise TrainingError(
            f"{plan.out} was begun with {shortened(begun.strip(), SHOWN)}: go on with these, or"
            " choose another folder"
        )


def _train_kind(plan: Plan, kind: Kind) -> Iterator[str]:
    if _round_path(plan, kind, ROUNDS - 1).exists():
        yield from [kind.name] * plan.steps(kind)
        return
    rules = rules_of(kind)
    weights = untrained(rules.total)
    for number in range(ROUNDS):
        chunks = plan.chunks * (LAST_TIMES if number == ROUNDS - 1 else 1)
        path = _round_path(plan, kind, number)
        if path.exists():
            weights = _load(path)
            yield from [kind.name] * (chunks + plan.chunks * _levellings(kind, number))
            continue
        model = weights.model()
        tasks = [(kind, model, plan, number, chunk) for chunk in range(chunks)]
        parts = []
        for part in spread(_play_chunk, tasks, jobs=plan.jobs):
            parts.append(part)
            yield kind.name
        rows = [Rows(rules.options, table, dealt) for table, dealt in parts]
        wide = reduce(Rows.joined, [one for chunk, one in enumerate(rows) if _is_wide(chunk)])
        usual = reduce(Rows.joined, [one for chunk, one in enumerate(rows) if not _is_wide(chunk)])
        weights = learn(usual, wide, weights)
        for turn in range(_levellings(kind, number)):
            yield from _level(plan, kind, ROUNDS * turn + number, weights)
        _write(weights, path)
        weights = load(path)


def _levellings(kind: Kind, number: int) -> int:
    """How often both calls are tried after a round; between two that made bidding worse."""
    if kind.players == 2:
        return 0
    return LEVELLINGS if number == ROUNDS - 1 else min(number, 1)


def _level(plan: Plan, kind: Kind, turn: int, weights: Weights) -> Iterator[str]:
    """Try both calls with these weights, and set their offsets by what came of it."""
    model = weights.model()
    tasks = [(kind, model, plan, turn, chunk) for chunk in range(plan.chunks)]
    tried = []
    for trials in spread(_try_chunk, tasks, jobs=plan.jobs):
        tried.append(trials)
        yield kind.name
    weights.offsets = offsets(np.concatenate(tried), weights)


def _is_wide(chunk: int) -> bool:
    return chunk % WIDE_SHARE == 0


def _round_path(plan: Plan, kind: Kind, number: int) -> Path:
    name = f"{kind.name}.npz" if number == ROUNDS - 1 else f"{kind.name}.round{number}.npz"
    return plan.out / name


def _load(path: Path) -> Weights:
    try:
        return load(path)
    except (BadZipFile, EOFError, KeyError, ValueError):
        raise TrainingError(f"{path} holds no weights: remove it to train it anew") from None


def _write(weights: Weights, path: Path) -> None:
    """Write a file that is there whole or not at all."""
    part = path.with_suffix(".part")
    weights.save(part)
    part.replace(path)


def _play_chunk(
    task: Task,
) -> tuple[NDArray[np.int64], int]:
    """One part of a round; the same in whatever process."""
    kind, model, plan, turn, chunk = task
    stream = (KINDS.index(kind) * ROUNDS + turn) * 10_000 + chunk
    misjudged = WIDE if _is_wide(chunk) else SPREADS[min(turn, len(SPREADS) - 1)]
    return SelfPlay(rules_of(kind), model, plan.seed, stream).rows(plan.chunk, misjudged)


def _try_chunk(task: Task) -> NDArray[np.float64]:
    """Both calls of one part's situations, in deals of their own."""
    kind, model, plan, turn, chunk = task
    stream = (KINDS.index(kind) * ROUNDS * LEVELLINGS + turn) * 10_000 + 5_000 + chunk
    return SelfPlay(rules_of(kind), model, plan.seed, stream).trials(plan.chunk)
