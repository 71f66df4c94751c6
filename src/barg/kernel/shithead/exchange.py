"""The exchanges before play (H4) and who starts (H5)."""

from typing import Final

from barg.kernel.bits import highest, lowest, popcount
from barg.kernel.packing import CARD_BITS, cards_in, first_card, kind_of, number_in, pack
from barg.kernel.shithead.codes import KEEP, READY, SWAP, SWAP_ROW
from barg.kernel.shithead.fields import (
    ALL_RANKS,
    BLIND_ROOM,
    CHOOSE_FROM_SIX,
    PLAYING,
    RANK_BITS,
    ROW,
    TWO_BLIND_ROWS,
    Deal,
    Options,
)
from barg.kernel.shithead.zones import add, card_at, ranks_in, remove, repeated

SIX: Final = 2 * ROW


def exchange_count(o: Options, k: Deal) -> int:
    """How many exchanges are legal, readiness included."""
    seat = k.turn
    if o.layout == CHOOSE_FROM_SIX:
        same = repeated(k.hand_one[seat], k.hand_two[seat])
        found = 0
        for places in range(1 << SIX):
            if is_choice(places, same):
                found += 1
        return found
    if k.swapped:
        return 1
    if o.layout == TWO_BLIND_ROWS:
        return 3
    hand = ROW - popcount(repeated(k.hand_one[seat], k.hand_two[seat]))
    row = ROW - popcount(repeated(k.row_one[seat], k.row_two[seat]))
    return hand * row + 1


def is_choice(places: int, same: int) -> bool:
    """Whether these are three places, the first ones where cards are alike."""
    return popcount(places) == ROW and places & same & ~(places << 1) == 0


def nth_exchange(o: Options, k: Deal, place: int) -> int:
    """The exchanges in order, readiness last."""
    seat = k.turn
    if o.layout == CHOOSE_FROM_SIX:
        return pack(KEEP, nth_three(k.hand_one[seat], k.hand_two[seat], place), 0)
    if k.swapped:
        return READY
    if o.layout == TWO_BLIND_ROWS:
        return pack(SWAP_ROW, 0, place) if place < 2 else READY
    same_hand = repeated(k.hand_one[seat], k.hand_two[seat])
    same_row = repeated(k.row_one[seat], k.row_two[seat])
    for pair in range(ROW * ROW):
        if not (same_hand >> pair // ROW & 1 or same_row >> pair % ROW & 1):
            if place == 0:
                return pair_action(k, pair // ROW, pair % ROW)
            place -= 1
    return READY


def nth_three(one: int, two: int, place: int) -> int:
    """The choices of three of six cards, each once, as an action holds them."""
    same = repeated(one, two)
    places = 0
    while True:
        if is_choice(places, same):
            if place == 0:
                return cards_at(one, two, places)
            place -= 1
        places += 1


def cards_at(one: int, two: int, places: int) -> int:
    """The cards of these places of six in a zone in order, as an action holds them."""
    cards, shift = 0, 0
    for place in range(SIX):
        if places >> place & 1:
            cards |= card_at(one, two, place) + 1 << shift
            shift += CARD_BITS
    return cards


def pair_action(k: Deal, own: int, up: int) -> int:
    """The exchange of the cards of these places in the hand and in the face-up row."""
    seat = k.turn
    hand_card = card_at(k.hand_one[seat], k.hand_two[seat], own)
    row_card = card_at(k.row_one[seat], k.row_two[seat], up)
    return pack(SWAP, row_card + 1 << CARD_BITS | hand_card + 1, 0)


def apply_exchange(o: Options, k: Deal, taken: int) -> None:
    """Carry out an exchange, or go on to the next seat."""
    kind, cards = kind_of(taken), cards_in(taken)
    if kind == SWAP:
        while cards:
            _swap_cards(k, first_card(cards), first_card(cards >> CARD_BITS))
            cards >>= 2 * CARD_BITS
        k.swapped = 1
    elif kind == SWAP_ROW:
        _swap_row(k, k.turn, number_in(taken))
        k.swapped = 1
    else:
        if kind == KEEP:
            _keep(k, k.turn, cards)
        _next_seat(o, k)


def _swap_cards(k: Deal, own: int, up: int) -> None:
    """Exchange a card of the hand for one of the face-up row."""
    seat = k.turn
    remove(k.hand_one, k.hand_two, seat, own)
    remove(k.shown_one, k.shown_two, seat, own)
    remove(k.row_one, k.row_two, seat, up)
    add(k.hand_one, k.hand_two, seat, up)
    add(k.shown_one, k.shown_two, seat, up)
    add(k.row_one, k.row_two, seat, own)


def _swap_row(k: Deal, seat: int, row: int) -> None:
    """Exchange the hand for a blind row; everybody knows where the old hand lies (H3)."""
    k.hand_one[seat] = k.hand_two[seat] = 0
    k.shown_one[seat] = k.shown_two[seat] = 0
    for place in range(ROW):
        number = BLIND_ROOM * seat + ROW * row + place
        add(k.hand_one, k.hand_two, seat, k.blind_cards[number])
        k.blind_cards[number] = k.opened[ROW * seat + place]
    k.blind_shown[seat] |= 7 << ROW * row


def _keep(k: Deal, seat: int, cards: int) -> None:
    """Leave these cards in the hand and put the others face up."""
    k.row_one[seat], k.row_two[seat] = k.hand_one[seat], k.hand_two[seat]
    k.hand_one[seat] = k.hand_two[seat] = 0
    while cards:
        card = first_card(cards)
        remove(k.row_one, k.row_two, seat, card)
        add(k.hand_one, k.hand_two, seat, card)
        cards >>= CARD_BITS


def _next_seat(o: Options, k: Deal) -> None:
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
