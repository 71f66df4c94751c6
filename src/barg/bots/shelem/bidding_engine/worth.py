"""What a hand is worth: tables by holding, added up over the suits."""

from collections.abc import Sequence

from barg.bots.shelem.bidding_engine.layout import (
    BID_FREE,
    BID_SIDE,
    BID_TRUMP,
    HOLDINGS,
    JOKERS,
    PLAY_FREE,
    PLAY_SIDE,
    PLAY_TRUMP,
)
from barg.bots.shelem.engine.lanes import turned
from barg.cards import SMALL_JOKER
from barg.kernel.shelem.exchange import trump_count
from barg.kernel.shelem.fields import SARS, SUIT_BITS, Options


def held(hand: int, suit: int) -> int:
    """The cards of a suit as 13 bits, the two lowest."""
    return hand >> 13 * suit & SUIT_BITS


def jokers(hand: int) -> int:
    """The jokers of a hand as two bits."""
    return hand >> SMALL_JOKER & 3


def worth(m: Sequence[float], hand: int, trump: int, trumps: int, sides: int) -> float:
    """Add a hand up with the tables for its trump suit and for the other suits."""
    total = 0.0
    for suit in range(4):
        table = trumps if suit == trump else sides
        total += m[table + held(hand, suit)]
    return total


def free_worth(m: Sequence[float], hand: int, trump: int, table: int) -> float:
    """The same without trump: ``table`` is the first of three."""
    total = 0.0
    for suit in range(4):
        total += m[table + (trump - SARS) * HOLDINGS + turned(held(hand, suit), trump)]
    return total


def play_worth(m: Sequence[float], hand: int, trump: int) -> float:
    """The points expected in tricks from declarer's last twelve cards."""
    if trump >= SARS:
        return free_worth(m, hand, trump, PLAY_FREE)
    return worth(m, hand, trump, PLAY_TRUMP, PLAY_SIDE) + joker_worth(m, hand, trump)


def joker_worth(m: Sequence[float], hand: int, trump: int) -> float:
    """What the jokers held, or that none are held, add in the play."""
    return m[JOKERS + jokers(hand)] if trump < SARS else 0.0


def bid_worth(m: Sequence[float], hand: int, trump: int) -> float:
    """The raw points expected from the twelve cards dealt, the calls left aside."""
    if trump >= SARS:
        return free_worth(m, hand, trump, BID_FREE)
    return worth(m, hand, trump, BID_TRUMP, BID_SIDE) + m[JOKERS + 4 + jokers(hand)]


def best_bid(o: Options, m: Sequence[float], hand: int) -> int:
    """The trump, or way without, that makes `bid_worth` highest."""
    best = 0
    for trump in range(1, trump_count(o)):
        if bid_worth(m, hand, trump) > bid_worth(m, hand, best):
            best = trump
    return best


def best_play(o: Options, m: Sequence[float], hand: int) -> int:
    """The trump, or way without, that makes `play_worth` highest."""
    best = 0
    for trump in range(1, trump_count(o)):
        if play_worth(m, hand, trump) > play_worth(m, hand, best):
            best = trump
    return best


def part_worth(m: Sequence[float], hand: int, table: int, joker_table: int) -> float:
    """What a hand changes when another declares: `HELP` or `HOLD`."""
    total = m[joker_table + jokers(hand)]
    for suit in range(4):
        total += m[table + held(hand, suit)]
    return total
