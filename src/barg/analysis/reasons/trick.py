"""Reasons to play a card of Shelem (S16, S17)."""

from typing import Any

from barg.analysis.reasons.why import Why, found
from barg.bots import Decision
from barg.cards import DECK_SIZE, SUIT_MASKS, Card, cards_in, mask_of
from barg.kernel.shelem.fields import PACKET_POINTS, TRICK_SIZE
from barg.kernel.shelem.trick import cards_of_suit, strength, suit_of
from barg.shelem.claims import hidden_cards


def play_reason(seen: Any, decision: Decision) -> Why:
    """Why a card is played, from the cards on the table and those that are out."""
    card = decision.action
    if seen.trump is None or card >= DECK_SIZE:  # the lead that names trump, and jokers
        return found(decision)
    if not seen.trick:
        return _lead_reason(seen, card) or found(decision)
    return _follow_reason(seen, card) or found(decision)


def _lead_reason(seen: Any, card: Card) -> Why | None:
    suit, trump, hidden = suit_of(card, seen.trump), seen.trump, hidden_cards(seen)
    others = hidden & cards_of_suit(suit, trump)
    own = strength(card, suit, trump)
    is_top = all(strength(other, suit, trump) < own for other in cards_in(others))
    if suit == trump and others:
        if is_top:
            return Why("hint_draw_top", "It takes the trick and draws trumps from the others.")
        return Why("hint_draw", "It draws trumps from the others.")
    if is_top and others:
        return Why("hint_lead_top", "No higher card of this suit is out.")
    if _partner_may_trump(seen, suit):
        return Why("hint_lead_void", "Your partner has none of this suit and may trump it.")
    if not seen.rules.points(1 << card):
        return Why("hint_lead_low", "It risks no points and keeps your strong cards.")
    return None


def _partner_may_trump(seen: Any, suit: int) -> bool:
    """Whether the partner has none of this side suit, and nothing tells that no trumps are left.

    In a deal without trump (S37) nobody trumps.
    """
    trump = seen.trump
    if suit == trump or trump >= len(SUIT_MASKS):
        return False
    return _partner_is_void(seen, suit) and not _partner_is_void(seen, trump)


def _partner_is_void(seen: Any, suit: int) -> bool:
    """Whether the partner has failed to follow this suit."""
    if seen.rules.players == 2:
        return False
    partner = (seen.seat + 2) % 4
    for leader, cards, _ in seen.tricks:
        led = suit_of(cards[0], seen.trump)
        own = cards[(partner - leader) % 4]
        if led == suit and suit_of(own, seen.trump) != suit:
            return True
    return False


def _follow_reason(seen: Any, card: Card) -> Why | None:
    led, trump = suit_of(seen.trick[0], seen.trump), seen.trump
    strengths = [strength(one, led, trump) for one in seen.trick]
    ahead = (seen.leader + strengths.index(max(strengths))) % seen.rules.players
    points = PACKET_POINTS + seen.rules.points(mask_of(seen.trick) | 1 << card)
    if strength(card, led, trump) > max(strengths):
        return _taking_reason(seen, card, points)
    worth = seen.rules.points(1 << card)
    if ahead % 2 == seen.seat % 2:
        if worth and seen.rules.players != 2:
            text = f"Your partner has the trick so far: {worth} points go along."
            return Why("hint_partner_points", text, {"points": worth})
        return Why("hint_own_trick", "The trick is your side's so far: strong cards can wait.")
    if not worth:
        return Why("hint_give_nothing", "The others have this trick so far: it gives no points.")
    if worth == min(seen.rules.points(1 << other) for other in seen.legal):
        text = "The others have this trick so far: it is the least that you can give."
        return Why("hint_give_least", text)
    return None


def _taking_reason(seen: Any, card: Card, points: int) -> Why:
    led = suit_of(seen.trick[0], seen.trump)
    is_last = len(seen.trick) == TRICK_SIZE - 1
    if suit_of(card, seen.trump) == seen.trump != led:
        text = f"You trump: {points} points lie there with it."
        return Why("hint_trumps", text, {"points": points})
    if is_last:
        return Why("hint_takes", f"It takes the trick: {points} points.", {"points": points})
    text = f"It is ahead of all cards of the trick: {points} points lie there with it."
    return Why("hint_ahead", text, {"points": points})
