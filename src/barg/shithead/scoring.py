"""Losses and wins (H17–H19)."""

from typing import TYPE_CHECKING

from barg.game import Points, Seat
from barg.kernel.shithead import scoring
from barg.kernel.shithead.fields import NONE, OVER

if TYPE_CHECKING:
    from barg.shithead.state import State


def loser(state: "State") -> Seat | None:
    """The last seat with cards, where a loser counts; None in a drawn deal."""
    seat = scoring.loser(state.rules.options, state)
    return None if seat == NONE else seat


def winner(state: "State") -> Seat | None:
    """The seat that was out first, where a winner counts."""
    seat = scoring.winner(state.rules.options, state)
    return None if seat == NONE else seat


def totals_after(state: "State") -> tuple[Points, ...]:
    """Losses of each seat, wins of each seat, deals; as before while the deal is on."""
    if state.phase != OVER:
        return state.sheet
    totals = list(state.sheet)
    lost, won = loser(state), winner(state)
    if lost is not None:
        totals[lost] += 1
    if won is not None:
        totals[state.rules.players + won] += 1
    totals[-1] += 1
    return tuple(totals)


def winners(state: "State") -> tuple[Seat, ...]:
    """After the last deal the seats with the fewest losses, or the most wins (H19)."""
    players = state.rules.players
    totals = totals_after(state)
    if state.phase != OVER or state.rules.deals is None or totals[-1] < state.rules.deals:
        return ()
    if state.rules.result == "loser":
        counts = [-losses for losses in totals[:players]]
    else:
        counts = list(totals[players : 2 * players])
    return tuple(seat for seat in range(players) if counts[seat] == max(counts))
