"""All cards of a deal, and other deals that look the same to a seat (H3)."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from barg.cards import Card
from barg.game import Seat
from barg.kernel.packing import kind_of
from barg.kernel.shithead.codes import KEEP
from barg.kernel.shithead.fields import BLIND_ROOM, NONE, OVER
from barg.packed import cards_of, encode
from barg.shithead.zones import set_zone
from barg.worlds import Chance, Swaps, dealt_anew

if TYPE_CHECKING:
    from barg.shithead.state import State

TRIES: Final = 200
"""So often a hand is dealt that must hold a certain kind of card; then it stays as it is."""


def all_cards(state: "State") -> list[Card]:
    """Hands, face-up rows, blind cards, stock, pile, burned cards."""
    seats = range(state.rules.players)
    places = [*map(state.hand, seats), *map(state.row, seats), *map(state.blind, seats)]
    places += [state.stock, state.pile, state.burned]
    return [card for place in places for card in place]


def redeal_unseen(state: "State", seat: Seat | None, chance: Chance) -> "State":
    """See `barg.game.State.redeal_unseen`: stock, unseen blind cards and hands anew.

    A seat that plays again after a burn has a card for it in every world (H15).
    """
    everybody = range(state.rules.players)
    others = [] if state.phase == OVER else [other for other in everybody if other != seat]
    if state.bound == NONE or state.phase == OVER:
        return _redeal(state, others, chance)
    for _ in range(TRIES):
        world = _redeal(state, others, chance)
        if world.legal_actions():
            return world
    return _redeal(state, [other for other in others if other != state.turn], chance)


def _redeal(state: "State", others: Sequence[Seat], chance: Chance) -> "State":
    """Deal anew what lies unseen in stock, blind cards and these seats' hands."""
    world = state.clone()
    everybody = range(state.rules.players)
    unseen = [
        state.stock,
        *(_unseen_blind(state, other) for other in everybody),
        *(_unseen_hand(state, other) for other in others),
    ]
    fresh = dealt_anew(unseen, chance)
    world.stock_cards[: state.stock_left] = fresh[0]
    for other in everybody:
        _lay_blind(world, other, fresh[1 + other])
    first = 1 + len(everybody)
    for other, cards in zip(others, fresh[first:], strict=True):
        set_zone(world.hand_one, world.hand_two, other, [*state.shown(other), *cards])
    hands = zip(others, unseen[first:], fresh[first:], strict=True)
    _rewrite_choices(world, {other: Swaps(old, new) for other, old, new in hands})
    return world


def _unseen_hand(state: "State", seat: Seat) -> list[Card]:
    """The cards of a hand that not everybody has seen."""
    return sorted((Counter(state.hand(seat)) - Counter(state.shown(seat))).elements())


def _unseen_blind(state: "State", seat: Seat) -> list[Card]:
    """The blind cards that nobody has seen, by their numbers."""
    seen = state.blind_shown[seat]
    return [card for number, card in enumerate(state.blind(seat)) if not seen >> number & 1]


def _lay_blind(world: "State", seat: Seat, cards: Sequence[Card]) -> None:
    """Put these cards where nobody has seen the blind ones."""
    rest = iter(cards)
    for number in range(world.blind_left[seat]):
        if not world.blind_shown[seat] >> number & 1:
            world.blind_cards[BLIND_ROOM * seat + number] = next(rest)


def _rewrite_choices(world: "State", swaps: dict[Seat, Swaps]) -> None:
    """Let others' unseen choices of three from six name the cards that they now hold (H4)."""
    for place, (who, action, turned) in enumerate(world.history):
        if kind_of(action) == KEEP and who in swaps:
            kept = [swaps[who].take(card) for card in cards_of(action)]
            world.history[place] = (who, encode(KEEP, kept), turned)
