"""What an action of the turn does: burns, turns of direction, going out (H8, H13–H20)."""

from typing import Final

from barg.kernel.packing import CARD_BITS, cards_in, first_card, kind_of, number_in
from barg.kernel.shithead.codes import BLIND, PLAY
from barg.kernel.shithead.fields import (
    BLIND_ROOM,
    FIRST_WINS,
    JOKER,
    NONE,
    OVER,
    ROW,
    Deal,
    Options,
)
from barg.kernel.shithead.pile import burns
from barg.kernel.shithead.turn import open_ones, playable
from barg.kernel.shithead.zones import add, join, rank_of, ranks_in, remove, size

FROM_HAND: Final = 0
FROM_ROW: Final = 1
ROW_TO_HAND: Final = 2


def apply_turn(o: Options, k: Deal, action: int) -> None:
    """Carry out an action of the turn."""
    k.turns += 1
    kind, cards = kind_of(action), cards_in(action)
    if kind == PLAY:
        way = FROM_HAND if k.hand_one[k.turn] else FROM_ROW
        _put(o, k, rank_of(first_card(cards)), _move(k, cards, way))
    elif kind == BLIND:
        _turn_blind(o, k, number_in(action))
    else:
        _move(k, cards, ROW_TO_HAND)
        _take_pile(o, k)
    if k.turns >= o.max_turns:
        k.phase = OVER


def _move(k: Deal, cards: int, way: int) -> int:
    """Move the cards of an action; returns how many."""
    count = 0
    while cards:
        _move_card(k, first_card(cards), way)
        cards >>= CARD_BITS
        count += 1
    return count


def _move_card(k: Deal, card: int, way: int) -> None:
    seat = k.turn
    if way == FROM_HAND:
        remove(k.hand_one, k.hand_two, seat, card)
        remove(k.shown_one, k.shown_two, seat, card)
    else:
        remove(k.row_one, k.row_two, seat, card)
    if way == ROW_TO_HAND:
        _take(k, card)
    else:
        _push(k, card)


def _push(k: Deal, card: int) -> None:
    k.pile_cards[k.pile_left] = card
    k.pile_left += 1


def _take(k: Deal, card: int) -> None:
    """Take a card that everybody sees into the hand."""
    add(k.hand_one, k.hand_two, k.turn, card)
    add(k.shown_one, k.shown_two, k.turn, card)


def _take_pile(o: Options, k: Deal) -> None:
    one, two = pile_zone(k)
    join(k.hand_one, k.hand_two, k.turn, one, two)
    join(k.shown_one, k.shown_two, k.turn, one, two)
    k.pile_left = 0
    _pass_turn(o, k, 0)


def pile_zone(k: Deal) -> tuple[int, int]:
    """The cards of the pile as a zone."""
    one, two, jokers = 0, 0, 0
    for place in range(k.pile_left):
        card = k.pile_cards[place]
        if card == JOKER:
            jokers += 1
        else:
            two |= one & 1 << card
            one |= 1 << card
    return one | (1 << jokers) - 1 << JOKER, two


def _turn_blind(o: Options, k: Deal, number: int) -> None:
    """Turn a blind card; the numbers of the later ones close up (H10)."""
    seat = k.turn
    first = BLIND_ROOM * seat
    card = k.blind_cards[first + number]
    k.blind_left[seat] -= 1
    for place in range(number, k.blind_left[seat]):
        k.blind_cards[first + place] = k.blind_cards[first + place + 1]
    k.blind_cards[first + k.blind_left[seat]] = 0
    seen = k.blind_shown[seat]
    k.blind_shown[seat] = seen & (1 << number) - 1 | seen >> number + 1 << number
    rank = rank_of(card)
    if playable(o, k) >> rank & 1:
        _push(k, card)
        _put(o, k, rank, 1)
    else:
        _take(k, card)
        _take_pile(o, k)


def _put(o: Options, k: Deal, rank: int, count: int) -> None:
    """After so many cards were put down: draw, turn round, burn, skip, go out."""
    seat = k.turn
    _draw(k)
    if o.reverses >> rank & 1 and count & 1:
        k.direction = -k.direction
    burned = burns(o, k.pile_cards, k.pile_left, count)
    if burned:
        one, two = pile_zone(k)
        join(k.burned_one, k.burned_two, 0, one, two)
        k.pile_left = 0
    skipped = count if o.skips >> rank & 1 and not burned else 0
    if open_ones(k, seat) == 0 and k.blind_left[seat] == 0:
        _go_out(o, k, skipped)
    elif burned:
        _play_again(o, k, rank)
    else:
        _pass_turn(o, k, skipped)


def _draw(k: Deal) -> None:
    """Draw to three cards in hand, while the stock lasts (H8)."""
    seat = k.turn
    count = size(k.hand_one[seat], k.hand_two[seat])
    while k.stock_left and count < ROW:
        k.stock_left -= 1
        add(k.hand_one, k.hand_two, seat, k.stock_cards[k.stock_left])
        k.stock_cards[k.stock_left] = 0
        count += 1


def _go_out(o: Options, k: Deal, skipped: int) -> None:
    k.out_seats[k.out_count] = k.turn
    k.out_count += 1
    k.out_set |= 1 << k.turn
    if k.out_count == o.players - 1 or o.result == FIRST_WINS:
        k.phase = OVER
    else:
        _pass_turn(o, k, skipped)


def _play_again(o: Options, k: Deal, rank: int) -> None:
    """After a burn the same seat plays on, if the bound leaves it a play (H15)."""
    k.bound = rank if o.bound_after else NONE
    held = ranks_in(open_ones(k, k.turn))
    if held and not held & playable(o, k):
        _pass_turn(o, k, 0)


def _pass_turn(o: Options, k: Deal, skipped: int) -> None:
    """The next seat that is still in plays, or the one after so many of them (H20)."""
    k.bound = NONE
    seat = k.turn
    steps = skipped + 1
    while steps:
        seat += k.direction
        if seat < 0:
            seat += o.players
        elif seat == o.players:
            seat = 0
        if not k.out_set >> seat & 1:
            steps -= 1
    k.turn = seat
