"""The auction at each level (S7–S12): what a hand is thought worth, and which call follows."""

from dataclasses import replace
from random import Random
from typing import Final

from barg.bots.decision import Decision, Policy, Value
from barg.bots.heuristic import bidding as rules_of_thumb
from barg.bots.heuristic.valuation import best_bid_value, more_value, sure_tricks
from barg.bots.shelem.bidding_engine import calls as engine
from barg.bots.shelem.bidding_engine.calls import CEILING, OVER_PARTNER, STYLE
from barg.bots.shelem.called import auction_of
from barg.bots.shelem.models import book_of
from barg.bots.shelem.rollouts import Rollouts
from barg.cards import SUIT_MASKS
from barg.game import Action
from barg.kernel.shelem.auction import lowest_number, number_count
from barg.kernel.shelem.fields import BID, KONS, PASS, SAR_SHELEM, SHELEM, Deal
from barg.shelem import Observation
from barg.shelem.actions import is_bid

NOVICE_LONG: Final = 5.0
"""What a novice adds for every card over four of the longest suit."""
CASUAL_MARGIN: Final = 3.0
"""So far under the mean stays a casual player, who does not think of what others called."""
CASUAL_RAISE: Final = 10.0
BY_VALUE: Final = (0.0,) * STYLE
"""The style of those who weigh what calls bring."""
NO_SLAM: Final = (0.0, 0.0, 0.0, 2.0)
"""The style that never promises all tricks."""
HOPEFUL: Final = 0.3
"""All tricks are thought of when the model's chance is so good."""
SURE_TRICKS: Final = 11
"""Or with so many tricks that the hand takes whatever the others hold."""


def novice_call(seen: Observation, _rng: Random) -> Decision:
    """Falls in love with one long suit, and does not mind whose bid it goes over."""
    numbers = _numbers(seen)
    longest = max((seen.hand & mask).bit_count() for mask in SUIT_MASKS)
    worth = best_bid_value(seen.rules, seen.hand) + more_value(seen.rules)
    worth += NOVICE_LONG * (longest - 4)
    return Decision(numbers[0] if numbers and numbers[0] - BID <= worth else PASS)


def casual_call(seen: Observation, _rng: Random) -> Decision:
    """Bids up to a little under what such hands bring, leaves the partner its bid."""
    book, (deal, marks) = book_of(seen.rules), auction_of(seen)
    style = list(BY_VALUE)
    style[CEILING], style[OVER_PARTNER] = CASUAL_MARGIN + 1.0, CASUAL_RAISE
    options = seen.rules.options
    points: list[float] = book.points_list
    return Decision(engine.choose_call(options, deal, book.model_list, points, style, marks))


def club_call(seen: Observation, _rng: Random) -> Decision:
    """The call that brings most points as the model sees it; a slam with a sure hand."""
    book = book_of(seen.rules)
    return _with_sure_slam(seen, _by_model(seen, book.model_list, book.points_list))


def searched_call(worlds: int) -> Policy:
    """The call after which the match is won most often, as the model sees it.

    Where all tricks may be promised, that is played out in so many worlds beside the call that
    seems best without it.
    """

    def decide(seen: Observation, rng: Random) -> Decision:
        book = book_of(seen.rules)
        decision = _with_sure_slam(seen, _by_model(seen, book.searched_list, book.win_list))
        if decision.action == BID + SHELEM:
            return decision
        special = [call for call in _special(seen) if _is_hopeful(seen, decision, call)]
        if not special:
            return decision
        deal, marks = auction_of(seen)
        options, model, win = seen.rules.options, book.searched_list, book.win_list
        usual = engine.choose_call(options, deal, model, win, NO_SLAM, marks)
        choices = [usual, *special]
        sums = Rollouts(seen, rng).value(choices, [0] * len(choices), worlds)
        tried = {call: one.value for call, one in zip(choices, sums, strict=True)}
        best = max(choices, key=lambda call: tried[call].win or 0.0)
        return Decision(best, {**decision.values, **tried}, worlds)

    return decide


def _special(seen: Observation) -> list[Action]:
    return [call for call in seen.legal if is_bid(call) and call >= BID + SHELEM]


def _is_hopeful(seen: Observation, decision: Decision, call: Action) -> bool:
    """Whether a promise of all tricks is worth a closer look."""
    made = decision.values[call].made if call in decision.values else None
    return (made or 0.0) >= HOPEFUL


def _with_sure_slam(seen: Observation, decision: Decision) -> Decision:
    """Promise all tricks with a hand that takes nearly all by itself."""
    tricks = max(sure_tricks(seen.rules, seen.hand, suit) for suit in range(4))
    if BID + SHELEM in seen.legal and tricks >= SURE_TRICKS:
        return replace(decision, action=BID + SHELEM)
    return decision


def _by_model(seen: Observation, model: list[float], win: list[float]) -> Decision:
    deal, marks = auction_of(seen)
    call = engine.choose_call(seen.rules.options, deal, model, win, BY_VALUE, marks)
    values = {
        one: _value(seen, deal, marks, one, model) for one in _thinkable(seen, deal, marks, model)
    }
    return Decision(call, values)


def _thinkable(seen: Observation, deal: Deal, marks: list[int], model: list[float]) -> list[Action]:
    """The pass, the lowest number, the special bids that may be made."""
    options, found = seen.rules.options, [PASS]
    if number_count(options, deal):
        found.append(BID + lowest_number(options, deal))
    special = (SHELEM, SAR_SHELEM, KONS)
    return found + [
        BID + level
        for level in special
        if engine.thinkable(options, deal, model, BY_VALUE, marks, level)
    ]


def model_value(seen: Observation, call: Action) -> Value:
    """What those who search expect of any call."""
    return _value(seen, *auction_of(seen), call, book_of(seen.rules).searched_list)


def _value(
    seen: Observation, deal: Deal, marks: list[int], call: Action, model: list[float]
) -> Value:
    options, book, args = seen.rules.options, book_of(seen.rules), (BY_VALUE, marks, call)
    points = engine.call_value(options, deal, model, book.points_list, *args)
    win = engine.call_value(options, deal, model, book.win_list, *args)
    made = None
    if call != PASS:
        made = engine.made_at(options, deal, model, BY_VALUE, marks, call - BID)
    return Value(points, 0.0, made, win)


def _numbers(seen: Observation) -> list[Action]:
    return [call for call in seen.legal if is_bid(call) and call < BID + SHELEM]


def novice_answer(seen: Observation, _rng: Random) -> Decision:
    """Trusts a partner; looks at the own aces else."""
    return Decision(rules_of_thumb.choose_answer(seen))


def answer(seen: Observation, _rng: Random) -> Decision:
    """Accepts kons where the match is then won more often than with shelem standing."""
    book, (deal, marks) = book_of(seen.rules), auction_of(seen)
    found = engine.choose_answer(seen.rules.options, deal, book.model_list, book.win_list, marks)
    return Decision(found)
