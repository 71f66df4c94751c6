"""What the seat to act can work out: unseen cards, and chances that a card is beaten."""

from barg.bots.shelem.engine.lanes import LANE, LANE_BITS
from barg.bots.shelem.engine.mind import COUNTS, ONE, Mind, lacking_at
from barg.bots.shelem.engine.table import Table
from barg.bots.shelem.engine.weights import DECLARER, DEFENDER, PARTNER, ROW
from barg.kernel.bits import popcount

ROLE_OF = (DECLARER, DEFENDER, PARTNER, DEFENDER)
"""By the number of seats after declarer."""


def look(t: Table, m: Mind) -> None:
    """Note what the seat to act has not seen."""
    seat = t.turn
    own = t.hands[seat]
    known = own | t.gone
    if seat == t.knower:
        known |= t.packet
    m.row = ROW * ROLE_OF[seat - t.declarer & 3]
    m.unseen = t.deck & ~known
    m.size = popcount(own)
    m.hidden = 0 if seat == t.knower else 1
    m.trumps_out = popcount(m.unseen & LANE_BITS) if t.trumps else 0


def holders(t: Table, lane: int) -> int:
    """How many of the other seats may hold cards of a lane."""
    seat = t.turn
    voids = (t.voids[seat + 1 & 3] >> lane & 1) + (t.voids[seat + 2 & 3] >> lane & 1)
    return 3 - voids - (t.voids[seat + 3 & 3] >> lane & 1)


def out_in(m: Mind, lane: int) -> int:
    """How many cards of a lane are unseen."""
    return popcount(m.unseen >> LANE * lane & LANE_BITS)


def out_over(m: Mind, card: int) -> int:
    """How many unseen cards of its lane beat a card."""
    return popcount((m.unseen >> card & (1 << LANE - card % LANE) - 1) >> 1)


def lacks(t: Table, m: Mind, seat: int, lane: int, count: int) -> int:
    """The chance that a seat that is yet to play has none of so many unseen cards of a lane."""
    if count == 0 or t.voids[seat] >> lane & 1:
        return ONE
    return m.lacking[lacking_at(m.hidden, holders(t, lane), m.size) + min(count, COUNTS - 1)]


def beaten_by(t: Table, m: Mind, seat: int, card: int, led: int) -> int:
    """The chance that a seat beats the card, in a trick of this lane."""
    lane = card // LANE
    plain = t.trumps == 1 and led > 0
    if t.voids[seat] >> led & 1:
        if not plain:
            return 0
        count = m.trumps_out if lane else out_over(m, card)
        return ONE - lacks(t, m, seat, 0, count)
    if lane != led:
        void = lacks(t, m, seat, led, out_in(m, led))
        return void * (ONE - lacks(t, m, seat, 0, out_over(m, card))) >> 10
    over = ONE - lacks(t, m, seat, led, out_over(m, card))
    if not plain or m.trumps_out == 0:
        return over
    void = lacks(t, m, seat, led, out_in(m, led))
    return over + (void * (ONE - lacks(t, m, seat, 0, m.trumps_out)) >> 10)


def chance_ours(t: Table, m: Mind, card: int, led: int, mine: bool, rescue: int) -> int:
    """The chance that our side takes the trick that this card wins so far.

    ``mine`` says whether our side played it; ``rescue`` which share of a partner's chance
    to beat it counts where the trick would be lost.
    """
    seat = t.turn
    ours = ONE if mine else 0
    if mine and t.place < 3:
        ours = ours * (ONE - beaten_by(t, m, seat + 1 & 3, card, led)) >> 10
        if t.place == 0:
            ours = ours * (ONE - beaten_by(t, m, seat + 3 & 3, card, led)) >> 10
    if t.place < 2:
        partner = beaten_by(t, m, seat + 2 & 3, card, led)
        ours += ((ONE - ours) * partner >> 10) * rescue >> 10
    return ours
