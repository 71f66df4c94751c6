"""What one seat may know, as a row of integers (the parts are named by `parts`).

Seats are told from the own one on: 0 is the own seat, 1 the next. Cards are 53 numbers, how
many there are of each, the jokers last. The same things are hidden as in
`barg.rummy.observation`.
"""

from collections.abc import MutableSequence
from typing import Final

from barg.cards import JOKER
from barg.kernel.rummy.fields import MOST_MELDS, NONE, OVER, Deal, Options
from barg.kernel.rummy.numbering import CARD_KINDS
from barg.kernel.rummy.shape import held, high, is_run, line, low, wild

PHASES: Final = 3
MELD_SIZE: Final = 9
NUMBERS: Final = 9
LARGEST: Final = 32_000
"""Totals beyond this, either way, are written as this: a row fits 16 bits."""
Row = MutableSequence[int]


def parts(o: Options) -> list[tuple[str, int]]:
    """The parts of a row in order: name and length.

    ``known`` are for each seat the cards that all know it to hold, ``pile`` the discards with
    their top. A meld is: 1 for a set or 2 for a run; rank or suit; first and last place; how
    many cards of each suit (a set); jokers, of a run a bit for each of its cards.
    """
    players = o.players
    return [
        ("phase", PHASES),
        ("hand", CARD_KINDS),
        ("known", CARD_KINDS * players),
        ("pile", CARD_KINDS),
        ("top", CARD_KINDS),
        ("taken", CARD_KINDS),
        ("melds", MELD_SIZE * MOST_MELDS),
        ("sizes", players),
        ("totals", players),
        ("turn", players),
        ("dealer", players),
        ("laid_before", players),
        ("opened", players),
        ("winner", players),
        ("stock_size", 1),
        ("pile_size", 1),
        ("meld_count", 1),
        ("melds_before", 1),
        ("reshuffles", 1),
        ("turns", 1),
        ("laid_now", 1),
        ("laid_points", 1),
        ("bonus", 1),
    ]


def width(o: Options) -> int:
    """The length of a row."""
    return PHASES + CARD_KINDS * (4 + o.players) + MELD_SIZE * MOST_MELDS + 7 * o.players + NUMBERS


def write(o: Options, k: Deal, seat: int, out: Row) -> None:
    """Write what a seat knows."""
    for place in range(width(o)):
        out[place] = 0
    out[k.phase] = 1
    at = _put_hand(out, PHASES, k.ones[seat], k.twos[seat], k.jokers[seat])
    for other in range(o.players):
        who = (seat + other) % o.players
        at = _put_hand(out, at, k.known_ones[who], k.known_twos[who], k.known_jokers[who])
    for place in range(k.pile_size):
        out[at + k.pile_cards[place]] += 1
    at += CARD_KINDS
    if k.pile_size:
        out[at + k.pile_cards[k.pile_size - 1]] = 1
    at += CARD_KINDS
    if k.taken != NONE:
        out[at + k.taken] = 1
    at = _put_melds(k, out, at + CARD_KINDS)
    at = _put_seats(o, k, seat, out, at)
    _put_numbers(k, out, at)


def _put_hand(out: Row, at: int, ones: int, twos: int, jokers: int) -> int:
    for card in range(JOKER):
        out[at + card] = (ones >> card & 1) + (twos >> card & 1)
    out[at + JOKER] = jokers
    return at + CARD_KINDS


def _put_melds(k: Deal, out: Row, at: int) -> int:
    for number in range(k.meld_count):
        shape, start = k.shapes[number], at + MELD_SIZE * number
        run = is_run(shape)
        out[start] = 2 if run else 1
        out[start + 1] = line(shape)
        out[start + 2] = low(shape)
        out[start + 3] = high(shape)
        for suit in range(4):
            out[start + 4 + suit] = held(shape) >> 2 * suit & 3
        out[start + 8] = wild(shape) >> low(shape) if run else wild(shape)
    return at + MELD_SIZE * MOST_MELDS


def _put_seats(o: Options, k: Deal, seat: int, out: Row, at: int) -> int:
    players = o.players
    for other in range(players):
        who = (seat + other) % players
        out[at + other] = k.sizes[who]
        out[at + players + other] = max(-LARGEST, min(LARGEST, k.totals[who]))
        out[at + 2 * players + other] = int(who == k.turn and k.phase != OVER)
        out[at + 3 * players + other] = int(who == k.dealer)
        out[at + 4 * players + other] = k.laid_before >> who & 1
        out[at + 5 * players + other] = k.opened >> who & 1
        out[at + 6 * players + other] = int(who == k.out_seat)
    return at + 7 * players


def _put_numbers(k: Deal, out: Row, at: int) -> None:
    out[at] = k.stock_size
    out[at + 1] = k.pile_size
    out[at + 2] = k.meld_count
    out[at + 3] = k.melds_before
    out[at + 4] = k.reshuffles
    out[at + 5] = k.turns
    out[at + 6] = k.laid_now
    out[at + 7] = k.laid_points
    out[at + 8] = k.bonus
