"""What actions of Shelem were worth in the cards as they lay, with best play of all."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from barg.analysis.moments import Moment
from barg.game import Action
from barg.kernel.shelem.fields import PACKET_POINTS, PLAYS, TRICK_SIZE, Phase
from barg.solver import PileSolver, Solver
from barg.solver.reading import pile_position_of, position_of

TABLE_SIZE: Final = 128
MOST_TRICKS_OF_TWO: Final = 9
"""With two players whole deals take too long (docs/solver.md)."""


@cache
def _solver() -> Solver:
    return Solver(TABLE_SIZE)


@cache
def _pile_solver() -> PileSolver:
    return PileSolver(TABLE_SIZE)


def perfect_values(moment: Moment, best: Action) -> Mapping[Action, int]:
    """What the seat's side takes from here to the end, all cards known, in raw points.

    For each legal card in the play; for each trump; for the packet laid away and for
    ``best``, with the trump that is best then. Empty where it is not known: in the auction,
    where trump is named by the lead, in games without tricks, and early with two players.
    """
    state = moment.state
    if moment.observation.rules.game not in ("shelem", "shelem2"):
        return {}
    if state.phase == Phase.PLAY and state.trump >= 0:
        return _cards(state)
    if state.rules.players == 2:
        return {}
    if state.phase == Phase.TRUMP:
        return {action: _after(state, action) for action in state.legal_actions()}
    if state.phase == Phase.DISCARD:
        return {action: _after(state, action) for action in {moment.action, best}}
    return {}


def _cards(state: Any) -> Mapping[Action, int]:
    ace = state.rules.options.ace_points
    if state.rules.players == 2:
        if state.played < PLAYS - TRICK_SIZE * MOST_TRICKS_OF_TWO:
            return {}
        return _pile_solver().solve(pile_position_of(state, ace)).cards
    return _solver().solve(position_of(state, ace)).cards


def _after(state: Any, action: Action) -> int:
    """What declarer's side takes after this: its packet and all tricks."""
    after = state.clone()
    after.apply(action)
    if after.phase == Phase.TRUMP:
        return max(_after(after, trump) for trump in after.legal_actions())
    packet: int = PACKET_POINTS + state.rules.points(after.discards)
    if after.trump < 0:
        return packet + max(_after_lead(after, suit) for suit in range(4))
    return packet + _best(after)


def _best(state: Any) -> int:
    ace = state.rules.options.ace_points
    return _solver().solve(position_of(state, ace), every=False).best


def _after_lead(state: Any, suit: int) -> int:
    """Where the first lead names trump: as if this suit had been named."""
    named = state.clone()
    named.trump = suit
    return _best(named)
