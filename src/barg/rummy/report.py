"""A deal as ``barg replay`` prints it."""

from typing import TYPE_CHECKING, Any

from barg.cards import CARD_TEXTS, JOKER, SUIT_SIZE
from barg.game import Seat
from barg.kernel.rummy.fields import Phase
from barg.rummy.scoring import deal_scores, totals_after

if TYPE_CHECKING:
    from barg.rummy.state import State


def hand_text(state: "State", seat: Seat) -> str:
    """The cards of a hand, suit by suit from the ace down, jokers last."""
    hand = state.hands[seat]
    order = [13 * suit + rank for suit in range(4) for rank in reversed(range(SUIT_SIZE))]
    return " ".join(CARD_TEXTS[card] for card in [*order, JOKER] for _ in range(hand[card]))


def deal_report(state: "State") -> dict[str, Any]:
    """Dealer, winner, what was left in the hands, scores and totals; null while unknown."""
    over = state.phase == Phase.OVER
    hands = [hand_text(state, seat) for seat in range(state.rules.players)]
    if over and state.rules.melding == "hand" and state.winner is not None:
        hands[state.winner] = ""
    return {
        "dealer": state.dealer,
        "winner": state.winner,
        "hands": hands if over else None,
        "scores": list(deal_scores(state)) if over else None,
        "totals": list(totals_after(state)) if over else None,
    }
