"""The exchanges before play (H4) and who starts (H5)."""

from typing import Final

from barg.kernel.bits import highest, lowest, popcount
from barg.kernel.shithead.fields import (
    ALL_RANKS,
    BLIND,
    CHOOSE_FROM_SIX,
    KEEP,
    PLAYING,
    RANK_BITS,
    READY,
    ROW,
    SWAP,
    SWAP_ROW,
    TWO_BLIND_ROWS,
    Deal,
    Options,
)
from barg.kernel.shithead.zones import add, card_at, ranks_in, remove, repeated

SIX: Final = 2 * ROW


def set_of_keep(number: int) -> int:
    """The places of a choice of three from six, as bits; the choices are in their order."""
    places = (1 << ROW) - 1
    while True:
        if popcount(places) == ROW:
            if number == 0:
                return places
            number -= 1
        places += 1


def keep_of_set(places: int) -> int:
    """The number of a choice of three places."""
    number = 0
    for other in range(places):
        if popcount(other) == ROW:
            number += 1
    return number


def exchange_count(o: Options, k: Deal) -> int:
    """How many exchanges are legal, readiness included."""
    seat = k.turn
    if o.layout == CHOOSE_FROM_SIX:
        same = repeated(k.hand_one[seat], k.hand_two[seat])
        found = 0
        for places in range(1 << SIX):
            if _is_choice(places, same):
                found += 1
        return found
    if k.swapped:
        return 1
    if o.layout == TWO_BLIND_ROWS:
        return 3
    hand = ROW - popcount(repeated(k.hand_one[seat], k.hand_two[seat]))
    row = ROW - popcount(repeated(k.row_one[seat], k.row_two[seat]))
    return hand * row + 1


def _is_choice(places: int, same: int) -> bool:
    """Whether these are three places, the first ones where cards are alike."""
    return popcount(places) == ROW and places & same & ~(places << 1) == 0


def nth_exchange(o: Options, k: Deal, place: int) -> int:
    """The exchanges in order, readiness last."""
    seat = k.turn
    if o.layout == CHOOSE_FROM_SIX:
        same = repeated(k.hand_one[seat], k.hand_two[seat])
        places = 0
        while True:
            if _is_choice(places, same):
                if place == 0:
                    return KEEP + keep_of_set(places)
                place -= 1
            places += 1
    if k.swapped:
        return READY
    if o.layout == TWO_BLIND_ROWS:
        return SWAP_ROW + place if place < 2 else READY
    same_hand = repeated(k.hand_one[seat], k.hand_two[seat])
    same_row = repeated(k.row_one[seat], k.row_two[seat])
    for pair in range(ROW * ROW):
        if not (same_hand >> pair // ROW & 1 or same_row >> pair % ROW & 1):
            if place == 0:
                return SWAP + pair
            place -= 1
    return READY


def apply_exchange(o: Options, k: Deal, action: int) -> None:
    """Carry out an exchange, or go on to the next seat."""
    seat = k.turn
    if action >= KEEP:
        _keep(k, seat, set_of_keep(action - KEEP))
        next_seat(o, k)
    elif action >= SWAP:
        pair = action - SWAP
        own = card_at(k.hand_one[seat], k.hand_two[seat], pair // ROW)
        swap_cards(k, own, card_at(k.row_one[seat], k.row_two[seat], pair % ROW))
    elif action == READY:
        next_seat(o, k)
    else:
        _swap_row(k, seat, action - SWAP_ROW)


def swap_cards(k: Deal, own: int, up: int) -> None:
    """Exchange a card of the hand for one of the face-up row."""
    seat = k.turn
    remove(k.hand_one, k.hand_two, seat, own)
    remove(k.shown_one, k.shown_two, seat, own)
    remove(k.row_one, k.row_two, seat, up)
    add(k.hand_one, k.hand_two, seat, up)
    add(k.shown_one, k.shown_two, seat, up)
    add(k.row_one, k.row_two, seat, own)
    k.swapped = 1


def _swap_row(k: Deal, seat: int, row: int) -> None:
    """Exchange the hand for a blind row; everybody knows where the old hand lies (H3)."""
    k.hand_one[seat] = k.hand_two[seat] = 0
    k.shown_one[seat] = k.shown_two[seat] = 0
    for place in range(ROW):
        number = BLIND * seat + ROW * row + place
        add(k.hand_one, k.hand_two, seat, k.blind_cards[number])
        k.blind_cards[number] = k.opened[ROW * seat + place]
    k.blind_shown[seat] |= 7 << ROW * row
    k.swapped = 1


def _keep(k: Deal, seat: int, places: int) -> None:
    """Leave the cards of these places in the hand and put the others face up."""
    one, two = k.hand_one[seat], k.hand_two[seat]
    for place in range(SIX):
        if not places >> place & 1:
            card = card_at(one, two, place)
            remove(k.hand_one, k.hand_two, seat, card)
            add(k.row_one, k.row_two, seat, card)


def next_seat(o: Options, k: Deal) -> None:
    """The next seat exchanges; after the dealer the play begins."""
    k.swapped = 0
    if k.turn != k.dealer:
        k.turn = (k.turn + 1) % o.players
        return
    k.phase = PLAYING
    k.turn = first_seat(o, k)


def first_seat(o: Options, k: Deal) -> int:
    """Who starts (H5, H20); of two with the same card the one nearer after the dealer (H21)."""
    eldest = (k.dealer + 1) % o.players
    every = 0
    for seat in range(o.players):
        every |= k.hand_one[seat]
    ranks = ranks_in(every) & ~o.resets & ALL_RANKS
    if not o.lowest or not ranks:
        return eldest
    card = highest(every & RANK_BITS << lowest(ranks))
    seat = eldest
    while not k.hand_one[seat] >> card & 1:
        seat = (seat + 1) % o.players
    return seat
