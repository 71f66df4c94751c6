"""All cards of a deal, and other deals that look the same to a seat (S14, S32)."""

from typing import TYPE_CHECKING

from barg.cards import Card, CardSet, cards_in, mask_of
from barg.game import Seat
from barg.kernel.shelem.fields import NONE, SAR_SHELEM, Phase
from barg.worlds import Chance

if TYPE_CHECKING:
    from barg.shelem.state import State


def all_cards(state: "State") -> list[Card]:
    """Hands, piles, the widow until it is taken up, the discard packet, the tricks."""
    places = [*state.hands, state.widow if state.declarer == NONE else 0, state.discards]
    return [
        *(card for place in places for card in cards_in(place)),
        *(card for piles in state.piles for pile in piles for card in pile),
        *(card for _, cards, _ in state.tricks for card in cards),
        *state.trick,
    ]


def redeal_unseen(state: "State", seat: Seat | None, chance: Chance) -> "State":
    """See `barg.game.State.redeal_unseen`: the unseen cards change their names everywhere."""
    unseen = _unseen(state, seat)
    names = unseen.copy()
    chance.shuffle(names)
    renamed = dict(zip(unseen, names, strict=True))

    def moved(mask: CardSet) -> CardSet:
        return mask_of(renamed.get(card, card) for card in cards_in(mask))

    world = state.clone()
    world.hands = [moved(hand) for hand in state.hands]
    world.dealt = [moved(hand) for hand in state.dealt]
    world.widow = moved(state.widow)
    world.discards = moved(state.discards)
    world.pile_cards = [renamed.get(card, card) for card in state.pile_cards]
    if state.declarer != NONE:
        change = state.rules.points(world.discards) - state.rules.points(state.discards)
        world.points[state.declarer % 2] += change
    return world


def _unseen(state: "State", seat: Seat | None) -> list[Card]:
    """Face-down pile cards; and, before the end, other hands and the widow or the packet."""
    up = mask_of(card for tops in state.tops for card in cards_in(tops))
    unseen = mask_of(card for piles in state.piles for pile in piles for card in pile) & ~up
    if state.phase == Phase.OVER:
        return list(cards_in(unseen))
    for other, hand in enumerate(state.hands):
        if other != seat:
            unseen |= hand
    if state.declarer == NONE:
        unseen |= state.widow
    elif state.declarer != seat or state.contract == SAR_SHELEM:
        unseen |= state.discards
    return list(cards_in(unseen))
