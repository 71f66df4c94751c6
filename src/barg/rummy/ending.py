"""How a turn may end, what keeps a way out, and the bound of first melds (R6, R7, R16, R19)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import CARD_TEXTS, JOKER, Card
from barg.errors import IllegalAction
from barg.game import Action
from barg.kernel.packing import kind_of
from barg.kernel.rummy import ending as kernel
from barg.kernel.rummy.fields import EXCHANGE
from barg.kernel.rummy.hand import is_barred
from barg.packed import cards_of
from barg.rummy.hands import masks_of
from barg.rummy.meld import Meld, shape_of
from barg.rummy.partition import least_deadwood

if TYPE_CHECKING:
    from barg.rummy.state import State


def verify_discard(state: "State", card: Card) -> None:
    """Refuse the card that was drawn from the discard pile in this turn (R6)."""
    if is_barred(state, card):
        raise IllegalAction(
            "just_taken", "drawn from the discard pile this turn", cards=CARD_TEXTS[card]
        )


def verify_knock(state: "State", cards: Sequence[Card]) -> None:
    """Refuse a knock whose hand is not all melds (R16); ``cards``: the discard or nothing."""
    if state.rules.melding != "hand":
        raise IllegalAction("no_knock", "melds are laid on the table here: nobody knocks")
    if not cards and state.rules.discard_to_go_out:
        raise IllegalAction("knock_discard", "the last card must be a discard")
    hand = state.hands[state.turn]
    for card in cards:
        verify_discard(state, card)
        hand[card] -= 1
    left = least_deadwood(state.rules, hand)[1]
    if left:
        text = " ".join(CARD_TEXTS[card] for card in left)
        raise IllegalAction("knock_deadwood", f"not in a meld: {text}", cards=text)


def verify_opened(state: "State") -> None:
    """Refuse the discard while the first melds of this turn do not count enough (R19)."""
    if state.laid_points:
        least, laid = state.rules.initial_meld, state.laid_points
        raise IllegalAction(
            "first_meld_open",
            f"your first melds must count {least} in this turn: so far they count {laid}",
            least=least,
            laid=laid,
        )


def verify_way_out(state: "State", action: Action, number: int, meld: Meld) -> None:
    """Refuse what would leave no legal way to end the turn (R6, R7, R19)."""
    rules, least = state.rules, state.rules.initial_meld
    opened, swaps = kernel.has_opened(state), kind_of(action) == EXCHANGE
    if not opened and (swaps or number < state.melds_before):
        raise IllegalAction(
            "not_opened",
            f"first lay melds of your own that count {least} in one turn",
            least=least,
        )
    hand = state.hands[state.turn]
    for card in cards_of(action):
        hand[card] -= 1
    hand[JOKER] += swaps
    shape = shape_of(meld)
    if kernel.leaves_way(rules.options, state, number, shape, *masks_of(hand)):
        return
    laid = least if opened else kernel.laid_after(rules.options, state, number, shape)
    if laid < least:
        raise IllegalAction(
            "first_meld_short",
            f"your first melds must count {least} in one turn: these count {laid}, and the rest "
            "of the hand cannot bring them there and end the turn",
            least=least,
            laid=laid,
        )
    if not any(hand):
        raise IllegalAction("keep_one", "one card must be kept for the discard")
    raise IllegalAction(
        "no_way_out", "only the card just taken would be left, which may not be discarded"
    )
