"""The record that a search works on, and the sizes of its tables."""

from dataclasses import dataclass
from typing import Final

from barg.kernel.bits import popcount
from barg.kernel.records import numbers

LANE: Final = 16
LANE_BITS: Final = (1 << 15) - 1
WIDTH: Final = 15
"""The most cards of a lane: thirteen and two jokers."""
MOST_CARDS: Final = 13
FRAMES: Final = 4 * MOST_CARDS + 2
MOVES: Final = 16
TOP_LANE: Final = 1 << WIDTH
PLAIN_LANE: Final = 1 << 13
OWNERS: Final = TOP_LANE + 3 * PLAIN_LANE

NO_MOVE: Final = 127
TRIED: Final = -(1 << 40)
"""The weight of a move that is done with."""
UNDECIDED: Final = -1


@dataclass(slots=True, eq=False, repr=False)
class Search:
    """A position, the frames of the search in it, and what the last node came to.

    Sides are ``seat % 2``. A *unit* is five points, or a trick where tricks are counted.

    Attributes:
        hands: cards in hand, by seat.
        shape: how many cards of the first three lanes each seat has, four bits each; with
            the number of cards a hand it tells all lengths.
        trumps: 1 where lane 0 is a trump suit.
        units1, units2, units4: the cards whose value in units has this binary digit.
        valued: all cards of any value.
        slot_mask, proof_mask: how many buckets of the tables are used, less one.
        most_slots, most_proofs: how many buckets they have.
        slots_kept, proofs_kept: how much is in them, until they can no longer grow.
        owners: for each set of cards of a lane who owns them, from the strongest card down,
            two bits each; `owners_of` reads it.
        nodes, tests: tricks begun and tests made since the position was set up.
        side, bound: what the last node came to: this side surely takes so many units from
            this trick on.
        relevant: of each lane the ranks down to the lowest card here mattered for that.
        captured: the valued cards which that needs to be where they are.
        best: the move that led to it, or `NO_MOVE`.
        good_lane: the lane of the last lead that was good with these lengths, or `UNDECIDED`.
        ranks0, ranks1: the owners of lanes 0 and 1, and of 2 and 3, on which the proof depends
            that is looked for, or kept.
        only: where it is not empty, the cards that may be played in frame 0.

    Frames, one for each card played; the root is frame 0:
        seat, place: who plays, and as which card of the trick.
        led, high, winner: the lane led, the winning card so far and who played it.
        trick: the cards of the trick so far. start: all cards left when the trick began.
        need, total, left: what side 0 must take from this trick on to pass the test, how
            many units are left, and how many tricks.
        owners0, owners1: the owners of lanes 0 and 1, and of 2 and 3, when the trick began.
        wanted, needed, least: of all moves refuted so far, the relevant ranks, the captured
            cards, and the fewest units that the other side took.
        move: the move that is being tried.
        count: how many moves there are; in ``cards``, ``alike``, ``weights`` from
            ``MOVES * frame`` on are a card, all cards that are the same move, and its weight.
    """

    hands: list[int] = numbers(4)
    shape: int = 0
    trumps: int = 0
    units1: int = 0
    units2: int = 0
    units4: int = 0
    valued: int = 0
    slot_mask: int = 0
    proof_mask: int = 0
    most_slots: int = 0
    most_proofs: int = 0
    slots_kept: int = 0
    proofs_kept: int = 0
    nodes: int = 0
    tests: int = 0
    side: int = 0
    bound: int = 0
    relevant: int = 0
    captured: int = 0
    best: int = NO_MOVE
    good_lane: int = UNDECIDED
    ranks0: int = 0
    ranks1: int = 0
    only: int = 0
    seat: list[int] = numbers(FRAMES)
    place: list[int] = numbers(FRAMES)
    led: list[int] = numbers(FRAMES)
    high: list[int] = numbers(FRAMES)
    winner: list[int] = numbers(FRAMES)
    trick: list[int] = numbers(FRAMES)
    start: list[int] = numbers(FRAMES)
    need: list[int] = numbers(FRAMES)
    total: list[int] = numbers(FRAMES)
    left: list[int] = numbers(FRAMES)
    owners0: list[int] = numbers(FRAMES)
    owners1: list[int] = numbers(FRAMES)
    wanted: list[int] = numbers(FRAMES)
    needed: list[int] = numbers(FRAMES)
    least: list[int] = numbers(FRAMES)
    move: list[int] = numbers(FRAMES)
    count: list[int] = numbers(FRAMES)
    cards: list[int] = numbers(FRAMES * MOVES)
    alike: list[int] = numbers(FRAMES * MOVES)
    weights: list[int] = numbers(FRAMES * MOVES)
    owners: list[int] = numbers(OWNERS, 32)


def units(s: Search, cards: int) -> int:
    """What these cards are worth, in units."""
    if cards & s.valued == 0:
        return 0
    found = popcount(cards & s.units1) + 2 * popcount(cards & s.units2)
    return found + 4 * popcount(cards & s.units4)


def of_lane(cards: int, lane: int) -> int:
    """The cards of one lane, as bits from 0 on."""
    return cards >> LANE * lane & LANE_BITS


def required(s: Search, d: int, side: int) -> int:
    """How many units decide the test for this side, from the trick of frame ``d`` on."""
    return s.need[d] if side == 0 else s.total[d] - s.need[d] + 1
