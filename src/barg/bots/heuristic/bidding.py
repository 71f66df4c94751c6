"""The auction: how high a hand goes, and the answers to kons (S7–S12)."""

from typing import Final

from barg.bots.heuristic.valuation import best_bid_value, more_value, sure_tricks
from barg.cards import ACE, RANK_MASKS
from barg.game import Action
from barg.shelem import Observation
from barg.shelem.actions import ACCEPT, BID, DECLINE, PASS, SHELEM, is_bid

MARGIN: Final = 8.0
"""Bids stay this far under the expected points: a lost contract costs more than a missed one."""
PARTNER_BID: Final = 4.0
"""What a partner's bid adds to the expected points."""
OVER_PARTNER: Final = 15.0
"""A partner's standing bid is raised only by a hand that is worth so much more."""
SLAM_TRICKS: Final = 11
"""Sure tricks in the hand with which all twelve are promised."""


def choose_call(observation: Observation) -> Action:
    """The next number while the hand is worth it, a slam with a sure hand, else pass."""
    legal = list(observation.legal)
    if BID + SHELEM in legal and _is_slam_hand(observation):
        return BID + SHELEM
    numbers = [action for action in legal if is_bid(action) and action < BID + SHELEM]
    if not numbers:
        return PASS
    lowest = numbers[0] - BID
    return numbers[0] if lowest <= _ceiling(observation) else PASS


def _ceiling(observation: Observation) -> float:
    seat = observation.seat or 0
    partner = (seat + 2) % 4
    value = best_bid_value(observation.rules, observation.hand)
    value += more_value(observation.rules)
    if any(who == partner and is_bid(call) for who, call in observation.calls):
        value += PARTNER_BID
    if observation.bidder == partner:
        value -= OVER_PARTNER
    return value - MARGIN


def _is_slam_hand(observation: Observation) -> bool:
    return any(
        sure_tricks(observation.rules, observation.hand, suit) >= SLAM_TRICKS for suit in range(4)
    )


def choose_answer(observation: Observation) -> Action:
    """Trust a partner's kons; accept an opponent's with an ace that may break it."""
    seat, bidder = observation.seat, observation.kons_bidder
    assert seat is not None, "a spectator is not asked"
    assert bidder is not None, "nobody bid kons"
    if (bidder - seat) % 2 == 0:
        return ACCEPT
    aces = (observation.hand & RANK_MASKS[ACE]).bit_count()
    return ACCEPT if aces >= 2 else DECLINE
