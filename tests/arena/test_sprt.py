"""The sequential test accepts the mean that is true, and not too early."""

from random import Random

import pytest

from barg.arena import Sprt
from barg.errors import BargError


@pytest.mark.parametrize(("mean", "meant"), [(0.0, "low"), (5.0, "high")])
def test_it_is_mostly_right(mean: float, meant: str) -> None:
    right, lengths = 0, []
    for seed in range(100):
        rng, test = Random(seed), Sprt(0, 5)
        while test.decision is None:
            test.add(rng.gauss(mean, 20))
            lengths.append(seed)
        right += test.decision == meant
    assert right >= 88
    assert len(lengths) < 100 * 400


def test_too_few_values_decide_nothing() -> None:
    test = Sprt(0, 1)
    for value in range(19):
        test.add(1000.0 + value)
    assert test.decision is None
    test.add(1000.0)
    assert test.decision == "high"


def test_values_without_spread_decide_nothing() -> None:
    test = Sprt(0, 1)
    for _ in range(50):
        test.add(0.5)
    assert (test.decision, test.ratio) == (None, 0.0)


def test_means_in_the_wrong_order_are_refused() -> None:
    with pytest.raises(BargError, match="must be under"):
        Sprt(1, 1)
    with pytest.raises(BargError, match="must be finite"):
        Sprt(0, float("inf"))
