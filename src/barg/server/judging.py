"""The decisions of a record, judged. It runs in a worker process of its own."""

import time
from functools import lru_cache
from typing import Final

from barg.analysis import Judgement, Moment, judge, moments
from barg.record import read_record
from barg.record_errors import RecordError
from barg.server.protocol_analysis import Alternative, Decided
from barg.server.protocol_replay import ReplayFault
from barg.server.protocol_words import Reason
from barg.server.replaying import fault_of, match_id

MOST_DECISIONS: Final = 5000
AT_ONCE_SECONDS: Final = 0.6
"""After so long what is judged so far is handed back."""
SEED: Final = 0


@lru_cache(maxsize=1)
def _moments(data: bytes) -> list[Moment]:
    return moments(read_record(data))[1]


def opened(data: bytes) -> tuple[str, str, int] | ReplayFault:
    """Of a record the name of its match, its game, and how many decisions are to be judged."""
    try:
        record = read_record(data)
        found = len(_moments(data))
    except RecordError as error:
        return fault_of(error)
    if found > MOST_DECISIONS:
        text = f"a match of more than {MOST_DECISIONS} decisions is not analysed here"
        return ReplayFault(Reason("match_too_long", text))
    return match_id(record), record.game, found


def judged(data: bytes, first: int, level: str) -> list[Decided]:
    """The next decisions from the first that is wanted, as many as a moment allows."""
    begun = time.monotonic()
    done = []
    for moment in _moments(data)[first:]:
        done.append(_decided(judge(moment, level, SEED)))
        if time.monotonic() - begun > AT_ONCE_SECONDS:
            break
    return done


def _decided(one: Judgement) -> Decided:
    actions = sorted(one.values, key=lambda action: -one.values[action].mean)
    actions += [action for action in one.perfect if action not in one.values]
    return Decided(
        deal=one.deal,
        action=one.place,
        seat=one.seat,
        stage=one.stage,  # type: ignore[arg-type]
        done=one.action,
        best=one.best,
        cost=round(one.cost, 2),
        error=round(one.error, 2),
        win_cost=_rounded(one.win_cost),
        perfect_cost=one.perfect_cost,
        worlds=one.worlds,
        alternatives=[_alternative(one, action) for action in actions],
    )


def _alternative(one: Judgement, action: str) -> Alternative:
    value = one.values.get(action)
    return Alternative(
        action=action,
        mean=None if value is None else round(value.mean, 2),
        error=None if value is None else round(value.error, 2),
        made=None if value is None else _rounded(value.made),
        win=None if value is None else _rounded(value.win),
        perfect=one.perfect.get(action),
    )


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 4)
