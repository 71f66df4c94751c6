"""What every game's kernel is: two records and the functions over them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Kernel:
    """A game's kernel; ``o`` is its record of options, ``k`` that of a deal.

    Attributes:
        name: the game's name.
        options, deal_record: the types of the two records. Options have at least
            ``players``; a deal has ``phase``, ``turn`` and ``totals``.
        over: the phase of a finished deal.
        deal: ``deal(o, k, deck, dealer)`` sets a deal up from a deck in dealing order.
        count: ``count(o, k)``, how many actions are legal.
        nth: ``nth(o, k, place)``, one of them.
        apply: ``apply(o, k, action)`` carries a legal action out.
        scores: ``scores(o, k, out)`` writes what a finished deal adds to the sheet, by seat
            or side.
        size: ``size(o)``, how many numbers the actions have.
        write_mask: ``write_mask(o, k, out)``, which of these numbers are legal.
        step: ``step(o, k, number)`` carries out the action with a number.
        chance: ``chance(o, k, action, rng)`` carries out what is left to chance before an
            action; None where nothing is.
    """

    name: str
    options: type
    deal_record: type
    over: int
    deal: Callable[..., None]
    count: Callable[[Any, Any], int]
    nth: Callable[[Any, Any, int], int]
    apply: Callable[[Any, Any, int], None]
    scores: Callable[..., None]
    size: Callable[[Any], int]
    write_mask: Callable[..., None]
    step: Callable[[Any, Any, int], None]
    chance: Callable[..., None] | None = None
