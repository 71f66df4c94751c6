"""The records of Shelem: the options as integers, and one deal."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from barg.cards import BIG_JOKER, SMALL_JOKER
from barg.kernel.records import numbers

CARD_NUMBERS: Final = 55
"""Card numbers run from 0 to 54; 52, the joker of other games, is none of Shelem's."""
JOKERS: Final = 1 << SMALL_JOKER | 1 << BIG_JOKER
SUIT_BITS: Final = (1 << 13) - 1
ACES: Final = 1 << 12 | 1 << 25 | 1 << 38 | 1 << 51
TENS: Final = 1 << 8 | 1 << 21 | 1 << 34 | 1 << 47
FIVES: Final = 1 << 3 | 1 << 16 | 1 << 29 | 1 << 42

TRICKS: Final = 12
TRICK_SIZE: Final = 4
PLAYS: Final = TRICKS * TRICK_SIZE
HAND_SIZE: Final = 12
PILE_SIZE: Final = 4
PACKET_POINTS: Final = 5

TRUMP: Final = 60
PASS: Final = 70
ACCEPT: Final = 71
DECLINE: Final = 72
NAMED_LEAD: Final = 80
BID: Final = 100
DISCARD: Final = 1 << 60
"""Actions; `barg.shelem.actions` explains them."""

SHELEM: Final = 1000
KONS: Final = 1001
SAR_SHELEM: Final = 1002
"""Levels over every number (S11, S36)."""

SARS: Final = 4
NARS: Final = 5
ACE_NARS: Final = 6
"""Codes beside the trump suits 0–3 (S37): no trump, and no trump with ranks turned round."""

NONE: Final = -1

REDEAL_AFTER_THREE: Final = 0
REDEAL_AFTER_FOUR: Final = 1
DEALER_FORCED: Final = 2
SLAM_CONTRACT_TWICE: Final = 0
SLAM_TOTAL: Final = 1
SLAM_TOTAL_TWICE: Final = 2
SLAM_NONE: Final = 3


class Phase(IntEnum):
    """What the seat to act has to do."""

    AUCTION = 0
    KONS = 1
    DISCARD = 2
    TRUMP = 3
    PLAY = 4
    OVER = 5


AUCTION: Final = int(Phase.AUCTION)
ANSWER: Final = int(Phase.KONS)
LAY_AWAY: Final = int(Phase.DISCARD)
NAME_TRUMP: Final = int(Phase.TRUMP)
PLAY: Final = int(Phase.PLAY)
OVER: Final = int(Phase.OVER)


@dataclass(slots=True)
class Options:
    """The options as integers: flags are 0 or 1, what is turned off is `NONE`.

    Attributes:
        players: 4 or 2.
        widow_size: cards of the widow and of the discard packet, 4 or 6.
        ace_points, big_points, small_points: points of an ace and of the jokers.
        total: the points of a deal.
        min_bid, bid_step: the numbers that may be bid.
        no_bid: `REDEAL_AFTER_THREE` …
        shelem_bid, sar_bid, no_trump, first_lead, made_taken, half_penalty: flags.
        kons_from, crumbs_stop: totals.
        slam: `SLAM_CONTRACT_TWICE` …
    """

    players: int = 4
    widow_size: int = 4
    ace_points: int = 10
    big_points: int = 0
    small_points: int = 0
    total: int = 165
    min_bid: int = 100
    bid_step: int = 5
    no_bid: int = REDEAL_AFTER_THREE
    shelem_bid: int = 0
    sar_bid: int = 0
    kons_from: int = NONE
    no_trump: int = 0
    first_lead: int = 0
    made_taken: int = 0
    slam: int = SLAM_CONTRACT_TWICE
    half_penalty: int = 1
    crumbs_stop: int = NONE


def next_seat(o: Options, seat: int) -> int:
    """The seat after this one; there are two or four, and no division is needed."""
    return seat + 1 & o.players - 1


@dataclass(slots=True, eq=False, repr=False)
class Deal:
    """One deal, from the first call to the last card. Sides are ``seat % 2``.

    Attributes:
        dealer: the seat that dealt.
        totals: running totals of both sides before the deal.
        phase: what is to be done now, a `Phase`.
        turn: the seat to act (without meaning when the deal is over).
        hands: sets of cards still in hand, by seat. dealt: the same as dealt.
        widow: the cards dealt face down.
        pile_cards: with two players the piles as dealt: pile ``p`` of a seat, from its top
            down, begins at ``12 * seat + 4 * p``.
        pile_left: how many cards are left of each pile, at ``3 * seat + p``.
        tops: with two players each seat's face-up pile tops.
        last_bids: the level of each seat's last bid, 0 for none.
        passed: a bit for each seat that has passed.
        standing: the highest bid so far, 0 before the first. bidder: its seat or `NONE`.
        kons_bidder: who bid kons while it is being asked, else `NONE`.
        declarer: the winner of the auction; `NONE` before that and in a redeal.
        contract: declarer's bid, 0 before that.
        trump: the trump suit, `SARS` … or `NONE`.
        discards: the discard packet, empty before; while cards are laid away one by one,
            those laid so far. Of a `SAR_SHELEM` it is the widow, which nobody has seen.
        leader: who leads or led the current trick, or `NONE`.
        plays: the cards played, in order; ``played`` says how many.
        leaders: who led each trick.
        points: raw points of both sides' packets so far, the discard packet included.
        tricks_won: tricks of both sides.
        redeal: 1 when the deal ended without a bid (S10).
    """

    dealer: int = 0
    totals: list[int] = numbers(2)
    phase: int = AUCTION
    turn: int = 0
    hands: list[int] = numbers(4)
    dealt: list[int] = numbers(4)
    widow: int = 0
    pile_cards: list[int] = numbers(24, 8)
    pile_left: list[int] = numbers(6, 8)
    tops: list[int] = numbers(2)
    last_bids: list[int] = numbers(4, 16)
    passed: int = 0
    standing: int = 0
    bidder: int = NONE
    kons_bidder: int = NONE
    declarer: int = NONE
    contract: int = 0
    trump: int = NONE
    discards: int = 0
    leader: int = NONE
    plays: list[int] = numbers(PLAYS, 8)
    played: int = 0
    leaders: list[int] = numbers(TRICKS, 8)
    points: list[int] = numbers(2)
    tricks_won: list[int] = numbers(2)
    redeal: int = 0
