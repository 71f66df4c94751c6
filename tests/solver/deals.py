"""Whole deals for the solver, at random and as a declarer gets them."""

from random import Random

from barg.cards import ACE, KING, RANK_OF, SUIT_OF, Card, mask_of
from barg.kernel.shelem.fields import SARS
from barg.solver import Objective, Position


def random_deal(
    rng: Random, size: int, objective: Objective, *, no_trump: bool = False
) -> Position:
    """Four random hands of this size, with a random trump suit (or none) and leader."""
    deck = list(range(52))
    rng.shuffle(deck)
    hands = [mask_of(deck[size * seat : size * (seat + 1)]) for seat in range(4)]
    trump = rng.randrange(SARS + 1) if no_trump else rng.randrange(SARS)
    return Position(
        (hands[0], hands[1], hands[2], hands[3]), trump, rng.randrange(4), objective=objective
    )


def declarer_deal(rng: Random, objective: Objective) -> Position:
    """Seat 0 has the most promising hand and took the widow; its longest suit is trump.

    It laid away four low cards of short suits, and leads.
    """
    deck = list(range(52))
    rng.shuffle(deck)
    hands = [deck[12 * seat : 12 * (seat + 1)] for seat in range(4)]
    best = max(range(4), key=lambda seat: _promise(hands[seat]))
    own = hands.pop(best) + deck[48:]
    lengths = [sum(SUIT_OF[card] == suit for card in own) for suit in range(4)]
    ranks = [sum(RANK_OF[card] for card in own if SUIT_OF[card] == suit) for suit in range(4)]
    trump = max(range(4), key=lambda suit: (lengths[suit], ranks[suit]))
    laid = sorted(own, key=lambda card: _dearness(card, trump, lengths))[:4]
    kept = mask_of(own) & ~mask_of(laid)
    others = [mask_of(hand) for hand in hands]
    return Position((kept, others[0], others[1], others[2]), trump, objective=objective)


def _promise(hand: list[Card]) -> int:
    longest = max(sum(SUIT_OF[card] == suit for card in hand) for suit in range(4))
    return 3 * longest + sum(RANK_OF[card] >= 10 for card in hand)


def _dearness(card: Card, trump: int, lengths: list[int]) -> tuple[bool, bool, bool, int, int]:
    suit, rank = SUIT_OF[card], RANK_OF[card]
    return suit == trump, rank == ACE, rank == KING, lengths[suit], rank
