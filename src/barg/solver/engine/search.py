"""Zero-window tests: does side 0 take at least so many units? With an explicit stack."""

from barg.kernel.bits import highest, lowest, popcount
from barg.solver.engine.fields import (
    LANE,
    LANE_BITS,
    MOVES,
    NO_MOVE,
    TRIED,
    WIDTH,
    Search,
    of_lane,
    required,
    units,
)
from barg.solver.engine.follows import list_follows
from barg.solver.engine.leads import list_leads
from barg.solver.engine.setup import owners_of
from barg.solver.engine.sure import decided_at_once
from barg.solver.engine.table import Table, keep, look_up

MOST_UNITS = 99


def test(s: Search, slots: Table, entries: Table, need: int) -> None:
    """Test whether side 0 takes ``need`` units from the trick of frame 0 on.

    ``s.side`` is 0 if it does; ``s.bound`` is what that side surely takes.
    """
    s.tests += 1
    s.need[0] = need
    d = 0
    while True:
        decided = _enter_root(s) if d == 0 else _enter(s, slots, entries, d)
        while True:
            if decided:
                if d == 0:
                    return
                d -= 1
                decided = _take_back(s, d)
            else:
                place = _next_move(s, d)
                if place >= 0:
                    _play(s, d, place)
                    d += 1
                    break
                _refuted(s, d)
                decided = True
            if decided and s.place[d] == 0 and d:
                keep(s, slots, entries, d)


def _enter_root(s: Search) -> bool:
    """Begin with frame 0: nothing is decided without search, so that single moves can be tested."""
    s.wanted[0] = 0
    s.needed[0] = 0
    s.least[0] = MOST_UNITS
    s.total[0] = s.left[0] + units(s, s.start[0])
    if s.need[0] <= 0 or s.need[0] > s.total[0]:
        s.side = 0 if s.need[0] <= 0 else 1
        s.bound = 0
        return True
    if s.place[0]:
        list_follows(s, 0)
    else:
        list_leads(s, 0, NO_MOVE)
    if s.only:
        for place in range(s.count[0]):
            if s.alike[place] & s.only == 0:
                s.weights[place] = TRIED
    return False


def _enter(s: Search, slots: Table, entries: Table, d: int) -> bool:
    """Begin with a position: decide it without search, or list its moves."""
    s.wanted[d] = 0
    s.needed[d] = 0
    s.least[d] = MOST_UNITS
    if s.place[d]:
        list_follows(s, d)
        return False
    s.nodes += 1
    start = s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    s.start[d] = start
    s.total[d] = s.left[d] + units(s, start)
    if s.need[d] <= 0 or s.need[d] > s.total[d]:
        s.side = 0 if s.need[d] <= 0 else 1
        s.bound = s.relevant = s.captured = 0
        return True
    if s.left[d] == 1:
        _last_trick(s, d)
        return True
    if decided_at_once(s, d):
        return True
    s.ranks0[d] = _ranks(s, start, 0)
    s.ranks1[d] = _ranks(s, start, 2)
    if look_up(s, slots, entries, d):
        return True
    list_leads(s, d, s.best)
    return False


def _ranks(s: Search, start: int, lane: int) -> int:
    """The owners of two lanes side by side, the first in the lower bits."""
    lower = owners_of(s, lane, of_lane(start, lane))
    return owners_of(s, lane + 1, of_lane(start, lane + 1)) << 2 * WIDTH | lower


def beats(s: Search, card: int, high: int) -> bool:
    """Whether a card takes a trick from the one that wins it so far."""
    if card // LANE == high // LANE:
        return card > high
    return s.trumps == 1 and card < LANE


def _last_trick(s: Search, d: int) -> None:
    """The last trick plays itself."""
    winner = s.seat[d]
    high = highest(s.hands[winner])
    for step in range(1, 4):
        seat = s.seat[d] + step & 3
        card = highest(s.hands[seat])
        if beats(s, card, high):
            high = card
            winner = seat
    s.side = winner & 1
    _note_winner(s, s.start[d], high)
    s.bound = 1
    s.captured = 0
    if required(s, d, s.side) > 1:
        s.bound = s.total[d]
        s.captured = s.start[d] & s.valued


def _note_winner(s: Search, trick: int, high: int) -> None:
    """Make the rank of a trick's winner relevant, unless it alone is of its lane."""
    s.relevant = 0
    if popcount(of_lane(trick, high // LANE)) > 1:
        s.relevant = 1 << high


def _next_move(s: Search, d: int) -> int:
    """The move with the highest weight that is not tried yet; -1 when all are."""
    found = -1
    weight = TRIED
    for place in range(MOVES * d, MOVES * d + s.count[d]):
        if s.weights[place] > weight:
            weight = s.weights[place]
            found = place
    return found


def _play(s: Search, d: int, place: int) -> None:
    """Play a move of frame ``d`` and set up the frame that follows."""
    card = s.cards[place]
    s.weights[place] = TRIED
    s.move[d] = place
    seat = s.seat[d]
    s.hands[seat] ^= 1 << card
    if card < 3 * LANE:
        s.shape -= 1 << 4 * (4 * (card // LANE) + seat)
    high, winner = card, seat
    if s.place[d] and not beats(s, card, s.high[d]):
        high, winner = s.high[d], s.winner[d]
    trick = s.trick[d] | 1 << card if s.place[d] else 1 << card
    n = d + 1
    if s.place[d] < 3:
        s.seat[n] = seat + 1 & 3
        s.place[n] = s.place[d] + 1
        s.led[n] = s.led[d] if s.place[d] else card // LANE
        s.high[n] = high
        s.winner[n] = winner
        s.trick[n] = trick
        s.start[n] = s.start[d]
        s.need[n] = s.need[d]
        s.total[n] = s.total[d]
        s.left[n] = s.left[d]
        return
    s.seat[n] = winner
    s.place[n] = 0
    s.high[n] = high
    s.trick[n] = trick
    s.left[n] = s.left[d] - 1
    s.need[n] = s.need[d]
    if winner & 1 == 0:
        s.need[n] -= 1 + units(s, trick)


def _take_back(s: Search, d: int) -> bool:
    """Take the move of frame ``d`` back; whether its result decides the frame."""
    place = s.move[d]
    card = s.cards[place]
    seat = s.seat[d]
    s.hands[seat] ^= 1 << card
    if card < 3 * LANE:
        s.shape += 1 << 4 * (4 * (card // LANE) + seat)
    if s.place[d] == 3:
        _end_trick(s, d)
    if s.side == seat & 1:
        s.best = card
        return True
    _note_refuted(s, d, place)
    return False


def _end_trick(s: Search, d: int) -> None:
    """Add a trick to the result of what came after it."""
    n = d + 1
    trick, high = s.trick[n], s.high[n]
    if popcount(of_lane(trick, high // LANE)) > 1:
        s.relevant |= 1 << high
    if s.seat[n] & 1 == s.side:
        s.bound += 1
        if s.bound < required(s, d, s.side):
            s.bound += units(s, trick)
            s.captured |= trick & s.valued


def _note_refuted(s: Search, d: int, place: int) -> None:
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


def _refuted(s: Search, d: int) -> None:
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
