"""A few of many worlds, in proportion to their likelihood, within bounds."""

from collections.abc import MutableSequence
from math import exp
from typing import Final

FLOOR: Final = 0.1
"""The share of worlds that is drawn evenly, whatever is likely."""
LEAST_EFFECTIVE: Final = 0.3
"""Likelihoods are flattened until the effective number of worlds is this share of all."""
FLATTER: Final = 0.7


def flatten(logs: MutableSequence[float], count: int) -> None:
    """Turn logarithms of likelihoods into weights that add up to 1."""
    top = logs[0]
    for place in range(count):
        top = max(top, logs[place])
    scale = 1.0
    while True:
        total = squares = 0.0
        for place in range(count):
            weight = exp((logs[place] - top) * scale)
            total += weight
            squares += weight * weight
        if total * total >= LEAST_EFFECTIVE * count * squares:
            break
        scale *= FLATTER
    for place in range(count):
        logs[place] = exp((logs[place] - top) * scale) / total


def pick(
    weights: MutableSequence[float], count: int, out: MutableSequence[int], wanted: int
) -> None:
    """Write the numbers of ``wanted`` worlds, at even steps along the sum of the weights."""
    found = 0
    passed = 0.0
    for place in range(count):
        passed += (1 - FLOOR) * weights[place] + FLOOR / count
        while found < wanted and (found + 0.5) / wanted < passed:
            out[found] = place
            found += 1
    while found < wanted:
        out[found] = count - 1
        found += 1
