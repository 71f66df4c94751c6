"""The weights of the play's policy, by name: declarer's, the partner's, the defenders'.

They were found by trial: single weights were changed at random and a change kept where the
policy then did better in paired deals, against the rule-based bot and against what it was
before.
"""

from collections.abc import Mapping
from typing import Final

TUNED: Final[Mapping[str, tuple[int, int, int]]] = {
    "TRUMP": (6021, 6021, 6021),
    "TRUMP_RANK": (411, 347, 811),
    "TRUMP_BOSS": (2009, 2009, 2009),
    "TRUMP_COUNT": (223, -133, 223),
    "RANK": (409, 409, 409),
    "BOSS": (2048, 2048, 2048),
    "BOSS_SAFE": (2313, 842, 2664),
    "GUARDED": (1536, 1536, 1536),
    "THIRD": (0, 1958, -60),
    "UNIT": (2550, -346, -346),
    "UNIT_BOSS": (6580, 3762, 3328),
    "GUARD": (2533, 97, 1032),
    "BASE": (78, 78, 78),
    "FEED": (33, 68, -6),
    "RESCUE": (868, 868, 868),
    "SURE": (880, 880, 880),
    "OVER_TRUMP": (30720, 30720, 30720),
    "OVER_PLAIN": (5905, 5905, 636),
    "LENGTH": (-1140, 597, 765),
    "RUFF": (0, 2924, 0),
    "LEAD_BASE": (80, 83, 80),
    "LEAD_FEED": (80, 121, 99),
    "LEAD_RESCUE": (411, 512, 512),
    "NO_DRAW": (-9651, -9544, -8384),
    "DRAW": (14592, 8448, -1965),
    "DRAW_BOSS": (3072, 3072, 2045),
    "DRAW_LAST": (-10432, 5952, 4927),
    "DRAW_ALONE": (852, -7752, 2925),
    "DRAW_COUNT": (1968, 805, 805),
    "SINGLE": (1911, 615, 4785),
    "ALLY_RUFF": (6144, 2386, 6144),
    "RIVAL_RUFF": (-3072, -3072, -2024),
    "HONOUR": (3303, -24, -385),
    "UNDER_BOSS": (-7483, -3922, -6792),
    "ALLY_LED": (2475, 2475, 2475),
    "RIVAL_LED": (0, -1520, 0),
    "SAFE_LONG": (0, -684, 0),
}
