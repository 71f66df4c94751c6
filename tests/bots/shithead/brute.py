"""Bounds of an end by brute force over the rules: every action, every blind card."""

from collections import Counter
from fractions import Fraction
from typing import Any

from barg.bots.shithead.engine.fields import UNIT
from barg.bots.shithead.engine.playing import outcome
from barg.kernel.packing import kind_of, number_in
from barg.kernel.shithead.codes import BLIND
from barg.kernel.shithead.fields import BLIND_ROOM, OVER
from barg.kernel.shithead.zones import rank_of

Bounds = tuple[Fraction, Fraction]


def bounds(state: Any, me: int, depth: int) -> Bounds:
    """What the deal brings the seat at least and at most, looking so many turns ahead."""
    if state.phase == OVER:
        value = Fraction(outcome(state.rules.options, state, me), UNIT)
        return value, value
    if depth == 0:
        return Fraction(-1), Fraction(0)
    found = {action_bounds(state, action, me, depth) for action in state.legal_actions()}
    better = max if state.turn == me else min
    return better(low for low, _ in found), better(high for _, high in found)


def action_bounds(state: Any, action: int, me: int, depth: int) -> Bounds:
    """The same after an action; a blind card that nobody knows may be any unseen one."""
    if kind_of(action) != BLIND or state.blind_shown[state.turn] >> number_in(action) & 1:
        child = state.clone()
        child.apply(action)
        return bounds(child, me, depth - 1)
    place = BLIND_ROOM * state.turn + number_in(action)
    low = high = Fraction(0)
    places = list(unseen_places(state))
    by_rank = Counter(rank_of(state.blind_cards[other]) for other in places)
    for rank, count in by_rank.items():
        other = next(other for other in places if rank_of(state.blind_cards[other]) == rank)
        child = state.clone()
        cards = child.blind_cards
        cards[place], cards[other] = cards[other], cards[place]
        child.apply(action)
        one, two = bounds(child, me, depth - 1)
        low, high = low + one * count, high + two * count
    return low / len(places), high / len(places)


def unseen_places(state: Any) -> Any:
    for seat in range(state.rules.players):
        for number in range(state.blind_left[seat]):
            if not state.blind_shown[seat] >> number & 1:
                yield BLIND_ROOM * seat + number
