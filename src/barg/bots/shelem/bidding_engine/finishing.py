"""The play of a deal for four or two, by the policies of the card play."""

from barg.bots.shelem.engine.lanes import LANE_BITS, lane_bit, to_lanes
from barg.bots.shelem.engine.mind import Mind
from barg.bots.shelem.engine.pile_policy import play_out_two
from barg.bots.shelem.engine.pile_table import PileTable, turn_up
from barg.bots.shelem.engine.playout import play_out_cards
from barg.bots.shelem.engine.setting import UNIT_POINTS, deck_values
from barg.bots.shelem.engine.table import Table
from barg.kernel.shelem.fields import OVER, PLAYS, SARS, Deal, Options

Tables = tuple[Table, PileTable]
"""Room to play deals of four, and of two."""


def play_out_deal(o: Options, k: Deal, t: Tables, mind: Mind, trump: int) -> None:
    """Play a deal to its end, as `barg.bots.shelem.engine.playout.play_out_cards` does."""
    k.trump = trump
    if o.players == 2:
        _play_out_piles(o, k, t[1])
    else:
        play_out_cards(o, k, t[0], mind)


def _play_out_piles(o: Options, k: Deal, t: PileTable) -> None:
    _set_piles(o, k, t)
    play_out_two(t)
    for side in range(2):
        k.points[side] += UNIT_POINTS * t.units[side]
        k.tricks_won[side] = t.tricks[side]
        k.hands[side] = 0
    k.played = PLAYS
    k.phase = OVER


def _set_piles(o: Options, k: Deal, t: PileTable) -> None:
    """Set up a deal of two before the first lead; pile tops are open at once for the policy."""
    trump = k.trump
    for place in range(24):
        t.piles[place] = lane_bit(k.pile_cards[place], trump)
    for pile in range(6):
        t.left[pile] = k.pile_left[pile]
    for seat in range(2):
        t.hands[seat] = to_lanes(k.hands[seat], trump)
        t.units[seat] = t.tricks[seat] = 0
    t.packet = to_lanes(k.discards, trump)
    t.declarer = t.leader = k.declarer
    t.trumps = int(trump < SARS)
    t.cards = PLAYS
    t.units1, t.units2, t.units4 = deck_values(o, trump)
    t.place = t.led = t.high = t.winner = t.trick = 0
    t.only = t.hands[k.declarer] & LANE_BITS if o.first_lead else 0
    turn_up(t)
