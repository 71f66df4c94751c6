"""From a record to what a replay needs. It runs in a worker process."""

import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, cast

import msgspec

from barg.game import Action, Match, Points, Seat
from barg.record import Record, Replay, read_record, replay
from barg.record_errors import RecordError
from barg.server.game_views import GAME_VIEWS, GameViews
from barg.server.protocol import GameName, Replayed
from barg.server.protocol_replay import Frame, ReplayDeal, ReplayFault, ReplayStep
from barg.server.protocol_words import Reason
from barg.server.rummy_frame import rummy_cards, rummy_frame
from barg.server.shelem_frame import shelem_frame
from barg.server.shithead_frame import shithead_cards, shithead_frame

LEVEL: Final = 5
"""How hard answers are compressed; frames are much alike."""
ID_LENGTH: Final = 24
MOST_STEPS: Final = 3000
"""Longer deals can be replayed by ``barg replay``, but nobody would click through them."""


def _no_cards(state: Any, _seat: Seat | None, frames: list[Any]) -> list[str | None]:
    del state
    return [None] * (len(frames) - 1)


_FRAMES: Final[Mapping[str, tuple[Callable[..., Frame], Callable[..., list[str | None]]]]] = {
    "shelem": (shelem_frame, _no_cards),
    "shelem2": (shelem_frame, _no_cards),
    "rummy": (rummy_frame, rummy_cards),
    "shithead": (shithead_frame, shithead_cards),
}


@dataclass(slots=True)
class _Walk:
    """Looks at one deal of a match while it is replayed."""

    deal: int
    seat: Seat | None
    frame: Callable[..., Frame]
    frames: list[Frame] = field(default_factory=list)
    done: list[tuple[Seat, str]] = field(default_factory=list)

    def __call__(self, match: Match, action: Action) -> None:
        state = match.deals[-1]
        if len(match.deals) - 1 == self.deal:
            self.frames.append(self.frame(state, self.seat))
            self.done.append((state.to_act, match.rules.action_text(action)))


def replayed(data: bytes, deal: int, seat: Seat | None) -> bytes | ReplayFault:
    """The answer to a record as compressed JSON, or what is wrong with what was asked."""
    try:
        record = read_record(data)
        if fault := _out_of_place(record, deal, seat):
            return fault
        frame, cards = _FRAMES.get(record.game, (shelem_frame, _no_cards))
        walk = _Walk(deal, seat, frame)
        found = replay(record, walk)
    except RecordError as error:
        return fault_of(error)
    deals = found.match.deals
    if deals:
        walk.frames.append(frame(deals[deal], seat))
    brought = cards(deals[deal], seat, walk.frames) if deals else []
    answer = _answer(found, walk, brought)
    return gzip.compress(msgspec.json.encode(answer), LEVEL, mtime=0)


def _out_of_place(record: Record, deal: int, seat: Seat | None) -> ReplayFault | None:
    """Why this deal is not shown with these eyes, if it is not."""
    if not 0 <= deal < max(1, len(record.deals)):
        return ReplayFault(Reason("no_such_deal", "the record has no such deal"))
    if seat is not None and seat not in range(len(record.players)):
        return ReplayFault(Reason("no_such_seat", "there is no such seat"))
    if record.deals and len(record.deals[deal].actions) > MOST_STEPS:
        text = f"a deal of more than {MOST_STEPS} actions is not shown"
        return ReplayFault(Reason("deal_too_long", text))
    return None


def _answer(found: Replay, walk: _Walk, cards: list[str | None]) -> Replayed:
    record, match = found.record, found.match
    views = GAME_VIEWS[record.game]
    chosen = dict(match.rules.chosen)
    steps = [
        ReplayStep(who, views.shown_action(text, walk.seat in (None, who)), card)
        for (who, text), card in zip(walk.done, cards, strict=True)
    ]
    return Replayed(
        id=match_id(record),
        game=cast(GameName, record.game),
        preset=str(chosen.pop("preset")),
        rules=chosen,
        facts=views.facts(match.rules),
        players=record.players,
        date=record.date,
        over=match.over,
        winners=list(match.winners),
        sheet=list(views.rows(match.deals)),
        deals=[_deal(match, views, number, record) for number in range(len(match.deals))],
        deal=walk.deal,
        seat=walk.seat,
        steps=steps,
        frames=walk.frames,
    )


def _deal(match: Match, views: GameViews, number: int, record: Record) -> ReplayDeal:
    state = match.deals[number]
    totals: tuple[Points, ...] = match.rules.totals_after(state)
    return ReplayDeal(
        dealer=state.dealer,
        actions=len(record.deals[number].actions),
        totals=views.shown_totals(match.rules.seats, totals),
        finished=state.to_act is None,
    )


def match_id(record: Record) -> str:
    """The same for the same match, whatever its players are called."""
    rules = sorted(record.rules.items())
    deals = [(one.deck, one.actions, one.reshuffles) for one in record.deals]
    seats = len(record.players)
    content = msgspec.json.encode([record.game, rules, seats, record.dealer, deals])
    return sha256(content).hexdigest()[:ID_LENGTH]


def fault_of(error: RecordError) -> ReplayFault:
    """What is wrong with a record, as a message."""
    reason = Reason(error.code, error.reason, error.params)
    return ReplayFault(reason, error.deal, error.action, error.report()["error"]["text"])
