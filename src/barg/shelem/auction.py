"""The auction (S7–S12): calls in turn, special bids, and the asking about kons."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.errors import IllegalAction
from barg.game import Action, Seat
from barg.shelem.actions import (
    ACCEPT,
    BID,
    DECLINE,
    KONS,
    PASS,
    SHELEM,
    Level,
    is_bid,
    level_text,
)
from barg.shelem.phases import Phase

if TYPE_CHECKING:
    from barg.shelem.rules import ShelemRules
    from barg.shelem.state import State


def legal_levels(state: "State") -> list[Level]:
    """Every level over the standing bid, lowest first (S8, S11, S12)."""
    rules = state.rules
    low = state.standing + rules.bid_step if state.standing else rules.min_bid
    levels = list(range(low, rules.total + 1, rules.bid_step))
    if rules.special_bids != "none" and state.standing < SHELEM:
        levels.append(SHELEM)
    if state.standing == SHELEM and rules.kons_allowed(state.totals):
        levels.append(KONS)
    return levels


def legal_calls(state: "State") -> Sequence[Action]:
    """The legal bids, then pass."""
    return [*(BID + level for level in legal_levels(state)), PASS]


def verify_call(state: "State", action: Action) -> None:
    """Raise the reason why a call is not legal (S7, S8, S11, S12)."""
    if action == PASS:
        return
    if not is_bid(action):
        raise IllegalAction("auction_first", "the auction is not over: bid or pass")
    level = action - BID
    if level in (SHELEM, KONS):
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
    if level <= standing:
        over = level_text(standing)
        raise IllegalAction("bid_low", f"a bid must be higher than {over}", bid=over)


def _verify_special(state: "State", level: Level) -> None:
    rules = state.rules
    if rules.special_bids == "none" or (level == KONS and rules.kons_from is None):
        word = str(level_text(level))
        raise IllegalAction("no_special", f"{word} cannot be bid at this table", bid=word)
    if level == SHELEM:
        if state.standing >= SHELEM:
            raise IllegalAction("bid_low", "a bid must be higher than shelem", bid="shelem")
        return
    if state.standing != SHELEM:
        raise IllegalAction("kons_over", "kons may be bid only over shelem")
    if not rules.kons_allowed(state.totals):
        raise IllegalAction(
            "kons_early",
            f"kons may be bid once both teams have {rules.kons_from}",
            points=rules.kons_from or 0,
        )


def apply_call(state: "State", action: Action) -> None:
    """Note a bid or a pass, and end the auction where nothing more can come (S9, S10)."""
    seat = state.turn
    state.calls.append((seat, action))
    if action == PASS:
        state.passed |= 1 << seat
        _after_pass(state)
        return
    level = action - BID
    if level == KONS:
        state.kons_bidder = seat
        state.phase = Phase.KONS
        state.turn = (seat + 1) % state.rules.players
        return
    state.standing = level
    state.bidder = seat
    alone = state.passed | 1 << seat == state.rules.all_seats
    kons_open = level == SHELEM and state.rules.kons_allowed(state.totals)
    if alone or (level >= state.rules.top_level and not kons_open):
        _win_auction(state, seat, level)
    else:
        state.turn = _next_caller(state, seat)


def _after_pass(state: "State") -> None:
    if state.standing:
        if state.passed | 1 << state.bidder == state.rules.all_seats:
            _win_auction(state, state.bidder, state.standing)
        else:
            state.turn = _next_caller(state, state.turn)
        return
    passes = state.passed.bit_count()
    no_bid = state.rules.no_bid
    if passes == state.rules.players or (passes == 3 and no_bid == "redeal_after_three"):
        state.redeal = True
        state.phase = Phase.OVER
    elif passes == 3 and no_bid == "dealer_forced":
        _win_auction(state, state.dealer, state.rules.min_bid)
    else:
        state.turn = _next_caller(state, state.turn)


def _next_caller(state: "State", seat: Seat) -> Seat:
    players = state.rules.players
    seat = (seat + 1) % players
    while state.passed >> seat & 1 or seat == state.bidder:
        seat = (seat + 1) % players
    return seat


def _win_auction(state: "State", seat: Seat, level: Level) -> None:
    """Make this seat declarer, who takes up the widow (S13)."""
    state.declarer = seat
    state.contract = level
    state.hands[seat] |= state.widow
    state.phase = Phase.DISCARD
    state.turn = seat


def legal_answers(_state: "State") -> Sequence[Action]:
    """Accept or decline kons (S12)."""
    return [ACCEPT, DECLINE]


def verify_answer(_state: "State", action: Action) -> None:
    """Raise the reason why an answer to kons is not legal."""
    if action not in (ACCEPT, DECLINE):
        raise IllegalAction("answer_kons", "kons was bid: accept or decline")


def apply_answer(state: "State", action: Action) -> None:
    """The first decline lets kons fall; when all accept it is the contract (S12)."""
    state.calls.append((state.turn, action))
    if action == DECLINE:
        state.kons_bidder = None
        _win_auction(state, state.bidder, state.standing)
        return
    state.turn = (state.turn + 1) % state.rules.players
    if state.turn == state.kons_bidder:
        _win_auction(state, state.turn, KONS)
