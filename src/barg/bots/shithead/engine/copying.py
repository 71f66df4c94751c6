"""One deal's record written over by another's."""

from barg.kernel.shithead.fields import BLIND_ROOM, SEATS, Deal


def copy_deal(k: Deal, w: Deal) -> None:
    """Make ``w`` the deal that ``k`` is; the totals are left out."""
    w.dealer, w.phase, w.turn, w.direction = k.dealer, k.phase, k.turn, k.direction
    w.bound, w.swapped, w.turns = k.bound, k.swapped, k.turns
    for seat in range(SEATS):
        w.hand_one[seat], w.hand_two[seat] = k.hand_one[seat], k.hand_two[seat]
        w.row_one[seat], w.row_two[seat] = k.row_one[seat], k.row_two[seat]
        w.shown_one[seat], w.shown_two[seat] = k.shown_one[seat], k.shown_two[seat]
        w.blind_left[seat], w.blind_shown[seat] = k.blind_left[seat], k.blind_shown[seat]
        w.out_seats[seat] = k.out_seats[seat]
    for place in range(BLIND_ROOM * SEATS):
        w.blind_cards[place] = k.blind_cards[place]
    for place in range(k.stock_left):
        w.stock_cards[place] = k.stock_cards[place]
    for place in range(k.pile_left):
        w.pile_cards[place] = k.pile_cards[place]
    for place in range(len(k.opened)):
        w.opened[place] = k.opened[place]
    w.stock_left, w.pile_left = k.stock_left, k.pile_left
    w.burned_one[0], w.burned_two[0] = k.burned_one[0], k.burned_two[0]
    w.out_count, w.out_set = k.out_count, k.out_set
