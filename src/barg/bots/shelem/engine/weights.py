"""The names of the weights by which the policy plays: their places in a row.

There is a row for each role (declarer, partner, defender). Where nothing else is said a weight
counts 1,024 a point. The values are in `barg.bots.shelem.tuned`.
"""

from typing import Final

DECLARER, PARTNER, DEFENDER = range(3)
ROLES: Final = 3
ROW: Final = 48
WEIGHTS: Final = ROW * ROLES

# What a trump is worth later: at all, by its rank, as the highest, by the own number of trumps.
TRUMP: Final = 0
TRUMP_RANK: Final = 1
TRUMP_BOSS: Final = 2
TRUMP_COUNT: Final = 3
# What another card is worth later: by its rank; as the highest of its lane, more when no trumps
# are out, by the cards left in hand; as the second with a guard, as the third with two; by its
# value, and if it is the highest; as the guard of a second.
RANK: Final = 4
BOSS: Final = 5
BOSS_SAFE: Final = 6
BOSS_LATE: Final = 7
GUARDED: Final = 8
THIRD: Final = 9
UNIT: Final = 10
UNIT_BOSS: Final = 11
GUARD: Final = 12
# Following: a trick's worth beside its cards and what a partner will add (16 a point); which
# part of a partner's chance to beat a card counts, and from which chance a partner's card is
# thought to win (parts of 1,024); what it costs to ruff such a card or to go over it; throwing
# from a lane by its length, the last card of one; a ruff.
BASE: Final = 13
FEED: Final = 14
RESCUE: Final = 15
SURE: Final = 16
OVER_TRUMP: Final = 17
OVER_PLAIN: Final = 18
LENGTH: Final = 19
VOID: Final = 20
RUFF: Final = 21
# Leading: as when following; a trump when no opponent can have any, or else, by the number of
# own trumps, the highest, the last, when the partner is out of them.
LEAD_BASE: Final = 22
LEAD_FEED: Final = 23
LEAD_RESCUE: Final = 24
NO_DRAW: Final = 25
DRAW: Final = 26
DRAW_BOSS: Final = 27
DRAW_LAST: Final = 28
DRAW_ALONE: Final = 29
DRAW_COUNT: Final = 30
# Leading another lane: by the own length, by the unseen cards, a single card with trumps, one
# that the partner or an opponent can ruff; from under a second, from under the highest; a lane
# that the partner or an opponent has led; the length when no trumps are out; a card's value
# where it is not the highest.
LONG: Final = 31
OUT: Final = 32
SINGLE: Final = 33
ALLY_RUFF: Final = 34
RIVAL_RUFF: Final = 35
LEAD_UNIT: Final = 36
HONOUR: Final = 37
UNDER_BOSS: Final = 38
ALLY_LED: Final = 39
RIVAL_LED: Final = 40
SAFE_LONG: Final = 41
