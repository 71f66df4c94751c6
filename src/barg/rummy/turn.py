"""A turn after the draw: why something may not be done (R5–R7, R16, R19)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import CARD_TEXTS, Card
from barg.errors import IllegalAction
from barg.game import Action
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import DISCARD, EXCHANGE, KNOCK, LAYOFF, LAYOFF_LOW, RUN, SET
from barg.packed import cards_of
from barg.rummy.ending import verify_discard, verify_knock, verify_opened, verify_way_out
from barg.rummy.layoff import meld_after

if TYPE_CHECKING:
    from barg.rummy.state import State

TABLE_KINDS = (SET, RUN, LAYOFF, LAYOFF_LOW, EXCHANGE)


def verify(state: "State", action: Action) -> None:
    """Raise the reason why an action of the turn is not legal."""
    kind, cards = kind_of(action), cards_of(action)
    if kind not in (*TABLE_KINDS, DISCARD, KNOCK):
        raise IllegalAction("drawn", "a card was drawn: discard to end the turn")
    _verify_held(state, cards)
    if kind == DISCARD:
        verify_opened(state)
        verify_discard(state, cards[0])
    elif kind == KNOCK:
        verify_knock(state, cards)
    else:
        if state.rules.melding == "hand":
            raise IllegalAction("in_hand", "melds stay in the hand at this table")
        number, meld = meld_after(state, action)
        verify_way_out(state, action, number, meld)


def _verify_held(state: "State", cards: Sequence[Card]) -> None:
    hand = state.hands[state.turn]
    for card in cards:
        if hand[card] < cards.count(card):
            text = CARD_TEXTS[card]
            raise IllegalAction("not_held", f"not in the hand: {text}", cards=text)
