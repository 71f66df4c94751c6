"""The room of a search in Shelem for two."""

from barg.bots.shelem.arrays import compiled_or_not, floats, integers, many, one, write
from barg.bots.shelem.engine.lanes import lane_of_suit, to_lanes
from barg.bots.shelem.engine.options import MOST_OPTIONS
from barg.bots.shelem.engine.pile_search import try_two
from barg.bots.shelem.engine.pile_table import PileTable
from barg.bots.shelem.engine.search import MOST_WORLDS, Search
from barg.bots.shelem.engine.worlds import Places
from barg.bots.shelem.pile_view import pile_table_of
from barg.bots.shelem.trial import Budget, Trial, read_trials
from barg.bots.worlds.places import places_of
from barg.kernel.chance import seed
from barg.kernel.sampling import WAYS
from barg.shelem import Observation

TABLES = 3


class TwoRoom:
    """A `barg.bots.shelem.trial.Room` for two players.

    Args:
        fast: compile the search; without it few worlds are already slow.
    """

    def __init__(self, *, fast: bool = True) -> None:
        self._run = compiled_or_not(try_two, fast=fast)
        self._places, self._search = one(Places, fast=fast), one(Search, fast=fast)
        self._tables = many(PileTable, TABLES, fast=fast)
        self._ways = floats(WAYS, fast=fast)
        self._outcomes = integers(MOST_OPTIONS * MOST_WORLDS, fast=fast)

    def try_all(self, seen: Observation, trump: int, budget: Budget, number: int) -> list[Trial]:
        """See `barg.bots.shelem.trial.Room`; likelihood is left aside."""
        assert seen.seat is not None, "a spectator does not play"
        search = Search(budget.worlds)
        seed(search.rng, number, trump)
        write(search, self._search)
        write(pile_table_of(seen, trump), self._tables[0])
        write(lane_places(seen, trump), self._places)
        self._run(seen.seat, self._places, self._search, self._tables, self._ways, self._outcomes)
        return read_trials(self._search, self._outcomes, trump, budget.worlds)


def lane_places(seen: Observation, trump: int) -> Places:
    """The places of a seat's unseen cards, by lane."""
    found, places = Places(), places_of(seen)
    unseen = to_lanes(sum(places.unseen), trump)
    for lane in range(4):
        found.unseen[lane] = unseen & (1 << 15) - 1 << 16 * lane
        found.counts[lane] = found.unseen[lane].bit_count()
    found.room = list(places.room)
    for place, voids in enumerate(places.voids):
        for suit in range(4):
            found.voids[place] |= (voids >> suit & 1) << lane_of_suit(suit, trump)
    return found
