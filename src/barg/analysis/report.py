"""A whole match: each decision judged, and what each player gave away."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from barg.analysis.judging import Judgement, judge
from barg.analysis.moments import Moment, moments
from barg.record import Record, Replay
from barg.work import spread

COSTLIEST: Final = 3


@dataclass(frozen=True, slots=True)
class Summary:
    """What one player did.

    Attributes:
        seat, name: who it is.
        decisions: how many choices it had, by stage.
        given_away: the sum of what they cost, in points, by stage.
        win_given_away: the same in chances to win the match.
        perfect_given_away: the same in raw points as the cards lay.
        costliest: the dearest decisions, the dearest first.
    """

    seat: int
    name: str
    decisions: Mapping[str, int]
    given_away: Mapping[str, float]
    win_given_away: float
    perfect_given_away: int
    costliest: Sequence[Judgement]

    def as_json(self) -> dict[str, Any]:
        """The form in which ``barg analyse --json`` prints it."""
        return {
            "seat": self.seat,
            "name": self.name,
            "decisions": dict(self.decisions),
            "given_away": {stage: round(cost, 2) for stage, cost in self.given_away.items()},
            "win_given_away": round(self.win_given_away, 4),
            "perfect_given_away": self.perfect_given_away,
        }


@dataclass(frozen=True, slots=True)
class Analysis:
    """A match and the judgements of its decisions, in order."""

    replayed: Replay
    level: str
    judgements: Sequence[Judgement]

    def summaries(self) -> list[Summary]:
        """What each player did, by seat."""
        names = self.replayed.record.players
        return [self._summary(seat, name) for seat, name in enumerate(names)]

    def _summary(self, seat: int, name: str) -> Summary:
        own = [one for one in self.judgements if one.seat == seat]
        given_away: dict[str, float] = {}
        for one in own:
            given_away[one.stage] = given_away.get(one.stage, 0.0) + one.cost
        dear = sorted((one for one in own if one.cost > 0), key=lambda one: -one.cost)
        return Summary(
            seat=seat,
            name=name,
            decisions=Counter(one.stage for one in own),
            given_away=given_away,
            win_given_away=sum(one.win_cost or 0.0 for one in own),
            perfect_given_away=sum(one.perfect_cost or 0 for one in own),
            costliest=dear[:COSTLIEST],
        )

    def as_json(self) -> dict[str, Any]:
        """The form in which ``barg analyse --json`` prints it."""
        return {
            "ok": True,
            "game": self.replayed.record.game,
            "level": self.level,
            "players": [one.as_json() for one in self.summaries()],
            "decisions": [one.as_json() for one in self.judgements],
        }


@dataclass(frozen=True, slots=True)
class _Judge:
    level: str
    seed: int
    perfect: bool

    def __call__(self, moment: Moment) -> Judgement:
        return judge(moment, self.level, self.seed, perfect=self.perfect)


def analyse(
    record: Record,
    *,
    level: str = "master",
    seed: int = 0,
    perfect: bool = True,
    jobs: int = 1,
    ray: str | None = None,
    tell: Callable[[int, int], object] = lambda _done, _total: None,
) -> Analysis:
    """Judge every decision of a match.

    Args:
        record: the match, finished or not.
        level: whose eyes it is judged with.
        seed: fixes the worlds that are looked at.
        perfect: solve the real cards too.
        jobs, ray: as in `barg.work.spread`.
        tell: called with how many decisions are judged, and of how many.

    Raises:
        RecordError: the record is wrong.
        WorkError: see `barg.work.spread`.
    """
    replayed, found = moments(record)
    tell(0, len(found))
    judged: Iterator[Judgement] = spread(_Judge(level, seed, perfect), found, jobs=jobs, ray=ray)
    judgements = []
    for one in judged:
        judgements.append(one)
        tell(len(judgements), len(found))
    return Analysis(replayed, level, judgements)
