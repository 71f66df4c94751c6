"""Two-player Shelem with all piles open: an exact search, simpler than that for four."""

from collections.abc import MutableSequence

from barg.kernel.bits import highest, lowest
from barg.kernel.shelem.fields import ACE_NARS, ACES, NONE
from barg.kernel.shelem.trick import best_card, cards_of_suit, strength, suit_of
from barg.solver.engine.buckets import Table
from barg.solver.engine.pile_state import (
    ENOUGH,
    PileSearch,
    led_in,
    legal,
    on_table,
    units_left,
    worth_of,
)
from barg.solver.engine.pile_table import keep_piles, look_up_piles


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
                keep_piles(s, table, d)


def _enter(s: PileSearch, table: Table, d: int) -> bool:
    if s.place[d] == 0:
        s.nodes += 1
        if s.need[d] <= 0 or s.need[d] > units_left(s, d):
            s.side = 0 if s.need[d] <= 0 else 1
            return True
        if d and look_up_piles(s, table, d):
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
