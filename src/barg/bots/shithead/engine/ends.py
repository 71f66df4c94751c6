"""The end of a deal between two: what each action is worth at least and at most.

Once the stock is gone and nothing is unseen but blind cards (or a hand that must hold all
that is unseen), a search by depth, deeper and deeper, gives bounds: what nobody can prevent
counts, what lies beyond the depth may be anything. Turned blind cards are a mean over all
that they may be. It stops when an action is as good as any other can be, or after a number
of positions. Values are whole numbers of `UNIT` / `SCALE`; means are rounded outwards.
"""

from collections.abc import Sequence
from typing import Final

from barg.bots.shithead.engine.candidates import list_candidates
from barg.bots.shithead.engine.copying import copy_deal
from barg.bots.shithead.engine.fields import LEVELS, MOST, SCALE, UNIT, Ending
from barg.bots.shithead.engine.playing import outcome
from barg.bots.shithead.engine.unseen import hidden_size
from barg.kernel.packing import kind_of, number_in, pack
from barg.kernel.shithead.choices import apply
from barg.kernel.shithead.codes import BLIND
from barg.kernel.shithead.fields import (
    BLIND_ROOM,
    FIRST_WINS,
    LAST_LOSES,
    NONE,
    OVER,
    PLAYING,
    RANKS,
    Deal,
    Options,
)
from barg.kernel.shithead.zones import rank_of

FIRST_DEPTH: Final = 2
DEPTH_STEP: Final = 2
RANK_KINDS: Final = RANKS + 1


def can_solve(o: Options, k: Deal) -> bool:
    """Whether two are left and nothing is hidden but blind cards, or but one hand."""
    two = o.players - k.out_count == 2
    if k.phase != PLAYING or k.stock_left or not two or (o.result == FIRST_WINS and o.players > 2):
        return False
    hidden, blind = 0, 0
    for seat in range(o.players):
        blind += _unknown_blinds(k, seat)
        if seat != k.turn:
            hidden += hidden_size(k, seat)
    return hidden == 0 or blind == 0


def _unknown_blinds(k: Deal, seat: int) -> int:
    count = 0
    for number in range(k.blind_left[seat]):
        if not k.blind_shown[seat] >> number & 1:
            count += 1
    return count


def solve_end(o: Options, ks: Sequence[Deal], first: int, e: Ending) -> None:
    """Find bounds for every candidate of the deal at ``first``; the deals after it are room.

    ``e.best`` becomes the place of one that no other can beat, or `NONE`.
    """
    k = ks[first]
    e.me = k.turn
    e.bottom = 0 if o.result == FIRST_WINS else -UNIT * SCALE
    e.top = UNIT * SCALE if o.result != LAST_LOSES and k.out_count == 0 else 0
    e.nodes = 0
    e.best = NONE
    e.found = list_candidates(o, k, e.actions)
    for place in range(e.found):
        e.low[place], e.high[place] = e.bottom, e.top
    depth = FIRST_DEPTH
    while depth < LEVELS // 2 and e.nodes < e.most_nodes and e.best == NONE:
        _deepen(o, ks, first, e, depth)
        e.best = _unbeaten(e)
        depth += DEPTH_STEP


def _unbeaten(e: Ending) -> int:
    """The candidate that is worth at least what any other may be worth, or `NONE`."""
    best = 0
    for place in range(e.found):
        if e.low[place] > e.low[best]:
            best = place
    for place in range(e.found):
        if place != best and e.high[place] > e.low[best]:
            return NONE
    return best


def _deepen(o: Options, ks: Sequence[Deal], first: int, e: Ending, depth: int) -> None:
    """Bounds of every candidate, so many turns deep; one that runs out of nodes keeps its old."""
    for place in range(e.found):
        if e.low[place] == e.high[place]:
            continue
        _open(e, 0, depth, e.bottom - 1, e.top + 1)
        e.counts[0] = 1
        e.listed[0] = e.actions[place]
        _run(o, ks, first, e)
        if e.nodes >= e.most_nodes:
            return
        e.low[place] = max(e.low[place], e.lows[0])
        e.high[place] = min(e.high[place], e.highs[0])


def _run(o: Options, ks: Sequence[Deal], first: int, e: Ending) -> None:
    """Search below the first level."""
    level = 0
    _begin(e, 0, True)
    while level >= 0:
        if e.nodes >= e.most_nodes:
            return
        if e.cursors[level] == e.counts[level] or _is_cut(e, level):
            low, high = _close(e, level)
            level -= 1
            if level >= 0:
                _take_up(e, level, low, high)
        elif e.chance[level]:
            level = _turn_blind(o, ks, first, e, level)
        else:
            level = _try_next(o, ks, first, e, level)


def _open(e: Ending, level: int, depth: int, alpha: int, beta: int) -> None:
    """Set a level up; its candidates follow."""
    e.depths[level] = depth
    e.alphas[level], e.betas[level] = alpha, beta
    e.cursors[level] = 0
    e.chance[level] = 0


def _begin(e: Ending, level: int, own: bool) -> None:
    """Bounds before the first candidate: as bad as can be for the seat to act."""
    e.own[level] = 1 if own else 0
    e.lows[level] = e.highs[level] = e.bottom if own else e.top


def _is_cut(e: Ending, level: int) -> bool:
    """Whether the rest of the candidates cannot matter; it is then left out of the bounds."""
    if e.chance[level] or e.cursors[level] == 0:
        return False
    if e.own[level]:
        return e.lows[level] >= min(e.betas[level], e.top)
    return e.highs[level] <= max(e.alphas[level], e.bottom)


def _close(e: Ending, level: int) -> tuple[int, int]:
    """The bounds of a level that is done, or cut."""
    low, high = e.lows[level], e.highs[level]
    if e.chance[level]:
        total = e.weights[level]
        return low // total, -(-high // total)
    if e.cursors[level] < e.counts[level]:
        if e.own[level]:
            high = e.top
        else:
            low = e.bottom
    return low, high


def _take_up(e: Ending, level: int, low: int, high: int) -> None:
    """Note the bounds of the candidate, or card, that was tried last."""
    if e.chance[level]:
        weight = e.weight[level]
        e.lows[level] += weight * low
        e.highs[level] += weight * high
    elif e.own[level]:
        e.lows[level] = max(e.lows[level], low)
        e.highs[level] = max(e.highs[level], high)
    else:
        e.lows[level] = min(e.lows[level], low)
        e.highs[level] = min(e.highs[level], high)


def _try_next(o: Options, ks: Sequence[Deal], first: int, e: Ending, level: int) -> int:
    """Try the next candidate; returns the level to go on at."""
    k, child = ks[first + level], ks[first + level + 1]
    action = e.listed[level * MOST + e.cursors[level]]
    e.cursors[level] += 1
    copy_deal(k, child)
    if kind_of(action) == BLIND and not k.blind_shown[k.turn] >> number_in(action) & 1:
        _open(e, level + 1, e.depths[level], e.bottom - 1, e.top + 1)
        e.chance[level + 1] = 1
        e.turned[level + 1] = number_in(action)
        e.lows[level + 1] = e.highs[level + 1] = e.weights[level + 1] = 0
        e.counts[level + 1] = RANK_KINDS
        return level + 1
    return _after(o, child, action, e, level)


def _after(o: Options, child: Deal, action: int, e: Ending, level: int) -> int:
    """Carry an action out: take its worth up, or go a level deeper."""
    apply(o, child, action)
    e.nodes += 1
    depth = e.depths[level] - 1
    if child.phase == OVER:
        value = SCALE * outcome(o, child, e.me)
        _take_up(e, level, value, value)
        return level
    if depth == 0 or level + 2 >= LEVELS:
        _take_up(e, level, e.bottom, e.top)
        return level
    alpha, beta = e.alphas[level], e.betas[level]
    if e.chance[level]:
        alpha, beta = e.bottom - 1, e.top + 1
    elif level and e.own[level]:
        alpha = max(alpha, e.lows[level])
    elif level:
        beta = min(beta, e.highs[level])
    _open(e, level + 1, depth, alpha, beta)
    _begin(e, level + 1, child.turn == e.me)
    e.counts[level + 1] = _list(o, child, e, level + 1)
    return level + 1


def _list(o: Options, k: Deal, e: Ending, level: int) -> int:
    found = list_candidates(o, k, e.room)
    for place in range(found):
        e.listed[level * MOST + place] = e.room[place]
    return found


def _turn_blind(o: Options, ks: Sequence[Deal], first: int, e: Ending, level: int) -> int:
    """Turn the blind card as the next rank that is among the unseen ones."""
    k, child, rank = ks[first + level], ks[first + level + 1], e.cursors[level]
    e.cursors[level] += 1
    copy_deal(k, child)
    number = e.turned[level]
    weight = _bring(o, child, rank, BLIND_ROOM * k.turn + number)
    if weight == 0:
        return level
    e.weight[level] = weight
    e.weights[level] += weight
    return _after(o, child, pack(BLIND, 0, number), e, level)


def _bring(o: Options, k: Deal, rank: int, place: int) -> int:
    """Exchange an unseen blind card for one of a rank; returns how many of these there are."""
    count = 0
    for seat in range(o.players):
        for number in range(k.blind_left[seat]):
            other = BLIND_ROOM * seat + number
            known = k.blind_shown[seat] >> number & 1
            if not known and rank_of(k.blind_cards[other]) == rank:
                count += 1
                if count == 1:
                    card = k.blind_cards[place]
                    k.blind_cards[place] = k.blind_cards[other]
                    k.blind_cards[other] = card
    return count
