"""Card play between two: every card is tried, and the trick played out after it.

The pile tops lie open, so the end of a trick is known for certain; the other hand is
guessed a few times from the cards that may be in it.
"""

from random import Random
from typing import Final

from barg.bots.heuristic.exchange import best_trump
from barg.bots.shelem2.trick import Table
from barg.cards import Card, CardSet, cards_in, mask_of
from barg.game import Action
from barg.kernel.shelem.trick import cards_of_suit, suit_of
from barg.shelem import Observation
from barg.shelem.actions import first_suit, played_card

LAST_SUIT: Final = 3
"""Higher codes of trump mean that there is none (S37)."""
GUESSES: Final = 8
DRAW_BONUS: Final = 3.0
"""What it adds that declarer leads trumps while the other may hold some."""


def choose_play(observation: Observation, rng: Random) -> Action:
    """The card that brings most on average; of cards of equal worth the lowest number."""
    plays = list(observation.legal)
    trump = observation.trump
    if trump is None:
        trump = best_trump(observation.rules, observation.hand)
        plays = [action for action in plays if first_suit(action) == trump]
    if len(plays) == 1:
        return plays[0]
    sign = 1 if len(observation.trick) % 2 == 0 else -1
    tables = _tables(observation, trump, rng)

    def worth(action: Action) -> float:
        card = played_card(action)
        trick = (*observation.trick, card)
        sums = sum(sign * table.value(trick) - table.later(card) for table in tables)
        return sums / len(tables) + _draw_value(observation, trump, card)

    return max(plays, key=lambda action: (round(worth(action), 6), -action))


def _draw_value(observation: Observation, trump: int, card: Card) -> float:
    leads = not observation.trick and observation.seat == observation.declarer
    if not leads or trump > LAST_SUIT:
        return 0.0
    out = _unseen(observation) & cards_of_suit(trump, trump)
    return DRAW_BONUS if out and suit_of(card, trump) == trump else 0.0


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
    return mask_of(observation.rules.deck()) & ~(seen | observation.tops[0] | observation.tops[1])


def _guess(observation: Observation, rng: Random) -> CardSet:
    """A hand that the other may hold: unseen cards, of no suit that it was out of."""
    seat = observation.seat
    assert seat is not None, "a spectator does not play"
    pool, trump = _unseen(observation), observation.trump
    for leader, cards, _ in observation.tricks:
        assert trump is not None, "trump is known once a trick is over"
        led = suit_of(cards[0], trump)
        if leader == seat and suit_of(cards[1], trump) != led:
            pool &= ~cards_of_suit(led, trump)
    cards_left = list(cards_in(pool))
    size = min(observation.hand_sizes[1 - seat], len(cards_left))
    return mask_of(rng.sample(cards_left, size))
