"""Deals that a seat may believe in during auction and exchange, by what the others called."""

from collections.abc import MutableSequence, Sequence
from typing import Final

from barg.bots.shelem.bidding_engine.worth import best_bid, bid_worth
from barg.kernel.chance import next_number, shuffle
from barg.kernel.shelem.fields import ANSWER, HAND_SIZE, Deal, Options

TRIES: Final = 8
"""After so many deals that the calls speak against, any is taken."""
SLOPE: Final = 7.0
"""Over how many points a seat's limit is blurred."""
RESERVE: Final = 8.0
"""So many points under the mean is a seat's limit, as a rule."""
LEAST: Final = 0.1
"""No deal is thought less likely than this beside the likeliest."""
LOTS: Final = 4294967296.0


def draw_world(
    o: Options,
    known: Deal,
    m: Sequence[float],
    marks: Sequence[int],
    unseen: MutableSequence[int],
    rng: MutableSequence[int],
    k: Deal,
) -> None:
    """Deal the unseen cards to the hands of ``k`` (and its piles, and the widow)."""
    for _ in range(TRIES):
        shuffle(rng, unseen, len(unseen))
        _deal_unseen(o, known, unseen, k)
        likely = 1.0
        for seat in range(o.players):
            if seat != known.turn:
                likely *= likelihood(o, known, m, marks, seat, k.hands[seat])
        if next_number(rng) / LOTS < max(likely, LEAST):
            return


def _deal_unseen(o: Options, known: Deal, unseen: Sequence[int], k: Deal) -> None:
    place = 0
    for seat in range(o.players):
        if seat == known.turn:
            k.hands[seat] = known.hands[seat]
        else:
            k.hands[seat] = _mask(unseen, place, HAND_SIZE)
            place += HAND_SIZE
    if o.players == 2:
        for card in range(24):
            k.pile_cards[card] = unseen[place + card]
        place += 24
    if known.phase <= ANSWER:
        k.widow = _mask(unseen, place, o.widow_size)


def _mask(cards: Sequence[int], start: int, count: int) -> int:
    found = 0
    for place in range(start, start + count):
        found |= 1 << cards[place]
    return found


def likelihood(
    o: Options, k: Deal, m: Sequence[float], marks: Sequence[int], seat: int, hand: int
) -> float:
    """How well a hand goes with what its seat called, 1 at best."""
    limit = bid_worth(m, hand, best_bid(o, m, hand)) - RESERVE
    likely = 1.0
    if k.last_bids[seat]:
        likely = _reaches(limit, min(k.last_bids[seat], o.total))
    if k.passed >> seat & 1:
        partner = seat ^ 2
        refused = marks[seat]
        if o.players == 2 or k.last_bids[partner] + o.bid_step != refused:
            likely *= 1.0 - _reaches(limit, min(refused, o.total))
    return likely


def _reaches(limit: float, level: float) -> float:
    """The chance that a limit comes up to a level: a straight line between both ends."""
    return min(max(0.5 + (limit - level) / (4 * SLOPE), 0.02), 0.98)


def copy_deal(known: Deal, k: Deal) -> None:
    """Make ``k`` the same deal before the play, but for the cards that ``known`` leaves out."""
    k.dealer, k.phase, k.turn = known.dealer, known.phase, known.turn
    k.passed, k.standing, k.bidder = known.passed, known.standing, known.bidder
    k.kons_bidder, k.declarer, k.contract = known.kons_bidder, known.declarer, known.contract
    k.trump, k.discards, k.leader = known.trump, known.discards, known.leader
    k.played = k.redeal = 0
    for side in range(2):
        k.totals[side] = known.totals[side]
        k.points[side] = known.points[side]
        k.tricks_won[side] = k.tops[side] = 0
    for seat in range(4):
        k.last_bids[seat] = known.last_bids[seat]
    for pile in range(6):
        k.pile_left[pile] = known.pile_left[pile]
