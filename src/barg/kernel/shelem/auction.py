"""The auction (S7–S12, S36): which calls may be made, and what they do."""

from barg.kernel.bits import popcount
from barg.kernel.shelem.exchange import lay_packet
from barg.kernel.shelem.fields import (
    ANSWER,
    BID,
    DEALER_FORCED,
    DECLINE,
    KONS,
    LAY_AWAY,
    NAME_TRUMP,
    NONE,
    OVER,
    PASS,
    PLAY,
    REDEAL_AFTER_THREE,
    SAR_SHELEM,
    SHELEM,
    Deal,
    Options,
    next_seat,
)


def lowest_number(o: Options, k: Deal) -> int:
    """The lowest number that may be bid now; it may lie over the total (S8)."""
    return k.standing + o.bid_step if k.standing else o.min_bid


def number_count(o: Options, k: Deal) -> int:
    """How many numbers may be bid now."""
    low = lowest_number(o, k)
    return (o.total - low) // o.bid_step + 1 if low <= o.total else 0


def kons_open(o: Options, k: Deal) -> bool:
    """Whether kons may be bid at this match score (S12)."""
    return o.kons_from != NONE and min(k.totals[0], k.totals[1]) >= o.kons_from


def may_shelem(o: Options, k: Deal) -> bool:
    """Whether shelem may be bid now (S11)."""
    return o.shelem_bid != 0 and k.standing < SHELEM


def may_sar(o: Options, k: Deal) -> bool:
    """Whether sar-shelem may be bid now (S36)."""
    return o.sar_bid != 0 and k.standing < SAR_SHELEM


def may_kons(o: Options, k: Deal) -> bool:
    """Whether kons may be bid now (S12)."""
    return k.standing == SHELEM and kons_open(o, k)


def call_count(o: Options, k: Deal) -> int:
    """How many calls are legal, the pass included."""
    special = int(may_shelem(o, k)) + int(may_sar(o, k)) + int(may_kons(o, k))
    return number_count(o, k) + special + 1


def nth_call(o: Options, k: Deal, place: int) -> int:
    """The legal calls in order: numbers, shelem, sar-shelem, kons, pass."""
    count = number_count(o, k)
    if place < count:
        return BID + lowest_number(o, k) + place * o.bid_step
    place -= count
    if may_shelem(o, k):
        if place == 0:
            return BID + SHELEM
        place -= 1
    if may_sar(o, k):
        if place == 0:
            return BID + SAR_SHELEM
        place -= 1
    if may_kons(o, k) and place == 0:
        return BID + KONS
    return PASS


def apply_call(o: Options, k: Deal, action: int) -> None:
    """Note a bid or a pass, and end the auction where nothing more can come (S9, S10)."""
    seat = k.turn
    if action == PASS:
        k.passed |= 1 << seat
        _after_pass(o, k)
        return
    level = action - BID
    k.last_bids[seat] = level
    if level == KONS:
        k.kons_bidder = seat
        k.phase = ANSWER
        k.turn = next_seat(o, seat)
        return
    k.standing = level
    k.bidder = seat
    alone = k.passed | 1 << seat == (1 << o.players) - 1
    if alone or not _may_go_on(o, k):
        _win_auction(o, k, seat, level)
    else:
        k.turn = _next_caller(o, k)


def _may_go_on(o: Options, k: Deal) -> bool:
    """Whether anything higher than the standing bid could be bid (S9)."""
    return lowest_number(o, k) <= o.total or may_shelem(o, k) or may_sar(o, k) or may_kons(o, k)


def _after_pass(o: Options, k: Deal) -> None:
    if k.standing:
        if k.passed | 1 << k.bidder == (1 << o.players) - 1:
            _win_auction(o, k, k.bidder, k.standing)
        else:
            k.turn = _next_caller(o, k)
        return
    passes = popcount(k.passed)
    if passes == o.players or (passes == 3 and o.no_bid == REDEAL_AFTER_THREE):
        k.redeal = 1
        k.phase = OVER
    elif passes == 3 and o.no_bid == DEALER_FORCED:
        _win_auction(o, k, k.dealer, o.min_bid)
    else:
        k.turn = _next_caller(o, k)


def _next_caller(o: Options, k: Deal) -> int:
    seat = next_seat(o, k.turn)
    while k.passed >> seat & 1 or seat == k.bidder:
        seat = next_seat(o, seat)
    return seat


def _win_auction(o: Options, k: Deal, seat: int, level: int) -> None:
    """Make this seat declarer, who takes up the widow (S13) or leaves it (S36)."""
    k.declarer = seat
    k.contract = level
    k.turn = seat
    if level == SAR_SHELEM:
        lay_packet(o, k, k.widow)
        k.phase = PLAY if o.first_lead else NAME_TRUMP
    else:
        k.hands[seat] |= k.widow
        k.phase = LAY_AWAY


def apply_answer(o: Options, k: Deal, action: int) -> None:
    """The first decline lets kons fall; when all accept it is the contract (S12)."""
    if action == DECLINE:
        k.kons_bidder = NONE
        _win_auction(o, k, k.bidder, k.standing)
        return
    k.turn = next_seat(o, k.turn)
    if k.turn == k.kons_bidder:
        _win_auction(o, k, k.turn, KONS)
