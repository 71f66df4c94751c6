"""A mean with its bootstrap interval."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final

RESAMPLES: Final = 2000


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate(values: Sequence[float], seed: int = 0) -> Estimate:
    """The mean of paired differences and its percentile bootstrap interval (95 %).

    Raises:
        ValueError: there are no values.
    """
    if not values:
        raise ValueError("no values to estimate from")
    rng = Random(seed)
    size = len(values)
    means = sorted(fmean(rng.choices(values, k=size)) for _ in range(RESAMPLES))
    cut = RESAMPLES // 40
    return Estimate(fmean(values), means[cut], means[-cut - 1])
