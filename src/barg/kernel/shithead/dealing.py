"""Dealing (H3)."""

from collections.abc import Sequence

from barg.kernel.shithead.fields import (
    BLIND_ROOM,
    CHOOSE_FROM_SIX,
    EXCHANGE,
    FACE_UP_ROW,
    NONE,
    ROW,
    SEATS,
    TWO_BLIND_ROWS,
    Deal,
    Options,
)
from barg.kernel.shithead.zones import add


def deal(o: Options, k: Deal, deck: Sequence[int], dealer: int) -> None:
    """Deal a deck that is written in dealing order; the totals stay as they are."""
    _clear(k)
    k.dealer = dealer
    k.turn = (dealer + 1) % o.players
    for row in range(ROW):
        for place in range(ROW):
            for step in range(o.players):
                card = deck[(ROW * row + place) * o.players + step]
                _lay(o, k, (dealer + 1 + step) % o.players, row, place, card)
    dealt = ROW * ROW * o.players
    k.stock_left = len(deck) - dealt
    for place in range(k.stock_left):
        k.stock_cards[place] = deck[len(deck) - 1 - place]


def _lay(o: Options, k: Deal, seat: int, row: int, place: int, card: int) -> None:
    """Lay a card where its row belongs in the layout."""
    if row == 0 or (row == 2 and o.layout == TWO_BLIND_ROWS):
        k.blind_cards[BLIND_ROOM * seat + k.blind_left[seat]] = card
        k.blind_left[seat] += 1
        return
    if row == 1 and o.layout != CHOOSE_FROM_SIX:
        k.opened[ROW * seat + place] = card
    if row == 1 and o.layout == FACE_UP_ROW:
        add(k.row_one, k.row_two, seat, card)
        return
    add(k.hand_one, k.hand_two, seat, card)
    if o.layout == TWO_BLIND_ROWS:
        add(k.shown_one, k.shown_two, seat, card)


def _clear(k: Deal) -> None:
    for seat in range(SEATS):
        k.hand_one[seat] = k.hand_two[seat] = 0
        k.row_one[seat] = k.row_two[seat] = 0
        k.shown_one[seat] = k.shown_two[seat] = 0
        k.blind_left[seat] = k.blind_shown[seat] = 0
        k.out_seats[seat] = 0
    for place in range(len(k.opened)):
        k.opened[place] = 0
    for place in range(len(k.blind_cards)):
        k.blind_cards[place] = 0
    for place in range(len(k.stock_cards)):
        k.stock_cards[place] = k.pile_cards[place] = 0
    k.burned_one[0] = k.burned_two[0] = 0
    k.phase = EXCHANGE
    k.direction = 1
    k.bound = NONE
    k.swapped = k.turns = k.stock_left = k.pile_left = k.out_count = k.out_set = 0
