"""One deal's record written over by another's."""

from barg.kernel.rummy.fields import MOST_PLAYERS, Deal


def copy_deal(k: Deal, w: Deal) -> None:
    """Make ``w`` the deal that ``k`` is; the totals are left out."""
    w.dealer, w.phase, w.turn, w.first_top = k.dealer, k.phase, k.turn, k.first_top
    for seat in range(MOST_PLAYERS):
        w.ones[seat], w.twos[seat] = k.ones[seat], k.twos[seat]
        w.jokers[seat], w.sizes[seat] = k.jokers[seat], k.sizes[seat]
        w.known_ones[seat], w.known_twos[seat] = k.known_ones[seat], k.known_twos[seat]
        w.known_jokers[seat] = k.known_jokers[seat]
    for place in range(k.stock_size):
        w.stock_cards[place] = k.stock_cards[place]
    for place in range(k.pile_size):
        w.pile_cards[place] = k.pile_cards[place]
    for number in range(max(k.meld_count, w.meld_count)):
        w.shapes[number] = k.shapes[number]
    w.stock_size, w.pile_size = k.stock_size, k.pile_size
    w.meld_count, w.melds_before, w.taken = k.meld_count, k.melds_before, k.taken
    w.reshuffles, w.laid_before, w.laid_now = k.reshuffles, k.laid_before, k.laid_now
    w.opened, w.laid_points, w.turns = k.opened, k.laid_points, k.turns
    w.out_seat, w.bonus = k.out_seat, k.bonus
