"""The play of a deal for four or two, by the quick policies."""

from barg.bots.shelem.bidding_engine.two_play import play_out_two
from barg.bots.shelem.engine.mind import Mind
from barg.bots.shelem.engine.playout import play_out_cards
from barg.bots.shelem.engine.table import Table
from barg.kernel.shelem.fields import Deal, Options


def play_out_deal(o: Options, k: Deal, t: Table, mind: Mind, trump: int) -> None:
    """Play a deal to its end, as `barg.bots.shelem.engine.playout.play_out_cards` does."""
    k.trump = trump
    if o.players == 2:
        play_out_two(o, k)
    else:
        play_out_cards(o, k, t, mind)
