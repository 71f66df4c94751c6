"""What declarer buries and names trump (S13–S15)."""

from itertools import combinations
from typing import Final

from barg.bots.heuristic.valuation import bid_value, play_value
from barg.cards import (
    ACE,
    FULL_DECK,
    RANK_OF,
    SUIT_MASKS,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    cards_in,
    mask_of,
)
from barg.game import Action
from barg.shelem import Observation, ShelemRules
from barg.shelem.actions import DISCARD, trump

SUITS_TRIED: Final = 2


def choose_discard(observation: Observation) -> Action:
    """The packet which leaves the hand that is worth most, its own points counted in."""
    hand, rules = observation.hand, observation.rules
    suits = sorted(range(4), key=lambda suit: bid_value(rules, hand, suit), reverse=True)
    options = [
        (_packet_value(hand, packet, suit, rules), packet)
        for suit in suits[:SUITS_TRIED]
        for packet in _packets(hand, suit, rules.widow_size)
    ]
    return DISCARD | max(options)[1]


def choose_trump(observation: Observation) -> Action:
    """The suit that is worth most with the twelve cards left."""
    return trump(best_trump(observation.rules, observation.hand))


def best_trump(rules: ShelemRules, hand: CardSet) -> Suit:
    """The trump suit with which the hand takes most; the lower suit when level."""
    return max(range(4), key=lambda suit: (play_value(rules, hand, suit), -suit))


def _packet_value(hand: CardSet, packet: CardSet, suit: Suit, rules: ShelemRules) -> float:
    return play_value(rules, hand ^ packet, suit) + rules.points(packet)


def _packets(hand: CardSet, suit: Suit, size: int) -> list[CardSet]:
    """The packets worth a thought: neither trumps nor aces while there are others."""
    spare = sorted(cards_in(hand & FULL_DECK), key=lambda card: _worth_keeping(hand, card, suit))
    count = sum(1 for card in spare if SUIT_OF[card] != suit and RANK_OF[card] != ACE)
    few = spare[: max(size, min(count, 10))]
    return [mask_of(cards) for cards in combinations(few, size)]


def _worth_keeping(hand: CardSet, card: Card, suit: Suit) -> tuple[int, int, int]:
    own = SUIT_OF[card]
    return (
        2 if own == suit else int(RANK_OF[card] == ACE),
        (hand & SUIT_MASKS[own]).bit_count(),
        RANK_OF[card],
    )
