"""A turn after the draw: what may be done, and what it does (R5–R7, R13, R16, R19, R22)."""

from collections.abc import MutableSequence

from barg.cards import JOKER
from barg.kernel.bits import lowest
from barg.kernel.packing import card_count, kind_of, nth_card, number_in
from barg.kernel.rummy.deadwood import is_all_melds, loose_count
from barg.kernel.rummy.ending import has_opened, laid_after
from barg.kernel.rummy.fields import (
    DISCARD,
    DRAW,
    EXCHANGE,
    KNOCK,
    LAYOFF_LOW,
    NONE,
    OVER,
    RUN,
    SET,
    Deal,
    Options,
)
from barg.kernel.rummy.hand import gain_openly, give, is_barred
from barg.kernel.rummy.layoffs import list_table
from barg.kernel.rummy.listing import note
from barg.kernel.rummy.melds import list_melds
from barg.kernel.rummy.numbering import CARD_KINDS, DISCARD_ID, KNOCK_ID
from barg.kernel.rummy.shape import exchanged, grown, joker_place, of_action


def list_turn(o: Options, k: Deal, out: MutableSequence[int], wanted: int) -> int:
    """Go through the legal actions; returns how many there are (or more than wanted)."""
    place = _list_discards(k, out, wanted) if k.laid_points == 0 else 0
    if 0 <= wanted < place:
        return place
    if o.in_hand == 1:
        return _list_knocks(o, k, out, wanted, place)
    place = list_melds(o, k, out, wanted, place)
    return list_table(o, k, out, wanted, place)


def _list_discards(k: Deal, out: MutableSequence[int], wanted: int) -> int:
    place = 0
    cards = k.ones[k.turn]
    if 0 <= k.taken < JOKER and is_barred(k, k.taken):
        cards &= ~(1 << k.taken)
    while cards:
        place = note(out, wanted, place, DISCARD_ID + lowest(cards))
        cards &= cards - 1
    if k.jokers[k.turn] and not is_barred(k, JOKER):
        place = note(out, wanted, place, DISCARD_ID + JOKER)
    return place


def _list_knocks(o: Options, k: Deal, out: MutableSequence[int], wanted: int, place: int) -> int:
    ones, twos, jokers = k.ones[k.turn], k.twos[k.turn], k.jokers[k.turn]
    loose = loose_count(o, ones, twos, jokers)
    if loose > 1:
        return place
    if loose == 0 and o.discard_to_go_out == 0 and is_all_melds(o, k, ones, twos, jokers):
        place = note(out, wanted, place, KNOCK_ID + CARD_KINDS)
    cards = ones
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if may_knock(o, k, card):
            place = note(out, wanted, place, KNOCK_ID + card)
    if jokers and may_knock(o, k, JOKER):
        place = note(out, wanted, place, KNOCK_ID + JOKER)
    return place


def may_knock(o: Options, k: Deal, card: int) -> bool:
    """Whether the hand without a card is all melds, and the card may be discarded (R16)."""
    if is_barred(k, card):
        return False
    ones, twos, jokers = k.ones[k.turn], k.twos[k.turn], k.jokers[k.turn]
    if card == JOKER:
        jokers -= 1
    elif twos >> card & 1:
        twos &= ~(1 << card)
    else:
        ones &= ~(1 << card)
    return is_all_melds(o, k, ones, twos, jokers)


def act(o: Options, k: Deal, action: int) -> None:
    """Carry out a legal action of the turn."""
    kind, seat = kind_of(action), k.turn
    if kind in (DISCARD, KNOCK):
        if card_count(action):
            card = nth_card(action, 0)
            give(k, seat, card)
            k.pile_cards[k.pile_size] = card
            k.pile_size += 1
    else:
        _change_meld(o, k, action)
    if k.sizes[seat] == 0 or kind == KNOCK:
        k.out_seat = seat
        k.bonus = 1 if o.rummy_bonus == 1 and not k.laid_before >> seat & 1 else 0
        k.phase = OVER
    elif kind == DISCARD:
        _end_turn(o, k)


def _change_meld(o: Options, k: Deal, action: int) -> None:
    kind, seat, number = kind_of(action), k.turn, number_in(action)
    count = card_count(action)
    if kind in (SET, RUN):
        number, shape = k.meld_count, of_action(o, action)
    elif kind == EXCHANGE:
        card = nth_card(action, 0)
        shape = k.shapes[number]
        shape = exchanged(shape, card, joker_place(o, shape, card))
        gain_openly(k, seat, JOKER)
    else:
        shape = k.shapes[number]
        for place in range(count):
            card = nth_card(action, count - 1 - place if kind == LAYOFF_LOW else place)
            shape = grown(shape, card, kind == LAYOFF_LOW)
    for place in range(count):
        give(k, seat, nth_card(action, place))
    if not has_opened(k):
        k.laid_points = laid_after(o, k, number, shape)
        if k.laid_points >= o.initial_meld:
            k.opened |= 1 << seat
            k.laid_points = 0
    k.shapes[number] = shape
    k.meld_count = max(k.meld_count, number + 1)
    if kind != EXCHANGE:
        k.laid_now = 1


def _end_turn(o: Options, k: Deal) -> None:
    if k.laid_now:
        k.laid_before |= 1 << k.turn
    k.laid_now = k.laid_points = 0
    k.melds_before = k.meld_count
    k.taken = NONE
    k.turns += 1
    k.turn = (k.turn + 1) % o.players
    k.phase = OVER if k.turns >= o.max_turns else DRAW
