"""What a seat of Shelem has not seen, and where it may lie."""

from dataclasses import dataclass
from typing import Final

from barg.cards import CardSet, mask_of
from barg.kernel.sampling import PLACES, SUITS
from barg.kernel.shelem.fields import JOKERS, NONE, SAR_SHELEM, TRICK_SIZE
from barg.kernel.shelem.trick import cards_of_suit, suit_of
from barg.shelem import Observation, Phase

HAND_CARDS: Final = 2
"""With two players the first two cards of a trick come from the hands (S31)."""


@dataclass(frozen=True, slots=True)
class Places:
    """Up to four places and the cards that they share.

    Attributes:
        hands: for each seat the place of its hand; `NONE` for the own.
        down: with two players for each seat the place of its face-down pile cards.
        packet: the place of the discard packet, or of the widow before it is taken up;
            `NONE` where the seat knows it or it is part of declarer's hand.
        room: how many cards each place holds.
        voids: a bit for each suit that a place is out of.
        unseen: the unseen cards of each suit.
    """

    hands: tuple[int, ...]
    down: tuple[int, ...]
    packet: int
    room: tuple[int, ...]
    voids: tuple[int, ...]
    unseen: tuple[CardSet, ...]


def places_of(seen: Observation) -> Places:
    """Work the places out."""
    seat, players = seen.seat, seen.rules.players
    assert seat is not None, "a spectator has no worlds"
    room: list[int] = []
    voids: list[int] = []

    def place(size: int, out_of: int = 0) -> int:
        room.append(size)
        voids.append(out_of)
        return len(room) - 1

    shown = shown_voids(seen)
    hands = tuple(
        NONE if other == seat else place(seen.hand_sizes[other], shown[other])
        for other in range(players)
    )
    down = tuple(
        place(sum(sizes) - seen.tops[other].bit_count())
        for other, sizes in enumerate(seen.pile_sizes)
    )
    packet = place(seen.rules.widow_size) if _packet_is_hidden(seen) else NONE
    while len(room) < PLACES:
        place(0)
    return Places(hands, down, packet, tuple(room), tuple(voids), _by_suit(seen))


def _packet_is_hidden(seen: Observation) -> bool:
    if seen.declarer is None:
        return True
    laid = seen.phase not in (Phase.AUCTION, Phase.KONS, Phase.DISCARD)
    return laid and seen.discards is None


def packet_is_widow(seen: Observation) -> bool:
    """Whether the packet is the widow as dealt: nobody has taken it up, or will (S36)."""
    return seen.declarer is None or seen.contract == SAR_SHELEM


def shown_voids(seen: Observation) -> list[int]:
    """For each seat's hand a bit for each suit that it did not follow with."""
    voids = [0] * seen.rules.players
    if seen.trump is None or seen.leader is None:
        return voids
    counted = HAND_CARDS if seen.rules.players == 2 else TRICK_SIZE
    for leader, cards in [*((one[0], one[1]) for one in seen.tricks), (seen.leader, seen.trick)]:
        for number, card in enumerate(cards[:counted]):
            led = suit_of(cards[0], seen.trump)
            if suit_of(card, seen.trump) != led:
                voids[(leader + number) % seen.rules.players] |= 1 << led
    return voids


def _by_suit(seen: Observation) -> tuple[CardSet, ...]:
    """The unseen cards of each suit; jokers are in the trump suit, before that in the first."""
    known = seen.hand | (seen.discards or 0) | mask_of(seen.trick)
    for _, cards, _ in seen.tricks:
        known |= mask_of(cards)
    for tops in seen.tops:
        known |= tops
    unseen = mask_of(seen.rules.deck()) & ~known
    trump = NONE if seen.trump is None else seen.trump
    suits = [unseen & cards_of_suit(suit, trump) for suit in range(SUITS)]
    if trump == NONE:
        suits[0] |= unseen & JOKERS
    return tuple(suits)
