"""A deal as ``barg replay`` prints it."""

from typing import TYPE_CHECKING, Any

from barg.cards import cards_text, sorted_hand
from barg.kernel.shelem.fields import NONE, Phase
from barg.shelem.actions import TRUMP_TEXTS, action_text, level_text
from barg.shelem.scoring import deal_scores, totals_after

if TYPE_CHECKING:
    from barg.shelem.state import State


def deal_report(state: "State") -> dict[str, Any]:
    """Dealer, declarer, contract, trump, raw points, scores and totals; null while unknown."""
    over = state.phase == Phase.OVER
    return {
        "dealer": state.dealer,
        "declarer": None if state.declarer == NONE else state.declarer,
        "contract": level_text(state.contract) if state.contract else None,
        "trump": None if state.trump == NONE else TRUMP_TEXTS[state.trump],
        "raw": list(state.points) if over and not state.redeal else None,
        "scores": list(deal_scores(state)) if over else None,
        "totals": list(totals_after(state)) if over else None,
    }


def legal_report(state: "State") -> list[str] | dict[str, Any]:
    """The legal actions, sorted; for the discard how many of which cards."""
    if state.phase == Phase.DISCARD:
        return {
            "choose": state.rules.widow_size,
            "from": cards_text(sorted_hand(state.hands[state.turn])),
        }
    return sorted(action_text(action) for action in state.legal_actions())
