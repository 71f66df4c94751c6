"""Stopping a comparison as soon as it is decided: Wald's sequential probability ratio test."""

from dataclasses import dataclass
from math import isfinite, log
from typing import Final, Literal

from barg.errors import BargError

LEAST: Final = 20
"""Before so many values their spread is not known well enough."""


@dataclass(slots=True)
class Sprt:
    """Whether a mean is ``low`` or ``high``, for values of unknown spread (GSPRT).

    The log-likelihood ratio is that of normal values with the spread seen so far. Either
    answer is wrong with a chance of ``error``.

    Raises:
        BargError: ``low`` is not under ``high``, or one of them is no finite number.
    """

    low: float
    high: float
    error: float = 0.05
    _count: int = 0
    _sum: float = 0.0
    _squares: float = 0.0

    def __post_init__(self) -> None:
        if not (isfinite(self.low) and isfinite(self.high)):
            raise BargError("both means must be finite numbers")
        if not self.low < self.high:
            raise BargError(
                f"the lower mean, {self.low:g}, must be under the higher, {self.high:g}"
            )

    def add(self, value: float) -> None:
        """Count a value in."""
        self._count += 1
        self._sum += value
        self._squares += value * value

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio of ``high`` to ``low``."""
        mean = self._sum / max(self._count, 1)
        variance = self._squares / max(self._count, 1) - mean * mean
        if variance <= 0:
            return 0.0
        middle = (self.low + self.high) / 2
        return self._count * (self.high - self.low) * (mean - middle) / variance

    @property
    def decision(self) -> Literal["low", "high"] | None:
        """Which mean is accepted, or None while more values are wanted."""
        bound = log((1 - self.error) / self.error)
        if self._count < LEAST or abs(self.ratio) < bound:
            return None
        return "high" if self.ratio > 0 else "low"
