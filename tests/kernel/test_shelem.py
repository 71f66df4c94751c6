"""What Shelem's kernel has of its own, compared with a second way to the same result."""

from math import comb
from random import Random

import pytest

from barg.kernel.bits import highest, lowest, nth_bit, popcount
from barg.kernel.shelem.exchange import choose
from barg.kernel.shelem.fields import ACE_NARS, CARD_NUMBERS
from barg.kernel.shelem.trick import best_card, cards_of_suit, strength, suit_of

CARDS = [card for card in range(CARD_NUMBERS) if card != 52]


@pytest.mark.parametrize("trump", range(ACE_NARS + 1))
def test_the_best_card_of_a_trick_is_the_strongest(trump: int) -> None:
    rng = Random(trump)
    for _ in range(2000):
        cards = rng.sample(CARDS if trump < 4 else CARDS[:52], 4)
        led = suit_of(cards[0], trump)
        strongest = max(cards, key=lambda card: strength(card, led, trump))
        assert best_card(sum(1 << card for card in cards), led, trump) == strongest


def test_every_card_belongs_to_one_suit() -> None:
    for trump in range(4):
        for card in CARDS:
            holding = [suit for suit in range(4) if cards_of_suit(suit, trump) >> card & 1]
            assert holding == [suit_of(card, trump)]


def test_ways_to_choose() -> None:
    for things in range(19):
        for taken in range(7):
            assert choose(things, taken) == comb(things, taken)


def test_bits() -> None:
    rng = Random(1)
    for _ in range(500):
        places = sorted(rng.sample(range(62), rng.randint(1, 20)))
        mask = sum(1 << place for place in places)
        assert popcount(mask) == len(places)
        assert (lowest(mask), highest(mask)) == (places[0], places[-1])
        assert [nth_bit(mask, number) for number in range(len(places))] == places
