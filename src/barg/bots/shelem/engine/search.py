"""Cards tried in many worlds: each card is played in each world, and the rest by the policy."""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Final

from barg.bots.shelem.engine.likelihood import log_likelihood
from barg.bots.shelem.engine.mind import ONE, Mind
from barg.bots.shelem.engine.options import MOST_OPTIONS, list_cards, standing_for
from barg.bots.shelem.engine.past import Past
from barg.bots.shelem.engine.playout import play_out
from barg.bots.shelem.engine.prior import move_towards
from barg.bots.shelem.engine.resampling import flatten, pick
from barg.bots.shelem.engine.table import Table, copy_table, play_card, units_of
from barg.bots.shelem.engine.worlds import Places, count_worlds, lay_out
from barg.kernel.chance import STATE_SIZE
from barg.kernel.records import numbers
from barg.kernel.sampling import draw
from barg.kernel.shelem.fields import TRICKS

MOST_WORLDS: Final = 4096
ROOM: Final = 1
"""How many tables `try_cards` needs beside one for each world."""


@dataclass(slots=True, eq=False, repr=False)
class Search:
    """What is asked and answered.

    Attributes:
        worlds: in how many worlds each card is tried. drawn: of how many drawn evenly they are
            picked by likelihood; where it is not more than ``worlds``, all are used.
        prior: how much what declarers hold and bury counts, of 1,024.
        even: every so manieth world is drawn evenly whatever is likely.
        packet_size: how many cards declarer lays away.
        rng: a generator, seeded.
        count: how many different cards there are. groups: for each all cards like it.
        picked: which of the worlds drawn were used.
    """

    worlds: int = 0
    drawn: int = 0
    prior: int = 0
    even: int = 10
    packet_size: int = 0
    rng: list[int] = numbers(STATE_SIZE)
    count: int = 0
    groups: list[int] = numbers(MOST_OPTIONS)
    picked: list[int] = numbers(MOST_WORLDS)


def outcome(t: Table) -> int:
    """What a finished play came to: twice declarer's raw units, one more with every trick."""
    side = t.declarer & 1
    raw = t.units[side] + 1 + units_of(t, t.packet)
    return 2 * raw + (1 if t.tricks[side] == TRICKS else 0)


def try_cards(
    past: Past,
    m: Mind,
    p: Places,
    s: Search,
    tables: Sequence[Table],
    numbers_of: tuple[MutableSequence[float], MutableSequence[float]],
    outcomes: MutableSequence[int],
) -> None:
    """Try every card that the seat to act may play.

    ``tables[0]`` is the table as that seat sees it, the others are room for `ROOM` tables and
    one for each world drawn. ``numbers_of`` is room for the counts of worlds (`WAYS`) and for
    one number a world drawn. ``outcomes`` becomes, for card ``c`` in world ``w``, at
    ``c * s.worlds + w`` what that came to.
    """
    view, work = tables[0], tables[1]
    s.count = list_cards(view, s.groups)
    ways, logs = numbers_of
    count_worlds(view, s.packet_size, p, ways)
    drawn = max(s.worlds, s.drawn) if past.played else s.worlds
    for number in range(drawn):
        draw(p.unseen, p.room, p.voids, ways, s.rng, p.drawn)
        if number % s.even:
            move_towards(view, past, p, s.rng, s.prior / ONE)
        lay_out(view, p, tables[ROOM + 1 + number])
    _pick_worlds(past, m, s, tables, logs, drawn)
    for number in range(s.worlds):
        again = number > 0 and s.picked[number] == s.picked[number - 1]
        for place in range(s.count):
            at = place * s.worlds + number
            if again:
                outcomes[at] = outcomes[at - 1]
                continue
            copy_table(tables[ROOM + 1 + s.picked[number]], work)
            play_card(work, standing_for(s.groups[place]))
            play_out(work, m)
            outcomes[at] = outcome(work)


def _pick_worlds(
    past: Past,
    m: Mind,
    s: Search,
    tables: Sequence[Table],
    logs: MutableSequence[float],
    drawn: int,
) -> None:
    if drawn == s.worlds:
        for number in range(drawn):
            s.picked[number] = number
        return
    for number in range(drawn):
        world = tables[ROOM + 1 + number]
        logs[number] = log_likelihood(tables[0], world, past, m, tables[1])
    flatten(logs, drawn)
    pick(logs, drawn, s.picked, s.worlds)
