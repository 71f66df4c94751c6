"""A position of two-player Shelem with all piles open, and what may be played in it.

Cards are the rules' own numbers, and the rules' own functions say what may be played and
what wins. Side 0 is seat 0.
"""

from dataclasses import dataclass
from typing import Final

from barg.kernel.bits import lowest, popcount
from barg.kernel.records import numbers
from barg.kernel.shelem.fields import CARD_NUMBERS, NONE, PLAYS
from barg.kernel.shelem.trick import playable, suit_of

DEEPEST: Final = PLAYS + 2
ROW: Final = 5
"""A row of the table: hands, piles with leader, generation, lower and upper bound."""
ENOUGH: Final = 99


@dataclass(slots=True, eq=False, repr=False)
class PileSearch:
    """A position of two players, and the frames of the search in it.

    Attributes:
        hands: cards in hand by seat. piles: pile ``p`` of a seat, from its top down, begins
            at ``12 * seat + 4 * p``; ``left`` of its four places, the last ones, are in use.
        under: all cards of the piles that are still there.
        trump: a suit, `SARS` … worth: what each card counts, in units.
        side: whether side 0 passed the last test (0) or not (1).
        only: where it is not `NONE`, the one card that may be played in frame 0.
        turn, place, leader, cards, untried, move, need, pile: frames, one for each card:
            who plays, as which card of the trick that who leads, the trick so far in four
            fields from ``4 * frame`` on, moves that are not tried, the one that is, what
            side 0 needs from the trick on, and the pile that the move came from.
    """

    hands: list[int] = numbers(2)
    piles: list[int] = numbers(24)
    left: list[int] = numbers(6)
    under: int = 0
    trump: int = 0
    worth: list[int] = numbers(CARD_NUMBERS)
    generation: int = 0
    nodes: int = 0
    tests: int = 0
    side: int = 0
    only: int = NONE
    turn: list[int] = numbers(DEEPEST)
    place: list[int] = numbers(DEEPEST)
    leader: list[int] = numbers(DEEPEST)
    cards: list[int] = numbers(4 * DEEPEST)
    untried: list[int] = numbers(DEEPEST)
    move: list[int] = numbers(DEEPEST)
    need: list[int] = numbers(DEEPEST)
    pile: list[int] = numbers(DEEPEST)


def tops_of(s: PileSearch, seat: int) -> int:
    """The cards on top of a seat's piles."""
    tops = 0
    for pile in range(3 * seat, 3 * seat + 3):
        if s.left[pile]:
            tops |= 1 << s.piles[4 * pile + 4 - s.left[pile]]
    return tops


def on_table(s: PileSearch, d: int) -> int:
    """The cards of the trick so far."""
    cards = 0
    for place in range(s.place[d]):
        cards |= 1 << s.cards[4 * d + place]
    return cards


def led_in(s: PileSearch, d: int) -> int:
    """The suit led, or `NONE`."""
    return suit_of(s.cards[4 * d], s.trump) if s.place[d] else NONE


def legal(s: PileSearch, d: int) -> int:
    """The cards that the seat to act may play (S31)."""
    seat = s.turn[d]
    return playable(tops_of(s, seat) if s.place[d] >= 2 else s.hands[seat], led_in(s, d), s.trump)


def worth_of(s: PileSearch, cards: int) -> int:
    """What these cards count, in units."""
    found = 0
    while cards:
        found += s.worth[lowest(cards)]
        cards &= cards - 1
    return found


def units_left(s: PileSearch, d: int) -> int:
    """The units from the trick of frame ``d`` on, which must be its beginning or the root."""
    cards = s.hands[0] | s.hands[1] | s.under | on_table(s, d)
    return popcount(cards) // 4 + worth_of(s, cards)
