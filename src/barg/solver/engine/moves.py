"""Playing moves and taking them back."""

from barg.kernel.bits import popcount
from barg.solver.engine.fields import LANE, MOVES, TRIED, Search, of_lane, required, units
from barg.solver.engine.refuted import note_refuted


def beats(s: Search, card: int, high: int) -> bool:
    """Whether a card takes a trick from the one that wins it so far."""
    if card // LANE == high // LANE:
        return card > high
    return s.trumps == 1 and card < LANE


def next_move(s: Search, d: int) -> int:
    """The move with the highest weight that is not tried yet; -1 when all are."""
    found = -1
    weight = TRIED
    for place in range(MOVES * d, MOVES * d + s.count[d]):
        if s.weights[place] > weight:
            weight = s.weights[place]
            found = place
    return found


def play(s: Search, d: int, place: int) -> None:
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


def take_back(s: Search, d: int) -> bool:
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
    note_refuted(s, d, place)
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
