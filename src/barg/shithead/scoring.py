"""Losses and wins (H17–H19)."""

from typing import TYPE_CHECKING

from barg.game import Points, Seat
from barg.shithead.phases import Phase

if TYPE_CHECKING:
    from barg.shithead.state import State


def loser(state: "State") -> Seat | None:
    """The last seat with cards, where a loser counts; None in a drawn deal."""
    if state.phase != Phase.OVER or state.rules.result == "winner" or len(state.left) != 1:
        return None
    return state.left[0]


def winner(state: "State") -> Seat | None:
    """The seat that was out first, where a winner counts."""
    if state.phase != Phase.OVER or state.rules.result == "loser" or not state.out:
        return None
    return state.out[0]


def totals_after(state: "State") -> tuple[Points, ...]:
    """Losses of each seat, wins of each seat, deals; as before while the deal is on."""
    if state.phase != Phase.OVER:
        return state.totals
    totals = list(state.totals)
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
    if state.phase != Phase.OVER or state.rules.deals is None or totals[-1] < state.rules.deals:
        return ()
    if state.rules.result == "loser":
        counts = [-losses for losses in totals[:players]]
    else:
        counts = list(totals[players : 2 * players])
    return tuple(seat for seat in range(players) if counts[seat] == max(counts))
