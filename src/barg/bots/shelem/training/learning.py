"""A model from rows of data: the worth of hands, what calls say, how far points spread."""

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from barg.bots.shelem.bidding_engine.layout import (
    BUCKETS,
    LEVELS,
    OPENS,
    ROLE_OTHER,
    ROLE_PARTNER,
    ROLE_SELF,
    SITUATIONS,
)
from barg.bots.shelem.holdings import LONGEST, features
from barg.bots.shelem.training.fitting import CALL_RIDGE, Fit, all_turned, in_order
from barg.bots.shelem.training.rows import Rows, jokers
from barg.bots.shelem.training.spreads import spread
from barg.bots.shelem.weights import FREE_MODES, Weights
from barg.kernel.shelem.fields import SARS

Floats = NDArray[np.float64]
FEW: Final = 2_000
"""From fewer rows nothing new is learnt."""
SLAM_EXTRA: Final = 30.0
"""All tricks count so much more where hands are put in order by what they bring."""
MOST_OUTCOMES: Final = 200
NEAR_LEVEL: Final = 40.0
LEAST_SLOPE: Final = 0.3
MOST_CHANGE: Final = 8.0
MOST_OFFSET: Final = 25.0


def learn(rows: Rows, wide: Rows, old: Weights) -> Weights:
    """The weights that follow from these deals; what they are too few for stays as it is.

    ``wide`` are deals in which seats misjudged their hands by far, so that all kinds of hands
    declared: from them the worth of hands is learnt, from the others what the calls say.
    """
    new = replace(old, context=old.context.copy(), spread=old.spread.copy())
    plain = rows.some(rows.table[:, 20] == 0)
    wide_plain = wide.some(wide.table[:, 20] == 0)
    _learn_play(rows.joined(wide), new)
    _learn_bids(plain, wide_plain, new)
    if rows.options.players == 4:
        new.help = _learn_other(plain, new, ROLE_PARTNER, (2,))
    new.hold = _learn_other(plain, new, ROLE_OTHER, tuple(range(1, rows.options.players, 2)))
    new.opens = opens(rows)
    new.outcomes = outcomes(plain)
    return new


def prospects(rows: Rows) -> Floats:
    """Raw points, and some more for all twelve tricks: what hands are put in order by."""
    found: Floats = rows.raws + SLAM_EXTRA * (rows.raws == rows.options.total)
    return found


def _learn_play(rows: Rows, new: Weights) -> None:
    """Points in tricks from declarer's last hand, by what was trump."""
    hands, trumps = rows.table[:, 16], rows.table[:, 17]
    values = (rows.raws - rows.table[:, 18]).astype(float)
    suit = trumps < SARS
    if suit.sum() >= FEW:
        fit = Fit(in_order(hands[suit], trumps[suit]), hands[suit], None, trump=True)
        fit.solve(values[suit])
        new.play = fit.of_hand
    new.play_free = _learn_free(new.play_free, hands, trumps, values)


def _learn_bids(rows: Rows, wide: Rows, new: Weights) -> None:
    """The prospects of the hand dealt, by the trump that seemed best, and from the calls."""
    hands, trumps = wide.hands(0), wide.table[:, 19]
    suit = trumps < SARS
    if suit.sum() >= FEW:
        suits = in_order(hands[suit], trumps[suit])
        fit = Fit(suits, hands[suit], wide.context(0)[suit], trump=True)
        fit.solve(prospects(wide)[suit])
        new.bid = fit.of_hand
        new.context[ROLE_SELF] = fit.of_calls
    values = prospects(wide) - wide.context(0) @ new.context[ROLE_SELF]
    new.bid_free = _learn_free(new.bid_free, hands, trumps, values)
    columns = np.column_stack([_bid_worth(rows, new), rows.context(0)])
    held = np.full(columns.shape[1], CALL_RIDGE * len(columns))
    held[:2] = 1.0
    squares = columns.T @ columns + np.diag(held)
    slope, *calls = np.linalg.solve(squares, columns.T @ prospects(rows))
    new.bid, new.bid_free = slope * new.bid, slope * new.bid_free
    new.context[ROLE_SELF] = calls
    means = [_bid_worth(some, new) + some.context(0) @ calls for some in (rows, wide)]
    raws = [rows.raws, wide.raws]
    new.spread[ROLE_SELF] = spread(means, raws, rows.options.total, new.spread[ROLE_SELF])


def _bid_worth(rows: Rows, weights: Weights) -> Floats:
    """What declarers' hands as dealt are worth with the trump that seemed best."""
    table, size = features(), features().shape[1]
    hands, trumps = rows.hands(0), rows.table[:, 19]
    suits = in_order(hands, trumps % SARS)
    first, sides = table @ weights.bid[:size], table @ weights.bid[size : 2 * size]
    worth = first[suits[:, 0]] + sides[suits[:, 1:]].sum(axis=1)
    worth += weights.bid[2 * size :][jokers(hands)]
    for mode in range(FREE_MODES):
        which = trumps == SARS + mode
        values = table @ weights.bid_free[mode]
        worth[which] = values[all_turned(hands[which], SARS + mode)].sum(axis=1)
    found: Floats = worth
    return found


def _learn_free(
    old: Floats, hands: NDArray[np.int64], trumps: NDArray[np.int64], values: Floats
) -> Floats:
    """The rows of weights without trump."""
    new = old.copy()
    for mode in range(FREE_MODES):
        which = trumps == SARS + mode
        if which.sum() >= FEW:
            suits = all_turned(hands[which], SARS + mode)
            fit = Fit(suits, hands[which], None, trump=False)
            fit.solve(values[which])
            new[mode] = fit.of_hand[: features().shape[1]]
            new[mode] += fit.of_hand[features().shape[1]] / 4 * _each_suit()
    return new


def _each_suit() -> Floats:
    """Weights that add one for every suit: one for every length of it."""
    found = np.zeros(features().shape[1])
    found[: LONGEST + 1] = 1.0
    return found


def _learn_other(rows: Rows, new: Weights, role: int, seats: tuple[int, ...]) -> Floats:
    """The prospects of another declarer from the hands of the seats so many after it."""
    hands = np.concatenate([rows.hands(after) for after in seats])
    context = np.concatenate([rows.context(after) for after in seats])
    values = np.tile(prospects(rows), len(seats))
    raws = np.tile(rows.raws, len(seats))
    fit = Fit(in_order(hands, np.zeros_like(hands)), hands, context, trump=False)
    fit.solve(values)
    new.context[role] = fit.of_calls
    new.spread[role] = spread([fit.means()], [raws], rows.options.total, new.spread[role])
    return fit.of_hand


def opens(rows: Rows) -> Floats:
    """What comes of a pass while nobody has bid, by the passes before it."""
    players = rows.options.players
    seats = range(players)
    early = np.stack(
        [
            (rows.table[:, 5 + seat] == 0) & (rows.table[:, 9 + seat] == rows.options.min_bid)
            for seat in seats
        ],
        axis=1,
    )
    passes = early.sum(axis=1)
    first = np.zeros(len(early), np.int64)
    for seat in seats:
        first[early[:, seat] & ~early[:, seat - 1]] = seat
    found = np.zeros((4, OPENS))
    found[:, 2:] = rows.options.min_bid
    levels = np.minimum(rows.contracts, rows.options.total)
    for before in seats:
        after = (rows.declarers - first - before) % players
        some = passes > before
        ends = max(int(some.sum()) + rows.dealt - len(early), 1)
        for column, which in enumerate((some & (after % 2 == 0), some & (after % 2 == 1))):
            if which.any():
                found[before, column] = which.sum() / ends
                found[before, 2 + column] = levels[which].mean()
    return found


def outcomes(rows: Rows) -> Floats:
    """The commonest contracts and raw points, and how often they came."""
    pairs, counts = np.unique(
        np.stack([rows.contracts, rows.raws], axis=1), axis=0, return_counts=True
    )
    best = np.argsort(-counts, kind="stable")[:MOST_OUTCOMES]
    shares = counts[best] / counts[best].sum()
    return np.column_stack([pairs[best], shares]).astype(np.float64)


def offsets(trials: Floats, old: Weights) -> Floats:
    """What must be added to bids so that they are made where they bring more than a pass.

    ``trials`` are rows of `barg.bots.shelem.bidding_engine.trials.TRIAL`. Near the point where
    both calls seem level, what they truly brought is put on a line.
    """
    found = np.array(old.offsets, np.float64)
    thought = trials[:, 2] - trials[:, 1]
    true = trials[:, 4] - trials[:, 3]
    for number in range(SITUATIONS):
        near = (trials[:, 0] == number) & (np.abs(thought) < NEAR_LEVEL)
        if near.sum() >= FEW:
            slope, level = np.polyfit(thought[near], true[near], 1)
            change = level / max(slope, LEAST_SLOPE)
            found[number] += np.clip(change, -MOST_CHANGE, MOST_CHANGE)
    return np.clip(found, -MOST_OFFSET, MOST_OFFSET)


def untrained(total: int) -> Weights:
    """Weights to begin with: lengths and high cards; every contract is thought even."""
    table = features()
    size = table.shape[1]

    def as_weights(worth: Floats) -> Floats:
        found, *_ = np.linalg.lstsq(table.astype(float), worth, rcond=None)
        return np.asarray(found, np.float64)

    holding = np.arange(len(table))
    length = np.bitwise_count(holding).astype(float)
    ace, king, queen, jack = (holding >> rank & 1 for rank in (12, 11, 10, 9))
    trumps = as_weights(25 + 6 * length + 11 * ace + 4 * king + 2 * queen + 2 * jack)
    sides = as_weights(12 * (length == 0) + 14 * ace + (4 + 2 * ace) * king + 2 * queen)
    free = as_weights(12 + 12 * ace + 8 * king + 5 * queen + 3 * jack + 2 * length)
    even = np.full(size + 4, 0.0)
    even[: LONGEST + 1] = 0.75 * total / 4
    play = np.concatenate([trumps, sides, [0, 22, 28, 50]])
    bid = np.concatenate([trumps / 2, sides / 2, [0, 22, 28, 50]])
    bid[: LONGEST + 1] += 60.0
    means = np.arange(BUCKETS) * 5.0
    raws = np.arange(LEVELS) * 5.0
    shares = np.exp(-(((raws - means[:, None]) / 21.0) ** 2) / 2) * (raws <= total)
    shares /= np.maximum(shares.sum(axis=1, keepdims=True), 1e-9)
    return Weights(
        play=play,
        bid=bid,
        help=even,
        hold=even,
        play_free=np.tile(free, (FREE_MODES, 1)),
        bid_free=np.tile(free / 2 + 11 * _each_suit(), (FREE_MODES, 1)),
        context=np.zeros((3, 8)),
        spread=np.tile(shares, (3, 1, 1)),
        opens=np.tile([0.35, 0.4, 105.0, 110.0], (4, 1)),
        offsets=np.zeros(SITUATIONS),
        outcomes=np.array([[105.0, 125.0, 1.0]]),
    )
