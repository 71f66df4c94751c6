"""Cards tried in many worlds between two: each is played in each, and the rest by the policy."""

from collections.abc import MutableSequence, Sequence

from barg.bots.shelem.engine.pile_policy import play_out_two
from barg.bots.shelem.engine.pile_table import (
    PILES,
    UNKNOWN,
    PileTable,
    copy_piles,
    pile_units,
    play_two,
    playable_two,
    turn_up,
)
from barg.bots.shelem.engine.search import Search
from barg.bots.shelem.engine.worlds import Places
from barg.kernel.bits import lowest, nth_bit, popcount
from barg.kernel.chance import Generator, below
from barg.kernel.sampling import build, draw
from barg.kernel.shelem.fields import PILE_SIZE, TRICKS

HAND, DOWN, PACKET = 0, 1, 3
"""The places of unseen cards: the other's hand, the piles of both seats, the packet."""


def outcome_two(t: PileTable) -> int:
    """What a finished play came to, as `barg.bots.shelem.engine.search.outcome`."""
    raw = t.units[t.declarer] + 1 + pile_units(t, t.packet)
    return 2 * raw + (1 if t.tricks[t.declarer] == TRICKS else 0)


def try_two(
    seat: int,
    p: Places,
    s: Search,
    tables: Sequence[PileTable],
    ways: MutableSequence[float],
    outcomes: MutableSequence[int],
) -> None:
    """Try every card that ``seat``, who is to act, may play.

    ``tables[0]`` is the table as that seat sees it, the next two are room; ``p`` has its
    places, of no room where nothing is hidden. ``outcomes`` become as those of
    `barg.bots.shelem.engine.search.try_cards`.
    """
    view, world, work = tables[0], tables[1], tables[2]
    cards = playable_two(view)
    s.count = 0
    while cards:
        s.groups[s.count] = cards & -cards
        s.count += 1
        cards &= cards - 1
    build(p.counts, p.room, p.voids, ways)
    for number in range(s.worlds):
        draw(p.unseen, p.room, p.voids, ways, s.rng, p.drawn)
        copy_piles(view, world)
        world.hands[1 - seat] |= p.drawn[HAND]
        for other in range(2):
            _fill_piles(world, other, p.drawn[DOWN + other], s.rng)
        if view.place < 2:
            turn_up(world)  # in the first trick they are not open yet (S32)
        if p.room[PACKET]:
            world.packet = p.drawn[PACKET]
        for place in range(s.count):
            copy_piles(world, work)
            play_two(work, lowest(s.groups[place]))
            play_out_two(work)
            outcomes[place * s.worlds + number] = outcome_two(work)


def _fill_piles(t: PileTable, seat: int, cards: int, rng: Generator) -> None:
    """Lay cards into the places that are not known, in any order."""
    first = PILES * PILE_SIZE * seat
    for place in range(first, first + PILES * PILE_SIZE):
        if t.piles[place] == UNKNOWN:
            card = nth_bit(cards, below(rng, popcount(cards)))
            cards ^= 1 << card
            t.piles[place] = card
