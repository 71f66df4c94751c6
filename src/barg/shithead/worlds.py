"""All cards of a deal, and other deals that look the same to a seat (H3)."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import Card
from barg.game import Seat
from barg.packed import cards_of, encode, kind_of
from barg.shithead.actions import KEEP
from barg.shithead.phases import Phase
from barg.shithead.pile import NO_BOUND
from barg.worlds import Chance, Swaps, dealt_anew

if TYPE_CHECKING:
    from barg.shithead.state import State

TRIES: Final = 200
"""So often a hand is dealt that must hold a certain kind of card; then it stays as it is."""


def all_cards(state: "State") -> list[Card]:
    """Hands, face-up rows, blind cards, stock, pile, burned cards."""
    return [
        *(card for hand in state.hands for card in sorted(hand)),
        *(card for row in (*state.face_up, *state.blind) for card in row),
        *state.stock,
        *state.pile,
        *state.burned,
    ]


def _unknown(cards: Sequence[Card], known: Sequence[Card]) -> list[int]:
    """The places of the cards that not everybody has seen."""
    left = Counter(known)
    places = []
    for place, card in enumerate(cards):
        if left[card]:
            left[card] -= 1
        else:
            places.append(place)
    return places


def redeal_unseen(state: "State", seat: Seat | None, chance: Chance) -> "State":
    """See `barg.game.State.redeal_unseen`: stock, unseen blind cards and hands anew.

    A seat that plays again after a burn has a card for it in every world (H15).
    """
    everybody = range(state.rules.players)
    others = [] if state.phase == Phase.OVER else [other for other in everybody if other != seat]
    if state.bound == NO_BOUND or state.phase == Phase.OVER:
        return _redeal(state, others, chance)
    for _ in range(TRIES):
        world = _redeal(state, others, chance)
        if world.legal_actions():
            return world
    return _redeal(state, [other for other in others if other != state.turn], chance)


def _redeal(state: "State", others: Sequence[Seat], chance: Chance) -> "State":
    """Deal anew what lies unseen in stock, blind cards and these seats' hands."""
    world = state.clone()
    zones = [world.stock, *world.blind, *(world.hands[other] for other in others)]
    places = [
        [*range(len(world.stock))],
        *([place for place, seen in enumerate(row) if not seen] for row in world.blind_shown),
        *(_unknown(world.hands[other], world.shown[other]) for other in others),
    ]
    unseen = [[zone[place] for place in some] for zone, some in zip(zones, places, strict=True)]
    fresh = dealt_anew(unseen, chance)
    for zone, some, cards in zip(zones, places, fresh, strict=True):
        for place, card in zip(some, cards, strict=True):
            zone[place] = card
    first = len(zones) - len(others)
    hands = zip(others, unseen[first:], fresh[first:], strict=True)
    _rewrite_choices(world, {other: Swaps(old, new) for other, old, new in hands})
    return world


def _rewrite_choices(world: "State", swaps: dict[Seat, Swaps]) -> None:
    """Let others' unseen choices of three from six name the cards that they now hold (H4)."""
    for place, (who, action, turned) in enumerate(world.history):
        if kind_of(action) == KEEP and who in swaps:
            kept = [swaps[who].take(card) for card in cards_of(action)]
            world.history[place] = (who, encode(KEEP, kept), turned)
