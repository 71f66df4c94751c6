"""The rules' actions and the kernel's numbers for them (`barg.kernel.shithead.actions`)."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from barg.cards import JOKER, SUIT_SIZE, Card
from barg.game import Action
from barg.kernel.shithead import fields
from barg.kernel.shithead.exchange import keep_of_set, set_of_keep
from barg.kernel.shithead.fields import JOKER_RANK, ROW
from barg.kernel.shithead.turn import codes, open_ones, open_twins
from barg.kernel.shithead.zones import code_at, rank_of, ways
from barg.packed import cards_of, encode, kind_of, number_of
from barg.shithead.actions import BLIND, KEEP, PICKUP, PLAY, READY, SWAP, SWAP_ROW

if TYPE_CHECKING:
    from barg.shithead.state import State

FIRST_ALONG = JOKER_RANK + 1
"""The rows of codes from this one on are face-up cards that go along with the pile."""


def action_of(state: "State", number: int) -> Action:
    """The action that is legal now and has this number."""
    seat = state.turn
    if number >= fields.PLAY:
        row, code = divmod(number - fields.PLAY, codes(state.rules.options))
        kind = PLAY if row < FIRST_ALONG else PICKUP
        return encode(kind, _cards_of_code(state, row % FIRST_ALONG, code))
    if number >= fields.KEEP:
        places = set_of_keep(number - fields.KEEP)
        hand = state.hand(seat)
        return encode(KEEP, [card for place, card in enumerate(hand) if places >> place & 1])
    if number >= fields.SWAP:
        own, up = divmod(number - fields.SWAP, ROW)
        return encode(SWAP, [state.hand(seat)[own], state.row(seat)[up]])
    if number >= fields.TURN:
        return encode(BLIND, number=number - fields.TURN)
    if number in (fields.READY, fields.PICKUP):
        return encode(READY if number == fields.READY else PICKUP)
    return encode(SWAP_ROW, number=number - fields.SWAP_ROW)


def number_of_action(state: "State", action: Action) -> int:
    """The number of an action that is legal now; an exchange has one pair only."""
    kind, cards, seat = kind_of(action), cards_of(action), state.turn
    if kind == SWAP:
        own, up = state.hand(seat).index(cards[0]), state.row(seat).index(cards[1])
        return fields.SWAP + ROW * own + up
    if kind == KEEP:
        return fields.KEEP + keep_of_set(_places(state.hand(seat), cards))
    if kind == PLAY:
        return _number_of_cards(state, 0, cards)
    if kind == PICKUP:
        return _number_of_cards(state, FIRST_ALONG, cards) if cards else fields.PICKUP
    start = {READY: fields.READY, BLIND: fields.TURN, SWAP_ROW: fields.SWAP_ROW}[kind]
    return start + number_of(action)


def cards_of_rank(state: "State", rank: int) -> list[tuple[Card, ...]]:
    """Every choice of one or more cards of a rank among those to play from."""
    one, two = open_ones(state, state.turn), open_twins(state, state.turn)
    decks = state.rules.options.decks
    return [
        _cards_of_code(state, rank, code_at(decks, one, two, rank, place))
        for place in range(1, ways(one, two, rank))
    ]


def _cards_of_code(state: "State", rank: int, code: int) -> tuple[Card, ...]:
    if rank == JOKER_RANK:
        return (JOKER,) * code
    cards: list[Card] = []
    for suit in range(4):
        code, count = divmod(code, state.rules.options.decks + 1)
        cards += [SUIT_SIZE * suit + rank] * count
    return tuple(cards)


def _number_of_cards(state: "State", first: int, cards: Sequence[Card]) -> int:
    o, rank = state.rules.options, rank_of(cards[0])
    base = o.decks + 1
    code = sum(base ** (card // SUIT_SIZE) for card in cards) if rank < JOKER_RANK else len(cards)
    return fields.PLAY + codes(o) * (first + rank) + code


def _places(hand: Sequence[Card], cards: Sequence[Card]) -> int:
    """The places of these cards in a sorted hand, the first ones of those that are alike."""
    left, places = Counter(cards), 0
    for place, card in enumerate(hand):
        if left[card]:
            left[card] -= 1
            places |= 1 << place
    return places
