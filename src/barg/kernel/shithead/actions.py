"""The actions of Shithead as small numbers, and the legal ones among them.

=====================  ======================================================
`READY`                the exchange is over
`SWAP_ROW` + row       the hand for a blind row
`PICKUP`               the pile, without face-up cards
`TURN` + number        a blind card
`SWAP` + 3 h + r       the hand's card of place h for the face-up row's of place r
`KEEP` + n             of six the places of `set_of_keep` (n) are kept
`PLAY` + c rank + code  cards of this rank (jokers: `JOKER_RANK`); c is `codes`
the same, 14 ranks on  the pile with face-up cards of this rank
=====================  ======================================================

Places are counted in order of the cards' numbers, jokers last; of cards that are alike the
first places are named. `barg.kernel.shithead.zones.code_at` explains codes; some numbers
stand for nothing.
"""

from collections.abc import MutableSequence

from barg.kernel.bits import lowest
from barg.kernel.shithead.exchange import apply_exchange, exchange_count, nth_exchange
from barg.kernel.shithead.fields import (
    EXCHANGE,
    JOKER_RANK,
    OVER,
    PICKUP,
    PLAY,
    TURN,
    Deal,
    Options,
)
from barg.kernel.shithead.play import apply_turn
from barg.kernel.shithead.turn import (
    codes,
    may_take_along,
    nth_turn,
    open_ones,
    open_twins,
    playable,
    turn_count,
)
from barg.kernel.shithead.zones import code_at, ranks_in, ways


def count(o: Options, k: Deal) -> int:
    """How many actions are legal; 0 when the deal is over."""
    if k.phase == EXCHANGE:
        return exchange_count(o, k)
    return 0 if k.phase == OVER else turn_count(o, k)


def nth(o: Options, k: Deal, place: int) -> int:
    """The legal action with this number, from 0 to `count` - 1."""
    return nth_exchange(o, k, place) if k.phase == EXCHANGE else nth_turn(o, k, place)


def apply(o: Options, k: Deal, action: int) -> None:
    """Carry out a legal action."""
    if k.phase == EXCHANGE:
        apply_exchange(o, k, action)
    else:
        apply_turn(o, k, action)


def size(o: Options) -> int:
    """How many numbers the actions of a table have."""
    return PLAY + (JOKER_RANK + 1) * codes(o) * (2 if o.along else 1)


def write_mask(o: Options, k: Deal, out: MutableSequence[int]) -> None:
    """Write 1 for every legal number and 0 for all others."""
    for number in range(size(o)):
        out[number] = 0
    if k.phase == EXCHANGE:
        for place in range(exchange_count(o, k)):
            out[nth_exchange(o, k, place)] = 1
        return
    if k.phase == OVER:
        return
    one = open_ones(k, k.turn)
    if one == 0:
        for number in range(k.blind_left[k.turn]):
            out[TURN + number] = 1
        return
    _mark_cards(o, k, ranks_in(one) & playable(o, k), PLAY, out)
    if k.pile_left:
        out[PICKUP] = 1
        if may_take_along(o, k):
            _mark_cards(o, k, ranks_in(one), PLAY + (JOKER_RANK + 1) * codes(o), out)


def _mark_cards(o: Options, k: Deal, ranks: int, start: int, out: MutableSequence[int]) -> None:
    """Mark every choice of cards of one of these ranks."""
    one, two = open_ones(k, k.turn), open_twins(k, k.turn)
    while ranks:
        rank = lowest(ranks)
        ranks &= ranks - 1
        for place in range(1, ways(one, two, rank)):
            out[start + codes(o) * rank + code_at(o.decks, one, two, rank, place)] = 1
