"""Reasons of Rim: what a draw fits, what leaves the hand, what stays outside melds."""

from collections.abc import Sequence
from typing import Any, Final

from barg.analysis.reasons.why import OUT, Why, found
from barg.bots import Decision
from barg.cards import CARD_TEXTS
from barg.game import Points
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import (
    BLOCK,
    DISCARD,
    DRAW_DISCARD,
    DRAW_STOCK,
    EXCHANGE,
    KNOCK,
    LAYOFF,
    LAYOFF_LOW,
    RUN,
    SET,
)
from barg.packed import cards_of
from barg.rummy.partition import least_deadwood

LAYING: Final = frozenset({SET, RUN, LAYOFF, LAYOFF_LOW})


def rummy_reason(seen: Any, decision: Decision) -> Why:
    """Why the decision is good, from the hand and the top of the discard pile."""
    kind, cards = kind_of(decision.action), cards_of(decision.action)
    why: Why | None = None
    if kind in (DRAW_DISCARD, DRAW_STOCK) and seen.top is not None:
        why = _draw_reason(seen, kind)
    elif kind in LAYING:
        points = sum(seen.rules.values[card] for card in cards)
        why = Why("hint_lay", f"{points} points leave your hand.", {"points": points})
    elif kind == EXCHANGE:
        why = Why("hint_joker", "You get a joker for a card.")
    elif kind == DISCARD and sum(seen.hand) == 1:
        why = OUT
    elif kind == DISCARD:
        why = _discard_reason(seen, cards[0])
    elif kind == KNOCK:
        why = Why("hint_knock", "It ends the deal while your hand may be better than theirs.")
    elif kind == BLOCK:
        why = Why("hint_block", "It ends the deal here, before it costs you more.")
    return why or found(decision)


def _deadwood(seen: Any, hand: Sequence[int]) -> int:
    return least_deadwood(seen.rules, hand)[0]


def _with(hand: Sequence[int], card: int, change: int) -> list[int]:
    changed = list(hand)
    changed[card] += change
    return changed


def _draw_reason(seen: Any, kind: int) -> Why | None:
    """Whether the open card makes a meld with the hand, or goes into one."""
    fits = card_fits(seen, seen.top)
    card = CARD_TEXTS[seen.top]
    if kind == DRAW_DISCARD and fits:
        return Why("hint_draw_meld", f"{card} makes a meld with your cards.", {"cards": card})
    if kind == DRAW_STOCK and not fits:
        text = f"{card} makes no meld with your cards: the stock may hold better."
        return Why("hint_draw_stock", text, {"cards": card})
    return None


def card_fits(seen: Any, card: int) -> bool:
    """Whether a card more in the hand lies in a meld of its best partition."""
    grown = _with(seen.hand, card, 1)
    value: Points = seen.rules.values[card]
    return _deadwood(seen, grown) < _deadwood(seen, seen.hand) + value


def _discard_reason(seen: Any, card: int) -> Why | None:
    """A card outside all melds: what it counts, and what then stays."""
    worth = seen.rules.values[card]
    before, after = _deadwood(seen, seen.hand), _deadwood(seen, _with(seen.hand, card, -1))
    if before - after != worth:
        return None
    if after == 0:
        return Why("hint_discard_last", "All that you keep lies in melds.")
    text = f"It is in no meld and counts {worth}: {after} points then stay outside melds."
    return Why("hint_discard", text, {"points": worth, "left": after})
