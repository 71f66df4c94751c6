"""The records of Shithead: the options as integers, and one deal.

A zone of cards (a hand, a face-up row) is a pair of integers. In the first, bit ``card`` says
that the zone has the card, and the bits from `JOKER` on are its jokers, as many as there are,
from the lowest bit up; in the second, bit ``card`` says that it has the card's twin too.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from barg.kernel.records import numbers

SEATS: Final = 8
ROW: Final = 3
BLIND_ROOM: Final = 2 * ROW
"""Room for the blind cards of a seat."""
CARDS: Final = 2 * 52 + 8
"""Room for all cards."""
JOKER: Final = 52
RANKS: Final = 13
JOKER_RANK: Final = 13
NATURALS: Final = (1 << JOKER) - 1
"""All cards but jokers."""
RANK_BITS: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The twos; shifted, the cards of any rank."""
ALL_RANKS: Final = (1 << RANKS) - 1
JOKER_BIT: Final = 1 << JOKER_RANK
"""The jokers in a set of ranks."""
NONE: Final = -1

FACE_UP_ROW: Final = 0
TWO_BLIND_ROWS: Final = 1
CHOOSE_FROM_SIX: Final = 2
LAST_LOSES: Final = 0
FIRST_WINS: Final = 1
BOTH: Final = 2


class Phase(IntEnum):
    """What the seat to act has to do."""

    SWAP = 0
    PLAY = 1
    OVER = 2


EXCHANGE: Final = int(Phase.SWAP)
PLAYING: Final = int(Phase.PLAY)
OVER: Final = int(Phase.OVER)


@dataclass(slots=True)
class Options:
    """The options as integers. Sets of ranks have bit ``rank``, from the two's to the ace's.

    Attributes:
        players: 2 to 8. decks: 1 or 2. jokers: 0 or 8.
        layout: `FACE_UP_ROW` … result: `LAST_LOSES` …
        lowest: 1 where the lowest card starts, else the eldest does (H5).
        top_four: 1 where any four on top burn, else only one's own do (H14).
        bound_after: 1 where a burn binds the next play (H15).
        along: 1 where picking up may take face-up cards along (H9).
        max_turns: the cap (H19).
        resets, burners, transparents, lowers, reverses, skips: the ranks that have these
            powers (H20); jokers are among ``reverses`` as rank `JOKER_RANK` (H16).
    """

    players: int = 2
    decks: int = 1
    jokers: int = 0
    layout: int = FACE_UP_ROW
    result: int = LAST_LOSES
    lowest: int = 0
    top_four: int = 0
    bound_after: int = 0
    along: int = 0
    max_turns: int = 1000
    resets: int = 1
    burners: int = 1 << 8
    transparents: int = 0
    lowers: int = 0
    reverses: int = JOKER_BIT
    skips: int = 0


@dataclass(slots=True, eq=False, repr=False)
class Deal:
    """One deal, from the exchanges to the last player with cards.

    Attributes:
        dealer: the seat that dealt.
        totals: losses of each seat, then wins of each seat, then how many deals there were,
            before this one.
        phase: what is to be done now, a `Phase`.
        turn: the seat to act (without meaning when the deal is over).
        direction: 1 in seat order, -1 against it.
        bound: after a burn the rank that binds the next play (H15), or `NONE`.
        swapped: 1 when the seat to act has exchanged.
        turns: plays, blind plays and pick-ups.
        hand_one, hand_two: each seat's hand. row_one, row_two: its face-up row.
        shown_one, shown_two: of each hand the cards that everybody has seen.
        opened: what each seat was dealt face up in dealing order, from ``3 * seat`` on.
        blind_cards: each seat's blind cards by number, from ``6 * seat`` on; ``blind_left``
            says how many. blind_shown: by seat, bit ``number``: everybody has seen it.
        stock_cards: the stock, its top last; ``stock_left`` says how many.
        pile_cards: the pile, its top last; ``pile_left`` says how many.
        burned_one, burned_two: the cards out of the game.
        out_seats: the seats that are out, in order; ``out_count`` says how many.
        out_set: the same as bits.
    """

    dealer: int = 0
    totals: list[int] = numbers(2 * SEATS + 1)
    phase: int = EXCHANGE
    turn: int = 0
    direction: int = 1
    bound: int = NONE
    swapped: int = 0
    turns: int = 0
    hand_one: list[int] = numbers(SEATS)
    hand_two: list[int] = numbers(SEATS)
    row_one: list[int] = numbers(SEATS)
    row_two: list[int] = numbers(SEATS)
    shown_one: list[int] = numbers(SEATS)
    shown_two: list[int] = numbers(SEATS)
    opened: list[int] = numbers(ROW * SEATS, 8)
    blind_cards: list[int] = numbers(BLIND_ROOM * SEATS, 8)
    blind_left: list[int] = numbers(SEATS, 8)
    blind_shown: list[int] = numbers(SEATS, 8)
    stock_cards: list[int] = numbers(CARDS, 8)
    stock_left: int = 0
    pile_cards: list[int] = numbers(CARDS, 8)
    pile_left: int = 0
    burned_one: list[int] = numbers(1)
    burned_two: list[int] = numbers(1)
    out_seats: list[int] = numbers(SEATS, 8)
    out_count: int = 0
    out_set: int = 0
