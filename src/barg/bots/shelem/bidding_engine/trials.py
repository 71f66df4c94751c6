"""Both calls of the same deal played out: whether bids and passes bring what the model thinks."""

from collections.abc import MutableSequence, Sequence
from typing import Final

from barg.bots.shelem.bidding_engine.calls import call_value, choose_call, situation
from barg.bots.shelem.bidding_engine.finishing import Tables, play_out_deal
from barg.bots.shelem.bidding_engine.selfplay import MARK_ROOM, call_all, exchange, refuse
from barg.bots.shelem.bidding_engine.worlds import copy_deal
from barg.bots.shelem.engine.mind import Mind
from barg.kernel.chance import below, shuffle
from barg.kernel.shelem.auction import apply_call, lowest_number, number_count
from barg.kernel.shelem.dealing import deal
from barg.kernel.shelem.fields import AUCTION, BID, NONE, PASS, Deal, Options
from barg.kernel.shelem.scoring import scores

TRIAL: Final = 5
"""A row: the situation, what the model expects of a pass and of the lowest bid, and what they
brought; all in net points."""


def try_calls(  # noqa: PLR0913, PLR0917 - the deals, the players, and room to work in
    o: Options,
    k: Deal,
    other: Deal,
    t: Tables,
    mind: Mind,
    m: Sequence[float],
    wins: Sequence[Sequence[float]],
    styles: Sequence[float],
    deck: MutableSequence[int],
    rng: MutableSequence[int],
    marks: MutableSequence[int],
    room: MutableSequence[int],
    worths: MutableSequence[float],
    cards: MutableSequence[int],
    out: MutableSequence[float],
    count: int,
) -> None:
    """Write so many rows; both ``wins`` are tables of no match."""
    done = 0
    while done < count:
        shuffle(rng, deck, len(deck))
        deal(o, k, deck, below(rng, o.players))
        for place in range(MARK_ROOM):
            marks[place] = 0
        while k.phase == AUCTION and done < count:
            call = choose_call(o, k, m, wins[0], styles, marks)
            if number_count(o, k):
                bid = BID + lowest_number(o, k)
                row = TRIAL * done
                out[row] = situation(o, k)
                for place, choice in enumerate((PASS, bid)):
                    out[row + 1 + place] = call_value(o, k, m, wins[0], styles, marks, choice)
                    _copy(k, other, marks, room)
                    refuse(o, other, room, choice)
                    apply_call(o, other, choice)
                    call_all(o, other, m, wins, styles, room)
                    out[row + 3 + place] = _net(o, other, t, mind, m, k.turn % 2, worths, cards)
                done += 1
            refuse(o, k, marks, call)
            apply_call(o, k, call)


def _copy(k: Deal, other: Deal, marks: Sequence[int], room: MutableSequence[int]) -> None:
    copy_deal(k, other)
    other.widow = k.widow
    for seat in range(4):
        other.hands[seat] = k.hands[seat]
    for place in range(MARK_ROOM):
        room[place] = marks[place]


def _net(  # noqa: PLR0913, PLR0917 - an engine's records and room
    o: Options,
    k: Deal,
    t: Tables,
    mind: Mind,
    m: Sequence[float],
    side: int,
    worths: MutableSequence[float],
    cards: MutableSequence[int],
) -> float:
    """Exchange and play the cards; what it brings a side, less what it brings the other."""
    if k.declarer == NONE:
        return 0.0
    trump = exchange(o, k, m, worths, cards)
    play_out_deal(o, k, t, mind, trump)
    room = k.tops
    scores(o, k, room)
    return float(room[side] - room[1 - side])
