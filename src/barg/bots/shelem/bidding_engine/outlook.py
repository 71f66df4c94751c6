"""What a seat may expect when it, its partner or an opponent declares."""

from collections.abc import Sequence

from barg.bots.shelem.bidding_engine.layout import (
    BUCKETS,
    CONTEXT,
    CONTEXTS,
    HELP,
    HOLD,
    JOKERS,
    LEVELS,
    POINT_STEP,
    ROLE_OTHER,
    ROLE_PARTNER,
    ROLE_SELF,
    SPREAD,
)
from barg.bots.shelem.bidding_engine.win import after
from barg.bots.shelem.bidding_engine.worth import part_worth
from barg.kernel.shelem.fields import Deal, Options


def tens(o: Options, level: int) -> float:
    """A level of the auction in tens over 100; special bids count as one over the total."""
    return (min(level, o.total + POINT_STEP) - 100) / 10


def role_of(seat: int, declarer: int) -> int:
    """Who declares, as the seat sees it."""
    if seat == declarer:
        return ROLE_SELF
    return ROLE_OTHER if (declarer - seat) % 2 else ROLE_PARTNER


def refused(o: Options, k: Deal, marks: Sequence[int], seat: int, level: int) -> int:
    """The level that a seat refused, or will have when this one ends the auction."""
    if k.passed >> seat & 1:
        return marks[seat]
    return min(level, o.total) + POINT_STEP


def context(
    o: Options,
    k: Deal,
    m: Sequence[float],
    marks: Sequence[int],
    seat: int,
    declarer: int,
    level: int,
) -> float:
    """What the calls change when this seat declares at this level and all others pass.

    The own calls of the seat that looks on say nothing new to it.
    """
    first = CONTEXT + CONTEXTS * role_of(seat, declarer)
    value = m[first] + m[first + 1] * tens(o, level)
    for other in range(o.players):
        if other in (seat, declarer):
            continue
        place = first + (5 if (other - declarer) % 2 else 2)
        if k.last_bids[other]:
            value += m[place] + m[place + 1] * tens(o, k.last_bids[other])
        value += m[place + 2] * tens(o, refused(o, k, marks, other, level))
    return value


def other_worth(m: Sequence[float], hand: int, role: int) -> float:
    """What the own hand says of the points of another declarer."""
    if role == ROLE_PARTNER:
        return part_worth(m, hand, HELP, JOKERS + 8)
    return part_worth(m, hand, HOLD, JOKERS + 12)


def share(m: Sequence[float], role: int, prospect: float, level: int) -> float:
    """The chance of the raw points ``POINT_STEP * level`` at a prospect.

    A prospect is on the scale of raw points, with something more for all twelve tricks.
    """
    spot = min(max(prospect / POINT_STEP, 0.0), BUCKETS - 1.001)
    low = int(spot)
    place = SPREAD + (role * BUCKETS + low) * LEVELS + level
    high = spot - low
    return m[place] * (1 - high) + m[place + LEVELS] * high


def made_chance(o: Options, m: Sequence[float], role: int, prospect: float, contract: int) -> float:
    """The chance that declarer's side makes a contract, a special one with all twelve tricks."""
    total = 0.0
    for level in range(o.total // POINT_STEP + 1):
        if POINT_STEP * level >= min(contract, o.total):
            total += share(m, role, prospect, level)
    return total


def mean_points(o: Options, m: Sequence[float], role: int, prospect: float) -> float:
    """The mean raw points of declarer's side at a prospect."""
    total = 0.0
    for level in range(o.total // POINT_STEP + 1):
        total += POINT_STEP * level * share(m, role, prospect, level)
    return total


def utility(  # noqa: PLR0913, PLR0917 - the model, the score, and what is supposed
    o: Options,
    m: Sequence[float],
    win: Sequence[float],
    totals: Sequence[int],
    side: int,
    role: int,
    contract: int,
    prospect: float,
) -> float:
    """The expected chance to win of this side when a contract is played.

    ``role`` says who declares, ``prospect`` what declarer's side has to expect.
    """
    declaring = side if role != ROLE_OTHER else 1 - side
    own, other = totals[declaring], totals[1 - declaring]
    total = 0.0
    for level in range(o.total // POINT_STEP + 1):
        weight = share(m, role, prospect, level)
        if weight > 0.0:
            total += weight * after(o, win, own, other, contract, POINT_STEP * level)
    if role != ROLE_OTHER:
        return total
    return -total if win[0] == 0.0 else 1.0 - total
