"""The card play of each level."""

from collections.abc import Mapping
from typing import Final

from barg.bots import shelem2
from barg.bots.decision import Policy, by_rules
from barg.bots.shelem.human import Habits, human_play
from barg.bots.shelem.human_two import novice_two
from barg.bots.shelem.ruled import ruled_play
from barg.bots.shelem.searched import Sanity, search_play
from barg.bots.shelem.stakes import winning
from barg.bots.shelem.trial import Budget

POINT: Final = 1024
NOVICE: Final = Habits(
    memory=1,
    changes={
        "BOSS": -8 * POINT,
        "UNIT": -4 * POINT,
        "UNIT_BOSS": -4 * POINT,
        "TRUMP": -4 * POINT,
        "OVER_TRUMP": -30 * POINT,
        "OVER_PLAIN": -6 * POINT,
        "DRAW": -6 * POINT,
        "GUARDED": -2 * POINT,
    },
)
CASUAL: Final = Habits(
    memory=3, changes={"BOSS": -3 * POINT, "UNIT": -POINT, "DRAW": -3 * POINT, "TRUMP": -POINT}
)
EXPERT_BUDGET: Final = Budget(worlds=100)
EXPERT_SANITY: Final = Sanity(errors=1.0, expected=2.5)
MASTER_BUDGET: Final = Budget(worlds=500, drawn=2000, prior=800)

PLAY: Final[Mapping[str, Policy]] = {
    "novice": human_play(NOVICE),
    "casual": human_play(CASUAL),
    "club": by_rules(lambda seen, _rng: ruled_play(seen)),
    "expert": search_play(EXPERT_BUDGET, sanity=EXPERT_SANITY),
    "master": search_play(MASTER_BUDGET, winning),
}
"""By level what decides in the phase of play of Shelem for four; the master goes by the chance to
win the match."""

PLAY_TWO: Final[Mapping[str, Policy]] = {
    "novice": novice_two,
    "casual": by_rules(shelem2.choose),
    "club": search_play(Budget(worlds=10), sane=None),
    "expert": search_play(Budget(worlds=40), sane=None),
    "master": search_play(Budget(worlds=1000), winning, sane=None),
}
"""The same for two."""
