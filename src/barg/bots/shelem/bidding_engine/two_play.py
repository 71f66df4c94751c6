"""Quick card play of two-player Shelem for playouts: the trick is thought through to its end.

The pile tops lie open (S32), so only the other's hand has to be guessed, and only by the leader.
Values are in tenths of a point.
"""

from typing import Final

from barg.kernel.bits import lowest, popcount
from barg.kernel.shelem.exchange import points_of
from barg.kernel.shelem.fields import NONE, PLAY, SARS, TRICK_SIZE, Deal, Options
from barg.kernel.shelem.trick import (
    apply_play,
    cards_of_suit,
    legal_cards,
    playable,
    strength,
    suit_led,
    suit_of,
)

POINT: Final = 10
TRICK_WORTH: Final = 50
LATER_TRUMP: Final = 40
LATER_RANK: Final = 4
"""What a card is worth in a later trick: each rank, and something for every trump."""
DRAW: Final = 30
"""What it adds that declarer leads trumps."""
FEED: Final = 30
"""What the other's hand card adds to a trick, as a rule."""
RANKS: Final = 100
JOKER_RANK: Final = 14
FAR: Final = 1 << 30


def play_out_two(o: Options, k: Deal) -> None:
    """Play a deal of two players, in the phase of play and with trump known, to its end."""
    while k.phase == PLAY:
        apply_play(o, k, choose_two(o, k))


def choose_two(o: Options, k: Deal) -> int:
    """The card that brings most in this trick, less what it would be worth later."""
    cards = legal_cards(o, k)
    if o.first_lead and k.played == 0:
        cards &= cards_of_suit(k.trump, k.trump)
    best, found = -FAR, NONE
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = _worth(o, k, card) - later(card, k.trump)
        if value > best:
            best, found = value, card
    return found


def later(card: int, trump: int) -> int:
    """What a card would be worth in a later trick."""
    suit = suit_of(card, trump)
    rank = min(strength(card, suit, trump) % RANKS, JOKER_RANK)
    return LATER_RANK * rank + (LATER_TRUMP if suit == trump else 0)


def _worth(o: Options, k: Deal, card: int) -> int:
    """What this side gets in the trick, with best play from here, less what the other gets."""
    place = k.played % TRICK_SIZE
    if place == 0:
        return _lead_worth(o, k, card)
    led = suit_led(k)
    mine, others, points = NONE, NONE, points_of(o, 1 << card)
    for step in range(place):
        earlier = k.plays[k.played - place + step]
        points += points_of(o, 1 << earlier)
        if (place - step) % 2:
            others = max(others, strength(earlier, led, k.trump))
        else:
            mine = max(mine, strength(earlier, led, k.trump))
    mine = max(mine, strength(card, led, k.trump))
    stake = TRICK_WORTH + POINT * points
    if place == 3:
        return stake if mine > others else -stake
    if place == 2:
        return _last_pile(o, k, led, mine, others, stake)
    return -_both_piles(o, k, led, others, mine, stake)


def _lead_worth(o: Options, k: Deal, card: int) -> int:
    """The same of a lead: the other's hand beats it, or does not."""
    led = suit_of(card, k.trump)
    own = strength(card, led, k.trump)
    unseen = _unseen(o, k)
    higher, suit = 0, unseen & cards_of_suit(led, k.trump)
    rest = suit
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        higher += int(strength(other, led, k.trump) > own)
    share = 100 * popcount(k.hands[1 - k.turn]) // max(popcount(unseen), 1)
    lacks = 100
    for _ in range(higher):
        lacks = lacks * (100 - share) // 100
    void = 100
    for _ in range(popcount(suit)):
        void = void * (100 - share) // 100
    beaten = 100 - lacks
    if k.trump < SARS and led != k.trump and unseen & cards_of_suit(k.trump, k.trump):
        beaten = max(beaten, void)
    stake = TRICK_WORTH + POINT * points_of(o, 1 << card) + FEED
    good = _both_piles(o, k, led, own, NONE, stake)
    bad = _both_piles(o, k, led, own, own + 1, stake)
    value = ((100 - beaten) * good + beaten * bad) // 100
    if led == k.trump and k.turn == k.declarer and suit:
        value += DRAW
    return value


def _both_piles(o: Options, k: Deal, led: int, leader: int, other: int, stake: int) -> int:
    """What the leader gets when both still play from their piles; strengths so far are given."""
    seat = k.leader
    cards = playable(k.tops[seat], led, k.trump)
    if not cards:
        return stake if leader > other else -stake
    best = -FAR
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        now = max(leader, strength(card, led, k.trump))
        more = stake + POINT * points_of(o, 1 << card)
        value = _last_pile(o, k, led, now, other, more) - later(card, k.trump)
        best = max(best, value)
    return best


def _last_pile(o: Options, k: Deal, led: int, leader: int, other: int, stake: int) -> int:
    """The same when only the other's pile card is to come."""
    cards = playable(k.tops[1 - k.leader], led, k.trump)
    if not cards:
        return stake if leader > other else -stake
    least = FAR
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        more = stake + POINT * points_of(o, 1 << card)
        taken = max(other, strength(card, led, k.trump)) > leader
        value = (-more if taken else more) + later(card, k.trump)
        least = min(least, value)
    return least


def _unseen(o: Options, k: Deal) -> int:
    """The cards that the seat to act has not seen."""
    unseen = k.hands[1 - k.turn]
    for seat in range(2):
        for pile in range(3 * seat, 3 * seat + 3):
            left = k.pile_left[pile]
            for place in range(4 - left, 4):
                unseen |= 1 << k.pile_cards[4 * pile + place]
        unseen &= ~k.tops[0] & ~k.tops[1]
    return unseen if k.turn == k.declarer else unseen | k.discards
