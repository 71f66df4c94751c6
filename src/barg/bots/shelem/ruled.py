"""Card play by the policy's rules alone: at once, and without compiled code."""

from barg.bots.shelem.engine.lanes import card_at
from barg.bots.shelem.engine.policy import choose
from barg.bots.shelem.exchange import trump_of
from barg.bots.shelem.minds import mind_for
from barg.bots.shelem.seen import table_of
from barg.cards import SMALL_JOKER
from barg.game import Action
from barg.kernel.shelem.fields import NAMED_LEAD
from barg.shelem import Observation


def ruled_play(seen: Observation) -> Action:
    """The card that the policy plays; where the first lead names trump, of the best suit."""
    trump = trump_of(seen.rules, seen.hand) if seen.trump is None else seen.trump
    mind = mind_for(seen.rules.widow_size)
    card = card_at(choose(table_of(seen, trump), mind), trump)
    return action_of(card, trump, named=seen.trump is None)


def action_of(card: int, trump: int, *, named: bool) -> Action:
    """The play of a card; ``named``: it names trump, which a joker does in words (S35)."""
    if named and card >= SMALL_JOKER:
        return NAMED_LEAD + 4 * (card - SMALL_JOKER) + trump
    return card
