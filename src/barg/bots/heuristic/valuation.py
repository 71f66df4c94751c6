"""The worth of a hand: points that declarer's side is expected to take with it.

Both models are linear in a few features that players know. Their weights were fitted by
least squares to deals that this bot played against itself
(``benchmarks/fit_valuation.py`` prints them; docs/bots.md tells how and how well).
"""

from functools import lru_cache
from typing import Final

from barg.cards import (
    ACE,
    BIG_JOKER,
    JACK,
    KING,
    QUEEN,
    SMALL_JOKER,
    SUIT_MASKS,
    SUIT_SIZE,
    TEN,
    CardSet,
    Suit,
)
from barg.shelem import ShelemRules

FEATURES: Final = (
    "one",
    "trumps",
    "trumps over five",
    "trump ace",
    "trump king",
    "trump queen",
    "trump jack or ten",
    "side aces",
    "ace and king together",
    "guarded kings without ace",
    "queens behind ace and king",
    "void side suits",
    "single cards in side suits",
    "bare tens in side suits",
    "longest side suit over three",
)

PLAY_WEIGHTS: Final = (
    25.6,
    6.1,
    1.0,
    11.6,
    4.2,
    1.8,
    1.8,
    14.2,
    4.1,
    6.4,
    3.7,
    12.2,
    3.7,
    2.4,
    2.1,
)
"""From the twelve cards that declarer plays with, packet not counted."""

BID_WEIGHTS: Final = (94.8, 2.7, 1.8, 8.2, 3.3, 1.6, 2.2, 6.8, 2.6, 1.7, 3.0, 2.4, 0.3, 1.1, 1.4)
"""From the twelve cards dealt, before the widow, with the best suit as trump."""


JOKER_TRICK: Final = 8.0
"""What a joker held adds beside its own points."""
JOKERS_OUT: Final = 20.0
"""What jokers and a widow of six add to a hand without them."""
ACE_SHARE: Final = 0.6
"""How much of what aces hold more comes to declarer's side."""


@lru_cache(maxsize=1 << 16)
def _side_features(holding: int) -> tuple[int, ...]:
    """The features of one side suit, given as 13 bits."""
    length = holding.bit_count()
    ace, king = holding >> ACE & 1, holding >> KING & 1
    queen, ten = holding >> QUEEN & 1, holding >> TEN & 1
    return (
        ace,
        ace & king,
        int(king and not ace and length > 1),
        ace & king & queen,
        int(length == 0),
        int(length == 1 and not ace),
        int(ten and length < 3 and not ace),
        max(0, length - 3),
    )


def features(hand: CardSet, trump: Suit) -> tuple[int, ...]:
    """The features of a hand in the order of `FEATURES`."""
    held = (hand & SUIT_MASKS[trump]) >> SUIT_SIZE * trump
    length = held.bit_count()
    sides = [
        _side_features((hand & SUIT_MASKS[suit]) >> SUIT_SIZE * suit)
        for suit in range(4)
        if suit != trump
    ]
    sums = [a + b + c for a, b, c in zip(*sides, strict=True)]
    return (
        1,
        length,
        max(0, length - 5),
        held >> ACE & 1,
        held >> KING & 1,
        held >> QUEEN & 1,
        (held >> JACK & 1) + (held >> TEN & 1),
        *sums[:7],
        max(side[7] for side in sides),
    )


def play_value(rules: ShelemRules, hand: CardSet, trump: Suit) -> float:
    """Expected points of declarer's side in the tricks, from declarer's final twelve cards."""
    return _weigh(PLAY_WEIGHTS, hand, trump) + _joker_value(rules, hand)


def bid_value(rules: ShelemRules, hand: CardSet, trump: Suit) -> float:
    """Expected raw points of declarer's side, from the twelve cards as dealt."""
    return _weigh(BID_WEIGHTS, hand, trump) + _joker_value(rules, hand)


def _joker_value(rules: ShelemRules, hand: CardSet) -> float:
    """What jokers held add; the weights were fitted to deals without (S34)."""
    held = [card for card in (SMALL_JOKER, BIG_JOKER) if hand >> card & 1]
    return sum(rules.card_points[card] + JOKER_TRICK for card in held)


def _weigh(weights: tuple[float, ...], hand: CardSet, trump: Suit) -> float:
    return sum(w * f for w, f in zip(weights, features(hand, trump), strict=True))


def more_value(rules: ShelemRules) -> float:
    """What any hand is worth more than where the weights were fitted: aces at 15, jokers out."""
    return ACE_SHARE * 4 * (rules.ace_points - 10) + (JOKERS_OUT if rules.jokers else 0.0)


def best_bid_value(rules: ShelemRules, hand: CardSet) -> float:
    """`bid_value` with the suit that makes it highest."""
    return max(bid_value(rules, hand, suit) for suit in range(4))


def sure_tricks(rules: ShelemRules, hand: CardSet, trump: Suit) -> int:
    """Tricks that a hand takes whatever the others hold, once it has drawn the trumps."""
    tricks = 0
    for suit in range(4):
        held = (hand & SUIT_MASKS[suit]) >> SUIT_SIZE * suit
        size = SUIT_SIZE
        if suit == trump and rules.jokers:
            held |= hand >> SMALL_JOKER << SUIT_SIZE
            size += rules.jokers
        tops = 0
        while tops < size and held >> (size - 1 - tops) & 1:
            tops += 1
        length = held.bit_count()
        missing = size - length
        if tops >= missing or (suit == trump and tops >= 4 and length >= 7):
            tops = length
        tricks += tops
    return tricks
