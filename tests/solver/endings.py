"""Random endings, many of them with few suits or many points, often in the middle of a trick."""

from random import Random

from barg.cards import BIG_JOKER, DECK_SIZE, SMALL_JOKER, Card, cards_in, mask_of
from barg.kernel.shelem.fields import ACE_NARS, NONE, SARS
from barg.kernel.shelem.trick import playable, suit_of
from barg.solver import OBJECTIVES, Position

RICH_RANKS = (0, 2, 3, 8, 11, 12)


def _deck(rng: Random, trump: int, size: int) -> list[Card]:
    deck = list(range(DECK_SIZE))
    kind = rng.random()
    if kind < 0.4:
        suits = {trump % 4, (trump + 1) % 4}
        deck = [card for card in deck if card // 13 in suits]
    elif kind < 0.6:
        deck = [card for card in deck if card % 13 in RICH_RANKS]
    if trump < SARS and rng.random() < 0.5:
        deck += [SMALL_JOKER, BIG_JOKER]
    if len(deck) < size:
        deck = list(range(DECK_SIZE))
    rng.shuffle(deck)
    return deck


def ending(rng: Random, size: int) -> Position:
    """An ending in which the leader of the trick holds, or held, so many cards."""
    trump = rng.randrange(SARS) if rng.random() < 0.6 else rng.randint(SARS, ACE_NARS)
    deck = _deck(rng, trump, 4 * size)
    hands = [mask_of(deck[size * seat : size * (seat + 1)]) for seat in range(4)]
    leader = rng.randrange(4)
    table: list[Card] = []
    for place in range(rng.randrange(4)):
        seat = (leader + place) % 4
        led = suit_of(table[0], trump) if table else NONE
        table.append(rng.choice(list(cards_in(playable(hands[seat], led, trump)))))
        hands[seat] ^= 1 << table[-1]
    return Position(
        (hands[0], hands[1], hands[2], hands[3]),
        trump,
        leader,
        tuple(table),
        rng.choice(OBJECTIVES),
        rng.choice((10, 15)),
    )
