"""Two-player Shelem with all piles open: an exact search, simpler than that for four.

Cards are the rules' own numbers, and the rules' own functions say what may be played and
what wins. Side 0 is seat 0.
"""

from collections.abc import MutableSequence
from dataclasses import dataclass
from typing import Final

from barg.kernel.bits import highest, lowest, popcount
from barg.kernel.records import numbers
from barg.kernel.shelem.fields import ACE_NARS, ACES, CARD_NUMBERS, NONE, PLAYS
from barg.kernel.shelem.trick import best_card, cards_of_suit, playable, strength, suit_of
from barg.solver.engine.table import Table, mixed

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


def test(s: PileSearch, table: Table, need: int) -> None:
    """Test whether side 0 takes ``need`` units from the trick of frame 0 on."""
    s.tests += 1
    s.need[0] = need
    d = 0
    while True:
        decided = _enter(s, table, d)
        while True:
            if decided:
                if d == 0:
                    return
                d -= 1
                _take_back(s, d)
                decided = s.side == s.turn[d]
            elif s.untried[d]:
                _play(s, d, _next_move(s, d))
                d += 1
                break
            else:
                s.side = 1 - s.turn[d]
                decided = True
            if decided and d and s.place[d] == 0:
                _keep(s, table, d)


def _enter(s: PileSearch, table: Table, d: int) -> bool:
    if s.place[d] == 0:
        s.nodes += 1
        if s.need[d] <= 0 or s.need[d] > units_left(s, d):
            s.side = 0 if s.need[d] <= 0 else 1
            return True
        if d and _look_up(s, table, d):
            return True
    moves = legal(s, d)
    if d == 0 and s.only != NONE:
        moves = 1 << s.only
    elif s.place[d] < 2:
        moves = _different(s, d, moves)
    s.untried[d] = moves
    return False


def _different(s: PileSearch, d: int, moves: int) -> int:
    """Of hand cards with no other card between and equal worth only the lowest.

    (With ace_nars the ace is over the two, and not beside the king.)
    """
    everything = s.hands[0] | s.hands[1] | s.under | on_table(s, d)
    kept = moves
    rest = moves
    while rest:
        card = highest(rest)
        rest ^= 1 << card
        suit = everything & cards_of_suit(suit_of(card, s.trump), s.trump)
        lower = suit & (1 << card) - 1
        if lower:
            other = highest(lower)
            turned = s.trump == ACE_NARS and 1 << card & ACES != 0
            if moves >> other & 1 and s.worth[other] == s.worth[card] and not turned:
                kept ^= 1 << card
    return kept


def _next_move(s: PileSearch, d: int) -> int:
    """The strongest card first where it takes the trick; else the dearest to the own side."""
    moves = s.untried[d]
    led = led_in(s, d)
    cards = on_table(s, d)
    ours = False
    if cards:
        best = best_card(cards, led, s.trump)
        owner = s.leader[d]
        if best == s.cards[4 * d + 1]:
            owner = 1 - owner
        ours = owner == s.turn[d]
    found, weight = NONE, -ENOUGH * ENOUGH
    rest = moves
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        force = strength(card, led if cards else suit_of(card, s.trump), s.trump)
        if ours:
            new = 20 * s.worth[card] - force
        elif cards == 0 or best_card(cards | 1 << card, led, s.trump) == card:
            new = 1000 + 20 * s.worth[card] + force
        else:
            new = -20 * s.worth[card] - force
        if new > weight:
            weight = new
            found = card
    return found


def _play(s: PileSearch, d: int, card: int) -> None:
    s.untried[d] &= ~(1 << card)
    s.move[d] = card
    seat, place = s.turn[d], s.place[d]
    if place < 2:
        s.hands[seat] ^= 1 << card
    else:
        for pile in range(3 * seat, 3 * seat + 3):
            if s.left[pile] and s.piles[4 * pile + 4 - s.left[pile]] == card:
                s.pile[d] = pile
        s.left[s.pile[d]] -= 1
        s.under ^= 1 << card
    n = d + 1
    s.need[n] = s.need[d]
    if place < 3:
        for other in range(place):
            s.cards[4 * n + other] = s.cards[4 * d + other]
        s.cards[4 * n + place] = card
        s.turn[n] = 1 - seat
        s.place[n] = place + 1
        s.leader[n] = s.leader[d]
        return
    cards = on_table(s, d) | 1 << card
    best = best_card(cards, led_in(s, d), s.trump)
    winner = s.leader[d]
    if best in (card, s.cards[4 * d + 1]):
        winner = 1 - winner
    s.turn[n] = s.leader[n] = winner
    s.place[n] = 0
    if winner == 0:
        s.need[n] -= 1 + worth_of(s, cards)


def _take_back(s: PileSearch, d: int) -> None:
    card = s.move[d]
    if s.place[d] < 2:
        s.hands[s.turn[d]] ^= 1 << card
    else:
        s.left[s.pile[d]] += 1
        s.under ^= 1 << card


def _piles_key(s: PileSearch, d: int) -> int:
    key = s.leader[d]
    for pile in range(6):
        key = key << 3 | s.left[pile]
    return key


def _row_of(s: PileSearch, table: Table, d: int) -> int:
    hashed = mixed(mixed(0, s.hands[0] | s.hands[1]), _piles_key(s, d))
    return ROW * (hashed & len(table) // ROW - 1)


def _is_at(s: PileSearch, table: Table, row: int, d: int) -> bool:
    same = table[row] == s.hands[0] | s.hands[1] and table[row + 1] == _piles_key(s, d)
    return same and table[row + 2] == s.generation


def _look_up(s: PileSearch, table: Table, d: int) -> bool:
    row = _row_of(s, table, d)
    if not _is_at(s, table, row, d):
        return False
    if s.need[d] <= table[row + 3]:
        s.side = 0
        return True
    s.side = 1
    return s.need[d] > table[row + 4]


def _keep(s: PileSearch, table: Table, d: int) -> None:
    """Note a bound; another position in its row is lost."""
    row = _row_of(s, table, d)
    if not _is_at(s, table, row, d):
        table[row] = s.hands[0] | s.hands[1]
        table[row + 1] = _piles_key(s, d)
        table[row + 2] = s.generation
        table[row + 3] = 0
        table[row + 4] = ENOUGH
    if s.side == 0:
        table[row + 3] = max(table[row + 3], s.need[d])
    else:
        table[row + 4] = min(table[row + 4], s.need[d] - 1)


def solve(s: PileSearch, table: Table, guess: int, every: bool, out: MutableSequence[int]) -> int:
    """What seat 0 takes from the position of frame 0 on, in units, with best play.

    With ``every``, ``out`` holds the same for each card that may be played now.
    """
    s.nodes = s.tests = 0
    s.generation += 1
    s.only = NONE
    total = units_left(s, 0)
    best = _value(s, table, 0, total, guess)
    rest = legal(s, 0) if every else 0
    while rest:
        s.only = lowest(rest)
        rest &= rest - 1
        if s.turn[0]:
            out[s.only] = _value(s, table, best, total, best + 1)
        else:
            out[s.only] = _value(s, table, 0, best, best)
    return best


def _value(s: PileSearch, table: Table, low: int, high: int, guess: int) -> int:
    while low < high:
        need = min(max(guess, low + 1), high)
        test(s, table, need)
        if s.side == 0:
            low = need
            guess = need + 1
        else:
            high = need - 1
            guess = high
    return low
