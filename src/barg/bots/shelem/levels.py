"""The levels of Shelem that people meet, put together from what they do in each phase."""

from collections.abc import Mapping
from random import Random
from typing import Final

from barg.bots import heuristic, shelem2, uniform
from barg.bots.decision import Decision, Policy, by_rules
from barg.bots.shelem import auction, exchange
from barg.bots.shelem.play import PLAY, PLAY_TWO
from barg.shelem import Observation, Phase

PACKET_WORLDS: Final[Mapping[str, int]] = {"expert": 8, "master": 40}
"""The first round of the exchange tries forty packets in so many worlds; see `exchange`."""
EXPERT_CALLS: Final = 100
MASTER_CALLS: Final = 500
EXPERT_TRUMPS: Final = 100
MASTER_TRUMPS: Final = 400

CALL: Final[Mapping[str, Policy]] = {
    "novice": auction.novice_call,
    "casual": auction.casual_call,
    "club": auction.club_call,
    "expert": auction.searched_call(EXPERT_CALLS),
    "master": auction.searched_call(MASTER_CALLS),
}
ANSWER: Final[Mapping[str, Policy]] = {
    "novice": auction.novice_answer,
    "casual": auction.novice_answer,
    "club": auction.answer,
    "expert": auction.answer,
    "master": auction.answer,
}
DISCARD: Final[Mapping[str, Policy]] = {
    "novice": exchange.novice_discard,
    "casual": exchange.novice_discard,
    "club": exchange.model_discard,
    "expert": exchange.searched_discard(PACKET_WORLDS["expert"]),
    "master": exchange.searched_discard(PACKET_WORLDS["master"]),
}
TRUMP: Final[Mapping[str, Policy]] = {
    "novice": exchange.novice_trump,
    "casual": exchange.novice_trump,
    "club": exchange.model_trump,
    "expert": exchange.searched_trump(EXPERT_TRUMPS),
    "master": exchange.searched_trump(MASTER_TRUMPS),
}
"""By level what decides in each phase before the play."""


def _level(name: str, play: Policy) -> Policy:
    phases: Mapping[Phase, Policy] = {
        Phase.AUCTION: CALL[name],
        Phase.KONS: ANSWER[name],
        Phase.DISCARD: DISCARD[name],
        Phase.TRUMP: TRUMP[name],
        Phase.PLAY: play,
    }

    def decide(seen: Observation, rng: Random) -> Decision:
        return phases[seen.phase](seen, rng)

    return decide


LEVELS: Final[Mapping[str, Policy]] = {
    "heuristic": by_rules(heuristic.choose),
    "random": by_rules(uniform.choose),
    **{name: _level(name, play) for name, play in PLAY.items()},
}
"""Shelem for four."""
LEVELS_OF_TWO: Final[Mapping[str, Policy]] = {
    "heuristic": by_rules(shelem2.choose),
    "random": by_rules(uniform.choose),
    **{name: _level(name, play) for name, play in PLAY_TWO.items()},
}
"""Shelem for two."""
