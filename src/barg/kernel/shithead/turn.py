"""What a seat may do in its turn: play, turn a blind card, pick up (H6–H12, H15, H20)."""

from barg.kernel.packing import pack
from barg.kernel.shithead.codes import BLIND, PICKUP, PLAY
from barg.kernel.shithead.fields import Deal, Options
from barg.kernel.shithead.picks import nth_pick, pick_count
from barg.kernel.shithead.pile import fitting, obeying, rank_to_beat
from barg.kernel.shithead.zones import ranks_in


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
    found = pick_count(one, two, playable(o, k) & ranks_in(one))
    if k.pile_left:
        found += 1
        if may_take_along(o, k):
            found += pick_count(one, two, ranks_in(one))
    return found


def nth_turn(o: Options, k: Deal, place: int) -> int:
    """The plays, then picking up, then what may go along; or the blind cards."""
    one, two = open_ones(k, k.turn), open_twins(k, k.turn)
    if one == 0:
        return pack(BLIND, 0, place)
    ranks = playable(o, k) & ranks_in(one)
    plays = pick_count(one, two, ranks)
    if place < plays:
        return pack(PLAY, nth_pick(one, two, ranks, place), 0)
    if place == plays:
        return PICKUP
    return pack(PICKUP, nth_pick(one, two, ranks_in(one), place - plays - 1), 0)
