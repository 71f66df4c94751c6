"""The weights of the play's policy, by name: declarer's, the partner's, the defenders'.

They were found by trial: single weights were changed at random and a change kept where the
policy then did better in paired deals, against the rule-based bot and against what it was
before.
"""

from collections.abc import Mapping
from typing import Final

TUNED: Final[Mapping[str, tuple[int, int, int]]] = {
    "TRUMP": (6021, 6021, 6021),
    "TRUMP_RANK": (830, 766, 1230),
    "TRUMP_BOSS": (842, 2644, 2644),
    "TRUMP_COUNT": (223, -244, -15),
    "RANK": (409, 300, 409),
    "BOSS": (1856, 1856, 1856),
    "BOSS_SAFE": (4256, 2067, 4501),
    "BOSS_LATE": (342, 54, 54),
    "GUARDED": (2384, 2132, 2132),
    "THIRD": (0, 1958, -761),
    "UNIT": (2516, 918, -766),
    "UNIT_BOSS": (4178, 2172, 1302),
    "GUARD": (816, 97, 1032),
    "BASE": (82, 113, 78),
    "FEED": (92, 71, 6),
    "RESCUE": (905, 961, 1092),
    "SURE": (857, 880, 880),
    "OVER_TRUMP": (23923, 29943, 28345),
    "OVER_PLAIN": (2724, 2882, -2387),
    "LENGTH": (-1140, 597, 169),
    "VOID": (1781, 33, -359),
    "RUFF": (0, 3453, 994),
    "LEAD_BASE": (84, 112, 93),
    "LEAD_FEED": (74, 105, 93),
    "LEAD_RESCUE": (299, 512, 512),
    "NO_DRAW": (-9651, -9544, -10424),
    "DRAW": (12479, 8448, -1965),
    "DRAW_BOSS": (3521, 3521, 4779),
    "DRAW_LAST": (-10432, 6968, 4927),
    "DRAW_ALONE": (425, -8179, 3893),
    "DRAW_COUNT": (1683, -113, 265),
    "LONG": (0, 0, 116),
    "OUT": (-49, -295, -49),
    "SINGLE": (1911, 615, 2992),
    "ALLY_RUFF": (6016, 1951, 6144),
    "RIVAL_RUFF": (-623, 724, 1157),
    "LEAD_UNIT": (-1, 399, -161),
    "HONOUR": (4781, -5, -366),
    "UNDER_BOSS": (-8759, -5341, -8068),
    "ALLY_LED": (3562, 3161, 3161),
    "RIVAL_LED": (94, 43, 213),
    "SAFE_LONG": (0, -684, -859),
}
