"""How high a hand goes between two (S29)."""

from typing import Final

from barg.bots.heuristic.valuation import best_bid_value, more_value
from barg.game import Action
from barg.shelem import Observation
from barg.shelem.actions import BID, PASS, SHELEM, is_bid

OFFSET: Final = 4.0
"""So much more than the model for four expects came in, in deals of the bot against itself."""
MARGIN: Final = 6.0
"""Bids stay this far under the expected points."""


def choose_call(observation: Observation) -> Action:
    """The lowest number while the hand is worth it, else pass; no slam is ever promised."""
    numbers = [action for action in observation.legal if is_bid(action) and action < BID + SHELEM]
    if not numbers or numbers[0] - BID > ceiling(observation):
        return PASS
    return numbers[0]


def ceiling(observation: Observation) -> float:
    """The highest bid that the hand bears."""
    value = best_bid_value(observation.rules, observation.hand) + OFFSET
    return value + more_value(observation.rules) - MARGIN
