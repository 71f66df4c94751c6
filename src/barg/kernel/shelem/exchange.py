"""Declarer's work before the first lead: laying cards away, naming trump (S13–S15, S37)."""

from barg.cards import BIG_JOKER, SMALL_JOKER
from barg.kernel.bits import popcount
from barg.kernel.shelem.fields import (
    ACE_NARS,
    ACES,
    DISCARD,
    FIVES,
    LAY_AWAY,
    NAME_TRUMP,
    PACKET_POINTS,
    PLAY,
    TENS,
    TRUMP,
    Deal,
    Options,
)


def points_of(o: Options, cards: int) -> int:
    """The card points of a set of cards, without the five of its packet (S2, S34)."""
    points = o.ace_points * popcount(cards & ACES) + 10 * popcount(cards & TENS)
    points += 5 * popcount(cards & FIVES)
    return (
        points
        + o.big_points * (cards >> BIG_JOKER & 1)
        + o.small_points * (cards >> SMALL_JOKER & 1)
    )


def choose(things: int, taken: int) -> int:
    """In how many ways up to six things can be taken; divisors that are known are quick."""
    if taken == 0:
        return 1
    if taken == 1:
        return things
    pairs = things * (things - 1)
    if taken == 2:
        return pairs // 2
    if taken == 3:
        return pairs * (things - 2) // 6
    fours = pairs * (things - 2) * (things - 3)
    if taken == 4:
        return fours // 24
    return fours * (things - 4) // 120 if taken == 5 else fours * (things - 4) * (things - 5) // 720


def discard_count(o: Options, k: Deal) -> int:
    """How many discard packets there are: 1,820, with jokers 18,564."""
    return choose(popcount(k.hands[k.turn]), o.widow_size)


def nth_discard(o: Options, k: Deal, place: int) -> int:
    """The discards in the order of their cards' numbers, the lowest card's first."""
    rest = k.hands[k.turn]
    missing = o.widow_size
    cards = 0
    while missing:
        card = rest & -rest
        rest ^= card
        with_it = choose(popcount(rest), missing - 1)
        if place < with_it:
            cards |= card
            missing -= 1
        else:
            place -= with_it
    return DISCARD | cards


def apply_discard(o: Options, k: Deal, action: int) -> None:
    """Lay the packet away."""
    cards = action ^ DISCARD
    k.hands[k.turn] ^= cards
    lay_packet(o, k, cards)
    k.phase = PLAY if o.first_lead else NAME_TRUMP


def lay_packet(o: Options, k: Deal, cards: int) -> None:
    """Make these cards the discard packet, whose points are declarer's side's (S14)."""
    k.discards = cards
    k.points[k.turn % 2] += points_of(o, cards) + PACKET_POINTS
    k.leader = k.turn


def trump_count(o: Options) -> int:
    """The four suits, and the three ways without trump where they are played (S37)."""
    return ACE_NARS + 1 if o.no_trump else 4


def apply_trump(k: Deal, action: int) -> None:
    """Note what declarer named (S15, S37)."""
    k.trump = action - TRUMP
    k.phase = PLAY


def lay_card(o: Options, k: Deal, card: int) -> None:
    """Lay one card away; with the last one the packet is complete."""
    k.discards |= 1 << card
    if popcount(k.discards) == o.widow_size:
        apply_discard(o, k, DISCARD | k.discards)


def may_lay(k: Deal) -> int:
    """The cards that may be laid away next, one by one."""
    return k.hands[k.turn] & ~k.discards if k.phase == LAY_AWAY else 0
