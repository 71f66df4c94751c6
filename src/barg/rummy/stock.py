"""Drawing, the reshuffle and the block (R4, R8): why not, and the shuffles of records."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import CARD_TEXTS, Card
from barg.errors import DeckError, IllegalAction, shortened
from barg.game import Action
from barg.kernel.packing import kind_of
from barg.kernel.rummy.draws import is_blocked, must_shuffle, turn_over
from barg.kernel.rummy.fields import BLOCK, DRAW_DISCARD, DRAW_STOCK

if TYPE_CHECKING:
    from barg.rummy.state import State

LONGEST_LIST: Final = 100
"""Letters of the wrong cards that are told."""


def verify_draw(state: "State", action: Action) -> None:
    """Raise the reason why a draw is not legal."""
    kind, blocked = kind_of(action), is_blocked(state.rules.options, state)
    if kind == BLOCK:
        if not blocked:
            raise IllegalAction("no_block", "the deal is not blocked: a card can be drawn")
    elif kind == DRAW_STOCK:
        if blocked:
            raise IllegalAction(
                "stock_empty", "the stock is used up: take the discard, or block the deal"
            )
    elif kind != DRAW_DISCARD:
        raise IllegalAction("draw_first", "a card must be drawn first")


def to_shuffle(state: "State", action: Action) -> Sequence[Card]:
    """All discards but the top, when the action draws from an empty stock."""
    wanted = must_shuffle(state, action) and not is_blocked(state.rules.options, state)
    return state.discards[:-1] if wanted else ()


def reshuffle(state: "State", shuffled: Sequence[Card]) -> None:
    """Make the discards under the top a new stock, in this order from its top.

    Raises:
        DeckError: these are not those cards.
    """
    wanted, found = Counter(state.discards[:-1]), Counter(shuffled)
    if not shuffled:
        raise DeckError("reshuffle_missing", "the stock is empty: a reshuffle is needed")
    if wanted != found:
        wrong = sorted(((found - wanted) + (wanted - found)).elements())
        text = " ".join(CARD_TEXTS[card] for card in wrong)
        reason = f"the reshuffle is not the discards under the top: {text}"
        raise DeckError("reshuffle_cards", reason, cards=shortened(text, LONGEST_LIST))
    state.pile_cards[: len(shuffled)] = shuffled
    turn_over(state)
