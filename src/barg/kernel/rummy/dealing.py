"""Dealing (R3)."""

from collections.abc import Sequence

from barg.kernel.rummy.fields import (
    DRAW,
    MEMORY,
    MOST_CARDS,
    MOST_MELDS,
    MOST_PLAYERS,
    NONE,
    Deal,
    Options,
)
from barg.kernel.rummy.hand import gain


def deal(o: Options, k: Deal, deck: Sequence[int], dealer: int) -> None:
    """Deal a deck that is written in dealing order; the totals stay as they are."""
    _clear(o, k)
    k.dealer = dealer
    k.turn = (dealer + 1) % o.players
    dealt = o.players * o.hand_size
    for place in range(dealt):
        gain(k, (dealer + 1 + place) % o.players, deck[place])
    k.first_top = deck[dealt]
    k.pile_cards[0] = k.first_top
    k.pile_size = 1
    k.stock_size = len(deck) - dealt - 1
    for place in range(k.stock_size):
        k.stock_cards[place] = deck[len(deck) - 1 - place]


def _clear(o: Options, k: Deal) -> None:
    for seat in range(MOST_PLAYERS):
        k.ones[seat] = k.twos[seat] = k.jokers[seat] = k.sizes[seat] = 0
        k.known_ones[seat] = k.known_twos[seat] = k.known_jokers[seat] = 0
    for place in range(MOST_CARDS):
        k.stock_cards[place] = k.pile_cards[place] = 0
    for number in range(MOST_MELDS):
        k.shapes[number] = 0
    for place in range(3 * MEMORY):
        k.memory[place] = 0
    k.phase = DRAW
    k.meld_count = k.melds_before = k.reshuffles = k.laid_before = k.laid_now = 0
    k.laid_points = k.turns = k.bonus = 0
    k.opened = 0 if o.initial_meld else (1 << o.players) - 1
    k.taken = k.out_seat = NONE
