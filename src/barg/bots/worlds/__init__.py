"""Worlds of Shelem: deals that agree with all that a seat has seen, drawn evenly."""

from random import Random

from barg.bots.worlds.places import Places, places_of
from barg.bots.worlds.rebuilding import state_of
from barg.kernel.chance import STATE_SIZE, seed
from barg.kernel.sampling import PLACES, WAYS, build, draw
from barg.shelem import Observation, Phase, State

__all__ = ["Places", "Worlds", "places_of"]
SEED_BITS = 62


class Worlds:
    """All deals that agree with an observation of Shelem, for four or for two.

    Agreement is exact: hands, packet and face-down pile cards that nobody has shown to the
    seat, suits that others were out of. What bids and plays make likely is left aside: every
    deal is as likely as any other.

    Attributes:
        places: the unseen cards and where they may lie.
        count: how many ways there are to lay the unseen cards out (a float, exact to 2^53).
    """

    def __init__(self, seen: Observation, chance: Random) -> None:
        """Count the worlds; ``chance`` decides which are drawn.

        Raises:
            ValueError: the observation is a spectator's, or the deal is over.
        """
        if seen.seat is None or seen.phase == Phase.OVER:
            raise ValueError("worlds are those of a seat in a running deal")
        self._seen = seen
        self._chance = chance
        self.places = places_of(seen)
        self._ways = [0.0] * WAYS
        places = self.places
        counts = [cards.bit_count() for cards in places.unseen]
        self.count = build(counts, places.room, places.voids, self._ways)
        self._generator = [0] * STATE_SIZE
        seed(self._generator, chance.getrandbits(SEED_BITS), 0)

    def draw(self) -> State:
        """A world: a state that the seat cannot tell from the real one."""
        return state_of(self._seen, self.places, self.draw_cards(), self._chance)

    def draw_cards(self) -> list[int]:
        """Only the sets of cards in the places of `places`."""
        places, cards = self.places, [0] * PLACES
        draw(places.unseen, places.room, places.voids, self._ways, self._generator, cards)
        return cards
