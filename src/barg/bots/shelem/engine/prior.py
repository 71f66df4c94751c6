"""What declarers hold and bury: worlds moved towards it, by swaps that keep all that was seen.

Declarer named its best suit and laid its worst cards away, so that an even draw of the unseen
cards is very unlike a real deal: it has too few trumps in declarer's hand, and aces and trumps in
the packet. A chain of swaps between places (Metropolis) leads from an even draw to worlds that
are so much likelier as the weights say.
"""

from math import exp
from typing import Final

from barg.bots.shelem.engine.lanes import ACE_BIT, LANE, LANE_BITS, LANES, TOP_RANK
from barg.bots.shelem.engine.past import Past
from barg.bots.shelem.engine.table import Table
from barg.bots.shelem.engine.worlds import OTHERS, PACKET, Places
from barg.kernel.bits import nth_bit, popcount
from barg.kernel.chance import Generator, below, next_number
from barg.kernel.shelem.fields import NONE

SWAPS: Final = 150
"""How many swaps are tried for a world."""
MANY: Final = 4
"""From so many trumps on one more adds less."""
KING_BIT: Final = 1 << TOP_RANK - 1
HIGH_TRUMPS: Final = 0b111 << TOP_RANK - 2
TWO_32: Final = 4294967296.0

# Logarithms of how much likelier a card in declarer's hand, or in the packet, makes a deal.
TRUMP: Final = 1.7
TRUMP_OVER_MANY: Final = -0.6
HIGH_TRUMP: Final = 0.5
ACE: Final = 1.9
KING: Final = 0.7
TEN: Final = -2.1
FIVE: Final = -1.25
VOID: Final = 3.5
BURIED_TRUMP: Final = -1.6
BURIED_ACE: Final = -1.8
BURIED_KING: Final = -0.6
BURIED_TEN: Final = 1.55
BURIED_FIVE: Final = 1.0
BURIED_LANE: Final = -1.5


def log_prior(t: Table, hand: int, packet: int) -> float:
    """The logarithm of how likely this hand (as at the first lead) and packet are."""
    trumps = hand & LANE_BITS
    count = popcount(trumps)
    found = TRUMP * count + HIGH_TRUMP * popcount(trumps & HIGH_TRUMPS)
    found += TRUMP_OVER_MANY * max(0, count - MANY)
    found += BURIED_TRUMP * popcount(packet & LANE_BITS)
    tens = t.units2 & ~t.units1
    fives = t.units1 & ~t.units2
    for lane in range(1, LANES):
        held, laid = hand >> LANE * lane & LANE_BITS, packet >> LANE * lane & LANE_BITS
        ten, five = tens >> LANE * lane & ~ACE_BIT, fives >> LANE * lane & ~ACE_BIT
        if held == 0:
            found += VOID
        found += ACE * popcount(held & ACE_BIT) + KING * popcount(held & KING_BIT)
        found += TEN * popcount(held & ten) + FIVE * popcount(held & five)
        if laid:
            found += BURIED_LANE + BURIED_ACE * popcount(laid & ACE_BIT)
            found += BURIED_KING * popcount(laid & KING_BIT)
            found += BURIED_TEN * popcount(laid & ten) + BURIED_FIVE * popcount(laid & five)
    return found


def move_towards(view: Table, past: Past, p: Places, rng: Generator, share: float) -> None:
    """Swap cards of the world drawn in ``p``, so that it becomes a likely one.

    ``share`` of the logarithms counts. Nothing is done where the seat knows the packet, where
    nobody does (S36), and without trumps.
    """
    if view.knower in (NONE, view.turn) or not view.trumps:
        return
    place = (view.declarer - view.turn - 1) & 3
    gone = 0
    for number in range(past.played):
        if past.seats[number] == view.declarer:
            gone |= 1 << past.plays[number]
    now = log_prior(view, p.drawn[place] | gone, p.drawn[PACKET])
    for _ in range(SWAPS):
        mine = PACKET if next_number(rng) & 1 else place
        other = below(rng, OTHERS + 1)
        if other == mine or p.room[mine] == 0 or p.room[other] == 0:
            continue
        if not _swap(p, rng, mine, other):
            continue
        then = log_prior(view, p.drawn[place] | gone, p.drawn[PACKET])
        change = (then - now) * share
        if change >= 0 or next_number(rng) / TWO_32 < exp(change):
            now = then
        else:
            _swap_back(p, mine, other)


def _swap(p: Places, rng: Generator, mine: int, other: int) -> bool:
    """Swap a card of each place; False where a void forbids it."""
    a = nth_bit(p.drawn[mine], below(rng, p.room[mine]))
    b = nth_bit(p.drawn[other], below(rng, p.room[other]))
    if p.voids[mine] >> b // LANE & 1 or p.voids[other] >> a // LANE & 1:
        return False
    p.swapped[0], p.swapped[1] = a, b
    p.drawn[mine] ^= 1 << a | 1 << b
    p.drawn[other] ^= 1 << a | 1 << b
    return True


def _swap_back(p: Places, mine: int, other: int) -> None:
    cards = 1 << p.swapped[0] | 1 << p.swapped[1]
    p.drawn[mine] ^= cards
    p.drawn[other] ^= cards
