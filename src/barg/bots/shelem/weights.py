"""A model as it ships: short rows of weights, which are spread out when it is loaded."""

from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from barg.bots.shelem.bidding_engine.layout import (
    BID_FREE,
    BID_SIDE,
    BID_TRUMP,
    BUCKETS,
    CONTEXT,
    CONTEXTS,
    HELP,
    HOLD,
    HOLDINGS,
    JOKERS,
    LEVELS,
    OFFSET,
    OPEN,
    PLAY_FREE,
    PLAY_SIDE,
    PLAY_TRUMP,
    SIZE,
    SPREAD,
)
from barg.bots.shelem.holdings import features

Array = Any
"""A NumPy array; NumPy is imported where one is made."""
FREE_MODES: Final = 3
SHARES: Final = 65_535
"""Chances are kept as whole numbers of so many parts."""


@dataclass
class Weights:
    """What is learnt of one kind of deck.

    Attributes:
        play, bid: weights of the trump suit's features, of the side suits', of the jokers held:
            declarer's points in tricks from its last twelve cards, and raw points from those
            dealt.
        help, hold: weights of all suits' features and of the jokers: declarer's raw points
            with this hand as its partner's, and as an opponent's.
        play_free, bid_free: three rows of features' weights for the ways without trump.
        context: a row for each role, see `bidding_engine.outlook.context`.
        spread: chances of raw points by role and mean, see `bidding_engine.outlook.share`.
        opens: what comes of a pass before any bid, see `bidding_engine.layout.OPEN`.
        offsets: what is added to bids by situation, see `bidding_engine.calls.situation`.
        outcomes: rows of contract, declarer's raw points and how often they came.
    """

    play: Array
    bid: Array
    help: Array
    hold: Array
    play_free: Array
    bid_free: Array
    context: Array
    spread: Array
    opens: Array
    offsets: Array
    outcomes: Array

    def model(self) -> Array:
        """The flat sequence that the engine works with, of 32-bit floats."""
        import numpy as np  # noqa: PLC0415 - only where a model is wanted

        table = features()
        size = table.shape[1]
        model = np.zeros(SIZE, np.float32)

        def put(place: int, weights: Array) -> None:
            model[place : place + HOLDINGS] = table @ weights.astype(np.float32)

        for number, (weights, trumps, sides) in enumerate(
            ((self.play, PLAY_TRUMP, PLAY_SIDE), (self.bid, BID_TRUMP, BID_SIDE))
        ):
            put(trumps, weights[:size])
            put(sides, weights[size : 2 * size])
            model[JOKERS + 4 * number : JOKERS + 4 * number + 4] = weights[2 * size :]
        for number, (weights, place) in enumerate(((self.help, HELP), (self.hold, HOLD)), 2):
            put(place, weights[:size])
            model[JOKERS + 4 * number : JOKERS + 4 * number + 4] = weights[size:]
        for mode in range(FREE_MODES):
            put(PLAY_FREE + mode * HOLDINGS, self.play_free[mode])
            put(BID_FREE + mode * HOLDINGS, self.bid_free[mode])
        model[CONTEXT : CONTEXT + 3 * CONTEXTS] = self.context.ravel()
        model[SPREAD : SPREAD + 3 * BUCKETS * LEVELS] = self.spread.ravel()
        model[OPEN:OFFSET] = self.opens.ravel()
        model[OFFSET:SIZE] = self.offsets
        return model

    def save(self, path: Path) -> None:
        """Write it to a file."""
        import numpy as np  # noqa: PLC0415 - as above

        found = {item.name: getattr(self, item.name) for item in fields(self)}
        kept: dict[str, Any] = {
            name: np.asarray(value, np.float32) for name, value in found.items()
        }
        kept["spread"] = np.rint(found["spread"] * SHARES).astype(np.uint16)
        with path.open("wb") as file:
            np.savez_compressed(file, **kept)


def load(path: Path) -> Weights:
    """Read a file that `Weights.save` has written."""
    return _read(path.read_bytes())


@cache
def shipped(name: str) -> Weights:
    """The weights of a kind of deck that come with the package."""
    return _read((files("barg.bots.shelem") / "trained" / f"{name}.npz").read_bytes())


def _read(data: bytes) -> Weights:
    import numpy as np  # noqa: PLC0415 - as above

    with np.load(BytesIO(data), allow_pickle=False) as found:
        values = {item.name: found[item.name] for item in fields(Weights)}
    shares = values["spread"].astype(np.float32)
    values["spread"] = shares / shares.sum(axis=-1, keepdims=True)
    return Weights(**values)
