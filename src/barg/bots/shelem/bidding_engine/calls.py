"""The auction: which call brings most, by what is expected of each way it may end."""

from collections.abc import Sequence
from typing import Final

from barg.bots.shelem.bidding_engine.layout import (
    OFFSET,
    OPEN,
    OPENS,
    ROLE_SELF,
)
from barg.bots.shelem.bidding_engine.outlook import (
    context,
    made_chance,
    mean_points,
    other_worth,
    role_of,
    utility,
)
from barg.bots.shelem.bidding_engine.win import chance
from barg.bots.shelem.bidding_engine.worth import best_bid, bid_worth
from barg.kernel.bits import popcount
from barg.kernel.shelem.auction import lowest_number, may_kons, may_sar, may_shelem, number_count
from barg.kernel.shelem.fields import (
    ACCEPT,
    BID,
    DEALER_FORCED,
    DECLINE,
    KONS,
    NONE,
    PASS,
    REDEAL_AFTER_FOUR,
    REDEAL_AFTER_THREE,
    SAR_SHELEM,
    SHELEM,
    Deal,
    Options,
    next_seat,
)

CEILING: Final = 0
"""Places of a style. Not 0: bid while the mean less so much (and one) is not passed."""
SHIFT: Final = 1
"""So many points are added to what the own hand is worth."""
OVER_PARTNER: Final = 2
"""A partner's bid is raised only when the raise brings so much more points, or chance."""
SLAM_CHANCE: Final = 3
"""Twelve tricks are promised with at least this chance to make them."""
STYLE: Final = 4
LEAST_MADE: Final = 0.62
"""A contract that is made less often must bring so much more than a pass:"""
DESPERATE: Final = 0.03
DESPERATE_POINTS: Final = 20.0
NEAR: Final = 25
"""Over so many points the worth of a point is measured."""
SAR_LOSS: Final = 30.0
"""What declarer's side takes less without the widow (S36)."""


def self_prospect(
    o: Options,
    k: Deal,
    m: Sequence[float],
    style: Sequence[float],
    marks: Sequence[int],
    level: int,
) -> float:
    """The prospect of the seat to act as declarer at a level."""
    hand = k.hands[k.turn]
    worth = bid_worth(m, hand, best_bid(o, m, hand)) + style[SHIFT]
    if level == SAR_SHELEM:
        worth -= SAR_LOSS
    return worth + context(o, k, m, marks, k.turn, k.turn, level)


def other_prospect(
    o: Options, k: Deal, m: Sequence[float], marks: Sequence[int], declarer: int, level: int
) -> float:
    """The prospect of another declarer as the seat to act sees it."""
    worth = other_worth(m, k.hands[k.turn], role_of(k.turn, declarer))
    return worth + context(o, k, m, marks, k.turn, declarer, level)


def call_value(
    o: Options,
    k: Deal,
    m: Sequence[float],
    win: Sequence[float],
    style: Sequence[float],
    marks: Sequence[int],
    call: int,
) -> float:
    """What a call brings the seat to act: of a bid, to declare by it."""
    if call == PASS:
        return pass_value(o, k, m, win, marks)
    level = call - BID
    prospect = self_prospect(o, k, m, style, marks, level)
    value = utility(o, m, win, k.totals, k.turn % 2, ROLE_SELF, level, prospect)
    if level >= SHELEM:
        return value
    return value + m[OFFSET + situation(o, k)] * point_worth(win, k.totals, k.turn % 2)


def situation(o: Options, k: Deal) -> int:
    """A number for where the auction stands, as far as the model errs in a way of its own.

    0–3: nobody has bid; how many have passed, 3 where one more pass ends the deal. 4–7: an
    opponent's bid stands; whether the partner has passed, whether another has. 8–10: the
    partner's bid stands; how many opponents have passed.
    """
    seat = k.turn
    if not k.standing:
        passes = popcount(k.passed)
        last = passes == 2 and o.no_bid != REDEAL_AFTER_FOUR
        return 3 if last or passes == o.players - 1 else passes
    partner = o.players == 4 and k.passed >> (seat ^ 2) & 1
    if (k.bidder - seat) % 2:
        others = popcount(k.passed & ~(1 << (seat ^ 2)))
        return 4 + int(partner) + 2 * int(others > 0)
    return 8 + popcount(k.passed)


def point_worth(win: Sequence[float], totals: Sequence[int], side: int) -> float:
    """What a net point is worth at this score: 1 where points count."""
    if win[0] == 0.0:
        return 1.0
    own, other = totals[side], totals[1 - side]
    return (chance(win, own + NEAR, other) - chance(win, own, other + NEAR)) / (2 * NEAR)


def other_value(
    o: Options,
    k: Deal,
    m: Sequence[float],
    win: Sequence[float],
    marks: Sequence[int],
    declarer: int,
    level: int,
) -> float:
    """What it brings the seat to act when another declares at a level."""
    prospect = other_prospect(o, k, m, marks, declarer, level)
    role = role_of(k.turn, declarer)
    return utility(o, m, win, k.totals, k.turn % 2, role, level, prospect)


def pass_value(
    o: Options, k: Deal, m: Sequence[float], win: Sequence[float], marks: Sequence[int]
) -> float:
    """What a pass brings: the standing bid, or what comes when nobody has bid yet.

    The hope that a good hand is as good when others declare is not worth more than a redeal.
    """
    if k.standing:
        return other_value(o, k, m, win, marks, k.bidder, k.standing)
    passes = popcount(k.passed)
    place = OPEN + OPENS * passes
    partner_share, other_share = m[place], m[place + 1]
    own, other = k.totals[k.turn % 2], k.totals[1 - k.turn % 2]
    last = next_seat(o, k.turn)
    if passes == 2 and o.players == 4 and o.no_bid == DEALER_FORCED:
        return other_value(o, k, m, win, marks, last, o.min_bid)
    if (passes == 2 and o.no_bid == REDEAL_AFTER_THREE) or passes == o.players - 1:
        return chance(win, own, other)
    value = (1.0 - partner_share - other_share) * chance(win, own, other)
    if o.players == 4 and not k.passed >> (k.turn + 2) % 4 & 1:
        level = max(int(m[place + 2]) // 5 * 5, o.min_bid)
        value += partner_share * other_value(o, k, m, win, marks, (k.turn + 2) % 4, level)
    else:
        other_share += partner_share
    level = max(int(m[place + 3]) // 5 * 5, o.min_bid)
    value += other_share * other_value(o, k, m, win, marks, last, level)
    return min(value, chance(win, own, other))


def choose_call(
    o: Options,
    k: Deal,
    m: Sequence[float],
    win: Sequence[float],
    style: Sequence[float],
    marks: Sequence[int],
) -> int:
    """The call that brings most: the lowest number, a special bid, or a pass."""
    low = lowest_number(o, k) if number_count(o, k) else NONE
    if style[CEILING] != 0.0:
        return _under_ceiling(o, k, m, style, marks, low)
    best, value = PASS, pass_value(o, k, m, win, marks)
    if k.standing and (k.bidder - k.turn) % 2 == 0:
        value += style[OVER_PARTNER] * (1.0 if win[0] == 0.0 else 0.001)
    for level in (low, SHELEM, SAR_SHELEM, KONS):
        if level == NONE or not thinkable(o, k, m, style, marks, level):
            continue
        found = call_value(o, k, m, win, style, marks, BID + level)
        least = value
        if made_at(o, k, m, style, marks, level) < LEAST_MADE:
            least += DESPERATE if win[0] > 0.0 else DESPERATE_POINTS
        if found > least:
            best, value = BID + level, found
    return best


def made_at(
    o: Options,
    k: Deal,
    m: Sequence[float],
    style: Sequence[float],
    marks: Sequence[int],
    level: int,
) -> float:
    """The chance that the seat to act makes a contract at this level."""
    prospect = self_prospect(o, k, m, style, marks, level)
    return made_chance(o, m, ROLE_SELF, prospect, level)


def thinkable(
    o: Options,
    k: Deal,
    m: Sequence[float],
    style: Sequence[float],
    marks: Sequence[int],
    level: int,
) -> bool:
    """Whether a bid is legal and, where it promises all tricks, they are likely enough."""
    if level < SHELEM:
        return True
    if not _may(o, k, level):
        return False
    return made_at(o, k, m, style, marks, level) >= style[SLAM_CHANCE]


def _may(o: Options, k: Deal, special: int) -> bool:
    if special == SHELEM:
        return may_shelem(o, k)
    return may_sar(o, k) if special == SAR_SHELEM else may_kons(o, k)


def _under_ceiling(
    o: Options,
    k: Deal,
    m: Sequence[float],
    style: Sequence[float],
    marks: Sequence[int],
    low: int,
) -> int:
    """The lowest number while it is under the mean by the style's margin."""
    if low == NONE:
        return PASS
    prospect = self_prospect(o, k, m, style, marks, low)
    mean = mean_points(o, m, ROLE_SELF, prospect) - (style[CEILING] - 1.0)
    if k.standing and (k.bidder - k.turn) % 2 == 0:
        mean -= style[OVER_PARTNER]
    return BID + low if low <= mean else PASS


def choose_answer(
    o: Options, k: Deal, m: Sequence[float], win: Sequence[float], marks: Sequence[int]
) -> int:
    """Accept kons or decline it (S12): the bidder's twelve tricks, or the standing shelem."""
    bidder = k.kons_bidder
    accept = other_value(o, k, m, win, marks, bidder, KONS)
    if k.bidder == k.turn:
        level = k.standing
        role, prospect = ROLE_SELF, bid_worth(m, k.hands[k.turn], best_bid(o, m, k.hands[k.turn]))
        decline = utility(o, m, win, k.totals, k.turn % 2, role, level, prospect)
    else:
        decline = other_value(o, k, m, win, marks, k.bidder, k.standing)
    return ACCEPT if accept > decline else DECLINE
