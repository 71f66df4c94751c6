"""How a player weighs cards: tuned weights, chances that a hand lacks cards, notes."""

from dataclasses import dataclass
from typing import Final

from barg.bots.shelem.engine.lanes import LANE, LANES
from barg.bots.shelem.engine.weights import WEIGHTS
from barg.kernel.records import numbers

SIZES: Final = 13
COUNTS: Final = 16
HOLDERS: Final = 4
ONE: Final = 1024
"""Chances are counted in these parts."""
CHANCES: Final = 2 * HOLDERS * SIZES * COUNTS


@dataclass(slots=True, eq=False, repr=False)
class Mind:
    """What the policy weighs cards with, and what it notes of the seat to act.

    Attributes:
        weights: rows of weights, by the names in `barg.bots.shelem.engine.weights`.
        lacking: the chance that a hand lacks all of some unseen cards, see `lacking_at`.
        row: where the weights of the seat's role begin.
        unseen: the cards that the seat has not seen. trumps_out: how many of them are trumps.
        size: how many cards it holds.
        hidden: 1 where it does not know the packet.
        values: by card what the last choice weighed it at.
    """

    weights: list[int] = numbers(WEIGHTS)
    lacking: list[int] = numbers(CHANCES, 16)
    row: int = 0
    unseen: int = 0
    trumps_out: int = 0
    size: int = 0
    hidden: int = 0
    values: list[int] = numbers(LANE * LANES)


def lacking_at(hidden: int, holders: int, size: int) -> int:
    """Where the chances by number of cards begin.

    ``hidden`` is 1 where the packet is not known, ``holders`` how many of the other hands may
    have cards of the lane, ``size`` how many cards each of them holds.
    """
    return ((hidden * HOLDERS + holders) * SIZES + size) * COUNTS


def fill_chances(m: Mind, packet_size: int) -> None:
    """Work the chances out for packets of this size: places are filled evenly."""
    for hidden in range(2):
        for holders in range(HOLDERS):
            for size in range(SIZES):
                places = holders * size + hidden * packet_size
                at = lacking_at(hidden, holders, size)
                chance = float(ONE)
                for count in range(COUNTS):
                    m.lacking[at + count] = int(chance)
                    if holders:
                        free = max(0, places - size - count)
                        chance = chance * free / max(1, places - count)
