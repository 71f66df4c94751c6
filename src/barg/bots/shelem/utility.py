"""What the outcomes of a deal's play are worth to a side."""

from collections.abc import Callable, Sequence
from typing import Final

from barg.bots.shelem.engine.setting import UNIT_POINTS
from barg.game import Points, Seat
from barg.kernel.shelem.fields import TRICKS
from barg.kernel.shelem.scoring import declarer_score, defender_score
from barg.shelem import Observation

WinChance = Callable[[Points, Points], float]
"""The chance that the own side wins the match if the deal scores so much: own, the others'."""
RAW_SHARE: Final = 4.0
"""How many net points a raw point counts beside the score of the deal: what is nearly made or
nearly lost tells more of a card than whether it was so in the worlds drawn."""
WIN_OF_NET: Final = 0.0008
"""What a net point changes the chance to win a match by, about: raw points count as above."""


class Outcomes:
    """All outcomes that the play of a deal can come to, by the code of `engine.search.outcome`.

    Attributes:
        net: what the own side scores, less what the other does.
        made: whether the contract is made.
        worth: what the choice of a card goes by.
        win: the chance of winning the match, where that is known; else empty.
    """

    def __init__(self, seen: Observation, seat: Seat, win: WinChance | None = None) -> None:
        """Work them out for a seat; ``win`` takes the place of the net score in the choice."""
        options, contract = seen.rules.options, seen.contract
        declarer = seen.declarer
        assert declarer is not None, "there is a declarer while cards are played"
        own = (declarer - seat) % 2 == 0
        others_before = seen.totals[1 - declarer % 2]
        self.net: list[float] = []
        self.made: list[bool] = []
        self.worth: list[float] = []
        self.win: list[float] = []
        for code in range(2 * (options.total // UNIT_POINTS + 1)):
            raw, slam = UNIT_POINTS * (code // 2), code % 2
            tricks = TRICKS if slam else 0
            taker = declarer_score(options, contract, raw, tricks)
            giver = defender_score(options, options.total - raw, others_before)
            mine, theirs = (taker, giver) if own else (giver, taker)
            self.net.append(mine - theirs)
            self.made.append(taker > 0)
            points = raw if own else options.total - raw
            self.worth.append(mine - theirs + RAW_SHARE * points)
            if win is not None:
                self.win.append(win(mine, theirs))
                self.worth[code] = self.win[code] + WIN_OF_NET * RAW_SHARE * points


def mean_of(table: Sequence[float], outcomes: Sequence[int]) -> float:
    """The mean of a table's numbers over some outcomes."""
    return sum(table[code] for code in outcomes) / len(outcomes)
