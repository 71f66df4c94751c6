"""Drawing, the reshuffle and the block (R4, R8)."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import CARD_TEXTS, Card
from barg.errors import DeckError, IllegalAction
from barg.game import Action
from barg.packed import encode, kind_of
from barg.rummy.actions import BLOCK, DRAW_DISCARD, DRAW_STOCK
from barg.rummy.phases import Phase

if TYPE_CHECKING:
    from barg.rummy.state import State


def is_blocked(state: "State") -> bool:
    """Whether the stock is used up and cannot be made anew (R8)."""
    most = state.rules.max_reshuffles
    used_up = most is not None and state.reshuffles >= most
    return not state.stock and (len(state.discards) == 1 or used_up)


def legal_draws(state: "State") -> Sequence[Action]:
    """Draw from the stock or take the discard; block only where the stock is used up."""
    first = BLOCK if is_blocked(state) else DRAW_STOCK
    return [encode(first), encode(DRAW_DISCARD)]


def verify_draw(state: "State", action: Action) -> None:
    """Raise the reason why a draw is not legal."""
    kind = kind_of(action)
    if kind == BLOCK:
        if not is_blocked(state):
            raise IllegalAction("no_block", "the deal is not blocked: a card can be drawn")
    elif kind == DRAW_STOCK:
        if is_blocked(state):
            raise IllegalAction(
                "stock_empty", "the stock is used up: take the discard, or block the deal"
            )
    elif kind != DRAW_DISCARD:
        raise IllegalAction("draw_first", "a card must be drawn first")


def to_shuffle(state: "State", action: Action) -> Sequence[Card]:
    """All discards but the top, when the action draws from an empty stock."""
    drawing = state.phase == Phase.DRAW and kind_of(action) == DRAW_STOCK
    return state.discards[:-1] if drawing and not state.stock and not is_blocked(state) else ()


def apply_draw(state: "State", action: Action, shuffled: Sequence[Card]) -> None:
    """Draw a card, or end the deal with nobody scoring."""
    seat, kind = state.turn, kind_of(action)
    if kind == BLOCK:
        state.history.append((seat, action, -1))
        state.phase = Phase.OVER
        return
    if kind == DRAW_STOCK:
        if not state.stock:
            _reshuffle(state, shuffled)
        card = state.stock.pop()
        state.history.append((seat, action, card))
    else:
        card = state.taken = state.discards.pop()
        state.history.append((seat, action, -1))
    state.hands[seat][card] += 1
    state.sizes[seat] += 1
    state.phase = Phase.TURN


def _reshuffle(state: "State", shuffled: Sequence[Card]) -> None:
    wanted, found = Counter(state.discards[:-1]), Counter(shuffled)
    if not shuffled:
        raise DeckError("the stock is empty: a reshuffle is needed")
    if wanted != found:
        wrong = sorted(((found - wanted) + (wanted - found)).elements())
        text = " ".join(CARD_TEXTS[card] for card in wrong)
        raise DeckError(f"the reshuffle is not the discards under the top: {text}")
    state.stock = list(reversed(shuffled))
    state.discards = state.discards[-1:]
    state.reshuffles += 1
