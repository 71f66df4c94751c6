"""Moves that do not pass the test, and what that proves of the others and of the position."""

from barg.kernel.bits import highest, lowest
from barg.solver.engine.fields import (
    LANE,
    LANE_BITS,
    MOVES,
    NO_MOVE,
    TRIED,
    Search,
    of_lane,
    units,
)


def note_refuted(s: Search, d: int, place: int) -> None:
    """Gather what refuted a move, and drop the moves that it refutes as well.

    Cards under the lowest rank that mattered would have fared no better, if what was
    captured with this card is worth no more than they are.
    """
    card = s.cards[place]
    captured = s.captured
    if captured & s.alike[place]:
        captured |= s.alike[place] & s.valued
    s.wanted[d] |= s.relevant
    s.least[d] = min(s.least[d], s.bound)
    lane = card // LANE
    ranks = of_lane(s.relevant, lane)
    limit = lowest(ranks) if ranks else LANE
    if card % LANE < limit:
        lost = units(s, captured & 1 << card)
        for other in range(MOVES * d, MOVES * d + s.count[d]):
            if s.weights[other] == TRIED or s.cards[other] // LANE != lane:
                continue
            same = s.alike[other]
            if s.cards[other] % LANE >= limit or captured & same:
                continue
            if units(s, 1 << s.cards[other]) >= lost:
                s.weights[other] = TRIED
                if lost:
                    s.needed[d] |= same & s.valued
    s.needed[d] |= captured


def refuted(s: Search, d: int) -> None:
    """All moves are refuted: the other side passes the test."""
    s.side = 1 - (s.seat[d] & 1)
    s.bound = s.least[d]
    s.relevant = _with_runs(s, d)
    s.captured = s.needed[d]
    s.best = NO_MOVE


def _with_runs(s: Search, d: int) -> int:
    """Where the lowest relevant rank lies in a run of the mover's cards, take all of the run."""
    relevant = s.wanted[d]
    own = s.hands[s.seat[d]]
    for lane in range(4):
        ranks = of_lane(relevant, lane)
        mine = of_lane(own, lane)
        if ranks and mine & ranks & -ranks:
            limit = lowest(ranks)
            under = (1 << limit) - 1
            others = of_lane(s.start[d], lane) & ~mine & under
            run = mine & under & (LANE_BITS << highest(others) if others else LANE_BITS)
            if run:
                relevant |= 1 << lowest(run) + LANE * lane
    return relevant
