"""Dealing (S5, S27)."""

from collections.abc import Sequence

from barg.kernel.shelem.fields import AUCTION, HAND_SIZE, NONE, PLAYS, TRICKS, Deal, Options


def deal(o: Options, k: Deal, deck: Sequence[int], dealer: int) -> None:
    """Deal a deck that is written in dealing order; the totals stay as they are."""
    _clear(k)
    k.dealer = dealer
    k.turn = (dealer + 1) % o.players
    if o.players == 2:
        _deal_two(k, deck, dealer)
    else:
        _deal_four(o, k, deck, dealer)
    for seat in range(4):
        k.hands[seat] = k.dealt[seat]


def _clear(k: Deal) -> None:
    for seat in range(4):
        k.dealt[seat] = 0
        k.last_bids[seat] = 0
    for side in range(2):
        k.tops[side] = 0
        k.points[side] = 0
        k.tricks_won[side] = 0
    for place in range(24):
        k.pile_cards[place] = 0
    for pile in range(6):
        k.pile_left[pile] = 0
    for place in range(PLAYS):
        k.plays[place] = 0
    for trick in range(TRICKS):
        k.leaders[trick] = 0
    k.phase = AUCTION
    k.passed = k.standing = k.contract = k.discards = k.played = k.redeal = 0
    k.bidder = k.kons_bidder = k.declarer = k.trump = k.leader = NONE


def _mask(deck: Sequence[int], start: int, count: int) -> int:
    cards = 0
    for place in range(start, start + count):
        cards |= 1 << deck[place]
    return cards


def _deal_four(o: Options, k: Deal, deck: Sequence[int], dealer: int) -> None:
    """Right, opposite, left, widow, dealer (S5)."""
    for place in range(4):
        start = HAND_SIZE * place + (o.widow_size if place == 3 else 0)
        k.dealt[(dealer + 1 + place) % 4] = _mask(deck, start, HAND_SIZE)
    k.widow = _mask(deck, 3 * HAND_SIZE, o.widow_size)


def _deal_two(k: Deal, deck: Sequence[int], dealer: int) -> None:
    """Both hands, three piles each in turn, the widow (S27)."""
    for place in range(2):
        k.dealt[(dealer + 1 + place) % 2] = _mask(deck, HAND_SIZE * place, HAND_SIZE)
    start = 2 * HAND_SIZE
    for pile in range(3):
        for place in range(2):
            seat = (dealer + 1 + place) % 2
            for depth in range(4):
                k.pile_cards[12 * seat + 4 * pile + depth] = deck[start + depth]
            k.pile_left[3 * seat + pile] = 4
            start += 4
    k.widow = _mask(deck, start, len(deck) - start)
