"""What a seat of Shelem has seen of the auction, as the engine of bidding takes it."""

from barg.bots.shelem.bidding_engine.selfplay import MARK_ROOM
from barg.bots.shelem.seen import deal_of
from barg.cards import Card, cards_in, mask_of
from barg.kernel.shelem.fields import BID, NONE, PASS, PILE_SIZE, Deal
from barg.shelem import Observation
from barg.shelem.actions import is_bid


def auction_of(seen: Observation) -> tuple[Deal, list[int]]:
    """The deal before the play as this seat knows it, and the level that each seat refused."""
    deal = deal_of(seen)
    marks = [0] * MARK_ROOM
    standing = 0
    step, least, total = seen.rules.bid_step, seen.rules.min_bid, seen.rules.total
    for seat, call in seen.calls:
        if call == PASS:
            refused = standing + step if standing else least
            marks[seat] = min(refused, total + 5)
        elif is_bid(call):
            deal.last_bids[seat] = call - BID
            standing = max(standing, call - BID)
    deal.kons_bidder = NONE if seen.kons_bidder is None else seen.kons_bidder
    for pile in range(2 * 3 if seen.rules.players == 2 else 0):
        deal.pile_left[pile] = PILE_SIZE
    return deal, marks


def unseen_cards(seen: Observation) -> list[Card]:
    """The cards that the seat has not seen before the play."""
    known = seen.hand | (seen.discards or 0)
    return list(cards_in(mask_of(seen.rules.deck()) & ~known))
