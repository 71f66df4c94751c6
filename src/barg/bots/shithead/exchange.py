"""The exchanges before play (H4): strong cards to the row, a weak hand for a blind row."""

from collections import Counter

from barg.bots.shithead.worth import mean_worth, worth
from barg.cards import Card
from barg.game import Action
from barg.kernel.shithead import Options
from barg.kernel.shithead.codes import READY, SWAP, SWAP_ROW
from barg.packed import cards_of, encode
from barg.shithead import Observation

MARGIN = 3
"""A hand so much under the mean is given away unseen."""


def choose_exchange(observation: Observation) -> Action:
    """The exchange of the table's layout, or ready."""
    layout, options = observation.rules.layout, observation.rules.options
    if layout == "choose_from_six":
        return min(observation.legal, key=lambda keep: (_total(cards_of(keep), options), keep))
    if observation.swapped:
        return encode(READY)
    if layout == "two_blind_rows":
        hand = observation.hand
        weak = _total(hand, options) < len(hand) * mean_worth(options) - MARGIN
        return encode(SWAP_ROW, number=0) if weak else encode(READY)
    return _strong_row(observation)


def _total(cards: tuple[Card, ...], options: Options) -> int:
    return sum(worth(card, options) for card in cards)


def _strong_row(observation: Observation) -> Action:
    """Exchange so that the three strongest of the six cards lie face up."""
    assert observation.seat is not None, "a spectator exchanges nothing"
    options = observation.rules.options
    row = observation.face_up[observation.seat]
    six = sorted([*row, *observation.hand], key=lambda card: (worth(card, options), card))
    strong = Counter(six[len(observation.hand) :])
    weak_up = (Counter(row) - strong).elements()
    strong_held = (strong - Counter(row)).elements()
    pairs = zip(strong_held, weak_up, strict=True)
    swapped = [card for pair in pairs for card in pair]
    return encode(SWAP, swapped) if swapped else encode(READY)
