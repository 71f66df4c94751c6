"""Whole deals and matches of the model against itself: the data of training, and its proof."""

from collections.abc import MutableSequence, Sequence
from typing import Final

from barg.bots.shelem.bidding_engine.calls import STYLE, choose_answer, choose_call
from barg.bots.shelem.bidding_engine.finishing import Tables, play_out_deal
from barg.bots.shelem.bidding_engine.packet import best_packet, packet_for
from barg.bots.shelem.bidding_engine.worth import best_bid, best_play
from barg.bots.shelem.engine.mind import Mind
from barg.kernel.bits import nth_bit, popcount
from barg.kernel.chance import below, next_number, shuffle
from barg.kernel.shelem.auction import apply_answer, apply_call, lowest_number
from barg.kernel.shelem.dealing import deal
from barg.kernel.shelem.exchange import apply_discard, apply_trump, trump_count
from barg.kernel.shelem.fields import (
    ANSWER,
    DISCARD,
    JOKERS,
    KONS,
    LAY_AWAY,
    NAME_TRUMP,
    NONE,
    PASS,
    TRICKS,
    TRUMP,
    Deal,
    Options,
)
from barg.kernel.shelem.scoring import declarer_score, defender_score

MARKS: Final = 4
"""The levels that the seats refused; then come, of the last deal, declarer's trump and raw
points."""
TRUMP_MARK: Final = 4
RAW_MARK: Final = 5
PACKET_MARK: Final = 6
STRAY_MARK: Final = 7
MARK_ROOM: Final = 8
COLUMNS: Final = 21
"""A row of data: hands dealt, widow, last bids, marks, declarer, contract, raw points, last
hand, trump, packet's points, best trump before the widow, whether the exchange went astray."""
MATCH_COLUMNS: Final = 7
STRAY: Final = 3
"""In one deal of so many the exchange does something else than what seems best."""


def refuse(o: Options, k: Deal, marks: MutableSequence[int], action: int) -> None:
    """Note what the seat to act refuses."""
    if action == PASS:
        marks[k.turn] = min(lowest_number(o, k), o.total + 5)


def call_all(
    o: Options,
    k: Deal,
    m: Sequence[float],
    wins: Sequence[Sequence[float]],
    styles: Sequence[float],
    marks: MutableSequence[int],
) -> None:
    """Carry the auction on to its end; a table of chances for each side, a style a seat."""
    while k.phase <= ANSWER:
        win = wins[k.turn % 2]
        if k.phase == ANSWER:
            apply_answer(o, k, choose_answer(o, k, m, win, marks))
            continue
        style = styles[STYLE * k.turn : STYLE * k.turn + STYLE]
        action = choose_call(o, k, m, win, style, marks)
        refuse(o, k, marks, action)
        apply_call(o, k, action)


def exchange(
    o: Options,
    k: Deal,
    m: Sequence[float],
    worths: MutableSequence[float],
    cards: MutableSequence[int],
) -> int:
    """Lay away and name trump; returns the trump, where the first lead makes it too."""
    hand = k.hands[k.turn]
    if k.phase == LAY_AWAY:
        _, trump, packet = best_packet(o, m, hand, worths, cards)
        apply_discard(o, k, DISCARD | packet)
    else:
        trump = best_play(o, m, hand)
    if k.phase == NAME_TRUMP:
        apply_trump(k, TRUMP + trump)
    return trump


def stray_exchange(
    o: Options,
    k: Deal,
    m: Sequence[float],
    rng: MutableSequence[int],
    worths: MutableSequence[float],
    cards: MutableSequence[int],
) -> int:
    """Another exchange: any trump, or one card of the packet for another."""
    hand = k.hands[k.turn]
    _, trump, packet = best_packet(o, m, hand, worths, cards)
    if below(rng, 3) == 0:
        trump = below(rng, trump_count(o))
        _, packet = packet_for(o, m, hand, trump, worths, cards)
    else:
        kept = hand & ~packet & ~JOKERS
        packet ^= 1 << nth_bit(packet, below(rng, popcount(packet)))
        packet |= 1 << nth_bit(kept, below(rng, popcount(kept)))
    apply_discard(o, k, DISCARD | packet)
    if k.phase == NAME_TRUMP:
        apply_trump(k, TRUMP + trump)
    return trump


def play_deal(  # noqa: PLR0913, PLR0917 - the deal, the players, and room to work in
    o: Options,
    k: Deal,
    t: Tables,
    mind: Mind,
    m: Sequence[float],
    wins: Sequence[Sequence[float]],
    styles: Sequence[float],
    marks: MutableSequence[int],
    worths: MutableSequence[float],
    cards: MutableSequence[int],
) -> None:
    """Play a dealt deal to its end; `marks` holds declarer's raw points then."""
    call_all(o, k, m, wins, styles, marks)
    if k.declarer == NONE:
        return
    finish(o, k, t, mind, exchange(o, k, m, worths, cards), marks)


def finish(
    o: Options, k: Deal, t: Tables, mind: Mind, trump: int, marks: MutableSequence[int]
) -> None:
    """Play the cards; ``marks`` get the trump, the packet's points and declarer's raw points."""
    side = k.declarer % 2
    marks[TRUMP_MARK] = trump
    marks[PACKET_MARK] = k.points[side]
    play_out_deal(o, k, t, mind, trump)
    marks[RAW_MARK] = k.points[side]


def sample_deals(  # noqa: PLR0913, PLR0917 - as above, and where the rows go
    o: Options,
    k: Deal,
    t: Tables,
    mind: Mind,
    m: Sequence[float],
    wins: Sequence[Sequence[float]],
    spread: float,
    styles: MutableSequence[float],
    deck: MutableSequence[int],
    rng: MutableSequence[int],
    marks: MutableSequence[int],
    worths: MutableSequence[float],
    cards: MutableSequence[int],
    rows: MutableSequence[int],
    count: int,
) -> int:
    """Write rows of data of so many deals in which somebody declares; returns all dealt.

    Each seat bids as if its hand were worth up to ``spread`` points more or less, so that hands
    are seen that would not have declared.
    """
    done, dealt = 0, 0
    while done < count:
        shuffle(rng, deck, len(deck))
        deal(o, k, deck, below(rng, o.players))
        dealt += 1
        for seat in range(4):
            marks[seat] = 0
            lot = next_number(rng) / 4294967296.0 + next_number(rng) / 4294967296.0
            styles[STYLE * seat + 1] = spread * (lot - 1.0)
        call_all(o, k, m, wins, styles, marks)
        if k.declarer == NONE:
            continue
        marks[STRAY_MARK] = int(k.phase == LAY_AWAY and below(rng, STRAY) == 0)
        if marks[STRAY_MARK]:
            trump = stray_exchange(o, k, m, rng, worths, cards)
        else:
            trump = exchange(o, k, m, worths, cards)
        finish(o, k, t, mind, trump, marks)
        _write_row(o, k, m, marks, rows, done * COLUMNS)
        done += 1
    return dealt


def _write_row(
    o: Options,
    k: Deal,
    m: Sequence[float],
    marks: Sequence[int],
    rows: MutableSequence[int],
    place: int,
) -> None:
    for seat in range(4):
        rows[place + seat] = k.dealt[seat]
        rows[place + 5 + seat] = k.last_bids[seat]
        rows[place + 9 + seat] = marks[seat] if k.passed >> seat & 1 else 0
    rows[place + 4] = k.widow
    rows[place + 13] = k.declarer
    rows[place + 14] = k.contract
    rows[place + 15] = marks[RAW_MARK]
    rows[place + 16] = (k.dealt[k.declarer] | k.widow) & ~k.discards
    rows[place + 17] = marks[TRUMP_MARK]
    rows[place + 18] = marks[PACKET_MARK]
    rows[place + 19] = best_bid(o, m, k.dealt[k.declarer])
    rows[place + 20] = marks[STRAY_MARK]


def play_matches(  # noqa: PLR0913, PLR0917 - as above
    o: Options,
    k: Deal,
    t: Tables,
    mind: Mind,
    m: Sequence[float],
    wins: Sequence[Sequence[float]],
    target: int,
    styles: Sequence[float],
    deck: MutableSequence[int],
    rng: MutableSequence[int],
    marks: MutableSequence[int],
    worths: MutableSequence[float],
    cards: MutableSequence[int],
    out: MutableSequence[int],
    count: int,
) -> None:
    """Play matches between the sides; ``out`` gets for each its winner and its deals.

    ``styles`` and ``wins`` are those of seats and sides; a deal is for a target of 0 a match.
    After each row come the net points of side 0, and of each side contracts and those made.
    """
    for match in range(count):
        row = match * MATCH_COLUMNS
        dealer = below(rng, o.players)
        k.totals[0] = k.totals[1] = 0
        for place in range(MATCH_COLUMNS):
            out[row + place] = 0
        out[row] = NONE
        while out[row] == NONE:
            shuffle(rng, deck, len(deck))
            deal(o, k, deck, dealer)
            for seat in range(4):
                marks[seat] = 0
            play_deal(o, k, t, mind, m, wins, styles, marks, worths, cards)
            out[row + 1] += 1
            if k.declarer != NONE:
                _score(o, k, marks[RAW_MARK], out, row, target)
                dealer = (dealer + 1) % o.players
            if target == 0:
                out[row] = 0


def _score(o: Options, k: Deal, raw: int, out: MutableSequence[int], row: int, target: int) -> None:
    """Add a deal to the totals and to what is counted."""
    side = k.declarer % 2
    made = raw == o.total
    score = declarer_score(o, k.contract, raw, TRICKS if made else 0)
    crumbs = defender_score(o, o.total - raw, k.totals[1 - side])
    k.totals[side] += score
    k.totals[1 - side] += crumbs
    out[row + 2] += score - crumbs if side == 0 else crumbs - score
    out[row + 3 + side] += 1
    out[row + 5 + side] += int(score > 0)
    if target == 0:
        return
    if k.contract == KONS:
        out[row] = side if made else 1 - side
    elif max(k.totals[0], k.totals[1]) >= target and k.totals[0] != k.totals[1]:
        out[row] = 0 if k.totals[0] > k.totals[1] else 1
