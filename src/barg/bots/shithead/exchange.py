"""The exchanges before play (H4): strong cards to the row, a weak hand for a blind row."""

from barg.bots.shithead.worth import MEAN, worth
from barg.game import Action
from barg.packed import cards_of, encode
from barg.shithead import Observation
from barg.shithead.actions import READY, SWAP, SWAP_ROW

MARGIN = 3
"""A hand so much under the mean is given away unseen."""


def choose_exchange(observation: Observation) -> Action:
    """The exchange of the table's layout, or ready."""
    layout = observation.rules.layout
    if layout == "choose_from_six":
        return min(observation.legal, key=lambda keep: (sum(map(worth, cards_of(keep))), keep))
    if observation.swapped:
        return encode(READY)
    if layout == "two_blind_rows":
        hand = observation.hand
        weak = sum(map(worth, hand)) < len(hand) * MEAN - MARGIN
        return encode(SWAP_ROW, number=0) if weak else encode(READY)
    return _strong_row(observation)


def _strong_row(observation: Observation) -> Action:
    """Exchange so that the three strongest of the six cards lie face up."""
    assert observation.seat is not None, "a spectator exchanges nothing"
    row = observation.face_up[observation.seat]
    six = sorted([*row, *observation.hand], key=lambda card: (worth(card), card))
    strong = six[len(observation.hand) :]
    weak_up = [card for card in row if card not in strong]
    strong_held = [card for card in observation.hand if card in strong]
    pairs = list(zip(strong_held, weak_up, strict=False))  # jokers are alike: lengths may differ
    if not pairs:
        return encode(READY)
    return encode(SWAP, [card for pair in pairs for card in pair])
