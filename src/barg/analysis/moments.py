"""The decisions of a match: what a seat knew when it had a choice, and what it did."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from barg.game import Action, Match, Seat
from barg.record import Record, Replay, replay

AUCTION, EXCHANGE, PLAY = "auction", "exchange", "play"
STAGES: Final[Mapping[str, Mapping[str, str]]] = {
    "shelem": {"AUCTION": AUCTION, "KONS": AUCTION, "DISCARD": EXCHANGE, "TRUMP": EXCHANGE},
    "shelem2": {"AUCTION": AUCTION, "KONS": AUCTION, "DISCARD": EXCHANGE, "TRUMP": EXCHANGE},
    "rummy": {"DRAW": "draw"},
    "shithead": {"SWAP": EXCHANGE},
}
"""The part of a deal in which a phase is; the other phases are play."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision.

    Attributes:
        deal: the number of the deal, from 0. place: that of the action in it.
        seat: who decided. stage: the part of the deal, of `STAGES`.
        observation: what the seat knew.
        state: the whole deal before the action.
        action: what it did.
    """

    deal: int
    place: int
    seat: Seat
    stage: str
    observation: Any
    state: Any
    action: Action

    @property
    def text(self) -> str:
        """The action as records write it."""
        written: str = self.observation.rules.action_text(self.action)
        return written


def moments(record: Record) -> tuple[Replay, list[Moment]]:
    """All decisions with more than one legal action, and the match that they led to.

    Raises:
        RecordError: the record is wrong.
    """
    found: list[Moment] = []
    places: dict[int, int] = {}
    stages = STAGES.get(record.game, {})

    def look(match: Match, action: Action) -> None:
        deal, state = len(match.deals) - 1, match.deals[-1]
        place = places[deal] = places.get(deal, -1) + 1
        seat = state.to_act
        observation = state.observe(seat)
        if len(observation.legal) > 1:
            stage = stages.get(observation.phase.name, PLAY)
            found.append(Moment(deal, place, seat, stage, observation, state.clone(), action))

    return replay(record, look), found
