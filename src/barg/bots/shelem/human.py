"""Card play with the mistakes that people make: forgotten cards, hasty aces, tens thrown away."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random

from barg.bots.decision import Decision, Policy
from barg.bots.heuristic.exchange import best_trump
from barg.bots.shelem.engine.lanes import card_at
from barg.bots.shelem.engine.mind import Mind
from barg.bots.shelem.engine.policy import choose
from barg.bots.shelem.minds import new_mind
from barg.bots.shelem.ruled import action_of
from barg.bots.shelem.seen import table_of
from barg.shelem import Observation


@dataclass(frozen=True, slots=True)
class Habits:
    """How a person plays.

    Attributes:
        memory: how many finished tricks it remembers, those shown out of a suit included.
        changes: by the names of `barg.bots.shelem.engine.weights` what is added to the
            policy's weights, 1,024 a point.
    """

    memory: int
    changes: Mapping[str, int] = field(default_factory=dict)


def human_play(habits: Habits) -> Policy:
    """A policy for the phase of play with these habits."""
    minds = cache(lambda packet_size: _mind(habits, packet_size))

    def decide(seen: Observation, _rng: Random) -> Decision:
        trump = best_trump(seen.rules, seen.hand) if seen.trump is None else seen.trump
        table = table_of(seen, trump)
        remembered = table_of(_remembered(seen, habits.memory), trump)
        table.gone, table.voids, table.opened = (
            remembered.gone,
            remembered.voids,
            remembered.opened,
        )
        card = card_at(choose(table, minds(seen.rules.widow_size)), trump)
        return Decision(action_of(card, trump, named=seen.trump is None))

    return decide


def _remembered(seen: Observation, memory: int) -> Observation:
    """What is left of an observation when only the last tricks are remembered."""
    return replace(seen, tricks=seen.tricks[max(0, len(seen.tricks) - memory) :])


def _mind(habits: Habits, packet_size: int) -> Mind:
    return new_mind(packet_size, habits.changes)
