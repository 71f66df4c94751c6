"""What a seat of four-player Shelem has seen, as a record for the engine: nothing is replayed."""

from barg.bots.shelem.engine.setting import set_table
from barg.bots.shelem.engine.table import Table
from barg.kernel.shelem.fields import NONE, TRICK_SIZE, Deal
from barg.shelem import Observation


def deal_of(seen: Observation) -> Deal:
    """The deal in the phase of play as this seat knows it: what it has not seen is empty.

    Points are those that it can count: of the packet only if it knows that.
    """
    seat = seen.seat
    assert seat is not None, "a spectator does not play"
    deal = Deal(
        dealer=seen.dealer,
        totals=list(seen.totals),
        phase=int(seen.phase),
        turn=seat,
        passed=seen.passed,
        standing=seen.standing,
        bidder=_number(seen.bidder),
        declarer=_number(seen.declarer),
        contract=seen.contract,
        trump=_number(seen.trump),
        discards=seen.discards or 0,
        leader=_number(seen.leader),
        points=list(seen.points or seen.table_points),
        tricks_won=list(seen.tricks_won),
    )
    deal.hands[seat] = seen.hand
    for number, (leader, cards, _) in enumerate(seen.tricks):
        deal.leaders[number] = leader
        deal.plays[TRICK_SIZE * number : TRICK_SIZE * (number + 1)] = cards
    deal.played = TRICK_SIZE * len(seen.tricks) + len(seen.trick)
    if seen.trick and seen.leader is not None:
        deal.leaders[len(seen.tricks)] = seen.leader
        deal.plays[TRICK_SIZE * len(seen.tricks) : deal.played] = seen.trick
    return deal


def table_of(seen: Observation, trump: int) -> Table:
    """The table of lanes as this seat knows it, with this trump."""
    table = Table()
    set_table(seen.rules.options, deal_of(seen), trump, table)
    return table


def _number(value: int | None) -> int:
    return NONE if value is None else value
