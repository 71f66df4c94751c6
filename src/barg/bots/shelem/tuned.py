"""The weights of the play's policy, by name: declarer's, the partner's, the defenders'.

They were found by trial: single weights were changed at random and a change kept where the
policy then did better in paired deals, against the rule-based bot and against what it was
before.
"""

from collections.abc import Mapping
from typing import Final

TUNED: Final[Mapping[str, tuple[int, int, int]]] = {
    "TRUMP": (6021, 6021, 3979),
    "TRUMP_RANK": (830, 316, 1899),
    "TRUMP_BOSS": (842, 2644, 3989),
    "TRUMP_COUNT": (168, -303, -74),
    "RANK": (351, 300, 428),
    "BOSS": (1856, 3909, 1583),
    "BOSS_SAFE": (4256, 2067, 4147),
    "BOSS_LATE": (367, 54, 54),
    "GUARDED": (2384, 2073, 2132),
    "THIRD": (762, 2807, 88),
    "UNIT": (3769, 1273, -411),
    "UNIT_BOSS": (4178, 2172, 1302),
    "GUARD": (16, -29, 2288),
    "BASE": (82, 134, 135),
    "FEED": (100, 92, 27),
    "RESCUE": (835, 925, 1200),
    "SURE": (845, 868, 868),
    "OVER_TRUMP": (11220, 29943, 28345),
    "OVER_PLAIN": (3274, 5353, -1397),
    "LENGTH": (-1087, 597, 169),
    "VOID": (1478, 354, 705),
    "RUFF": (181, 5998, 2774),
    "LEAD_BASE": (84, 112, 93),
    "LEAD_FEED": (43, 105, 97),
    "LEAD_RESCUE": (235, 412, 282),
    "NO_DRAW": (-10267, -12652, -10238),
    "DRAW": (12430, 6964, -2014),
    "DRAW_BOSS": (3521, 7728, 6780),
    "DRAW_LAST": (-9739, 8682, 5854),
    "DRAW_ALONE": (2353, -6251, 6845),
    "DRAW_COUNT": (1873, -260, 119),
    "LONG": (213, 213, 329),
    "OUT": (-49, -295, -49),
    "SINGLE": (-764, 2241, 4618),
    "ALLY_RUFF": (6016, 675, 5531),
    "RIVAL_RUFF": (2397, 4673, 4034),
    "LEAD_UNIT": (-2237, -1479, -2397),
    "HONOUR": (4781, -5, -366),
    "UNDER_BOSS": (-8759, -5341, -8068),
    "ALLY_LED": (2923, 442, 1156),
    "RIVAL_LED": (540, 489, 659),
    "SAFE_LONG": (0, -382, -1093),
}
