"""Which pile to draw from (R4, R8)."""

from barg.bots.rummy.hand import deadwood, grown, has_opened, with_card
from barg.game import Action
from barg.kernel.rummy.fields import DRAW_DISCARD
from barg.packed import encode
from barg.rummy import Observation


def choose_draw(observation: Observation) -> Action:
    """The discard if it makes or extends a meld; else the stock, or the block."""
    if takes_discard(observation):
        return encode(DRAW_DISCARD)
    return observation.legal[0]


def takes_discard(observation: Observation) -> bool:
    """Whether the open card goes into a meld of the hand or onto one of the table."""
    rules, hand, top = observation.rules, observation.hand, observation.top
    assert top is not None, "the discard pile has a top before each draw"
    before = deadwood(rules, hand)
    if deadwood(rules, with_card(hand, top)) < before + rules.values[top]:
        return True
    may = rules.melding == "table" and has_opened(observation)
    fits = may and grown(rules, observation.melds, top) is not None
    return fits and sum(hand) > 1 and not rules.discard_to_go_out
