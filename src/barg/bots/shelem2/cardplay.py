"""Card play between two: every card is tried, and the trick played out after it.

The pile tops lie open, so the end of a trick is known for certain; the other hand is
guessed a few times from the cards that may be in it.
"""

from random import Random
from typing import Final

from barg.bots.heuristic.exchange import best_trump
from barg.bots.shelem2.trick import Table
from barg.cards import FULL_DECK, SUIT_MASKS, SUIT_OF, Card, CardSet, cards_in, mask_of
from barg.game import Action
from barg.shelem import Observation

GUESSES: Final = 8
DRAW_BONUS: Final = 3.0
"""What it adds that declarer leads trumps while the other may hold some."""


def choose_play(observation: Observation, rng: Random) -> Action:
    """The card that brings most on average; of cards of equal worth the lowest number."""
    cards = list(observation.legal)
    trump = observation.trump
    if trump is None:
        trump = best_trump(observation.hand)
        cards = [card for card in cards if SUIT_OF[card] == trump]
    if len(cards) == 1:
        return cards[0]
    sign = 1 if len(observation.trick) % 2 == 0 else -1
    tables = _tables(observation, trump, rng)

    def worth(card: Card) -> float:
        trick = (*observation.trick, card)
        sums = sum(sign * table.value(trick) - table.later(card) for table in tables)
        return sums / len(tables) + _draw_value(observation, trump, card)

    return max(cards, key=lambda card: (round(worth(card), 6), -card))


def _draw_value(observation: Observation, trump: int, card: Card) -> float:
    leads = not observation.trick and observation.seat == observation.declarer
    out = _unseen(observation) & SUIT_MASKS[trump]
    return DRAW_BONUS if leads and out and SUIT_OF[card] == trump else 0.0


def _tables(observation: Observation, trump: int, rng: Random) -> list[Table]:
    """The trick with guessed hands of the other; one is enough where none is needed."""
    seat = observation.seat
    assert seat is not None, "a spectator does not play"
    leader = seat if len(observation.trick) % 2 == 0 else 1 - seat
    tops = (observation.tops[leader], observation.tops[1 - leader])
    count = GUESSES if not observation.trick else 1
    tables = []
    for _ in range(count):
        other = _guess(observation, rng) if not observation.trick else 0
        hands = (observation.hand, other) if leader == seat else (other, observation.hand)
        tables.append(Table(trump, observation.rules.card_points, (*hands, *tops)))
    return tables


def _unseen(observation: Observation) -> CardSet:
    """The cards that are in no place that the seat has seen."""
    seen = observation.hand | (observation.discards or 0) | mask_of(observation.trick)
    for _, cards, _ in observation.tricks:
        seen |= mask_of(cards)
    return FULL_DECK & ~(seen | observation.tops[0] | observation.tops[1])


def _guess(observation: Observation, rng: Random) -> CardSet:
    """A hand that the other may hold: unseen cards, of no suit that it was out of."""
    seat = observation.seat
    assert seat is not None, "a spectator does not play"
    pool = _unseen(observation)
    for leader, cards, _ in observation.tricks:
        if leader == seat and SUIT_OF[cards[1]] != SUIT_OF[cards[0]]:
            pool &= ~SUIT_MASKS[SUIT_OF[cards[0]]]
    cards_left = list(cards_in(pool))
    size = min(observation.hand_sizes[1 - seat], len(cards_left))
    return mask_of(rng.sample(cards_left, size))
