"""A deal as ``barg replay`` prints it."""

from typing import TYPE_CHECKING, Any

from barg.kernel.shithead.fields import OVER
from barg.shithead.scoring import loser, totals_after, winner

if TYPE_CHECKING:
    from barg.shithead.state import State


def deal_report(state: "State") -> dict[str, Any]:
    """Dealer, who is out in order, loser, winner, turns and totals."""
    players = state.rules.players
    totals = totals_after(state)
    over = state.phase == OVER
    return {
        "dealer": state.dealer,
        "out": list(state.out),
        "loser": loser(state),
        "winner": winner(state),
        "turns": state.turns,
        "totals": {
            "losses": list(totals[:players]),
            "wins": list(totals[players : 2 * players]),
        }
        if over
        else None,
    }
