"""The auction (S7–S12, S36): the legal calls, and why another is not."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.errors import IllegalAction
from barg.game import Action
from barg.kernel.shelem.auction import call_count, kons_open, nth_call
from barg.shelem.actions import (
    ACCEPT,
    BID,
    DECLINE,
    KONS,
    PASS,
    SAR_SHELEM,
    SHELEM,
    Level,
    is_bid,
    level_text,
)

if TYPE_CHECKING:
    from barg.shelem.rules import ShelemRules
    from barg.shelem.state import State


def legal_calls(state: "State") -> Sequence[Action]:
    """The legal bids, then pass."""
    options = state.rules.options
    return [nth_call(options, state, place) for place in range(call_count(options, state))]


def verify_call(state: "State", action: Action) -> None:
    """Raise the reason why a call is not legal (S7, S8, S11, S12, S36)."""
    if action == PASS:
        return
    if not is_bid(action):
        raise IllegalAction("auction_first", "the auction is not over: bid or pass")
    level = action - BID
    if level in (SHELEM, KONS, SAR_SHELEM):
        _verify_special(state, level)
    else:
        _verify_number(state.rules, state.standing, level)


def _verify_number(rules: "ShelemRules", standing: Level, level: Level) -> None:
    if level > rules.total:
        raise IllegalAction("bid_over", f"the highest bid is {rules.total}", points=rules.total)
    if level < rules.min_bid:
        raise IllegalAction("bid_under", f"the lowest bid is {rules.min_bid}", points=rules.min_bid)
    if (level - rules.min_bid) % rules.bid_step:
        raise IllegalAction(
            "bid_step", f"bids go up in steps of {rules.bid_step}", points=rules.bid_step
        )
    _verify_higher(standing, level)


def _verify_higher(standing: Level, level: Level) -> None:
    if level <= standing:
        over = level_text(standing)
        raise IllegalAction("bid_low", f"a bid must be higher than {over}", bid=over)


def _verify_special(state: "State", level: Level) -> None:
    rules = state.rules
    played = {
        SHELEM: rules.special_bids != "none",
        SAR_SHELEM: rules.sar_shelem,
        KONS: rules.kons_from is not None,
    }
    if not played[level]:
        word = str(level_text(level))
        raise IllegalAction("no_special", f"{word} cannot be bid at this table", bid=word)
    if level != KONS:
        _verify_higher(state.standing, level)
    elif state.standing != SHELEM:
        raise IllegalAction("kons_over", "kons may be bid only over shelem")
    elif not kons_open(rules.options, state):
        raise IllegalAction(
            "kons_early",
            f"kons may be bid once both teams have {rules.kons_from}",
            points=rules.kons_from or 0,
        )


def legal_answers(_state: "State") -> Sequence[Action]:
    """Accept or decline kons (S12)."""
    return [ACCEPT, DECLINE]


def verify_answer(_state: "State", action: Action) -> None:
    """Raise the reason why an answer to kons is not legal."""
    if action not in (ACCEPT, DECLINE):
        raise IllegalAction("answer_kons", "kons was bid: accept or decline")
