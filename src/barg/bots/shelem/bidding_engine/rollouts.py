"""Calls, packets and trumps valued by deals that are played to their end in common worlds."""

from collections.abc import MutableSequence, Sequence
from typing import Final

from barg.bots.shelem.bidding_engine.finishing import Tables, play_out_deal
from barg.bots.shelem.bidding_engine.selfplay import (
    MARK_ROOM,
    call_all,
    exchange,
    refuse,
)
from barg.bots.shelem.bidding_engine.win import after, chance
from barg.bots.shelem.bidding_engine.worlds import copy_deal, draw_world
from barg.bots.shelem.engine.mind import Mind
from barg.kernel.shelem.auction import apply_answer, apply_call
from barg.kernel.shelem.exchange import apply_discard, apply_trump
from barg.kernel.shelem.fields import (
    ANSWER,
    DISCARD,
    LAY_AWAY,
    NAME_TRUMP,
    NONE,
    TRUMP,
    Deal,
    Options,
)
from barg.kernel.shelem.scoring import scores

SUMS: Final = 6
"""Of a choice: worlds, chances to win and their squares, net points and their squares, contracts
made by the own side."""
HANDS_ROOM: Final = 4
"""So much longer than `PACKET_ROOM` the room for cards is."""


def value_choices(  # noqa: PLR0913, PLR0917 - the deal, the players, the choices, and room to work in
    o: Options,
    known: Deal,
    k: Deal,
    t: Tables,
    mind: Mind,
    m: Sequence[float],
    wins: Sequence[Sequence[float]],
    styles: Sequence[float],
    marks: Sequence[int],
    choices: Sequence[int],
    trumps: Sequence[int],
    unseen: MutableSequence[int],
    rng: MutableSequence[int],
    room: MutableSequence[int],
    worths: MutableSequence[float],
    cards: MutableSequence[int],
    sums: MutableSequence[float],
    worlds: int,
) -> None:
    """Add up what choices bring the seat to act in so many common worlds.

    ``choices`` are calls, answers to kons, or packets with the trump named after them in
    ``trumps``; where trump is named alone they are empty. ``known`` is the deal as the seat
    sees it; ``sums`` has `SUMS` places for each choice.
    """
    asked, seat = known.phase, known.turn
    hands = cards[len(cards) - HANDS_ROOM :]
    for _ in range(worlds):
        draw_world(o, known, m, marks, unseen, rng, k)
        for other in range(4):
            hands[other] = k.hands[other]
        for place in range(len(choices)):
            copy_deal(known, k)
            for other in range(4):
                k.hands[other] = hands[other]
            for mark in range(MARK_ROOM):
                room[mark] = marks[mark]
            if asked <= ANSWER:
                trump = _call(o, k, m, wins, styles, room, choices[place], worths, cards)
            else:
                trump = _lay(o, k, choices[place], trumps[place])
            if k.declarer != NONE:
                play_out_deal(o, k, t, mind, trump)
            _add(o, k, wins[seat % 2], seat % 2, sums, SUMS * place)


def _call(  # noqa: PLR0913, PLR0917 - an engine's records and room
    o: Options,
    k: Deal,
    m: Sequence[float],
    wins: Sequence[Sequence[float]],
    styles: Sequence[float],
    room: MutableSequence[int],
    choice: int,
    worths: MutableSequence[float],
    cards: MutableSequence[int],
) -> int:
    """Make a call, end the auction, exchange; returns the trump."""
    if k.phase == ANSWER:
        apply_answer(o, k, choice)
    else:
        refuse(o, k, room, choice)
        apply_call(o, k, choice)
    call_all(o, k, m, wins, styles, room)
    return NONE if k.declarer == NONE else exchange(o, k, m, worths, cards)


def _lay(o: Options, k: Deal, choice: int, trump: int) -> int:
    """Lay away and name trump, as far as that is still to be done."""
    if k.phase == LAY_AWAY:
        apply_discard(o, k, DISCARD | choice)
    if k.phase == NAME_TRUMP:
        apply_trump(k, TRUMP + trump)
    return trump


def _add(
    o: Options,
    k: Deal,
    win: Sequence[float],
    side: int,
    sums: MutableSequence[float],
    place: int,
) -> None:
    """Add the end of a world to what a choice brings."""
    own, other = k.totals[side], k.totals[1 - side]
    net, value = 0.0, 0.0
    if k.declarer == NONE:
        value = chance(win, own, other)
    else:
        declaring = k.declarer % 2
        first, second = k.totals[declaring], k.totals[1 - declaring]
        value = after(o, win, first, second, k.contract, k.points[declaring])
        room = k.tops
        scores(o, k, room)
        net = float(room[side] - room[1 - side])
        if declaring != side:
            value = -value if win[0] == 0.0 else 1.0 - value
        elif room[side] > 0:
            sums[place + 5] += 1.0
    sums[place] += 1.0
    sums[place + 1] += value
    sums[place + 2] += value * value
    sums[place + 3] += net
    sums[place + 4] += net * net
