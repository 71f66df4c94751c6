"""Reasons of Shelem: auction, exchange, and the cards of a trick."""

from typing import Any

from barg.analysis.reasons.trick import play_reason
from barg.analysis.reasons.why import Why, found
from barg.bots import Decision
from barg.cards import SUIT_LETTERS, SUIT_MASKS
from barg.kernel.shelem.fields import DISCARD, PACKET_POINTS, TRUMP, Phase
from barg.shelem.actions import ACCEPT, PASS, action_text


def shelem_reason(seen: Any, decision: Decision) -> Why:
    """Why the decision is good, from what the seat knows."""
    if seen.phase == Phase.AUCTION:
        return _call_reason(decision)
    if seen.phase == Phase.KONS:
        return _kons_reason(decision)
    if seen.phase == Phase.DISCARD:
        return _bury_reason(seen, decision)
    if seen.phase == Phase.TRUMP:
        return _trump_reason(seen, decision)
    return play_reason(seen, decision)


def _percent(decision: Decision, action: int) -> int | None:
    value = decision.values.get(action)
    return None if value is None or value.made is None else round(100 * value.made)


def _call_reason(decision: Decision) -> Why:
    if decision.action != PASS:
        percent = _percent(decision, decision.action)
        if percent is None:
            return Why("hint_bid", "Your hand is worth this bid.")
        text = f"In {percent} of 100 deals that fit what you know this contract is made."
        return Why("hint_bid_made", text, {"percent": percent})
    bids = {action: value.mean for action, value in decision.values.items() if action != PASS}
    best = max(bids, key=bids.__getitem__, default=PASS)
    percent = _percent(decision, best)
    if percent is None:
        return Why("hint_pass", "Your hand is not worth a higher bid.")
    bid = action_text(best).removeprefix("bid ")
    text = f"A bid of {bid} would be made in {percent} of 100 deals that fit what you know."
    return Why("hint_pass_made", text, {"bid": bid, "percent": percent})


def _kons_reason(decision: Decision) -> Why:
    if decision.action == ACCEPT:
        return Why("hint_accept", "Your hand is strong enough to accept the kons.")
    return Why("hint_decline", "Your hand is not strong enough to accept the kons.")


def _bury_reason(seen: Any, decision: Decision) -> Why:
    """A packet of declarer's: what it counts, and the suit that it empties (S13)."""
    packet = decision.action ^ DISCARD
    points = seen.rules.points(packet) + PACKET_POINTS
    for suit, cards in enumerate(SUIT_MASKS):
        if packet & cards and not seen.hand & ~packet & cards:
            letter = SUIT_LETTERS[suit]
            text = f"It puts {points} points away for you and leaves you without {letter}."
            return Why("hint_bury_void", text, {"points": points, "suit": letter})
    return Why("hint_bury", f"It puts {points} points away for you.", {"points": points})


def _trump_reason(seen: Any, decision: Decision) -> Why:
    suit = decision.action - TRUMP
    if not 0 <= suit < len(SUIT_MASKS):
        return found(decision)
    counts = [(seen.hand & cards).bit_count() for cards in SUIT_MASKS]
    points = [seen.rules.points(seen.hand & cards) for cards in SUIT_MASKS]
    count, worth, longest = counts[suit], points[suit], max(counts)
    if count == longest:
        text = f"It is your longest suit: you hold {count} cards of it."
        return Why("hint_trump_longest", text, {"count": count})
    if worth < points[counts.index(longest)]:
        return found(decision)
    text = (
        "Another suit of yours is longer, "
        f"but this one has no fewer points: {count} cards with {worth}."
    )
    return Why("hint_trump_strong", text, {"count": count, "points": worth})
