"""Reasons of Shithead: what gets rid of many cards, burns, or saves strong ones."""

from typing import Any

from barg.analysis.reasons.why import OUT, Why, found
from barg.bots import Decision
from barg.cards import CARD_TEXTS
from barg.kernel.packing import kind_of
from barg.kernel.shithead.codes import BLIND, PICKUP, PLAY, READY
from barg.kernel.shithead.fields import Phase
from barg.kernel.shithead.pile import burns
from barg.kernel.shithead.zones import rank_of
from barg.packed import cards_of


def shithead_reason(seen: Any, decision: Decision) -> Why:
    """Why the decision is good, from the own cards and the pile."""
    kind = kind_of(decision.action)
    if seen.phase == Phase.SWAP:
        if kind == READY:
            return Why("hint_ready", "Your open cards are strong as they are.")
        text = "Strong cards lie open for the end; the low ones are played first, from the hand."
        return Why("hint_swap", text)
    if kind == BLIND:
        return Why("hint_blind", "Nobody knows these cards: one is as good as another.")
    if kind == PICKUP:
        return Why("hint_pickup", "It keeps your strong cards for a better moment.")
    return _play_reason(seen, decision) or found(decision)


def _held(seen: Any) -> int:
    """How many cards the seat has in all three zones."""
    seat = seen.seat
    return len(seen.hand) + len(seen.face_up[seat]) + len(seen.blind[seat])


def _play_reason(seen: Any, decision: Decision) -> Why | None:
    cards = cards_of(decision.action)
    if not seen.stock and len(cards) == _held(seen):
        return OUT
    options, pile = seen.rules.options, [*seen.pile, *cards]
    if burns(options, pile, len(pile), len(cards)):
        return Why("hint_burn", "It burns the pile, and you play again.")
    if options.resets >> rank_of(cards[0]) & 1:
        text = f"{CARD_TEXTS[cards[0]]} goes on anything, and the next may play anything."
        return Why("hint_reset", text, {"cards": CARD_TEXTS[cards[0]]})
    if len(cards) > 1:
        return Why(
            "hint_many", f"You get rid of {len(cards)} cards at once.", {"count": len(cards)}
        )
    plays = [cards_of(action)[0] for action in seen.legal if kind_of(action) == PLAY]
    strong = options.resets | options.burners
    plain = [rank_of(card) for card in plays if not strong >> rank_of(card) & 1]
    if plain and rank_of(cards[0]) == min(plain):
        return Why("hint_lowest", "It is the lowest card that may be played: strong ones can wait.")
    return None
