"""The parts of an observation of Rim."""

from typing import Any, Final

from barg.cards import JOKER
from barg.engine.codec import (
    ACTION,
    CARD,
    COUNT,
    FLAG,
    LINE,
    NUMBER,
    SEAT,
    SEATS,
    Codec,
    ViewError,
    each_seat,
    many,
    optional,
    phase,
    row,
)
from barg.kernel.rummy.fields import Phase
from barg.rummy.hands import CARD_KINDS
from barg.rummy.meld import Meld

MOST_ALIKE: Final = 8


def _counts(rules: Any, counts: tuple[int, ...]) -> Any:
    return LINE.write(rules, [card for card, count in enumerate(counts) for _ in range(count)])


def _read_counts(rules: Any, data: Any) -> tuple[int, ...]:
    counts = [0] * CARD_KINDS
    for card in LINE.read(rules, data):
        if not 0 <= card <= JOKER or counts[card] == MOST_ALIKE:
            raise ViewError("must be known cards of the deck")
        counts[card] += 1
    return tuple(counts)


def _meld(rules: Any, meld: Meld) -> Any:
    kind = {"suit": meld.suit, "first": meld.first} if meld.is_run else {"rank": meld.rank}
    return {"cards": LINE.write(rules, meld.cards), **kind}


def _read_meld(rules: Any, data: Any) -> Meld:
    if isinstance(data, dict):
        is_run = set(data) == {"cards", "suit", "first"}
        if is_run or set(data) == {"cards", "rank"}:
            numbers = {key: NUMBER.read(rules, data[key]) for key in data if key != "cards"}
            return Meld(is_run, LINE.read(rules, data["cards"]), **numbers)
    raise ViewError('must be {"cards", "suit", "first"} for a run, {"cards", "rank"} for a set')


COUNTS: Final = Codec(_counts, _read_counts)
"""A hand with cards that may be there twice."""

PARTS: Final = {
    "dealer": SEAT,
    "totals": many(NUMBER),
    "phase": phase(Phase),
    "to_act": SEAT,
    "hand": COUNTS,
    "hand_sizes": each_seat(COUNT),
    "melds": many(Codec(_meld, _read_meld)),
    "top": optional(CARD),
    "discards": COUNT,
    "stock": COUNT,
    "first_top": CARD,
    "taken": CARD,
    "reshuffles": COUNT,
    "laid_before": SEATS,
    "laid_now": FLAG,
    "opened": SEATS,
    "laid_points": COUNT,
    "melds_before": COUNT,
    "turns": COUNT,
    "winner": optional(SEAT),
    "bonus": FLAG,
    "history": many(row(SEAT, ACTION, CARD)),
    "left": optional(many(COUNTS)),
    "legal": Codec(many(ACTION).write, lambda rules, data: list(many(ACTION).read(rules, data))),
}
