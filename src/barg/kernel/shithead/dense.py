"""The actions of Shithead as small numbers, for environments and networks.

======================  =====================================================
`READY_ID`              the exchange is over
`SWAP_ROW_ID` + row     the hand for a blind row
`PICKUP_ID`             the pile, without face-up cards
`BLIND_ID` + number     a blind card
`SWAP_ID` + 3 h + r     the hand's card of place h for the face-up row's of place r
`KEEP_ID` + n           three of six cards, in the order of their places as bits
`PLAY_ID` + c r + code  cards of rank r (jokers: 13); c is `codes`
the same, 14 ranks on   the pile with face-up cards of this rank
======================  =====================================================

Places are counted in ascending order of the cards, jokers last; of cards that are alike the
first places are named. A code says how many of each suit S H D C: with one deck as the
digits of a number to base 2, with two to base 3, the spades' the lowest; of jokers it is
their count. Some numbers stand for nothing.
"""

from collections.abc import MutableSequence
from typing import Final

from barg.kernel.bits import popcount
from barg.kernel.packing import CARD_BITS, cards_in, first_card, kind_of, number_in, pack
from barg.kernel.shithead.choices import apply, count, nth
from barg.kernel.shithead.codes import BLIND, KEEP, PICKUP, PLAY, READY, SWAP, SWAP_ROW
from barg.kernel.shithead.exchange import cards_at, pair_action
from barg.kernel.shithead.fields import BLIND_ROOM, JOKER, JOKER_RANK, RANKS, ROW, Deal, Options
from barg.kernel.shithead.picks import JOKER_CODES
from barg.kernel.shithead.zones import place_of, rank_of

READY_ID: Final = 0
SWAP_ROW_ID: Final = 1
PICKUP_ID: Final = 3
BLIND_ID: Final = 4
SWAP_ID: Final = BLIND_ID + BLIND_ROOM
KEEP_ID: Final = SWAP_ID + ROW * ROW
PLAY_ID: Final = KEEP_ID + 20
ALONG_ROWS: Final = JOKER_RANK + 1


def codes(o: Options) -> int:
    """How many numbers are kept for the codes of a rank's cards."""
    return 16 if o.decks == 1 else 81


def size(o: Options) -> int:
    """How many numbers the actions of a table have."""
    return PLAY_ID + ALONG_ROWS * codes(o) * (1 + o.along)


def action_of(o: Options, k: Deal, number: int) -> int:
    """The action that is legal now and has this number."""
    seat = k.turn
    if number >= PLAY_ID:
        row = (number - PLAY_ID) // codes(o)
        cards = _cards_of_code(o, row % ALONG_ROWS, (number - PLAY_ID) % codes(o))
        return pack(PLAY if row < ALONG_ROWS else PICKUP, cards, 0)
    if number >= KEEP_ID:
        places = _nth_places(number - KEEP_ID)
        return pack(KEEP, cards_at(k.hand_one[seat], k.hand_two[seat], places), 0)
    if number >= SWAP_ID:
        return pair_action(k, (number - SWAP_ID) // ROW, (number - SWAP_ID) % ROW)
    if number >= BLIND_ID:
        return pack(BLIND, 0, number - BLIND_ID)
    if number >= SWAP_ROW_ID and number < PICKUP_ID:
        return pack(SWAP_ROW, 0, number - SWAP_ROW_ID)
    return PICKUP if number == PICKUP_ID else READY


def number_of(o: Options, k: Deal, taken: int) -> int:
    """The number of a legal action, whatever the order of its cards; of a swap the first pair's."""
    kind, cards, seat = kind_of(taken), cards_in(taken), k.turn
    if kind == SWAP:
        own = place_of(k.hand_one[seat], k.hand_two[seat], first_card(cards))
        up = place_of(k.row_one[seat], k.row_two[seat], first_card(cards >> CARD_BITS))
        return SWAP_ID + ROW * own + up
    if kind == KEEP:
        return KEEP_ID + _number_of_places(_places(k, cards))
    if kind == SWAP_ROW:
        return SWAP_ROW_ID + number_in(taken)
    if kind == BLIND:
        return BLIND_ID + number_in(taken)
    if kind == READY:
        return READY_ID
    if cards == 0:
        return PICKUP_ID
    row = rank_of(first_card(cards)) + (0 if kind == PLAY else ALONG_ROWS)
    return PLAY_ID + codes(o) * row + _code_of_cards(o, cards)


def step(o: Options, k: Deal, number: int) -> None:
    """Carry out the legal action with this number."""
    apply(o, k, action_of(o, k, number))


def steps_apart(k: Deal) -> bool:
    """Every step is a whole action."""
    return False


def extra_steps(o: Options) -> int:
    """No deal has more steps than actions."""
    return 0


def write_mask(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    """Write 1 for every legal number and 0 for all others."""
    for number in range(size(o)):
        out[number] = 0
    for place in range(count(o, k)):
        out[number_of(o, k, nth(o, k, place))] = 1


def _cards_of_code(o: Options, rank: int, code: int) -> int:
    if rank == JOKER_RANK:
        return JOKER_CODES & (1 << CARD_BITS * code) - 1
    cards, shift, card = 0, 0, rank
    while code:
        for _ in range(code % (o.decks + 1)):
            cards |= card + 1 << shift
            shift += CARD_BITS
        code //= o.decks + 1
        card += RANKS
    return cards


def _code_of_cards(o: Options, cards: int) -> int:
    code = 0
    while cards:
        card = first_card(cards)
        code += 1 if card == JOKER else (o.decks + 1) ** (card // RANKS)
        cards >>= CARD_BITS
    return code


def _places(k: Deal, cards: int) -> int:
    """The places of these cards in the hand, the first ones of those that are alike."""
    seat, places = k.turn, 0
    while cards:
        place = place_of(k.hand_one[seat], k.hand_two[seat], first_card(cards))
        while places >> place & 1:
            place += 1
        places |= 1 << place
        cards >>= CARD_BITS
    return places


def _nth_places(number: int) -> int:
    """The sets of three places in order, as bits."""
    places = (1 << ROW) - 1
    while number:
        places += 1
        if popcount(places) == ROW:
            number -= 1
    return places


def _number_of_places(places: int) -> int:
    number = 0
    for other in range(places):
        if popcount(other) == ROW:
            number += 1
    return number
