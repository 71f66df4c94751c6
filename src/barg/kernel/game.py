"""What every game's kernel is: two records and the functions over them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


def _none(_o: Any) -> int:
    return 0


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
        scores: ``scores(o, k, out)`` writes what a finished deal brings each seat, as
            `barg.game.Rules.returns`.
        size: ``size(o)``, how many numbers the actions have.
        write_mask: ``write_mask(o, k, out)``, which of these numbers are legal.
        action_of: ``action_of(o, k, number)``, the action with a number.
        number_of: ``number_of(o, k, action)``, the number of an action.
        step: ``step(o, k, number)`` carries out the action with a number.
        width: ``width(o)``, how many integers an observation has.
        parts: ``parts(o)``, their parts in order, as pairs of name and length; never
            compiled.
        observe: ``observe(o, k, seat, out)`` writes what a seat may know, in 16 bits each.
        steps_apart: ``steps_apart(k)``, whether `step` now does less than an action: one card
            of several that one action names.
        extra_steps: ``extra_steps(o)``, how many more steps than actions a deal may have.
        max_return: ``max_return(o)``: no return is over this, nor under its negative.
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
    action_of: Callable[[Any, Any, int], int]
    number_of: Callable[[Any, Any, int], int]
    step: Callable[[Any, Any, int], None]
    width: Callable[[Any], int]
    parts: Callable[[Any], list[tuple[str, int]]]
    observe: Callable[..., None]
    steps_apart: Callable[[Any], bool]
    max_return: Callable[[Any], int]
    extra_steps: Callable[[Any], int] = _none
    chance: Callable[..., None] | None = None
