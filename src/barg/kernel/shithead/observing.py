"""What one seat may know, as a row of integers (the parts are named by `parts`).

Seats are told from the own one on: 0 is the own seat, 1 the next. Cards are counted: 53
numbers, how many of each there are, the jokers last. The same things are hidden as in
`barg.shithead.observation`.
"""

from collections.abc import MutableSequence
from typing import Final

from barg.kernel.shithead.fields import BLIND_ROOM, JOKER, NONE, OVER, Deal, Options
from barg.kernel.shithead.pile import rank_to_beat
from barg.kernel.shithead.play import pile_zone
from barg.kernel.shithead.zones import held, size

COUNTS: Final = JOKER + 1
PHASES: Final = 3
TOP: Final = 4
"""So many cards of the pile are told in order: as many as may burn."""
SINGLES: Final = 8
LARGEST: Final = 32_000
"""Larger numbers are written as this: a row fits 16 bits."""

Row = MutableSequence[int]


def parts(o: Options) -> list[tuple[str, int]]:
    """The parts of a row in order: name and length.

    ``shown`` are the cards of each hand that everybody has seen. ``blind`` are each seat's
    blind cards by number: card plus one where everybody has seen it, -1 where not, 0 where
    there is none. ``top`` are the pile's top cards, plus one, the top first. ``out`` is each
    seat's place among those who are out, from 1, else 0. ``to_beat`` is the rank on which the
    next card goes and ``bound`` the rank that binds after a burn, plus one, 0 for none.
    """
    players = o.players
    return [
        ("phase", PHASES),
        ("hand", COUNTS),
        ("shown", COUNTS * players),
        ("face_up", COUNTS * players),
        ("pile", COUNTS),
        ("burned", COUNTS),
        ("blind", BLIND_ROOM * players),
        ("top", TOP),
        ("hand_sizes", players),
        ("turn", players),
        ("dealer", players),
        ("out", players),
        ("losses", players),
        ("wins", players),
        *((name, 1) for name in ("direction", "swapped", "to_beat", "bound")),
        *((name, 1) for name in ("stock", "pile_size", "turns", "deals")),
    ]


def width(o: Options) -> int:
    """The length of a row."""
    seats = 2 * COUNTS + BLIND_ROOM + 6
    return PHASES + 3 * COUNTS + TOP + seats * o.players + SINGLES


def write(o: Options, k: Deal, seat: int, out: Row) -> None:
    """Write what a seat knows."""
    for place in range(width(o)):
        out[place] = 0
    out[k.phase] = 1
    at = _put(out, PHASES, k.hand_one[seat], k.hand_two[seat])
    for step in range(o.players):
        who = (seat + step) % o.players
        _put(out, at + COUNTS * step, k.shown_one[who], k.shown_two[who])
        _put(out, at + COUNTS * (o.players + step), k.row_one[who], k.row_two[who])
    at += 2 * COUNTS * o.players
    one, two = pile_zone(k)
    at = _put(out, at, one, two)
    at = _put(out, at, k.burned_one[0], k.burned_two[0])
    at = _write_places(o, k, seat, out, at)
    at = _write_seats(o, k, seat, out, at)
    _write_numbers(o, k, out, at)


def _put(out: Row, at: int, one: int, two: int) -> int:
    for card in range(COUNTS):
        out[at + card] = held(one, two, card)
    return at + COUNTS


def _write_places(o: Options, k: Deal, seat: int, out: Row, at: int) -> int:
    """The blind cards that everybody has seen, and the pile's top."""
    for step in range(o.players):
        who = (seat + step) % o.players
        for number in range(k.blind_left[who]):
            seen = k.blind_shown[who] >> number & 1
            card = k.blind_cards[BLIND_ROOM * who + number]
            out[at + BLIND_ROOM * step + number] = card + 1 if seen else -1
    at += BLIND_ROOM * o.players
    for depth in range(min(TOP, k.pile_left)):
        out[at + depth] = k.pile_cards[k.pile_left - 1 - depth] + 1
    return at + TOP


def _write_seats(o: Options, k: Deal, seat: int, out: Row, at: int) -> int:
    """What there is one number of for each seat."""
    players = o.players
    for step in range(players):
        who = (seat + step) % players
        out[at + step] = size(k.hand_one[who], k.hand_two[who])
        out[at + players + step] = int(k.phase != OVER and k.turn == who)
        out[at + 2 * players + step] = int(k.dealer == who)
        out[at + 4 * players + step] = min(LARGEST, k.totals[who])
        out[at + 5 * players + step] = min(LARGEST, k.totals[players + who])
    for place in range(k.out_count):
        step = (k.out_seats[place] - seat + players) % players
        out[at + 3 * players + step] = place + 1
    return at + 6 * players


def _write_numbers(o: Options, k: Deal, out: Row, at: int) -> None:
    out[at] = k.direction
    out[at + 1] = k.swapped
    out[at + 2] = rank_to_beat(o, k.pile_cards, k.pile_left) - NONE
    out[at + 3] = k.bound - NONE
    out[at + 4] = k.stock_left
    out[at + 5] = k.pile_left
    out[at + 6] = min(LARGEST, k.turns)
    out[at + 7] = min(LARGEST, k.totals[2 * o.players])
