"""The room in which choices before the play are valued by deals played to their end."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from functools import cache
from random import Random
from typing import Any, Final

from barg.bots.decision import Value
from barg.bots.shelem.bidding_engine import rollouts as engine
from barg.bots.shelem.bidding_engine.calls import STYLE
from barg.bots.shelem.bidding_engine.packet import PACKET_ROOM
from barg.bots.shelem.bidding_engine.rollouts import HANDS_ROOM, SUMS
from barg.bots.shelem.bidding_engine.selfplay import MARK_ROOM
from barg.bots.shelem.called import auction_of, unseen_cards
from barg.bots.shelem.engine.mind import Mind
from barg.bots.shelem.engine.pile_table import PileTable
from barg.bots.shelem.engine.table import Table
from barg.bots.shelem.minds import new_mind
from barg.bots.shelem.models import Book, book_of
from barg.kernel.chance import STATE_SIZE, seed
from barg.kernel.shelem import Deal
from barg.shelem import Observation

SEED_BITS: Final = 62
PACKAGES: Final = ("barg.bots.shelem.engine", "barg.bots.shelem.bidding_engine")


@dataclass(frozen=True, slots=True)
class Sums:
    """What a choice brought, added up over worlds; see `bidding_engine.rollouts.SUMS`."""

    worlds: float
    win: float
    win_squares: float
    net: float
    net_squares: float
    made: float

    def __add__(self, other: "Sums") -> "Sums":
        """The sums of both."""
        return Sums(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    @property
    def mean_win(self) -> float:
        """The mean chance to win."""
        return self.win / self.worlds

    @property
    def value(self) -> Value:
        """Means and the standard error of the net points."""
        mean = self.net / self.worlds
        spread = max(self.net_squares / self.worlds - mean * mean, 0.0)
        error = (spread / max(self.worlds - 1, 1)) ** 0.5
        return Value(mean, error, self.made / self.worlds, self.win / self.worlds)


class Rollouts:
    """Values choices of one observation, each in the same worlds.

    Args:
        seen: what the seat to act has seen.
        rng: decides which worlds are drawn.
        fast: compiled; interpreted it is for tests.
    """

    def __init__(self, seen: Observation, rng: Random, *, fast: bool = True) -> None:
        book = book_of(seen.rules)
        self._known, self._marks = auction_of(seen)
        self._unseen = unseen_cards(seen)
        self._number = rng.getrandbits(SEED_BITS)
        self._stream = 0
        make = _compiled_room if fast else _plain_room
        self._run, self._room = make(book, self._known)
        self._fast = fast

    def value(self, choices: Sequence[int], trumps: Sequence[int], worlds: int) -> list[Sums]:
        """What the choices bring in so many new worlds; see `value_choices` of the engine."""
        numbers = [0] * STATE_SIZE
        seed(numbers, self._number, self._stream)
        self._stream += 1
        sums = self._floats([0.0] * SUMS * len(choices))
        self._run(
            *self._room,
            self._ints(self._marks),
            self._ints(choices),
            self._ints(trumps),
            self._ints(self._unseen),
            self._ints(numbers),
            self._ints([0] * MARK_ROOM),
            self._floats([0.0] * PACKET_ROOM),
            self._ints([0] * (PACKET_ROOM + HANDS_ROOM)),
            sums,
            worlds,
        )
        flat = [float(one) for one in sums]
        return [Sums(*flat[first : first + SUMS]) for first in range(0, len(flat), SUMS)]

    def _ints(self, values: Sequence[int]) -> Any:
        return _array(values, "int64") if self._fast else list(values)

    def _floats(self, values: Sequence[float]) -> Any:
        return _array(values, "float64") if self._fast else list(values)


def _array(values: Sequence[float], kind: str) -> Any:
    import numpy as np  # noqa: PLC0415 - only where compiled code is wanted

    return np.array(values, kind)


def _plain_room(book: Book, known: Deal) -> tuple[Any, tuple[Any, ...]]:
    options, win = book.rules.options, book.win_list
    mind = new_mind(book.rules.widow_size)
    styles = [0.0] * (4 * STYLE)
    room = (
        options,
        known,
        Deal(),
        (Table(), PileTable()),
        mind,
        book.model_list,
        (win, win),
        styles,
    )
    return engine.value_choices, room


def _compiled_room(book: Book, known: Deal) -> tuple[Any, tuple[Any, ...]]:
    from barg.kernel.compiled import packed, records  # noqa: PLC0415 - as above

    styles = _array([0.0] * (4 * STYLE), "float32")
    deal, table = records(Deal, 1)[0], (records(Table, 1)[0], records(PileTable, 1)[0])
    options, mind = packed(book.rules.options), _packed_mind(book.rules.widow_size)
    room = (options, packed(known), deal, table, mind, book.model, (book.win, book.win), styles)
    return _compiled(), room


@cache
def _packed_mind(packet_size: int) -> Any:
    from barg.kernel.compiled import packed  # noqa: PLC0415 - as above

    mind: Mind = new_mind(packet_size)
    return packed(mind)


@cache
def _compiled() -> Any:
    from barg.kernel.compiled import compiled  # noqa: PLC0415 - as above

    return compiled(engine.value_choices, *PACKAGES)
