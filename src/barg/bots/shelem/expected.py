"""Plays that partners expect of each other, whatever a search makes of them.

People forgive a bot what costs a point, not what no partner would do. So such a play is
chosen wherever the search does not see that it is clearly worse.
"""

from barg.bots.heuristic.knowledge import Knowledge, know
from barg.cards import Card
from barg.kernel.shelem.fields import SARS
from barg.shelem import Observation


def is_expected(seen: Observation, card: Card) -> bool:
    """Whether partners expect this card.

    Declarer draws trumps while the opponents may hold some; a suit is led that the partner
    is out of and may trump; a trick that the partner wins is not trumped.
    """
    if seen.trump is None or seen.trump >= SARS:
        return False
    facts = know(seen, seen.trump)
    if facts.led is None:
        return _draws_trumps(facts, card) or _partner_may_trump(facts, card)
    own = facts.winner == facts.partner
    return own and facts.led != facts.trump and facts.suit(card) != facts.trump


def _draws_trumps(facts: Knowledge, card: Card) -> bool:
    declarer = facts.seat == facts.observation.declarer
    out = any(facts.may_hold(seat, facts.trump) for seat in facts.opponents)
    return declarer and out and facts.suit(card) == facts.trump


def _partner_may_trump(facts: Knowledge, card: Card) -> bool:
    suit, partner = facts.suit(card), facts.partner
    is_void = suit != facts.trump and facts.voids[partner] >> suit & 1
    return bool(is_void) and facts.may_hold(partner, facts.trump)
