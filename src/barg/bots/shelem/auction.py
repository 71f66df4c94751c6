"""The auction at each level (S7–S12): what a hand is thought worth, and which call follows."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from barg.bots.decision import Decision, Value
from barg.bots.shelem.bidding_engine.calls import (
    choose_answer,
    choose_call,
    self_mean,
    value_call,
)
from barg.bots.shelem.bidding_engine.layout import ROLE_SELF
from barg.bots.shelem.bidding_engine.outlook import made_chance
from barg.bots.shelem.called import auction_of
from barg.bots.shelem.models import book_of
from barg.bots.shelem.rollouts import Rollouts
from barg.cards import ACE, RANK_MASKS, SUIT_MASKS
from barg.game import Action
from barg.kernel.shelem.fields import ACCEPT, BID, DECLINE, PASS, SHELEM, Deal
from barg.shelem import Observation
