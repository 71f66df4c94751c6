"""The records of Rim: the options as integers, and one deal; and what its actions are."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from barg.kernel.records import numbers, room

MOST_PLAYERS: Final = 7
MOST_CARDS: Final = 108
MOST_MELDS: Final = 36
"""So many melds of three are two decks with all jokers."""
FRAME: Final = 9
FRAMES: Final = 58
"""No search goes deeper than the cards of the biggest hand, 54."""
WORK: Final = FRAME * FRAMES + MOST_MELDS
MEMORY: Final = 64
"""So many rests of hands the searches remember; a power of two."""
ACE: Final = 12
JOKER_VALUE: Final = 15
NONE: Final = -1

DRAW_STOCK, DRAW_DISCARD, BLOCK, SET, RUN, LAYOFF, LAYOFF_LOW, EXCHANGE, DISCARD, KNOCK = range(10)
"""What an action does; `barg.kernel.packing` has a meld's number and the cards beside it."""


class Phase(IntEnum):
    """What the seat to act has to do."""

    DRAW = 0
    TURN = 1
    OVER = 2


DRAW: Final = int(Phase.DRAW)
TURN: Final = int(Phase.TURN)
OVER: Final = int(Phase.OVER)


@dataclass(slots=True)
class Options:
    """The options as integers: flags are 0 or 1, what is turned off is `NONE`.

    Attributes:
        players: 2 to 7. decks: 1 or 2. jokers: in all. hand_size: cards dealt to each.
        top_place: the highest place in a run, 13 or (high ace) 14. ace_value: 1 or 11.
        twins: whether a set may hold the same card twice.
        jokers_per_meld, max_reshuffles, initial_meld, max_turns: bounds.
        joker_exchange, discard_to_go_out, in_hand, penalty, rummy_bonus: flags.
    """

    players: int = 2
    decks: int = 1
    jokers: int = 0
    hand_size: int = 10
    top_place: int = 13
    ace_value: int = 1
    twins: int = 0
    jokers_per_meld: int = 2
    initial_meld: int = 0
    joker_exchange: int = 0
    discard_to_go_out: int = 0
    max_reshuffles: int = NONE
    max_turns: int = 1000
    in_hand: int = 0
    penalty: int = 0
    rummy_bonus: int = 0


@dataclass(slots=True, eq=False, repr=False)
class Deal:
    """One deal, from the first draw to the going out.

    Attributes:
        dealer: the seat that dealt.
        totals: running totals before the deal.
        phase: what is to be done now, a `Phase`.
        turn: the seat to act (without meaning when the deal is over).
        ones, twos: for each seat the cards that it holds at least once, and twice.
        jokers, sizes: for each seat how many jokers and how many cards it holds.
        known_ones, known_twos, known_jokers: the cards of each seat that all know it to hold:
            taken face up and not given away since. With two decks a card that is given away
            may be the twin of the one that was taken; then no copy is known any more.
        stock_cards: the face-down pile, its top last; ``stock_size`` says how many.
        pile_cards: the face-up pile likewise, with ``pile_size``.
        shapes: the melds on the table in the order of laying (`barg.kernel.rummy.shape`);
            ``meld_count`` says how many.
        melds_before: how many of them lay there when this turn began.
        first_top: the first face-up card (R3).
        taken: the card drawn from the face-up pile in this turn, or `NONE`.
        reshuffles: how often the face-up pile has become the stock.
        laid_before: a bit for each seat that melded or laid off in an earlier turn.
        laid_now: 1 when the seat to act has melded or laid off in this turn.
        opened: a bit for each seat whose first melds have counted enough (R19).
        laid_points: what a seat that has not opened has laid so far in this turn.
        turns: how many turns have ended (R22).
        out_seat: who went out; `NONE` before and in a blocked deal.
        bonus: 1 when that was in one turn (R18).
        choice: room for the action that was asked for.
        work: room for the searches.
        memory: rests of hands and the deadwood that they leave at least; it goes with the
            options.
    """

    dealer: int = 0
    totals: list[int] = numbers(MOST_PLAYERS)
    phase: int = DRAW
    turn: int = 0
    ones: list[int] = numbers(MOST_PLAYERS)
    twos: list[int] = numbers(MOST_PLAYERS)
    jokers: list[int] = numbers(MOST_PLAYERS)
    known_ones: list[int] = numbers(MOST_PLAYERS)
    known_twos: list[int] = numbers(MOST_PLAYERS)
    known_jokers: list[int] = numbers(MOST_PLAYERS)
    sizes: list[int] = numbers(MOST_PLAYERS)
    stock_cards: list[int] = numbers(MOST_CARDS, 8)
    stock_size: int = 0
    pile_cards: list[int] = numbers(MOST_CARDS, 8)
    pile_size: int = 0
    shapes: list[int] = numbers(MOST_MELDS)
    meld_count: int = 0
    melds_before: int = 0
    first_top: int = NONE
    taken: int = NONE
    reshuffles: int = 0
    laid_before: int = 0
    laid_now: int = 0
    opened: int = 0
    laid_points: int = 0
    turns: int = 0
    out_seat: int = NONE
    bonus: int = 0
    choice: list[int] = room(1)
    work: list[int] = room(WORK)
    memory: list[int] = room(3 * MEMORY)
