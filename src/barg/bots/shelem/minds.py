"""The mind of the shipped policy for a table's options."""

from collections.abc import Mapping
from functools import cache

from barg.bots.shelem.engine import weights
from barg.bots.shelem.engine.mind import Mind, fill_chances
from barg.bots.shelem.engine.weights import ROLES, ROW
from barg.bots.shelem.tuned import TUNED


def new_mind(packet_size: int, changes: Mapping[str, int] | None = None) -> Mind:
    """A mind for a packet of so many cards, interpreted; `packed` of it is for compiled code.

    ``changes`` are added to the weights of all roles, by name.
    """
    mind = Mind()
    for name, values in TUNED.items():
        for role in range(ROLES):
            mind.weights[role * ROW + getattr(weights, name)] = values[role]
    for name, change in (changes or {}).items():
        for role in range(ROLES):
            mind.weights[role * ROW + getattr(weights, name)] += change
    fill_chances(mind, packet_size)
    return mind


@cache
def mind_for(packet_size: int) -> Mind:
    """The same without changes, kept: for one thread at a time."""
    return new_mind(packet_size)
