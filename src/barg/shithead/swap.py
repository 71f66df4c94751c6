"""The exchanges before play (H4): why one is not legal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import CARD_TEXTS, Card
from barg.errors import IllegalAction
from barg.game import Action
from barg.kernel.packing import kind_of, number_in
from barg.kernel.shithead.codes import KEEP, READY, SWAP, SWAP_ROW
from barg.kernel.shithead.fields import CHOOSE_FROM_SIX, ROW, TWO_BLIND_ROWS
from barg.packed import cards_of

if TYPE_CHECKING:
    from barg.shithead.state import State


def verify(state: "State", action: Action) -> None:
    """Raise the reason why an exchange is not legal."""
    kind, layout = kind_of(action), state.rules.options.layout
    if layout == CHOOSE_FROM_SIX:
        _verify_keep(state, action)
        return
    if kind == READY:
        return
    if kind not in (SWAP, SWAP_ROW):
        raise IllegalAction("swap_first", "the exchanges come first: swap, or ready")
    if state.swapped:
        raise IllegalAction("swapped", "only one exchange is allowed")
    if (kind == SWAP_ROW) != (layout == TWO_BLIND_ROWS):
        raise IllegalAction("swap_layout", "this exchange does not exist at this table")
    if kind == SWAP:
        _verify_pairs(state, cards_of(action))
    elif number_in(action) > 1:
        raise IllegalAction("no_row", "there are the rows 0 and 1")


def _verify_keep(state: "State", action: Action) -> None:
    if kind_of(action) != KEEP:
        raise IllegalAction("keep_first", "three of the six cards are chosen first")
    cards = cards_of(action)
    if len(cards) != ROW:
        raise IllegalAction("keep_three", f"exactly three cards are kept, not {len(cards)}")
    hand = state.hand(state.turn)
    for card in cards:
        _take(hand, card)


def _take(zone: list[Card], card: Card) -> None:
    """Take a card out of a zone.

    Raises:
        IllegalAction: it is not there.
    """
    if card not in zone:
        text = CARD_TEXTS[card]
        raise IllegalAction("not_held", f"not there: {text}", cards=text)
    zone.remove(card)


def _verify_pairs(state: "State", cards: Sequence[Card]) -> None:
    """Exchange the pairs of copies in the order written."""
    if not cards or len(cards) % 2:
        raise IllegalAction("swap_pairs", "cards are exchanged in pairs: hand card, face-up card")
    hand, row = state.hand(state.turn), state.row(state.turn)
    for own, up in zip(cards[::2], cards[1::2], strict=True):
        _take(hand, own)
        _take(row, up)
        hand.append(up)
        row.append(own)
