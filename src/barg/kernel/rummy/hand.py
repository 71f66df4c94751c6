"""Hands: two sets of cards (held at least once, held twice) and a number of jokers."""

from typing import Final

from barg.cards import JOKER
from barg.kernel.bits import popcount
from barg.kernel.rummy.fields import ACE, JOKER_VALUE, Deal, Options
from barg.kernel.rummy.shape import RANK_CARDS

TENS: Final = RANK_CARDS << 8 | RANK_CARDS << 9 | RANK_CARDS << 10 | RANK_CARDS << 11


def gain(k: Deal, seat: int, card: int) -> None:
    """Take a card into a hand."""
    k.sizes[seat] += 1
    if card == JOKER:
        k.jokers[seat] += 1
    elif k.ones[seat] >> card & 1:
        k.twos[seat] |= 1 << card
    else:
        k.ones[seat] |= 1 << card


def lose(k: Deal, seat: int, card: int) -> None:
    """Give a card of a hand away."""
    k.sizes[seat] -= 1
    if card == JOKER:
        k.jokers[seat] -= 1
    elif k.twos[seat] >> card & 1:
        k.twos[seat] &= ~(1 << card)
    else:
        k.ones[seat] &= ~(1 << card)


def gain_openly(k: Deal, seat: int, card: int) -> None:
    """Take a card that lies face up, so that all know where it is."""
    gain(k, seat, card)
    if card == JOKER:
        k.known_jokers[seat] += 1
    elif k.known_ones[seat] >> card & 1:
        k.known_twos[seat] |= 1 << card
    else:
        k.known_ones[seat] |= 1 << card


def give(k: Deal, seat: int, card: int) -> None:
    """Lay a card of a hand on the table or on the discards."""
    lose(k, seat, card)
    if card == JOKER:
        k.known_jokers[seat] = max(k.known_jokers[seat] - 1, 0)
    elif k.known_twos[seat] >> card & 1:
        k.known_twos[seat] &= ~(1 << card)
    else:
        k.known_ones[seat] &= ~(1 << card)


def count_of(k: Deal, seat: int, card: int) -> int:
    """How many of a card a hand holds."""
    if card == JOKER:
        return k.jokers[seat]
    return (k.ones[seat] >> card & 1) + (k.twos[seat] >> card & 1)


def is_barred(k: Deal, card: int) -> bool:
    """Whether a card may not be discarded because it was just taken (R6)."""
    return card == k.taken and count_of(k, k.turn, card) == 1


def cards_value(o: Options, cards: int) -> int:
    """What a set of cards counts, without jokers (R15)."""
    total = 10 * popcount(cards & TENS) + o.ace_value * popcount(cards & RANK_CARDS << ACE)
    for rank in range(8):
        total += (rank + 2) * popcount(cards & RANK_CARDS << rank)
    return total


def hand_value(o: Options, ones: int, twos: int, jokers: int) -> int:
    """What all cards of a hand count (R15)."""
    return cards_value(o, ones) + cards_value(o, twos) + JOKER_VALUE * jokers
