"""The parts of an observation of Shithead."""

from typing import Any, Final

from barg.cards import RANK_LETTERS
from barg.engine.codec import (
    ACTION,
    CARD,
    COUNT,
    FLAG,
    LINE,
    NUMBER,
    SEAT,
    Codec,
    each_seat,
    many,
    optional,
    phase,
    row,
    word,
)
from barg.kernel.shithead.fields import Phase
from barg.shithead.observation import SOME_KEEP

HIDDEN_KEEP: Final = "keep ??"
"""Another seat's choice of three cards for the hand (H4)."""


def _done(rules: Any, action: int) -> Any:
    return HIDDEN_KEEP if action == SOME_KEEP else ACTION.write(rules, action)


def _read_done(rules: Any, data: Any) -> Any:
    return SOME_KEEP if data == HIDDEN_KEEP else ACTION.read(rules, data)


PARTS: Final = {
    "dealer": SEAT,
    "totals": many(NUMBER),
    "phase": phase(Phase),
    "to_act": SEAT,
    "direction": word({}, range(-1, 2, 2)),
    "bound": word(dict(enumerate(RANK_LETTERS)), range(-1, 0)),
    "swapped": FLAG,
    "turns": COUNT,
    "dealt_open": many(LINE),
    "hand": LINE,
    "hand_sizes": each_seat(COUNT),
    "shown": each_seat(LINE),
    "face_up": each_seat(LINE),
    "blind": each_seat(LINE),
    "pile": LINE,
    "burned": LINE,
    "stock": COUNT,
    "out": many(SEAT),
    "history": many(row(SEAT, Codec(_done, _read_done), CARD)),
    "left": optional(many(LINE)),
    "legal": Codec(many(ACTION).write, lambda rules, data: list(many(ACTION).read(rules, data))),
}
