"""How the seats play in playouts: quickly, by rank alone.

A style is a few numbers, named below by their places.
"""

from collections.abc import Sequence
from typing import Final

from barg.bots.shithead.engine.exchange import exchange
from barg.kernel.bits import lowest, popcount
from barg.kernel.chance import Generator, below
from barg.kernel.packing import CARD_BITS, pack
from barg.kernel.shithead.codes import BLIND, PICKUP, PLAY
from barg.kernel.shithead.fields import (
    BLIND_ROOM,
    EXCHANGE,
    JOKER,
    JOKER_BIT,
    JOKER_RANK,
    RANK_BITS,
    RANKS,
    Deal,
    Options,
)
from barg.kernel.shithead.turn import open_ones, open_twins, playable
from barg.kernel.shithead.zones import rank_of, ranks_in

BURN_FROM: Final = 0
"""A burning card goes on a pile of so many cards even where another would do."""
SPARE_UNDER: Final = 1
"""While there is a stock, a pile of so many cards is picked up rather than a strong card spent."""
STOCK_COPIES: Final = 2
"""While there is a stock, of ranks from this on only one card is played."""
WASTEFUL: Final = 3
"""1: 2s and burning cards go at once, the most cards of a rank first, and nothing is exchanged."""
ALL: Final = 8
"""No rank has more cards."""
STRAY: Final = 4
"""So many plays of a thousand are any legal one."""


def strong_ranks(o: Options) -> int:
    """The ranks that go on nearly anything, jokers among them."""
    return o.resets | o.burners | o.transparents | JOKER_BIT


def choose(o: Options, k: Deal, style: Sequence[int], rng: Generator) -> int:
    """An action of the seat to act, in any phase."""
    if k.phase == EXCHANGE:
        return exchange(o, k, style[WASTEFUL])
    one = open_ones(k, k.turn)
    goes = playable(o, k)
    if one == 0:
        return pack(BLIND, 0, _blind(k, goes))
    ranks = goes & ranks_in(one)
    if ranks == 0:
        return PICKUP
    if style[STRAY] and below(rng, 1000) < style[STRAY]:
        return play_of(k, _any_rank(ranks, below(rng, popcount(ranks))), 1 + below(rng, 2))
    return _by_style(o, k, style, ranks)


def _by_style(o: Options, k: Deal, style: Sequence[int], ranks: int) -> int:
    burners = ranks & o.burners
    if burners and k.pile_left >= style[BURN_FROM]:
        return play_of(k, lowest(burners), ALL if style[WASTEFUL] else 1)
    if style[WASTEFUL] and ranks & o.resets:
        return play_of(k, lowest(ranks & o.resets), ALL)
    plain = ranks & ~strong_ranks(o)
    burning = _completing(o, k, plain)
    if burning >= 0:
        return play_of(k, burning, ALL)
    if plain:
        rank = _most_held(k, plain) if style[WASTEFUL] else lowest(plain)
        one_only = k.stock_left > 0 and rank >= style[STOCK_COPIES]
        return play_of(k, rank, 1 if one_only else ALL)
    if k.stock_left and 0 < k.pile_left <= style[SPARE_UNDER]:
        return PICKUP
    return play_of(k, _weakest_strong(o, ranks), 1)


def _most_held(k: Deal, ranks: int) -> int:
    """Of the ranks held most often the lowest."""
    best, most = 0, 0
    while ranks:
        rank = lowest(ranks)
        ranks &= ranks - 1
        if count_of(k, rank) > most:
            best, most = rank, count_of(k, rank)
    return best


def _completing(o: Options, k: Deal, ranks: int) -> int:
    """A rank whose cards make four on the pile, or -1."""
    if k.pile_left:
        rank = rank_of(k.pile_cards[k.pile_left - 1])
        if rank < RANKS and ranks >> rank & 1:
            there = 1
            while there < k.pile_left and rank_of(k.pile_cards[k.pile_left - 1 - there]) == rank:
                there += 1
            own = count_of(k, rank)
            if own + there >= 4 and (o.top_four or own >= 3):
                return rank
    return -1


def _weakest_strong(o: Options, ranks: int) -> int:
    """Of ranks that are all strong, the one to spend first."""
    for kind in (o.transparents, o.resets & ~o.burners, o.burners):
        if ranks & kind:
            return lowest(ranks & kind)
    return lowest(ranks)


def _any_rank(ranks: int, place: int) -> int:
    for _ in range(place):
        ranks &= ranks - 1
    return lowest(ranks)


def _blind(k: Deal, goes: int) -> int:
    """A known blind card that goes on, else one that nobody knows, else the first."""
    first = BLIND_ROOM * k.turn
    unknown = 0
    for number in range(k.blind_left[k.turn]):
        if k.blind_shown[k.turn] >> number & 1:
            if goes >> rank_of(k.blind_cards[first + number]) & 1:
                return number
        else:
            unknown = number
    return unknown


def count_of(k: Deal, rank: int) -> int:
    """How many of a rank the seat to act has to play from."""
    one, two = open_ones(k, k.turn), open_twins(k, k.turn)
    if rank == JOKER_RANK:
        return popcount(one >> JOKER)
    return popcount(one & RANK_BITS << rank) + popcount(two & RANK_BITS << rank)


def play_of(k: Deal, rank: int, most: int) -> int:
    """The play of up to so many cards of a rank."""
    return pack(PLAY, cards_of_rank(k, rank, most), 0)


def cards_of_rank(k: Deal, rank: int, most: int) -> int:
    """Up to so many of the cards of a rank to play from, as an action holds them."""
    one, two = open_ones(k, k.turn), open_twins(k, k.turn)
    cards, shift = 0, 0
    if rank == JOKER_RANK:
        for _ in range(min(most, popcount(one >> JOKER))):
            cards |= JOKER + 1 << shift
            shift += CARD_BITS
        return cards
    for card in range(rank, JOKER, RANKS):
        for _ in range((one >> card & 1) + (two >> card & 1)):
            if most:
                cards |= card + 1 << shift
                shift += CARD_BITS
                most -= 1
    return cards
