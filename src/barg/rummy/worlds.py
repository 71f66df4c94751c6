"""All cards of a deal, and other deals that look the same to a seat (R4, R13)."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import Card
from barg.game import Seat
from barg.kernel.packing import kind_of
from barg.kernel.rummy.fields import DRAW_STOCK, Phase
from barg.kernel.rummy.hand import gain, lose
from barg.rummy.hands import counts_of
from barg.worlds import Chance, Swaps, dealt_anew

if TYPE_CHECKING:
    from barg.rummy.state import State

TRIES: Final = 60
"""Rarely do so many random hands all lack the cards for first melds that were begun."""


def all_cards(state: "State") -> list[Card]:
    """Hands, stock, discard pile, melds."""
    return [
        *(card for seat in range(state.rules.players) for card in _hand(state, seat)),
        *state.stock,
        *state.discards,
        *(card for meld in state.melds for card in meld.cards),
    ]


def _hand(state: "State", seat: Seat) -> list[Card]:
    return [card for card, count in enumerate(state.hands[seat]) for _ in range(count)]


def _known(state: "State", seat: Seat) -> Counter[Card]:
    """What everybody knows to be in a hand."""
    counts = counts_of(state.known_ones[seat], state.known_twos[seat], state.known_jokers[seat])
    return Counter({card: count for card, count in enumerate(counts) if count})


def redeal_unseen(state: "State", seat: Seat | None, chance: Chance) -> "State":
    """See `barg.game.State.redeal_unseen`: stock and other hands are dealt anew.

    A seat that has begun its first melds can go through with them in every world (R19).
    """
    everybody = range(state.rules.players)
    others = [] if state.phase == Phase.OVER else [other for other in everybody if other != seat]
    if not (state.laid_points and state.turn in others):
        return _redeal(state, others, chance)
    for _ in range(TRIES):
        world = _redeal(state, others, chance)
        if world.legal_actions():
            return world
    return _redeal(state, [other for other in others if other != state.turn], chance)


def _redeal(state: "State", others: Sequence[Seat], chance: Chance) -> "State":
    unseen = [
        sorted((Counter(_hand(state, other)) - _known(state, other)).elements()) for other in others
    ]
    stock, *fresh = dealt_anew([state.stock, *unseen], chance)
    world = state.clone()
    world.stock = stock
    swaps = {}
    for other, before, after in zip(others, unseen, fresh, strict=True):
        swaps[other] = Swaps(before, after)
        for card in before:
            lose(world, other, card)
        for card in after:
            gain(world, other, card)
    for place in reversed(range(len(state.history))):
        who, action, card = state.history[place]
        if who in swaps and kind_of(action) == DRAW_STOCK:
            world.history[place] = (who, action, swaps[who].take(card))
    return world
