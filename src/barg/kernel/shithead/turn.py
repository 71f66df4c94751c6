"""What a seat may do in its turn: play, turn a blind card, pick up (H6–H12, H15, H20)."""

from barg.kernel.bits import lowest
from barg.kernel.shithead.codes import BLIND, PICKUP, PLAY, action
from barg.kernel.shithead.fields import Deal, Options
from barg.kernel.shithead.pile import fitting, obeying, rank_to_beat
from barg.kernel.shithead.zones import choice, choices, ranks_in, ways


def playable(o: Options, k: Deal) -> int:
    """The set of ranks that may be played now, held or not."""
    top = rank_to_beat(o, k.pile_cards, k.pile_left)
    return fitting(o, top) & obeying(o, k.bound)


def open_ones(k: Deal, seat: int) -> int:
    """The cards to play from: the hand, else the face-up row; none: a blind one (H9–H11)."""
    return k.hand_one[seat] if k.hand_one[seat] else k.row_one[seat]


def open_twins(k: Deal, seat: int) -> int:
    """The twins among the cards to play from."""
    return k.hand_two[seat] if k.hand_one[seat] else k.row_two[seat]


def may_take_along(o: Options, k: Deal) -> bool:
    """Whether face-up cards may go along with the pile, where it is picked up (H9)."""
    return o.along != 0 and k.hand_one[k.turn] == 0


def turn_count(o: Options, k: Deal) -> int:
    """How many actions are legal."""
    one, two = open_ones(k, k.turn), open_twins(k, k.turn)
    if one == 0:
        return k.blind_left[k.turn]
    ranks = ranks_in(one)
    found = choices(one, two, ranks & playable(o, k))
    if k.pile_left:
        found += 1
        if may_take_along(o, k):
            found += choices(one, two, ranks)
    return found


def nth_turn(o: Options, k: Deal, place: int) -> int:
    """The plays rank by rank, then picking up, then what may go along; or the blind cards."""
    one, two = open_ones(k, k.turn), open_twins(k, k.turn)
    if one == 0:
        return action(BLIND, 0, place)
    ranks = ranks_in(one)
    fitting_ranks = ranks & playable(o, k)
    while fitting_ranks:
        rank = lowest(fitting_ranks)
        fitting_ranks &= fitting_ranks - 1
        found = ways(one, two, rank) - 1
        if place < found:
            return action(PLAY, choice(one, two, rank, place + 1), 0)
        place -= found
    if place == 0:
        return PICKUP
    place -= 1
    while True:
        rank = lowest(ranks)
        ranks &= ranks - 1
        found = ways(one, two, rank) - 1
        if place < found:
            return action(PICKUP, choice(one, two, rank, place + 1), 0)
        place -= found
