"""Training: the same seed gives the same weights, also when it is stopped between."""

from pathlib import Path

import numpy as np
import pytest

from barg.bots.shelem.kinds import KINDS
from barg.bots.shelem.training.run import Plan, TrainingError, train
from barg.bots.shelem.weights import load

KIND = KINDS[0]


def _plan(folder: Path, jobs: int = 1, seed: int = 5) -> Plan:
    return Plan(folder, deals=600, seed=seed, jobs=jobs, chunk=300)


def test_training_goes_on_where_it_was_stopped_and_comes_to_the_same_end(tmp_path: Path) -> None:
    whole = _plan(tmp_path / "whole")
    steps = list(train(whole, [KIND]))
    assert steps == [KIND.name] * whole.steps(KIND)

    stopped = _plan(tmp_path / "stopped")
    running = train(stopped, [KIND])
    for _ in range(10):
        next(running)
    del running
    assert not (stopped.out / f"{KIND.name}.npz").exists()
    assert list(train(stopped, [KIND])) == steps

    first, second = (load(plan.out / f"{KIND.name}.npz") for plan in (whole, stopped))
    assert (first.model() == second.model()).all()
    assert np.allclose(first.outcomes, second.outcomes)
    assert first.outcomes[:, 2].sum() == pytest.approx(1.0, abs=1e-5)


def test_another_plan_is_refused_in_the_same_folder(tmp_path: Path) -> None:
    next(train(_plan(tmp_path), [KIND]))
    with pytest.raises(TrainingError, match="was begun with deals 600 seed 5"):
        next(train(_plan(tmp_path, seed=6), [KIND]))
