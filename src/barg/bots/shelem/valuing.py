"""The value of an action that a level left aside."""

from random import Random

from barg.bots.decision import Value
from barg.bots.shelem.auction import model_value
from barg.bots.shelem.exchange import packet_value
from barg.bots.shelem.levels import PACKET_WORLDS
from barg.game import Action
from barg.kernel.shelem.fields import DISCARD
from barg.shelem import Observation, Phase


def more_value(level: str, seen: Observation, seed: int, action: Action) -> Value:
    """What a call, or a packet, brings that the level did not value itself.

    Raises:
        ValueError: the level values all actions of this phase.
    """
    if seen.phase == Phase.AUCTION:
        return model_value(seen, action)
    if seen.phase == Phase.DISCARD:
        worlds = PACKET_WORLDS[level]
        return packet_value(seen, Random(seed), action ^ DISCARD, worlds)
    raise ValueError(f"{level} values all actions of this phase")
