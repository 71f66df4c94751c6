"""Deals and matches of the model against itself at native speed, for training and measuring."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from barg.bots.shelem.bidding_engine import selfplay as engine
from barg.bots.shelem.bidding_engine import trials
from barg.bots.shelem.bidding_engine.calls import STYLE
from barg.bots.shelem.bidding_engine.packet import PACKET_ROOM
from barg.bots.shelem.bidding_engine.selfplay import COLUMNS, MARK_ROOM, MATCH_COLUMNS
from barg.bots.shelem.bidding_engine.trials import TRIAL
from barg.bots.shelem.bidding_engine.win import HEADER
from barg.bots.shelem.engine.pile_table import PileTable
from barg.bots.shelem.engine.table import Table
from barg.bots.shelem.minds import new_mind
from barg.kernel.chance import STATE_SIZE, seed
from barg.kernel.compiled import compiled, packed, records
from barg.kernel.shelem import Deal
from barg.shelem import ShelemRules

PACKAGES: Final = ("barg.bots.shelem.engine", "barg.bots.shelem.bidding_engine")
POINTS: Final[NDArray[np.float32]] = np.zeros(HEADER, np.float32)
"""No table of winning chances: what counts are points."""


@dataclass(frozen=True)
class Style:
    """How a side bids.

    Attributes:
        win: its table of winning chances, or `POINTS`.
        ceiling: None, or bid up to the mean less this margin, and not by what calls bring.
        over_partner: see `barg.bots.shelem.bidding_engine.calls.OVER_PARTNER`.
        slam_chance: see `barg.bots.shelem.bidding_engine.calls.SLAM_CHANCE`.
    """

    win: NDArray[np.float32]
    ceiling: float | None = None
    over_partner: float = 0.0
    slam_chance: float = 0.0

    @property
    def numbers(self) -> list[float]:
        """The style as the engine takes it."""
        ceiling = 0.0 if self.ceiling is None else self.ceiling + 1.0
        return [ceiling, 0.0, self.over_partner, self.slam_chance]


class SelfPlay:
    """Plays deals and matches with a model; the seed fixes every card.

    Args:
        rules: the options.
        model: the flat sequence of a `barg.bots.shelem.weights.Weights`.
        number: the seed.
        stream: another number, for runs in parts.
    """

    def __init__(
        self, rules: ShelemRules, model: NDArray[np.float32], number: int, stream: int = 0
    ) -> None:
        self.rules = rules
        mind = packed(new_mind(rules.widow_size))
        deal, table = records(Deal, 1)[0], (records(Table, 1)[0], records(PileTable, 1)[0])
        self._players = (packed(rules.options), deal, table, mind, model)
        rng = [0] * STATE_SIZE
        seed(rng, number, stream)
        self._cards = (np.array(rules.deck(), np.int64), np.array(rng, np.int64))
        self._room = (
            np.zeros(MARK_ROOM, np.int64),
            np.zeros(PACKET_ROOM),
            np.zeros(PACKET_ROOM, np.int64),
        )

    def rows(self, count: int, spread: float) -> tuple[NDArray[np.int64], int]:
        """Rows of data, and how many deals they took.

        Seats bid as if their hands were worth up to ``spread`` points more or less.
        """
        found = np.zeros((count, COLUMNS), np.int64)
        style = np.array(Style(POINTS).numbers * 4, np.float32)
        dealt = _sample_deals()(
            *self._players,
            (POINTS, POINTS),
            spread,
            style,
            *self._cards,
            *self._room,
            found.reshape(-1),
            count,
        )
        return found, int(dealt)

    def trials(self, count: int) -> NDArray[np.float64]:
        """Both calls of so many situations played out, see `bidding_engine.trials.TRIAL`."""
        found = np.zeros((count, TRIAL))
        options, deal, table, mind, model = self._players
        style = np.array(Style(POINTS).numbers * 4, np.float32)
        marks, worths, cards = self._room
        _try_calls()(
            options,
            deal,
            records(Deal, 1)[0],
            table,
            mind,
            model,
            (POINTS, POINTS),
            style,
            *self._cards,
            marks,
            marks.copy(),
            worths,
            cards,
            found.reshape(-1),
            count,
        )
        return found

    def matches(self, count: int, styles: Sequence[Style], target: int) -> NDArray[np.int64]:
        """Play matches of two sides' styles to a target; with target 0 each is one deal.

        The columns: the winner, the deals, side 0's net points, both sides' contracts, and
        how many of them were made.
        """
        found = np.zeros((count, MATCH_COLUMNS), np.int64)
        numbers = np.array((styles[0].numbers + styles[1].numbers) * 2, np.float32)
        assert len(numbers) == 4 * STYLE
        _play_matches()(
            *self._players,
            (styles[0].win, styles[1].win),
            target,
            numbers,
            *self._cards,
            *self._room,
            found.reshape(-1),
            count,
        )
        return found


@cache
def _sample_deals() -> Any:
    return compiled(engine.sample_deals, *PACKAGES)


@cache
def _play_matches() -> Any:
    return compiled(engine.play_matches, *PACKAGES)


@cache
def _try_calls() -> Any:
    return compiled(trials.try_calls, *PACKAGES)
