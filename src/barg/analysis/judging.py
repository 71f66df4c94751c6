"""One decision beside what else could have been done."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any, Final

from barg.analysis.moments import Moment
from barg.analysis.perfect import perfect_values
from barg.bots import Value, evaluate

SEED_BITS: Final = 62


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision and the worth of its alternatives.

    Attributes:
        deal, place, seat, stage, action: of the `Moment`, the action as text.
        trick: the number of the trick, from 0, in the play of Shelem; else None.
        values: what each action that was valued would bring, on what the seat knew, by text.
        best: the action with the highest value.
        cost: how much less the action is worth than the best, in points of a deal; 0 where
            the difference is within its standard error.
        error: the standard error of that difference.
        win_cost: how much of the chance to win the match it gave away, where that is known.
        perfect: what actions were worth in the cards as they lay (`perfect_values`).
        worlds: how many worlds were looked at.
    """

    deal: int
    place: int
    seat: int
    stage: str
    action: str
    trick: int | None
    values: Mapping[str, Value]
    best: str
    cost: float
    error: float
    win_cost: float | None
    perfect: Mapping[str, int]
    worlds: int

    @property
    def perfect_cost(self) -> int | None:
        """How many points less the action was worth than the best one as the cards lay."""
        if self.action not in self.perfect:
            return None
        return max(self.perfect.values()) - self.perfect[self.action]

    def as_json(self) -> dict[str, Any]:
        """The form in which ``barg analyse --json`` prints it."""
        values = {text: _rounded(value) for text, value in self.values.items()}
        return {
            "deal": self.deal,
            "action_number": self.place,
            "seat": self.seat,
            "stage": self.stage,
            "action": self.action,
            "best": self.best,
            "cost": round(self.cost, 2),
            "error": round(self.error, 2),
            "win_cost": None if self.win_cost is None else round(self.win_cost, 4),
            "values": values,
            "perfect": dict(self.perfect),
            "perfect_cost": self.perfect_cost,
            "worlds": self.worlds,
        }


def _rounded(value: Value) -> dict[str, float]:
    found = {"mean": value.mean, "error": value.error, "made": value.made, "win": value.win}
    return {key: round(number, 4) for key, number in found.items() if number is not None}


def judge(moment: Moment, level: str, seed: int, *, perfect: bool = True) -> Judgement:
    """Value a decision's alternatives as the level does, and in the real cards.

    The same moment, level and seed give the same judgement.
    """
    chance = Random(f"{seed}/{moment.deal}/{moment.place}").getrandbits(SEED_BITS)
    decision = evaluate(level, moment.observation, chance, moment.action)
    values = decision.values
    best = max(values, key=lambda action: values[action].mean, default=moment.action)
    if best in values and moment.action in values:
        chosen, other = values[moment.action], values[best]
        error = hypot(chosen.error, other.error) if best != moment.action else 0.0
        difference = other.mean - chosen.mean
        cost = difference if difference > error else 0.0
        known = chosen.win is not None and other.win is not None and cost > 0
        win_cost = max(0.0, (other.win or 0) - (chosen.win or 0)) if known else None
    else:
        cost, error, win_cost = 0.0, 0.0, None
    text = moment.observation.rules.action_text
    real = perfect_values(moment, best) if perfect else {}
    tricks = getattr(moment.observation, "tricks", None)
    return Judgement(
        deal=moment.deal,
        place=moment.place,
        seat=moment.seat,
        stage=moment.stage,
        action=moment.text,
        trick=len(tricks) if tricks is not None and moment.stage == "play" else None,
        values={text(action): value for action, value in values.items()},
        best=text(best),
        cost=cost,
        error=error,
        win_cost=win_cost,
        perfect={text(action): points for action, points in real.items()},
        worlds=decision.worlds,
    )
