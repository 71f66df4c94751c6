"""What the scores of a deal are worth at a match score: the chance to win with them."""

from barg.bots.shelem.bidding_engine.win import chance
from barg.bots.shelem.models import book_of
from barg.bots.shelem.utility import WinChance
from barg.game import Points
from barg.kernel.shelem.fields import KONS
from barg.shelem import Observation


def winning(seen: Observation) -> WinChance:
    """The chance of the seat's side to win the match if the deal scores so much (S23, S25)."""
    assert seen.seat is not None, "a spectator has no side"
    side = seen.seat % 2
    own, other = seen.totals[side], seen.totals[1 - side]
    table = book_of(seen.rules).win_list

    def of_scores(mine: Points, theirs: Points) -> float:
        if seen.contract == KONS:
            return float(mine > theirs)
        return chance(table, own + mine, other + theirs)

    return of_scores
