"""What a seat of two-player Shelem has seen, as a record for the engine."""

from barg.bots.shelem.engine.lanes import LANE_BITS, lane_bit, to_lanes
from barg.bots.shelem.engine.pile_table import PILES, UNKNOWN, PileTable, play_two
from barg.bots.shelem.engine.setting import deck_values
from barg.cards import mask_of
from barg.kernel.shelem.fields import PILE_SIZE, PLAYS, SARS, TRICK_SIZE
from barg.shelem import Observation


def pile_table_of(seen: Observation, trump: int) -> PileTable:
    """The table of lanes as this seat knows it, with this trump."""
    seat, declarer, leader = seen.seat, seen.declarer, seen.leader
    assert seat is not None, "a spectator does not play"
    assert declarer is not None, "there is a declarer while cards are played"
    assert leader is not None, "somebody leads while cards are played"
    table = PileTable(
        packet=to_lanes(seen.discards or 0, trump),
        declarer=declarer,
        trumps=int(trump < SARS),
        cards=PLAYS - TRICK_SIZE * len(seen.tricks),
        leader=leader,
    )
    table.units1, table.units2, table.units4 = deck_values(seen.rules.options, trump)
    for _, cards, winner in seen.tricks:
        table.units[winner] += 1 + seen.rules.points(mask_of(cards)) // 5
        table.tricks[winner] += 1
    _lay_piles(seen, trump, table)
    table.hands[seat] = to_lanes(seen.hand, trump)
    _play_trick(seen, trump, table)
    if seen.trump is None:
        table.only = table.hands[seat] & LANE_BITS
    return table


def _lay_piles(seen: Observation, trump: int, table: PileTable) -> None:
    """Lay the piles out as they were when the trick began."""
    trick = [lane_bit(card, trump) for card in seen.trick]
    for seat, piles in enumerate(seen.piles_seen):
        for number, cards in enumerate(piles):
            first = PILE_SIZE * (PILES * seat + number)
            known = [lane_bit(card, trump) for card in cards]
            table.piles[first : first + PILE_SIZE] = known + [UNKNOWN] * (PILE_SIZE - len(known))
            left = seen.pile_sizes[seat][number]
            gone = [card for card in trick[2:] if card in known]
            table.left[PILES * seat + number] = left + len(gone)
            total = left + len(gone)
            top = table.piles[first + PILE_SIZE - total] if total else UNKNOWN
            table.tops[seat] |= 1 << top if top != UNKNOWN else 0


def _play_trick(seen: Observation, trump: int, table: PileTable) -> None:
    """Play the cards of the trick again; those of the hands are put into them before."""
    for place, card in enumerate(seen.trick):
        bit = lane_bit(card, trump)
        if place < 2:
            table.hands[table.leader + place & 1] |= 1 << bit
    for card in seen.trick:
        play_two(table, lane_bit(card, trump))
