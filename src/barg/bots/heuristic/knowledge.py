"""What a seat can work out from its observation: cards unseen, suits shown to be void."""

from dataclasses import dataclass
from typing import Final

from barg.cards import ACE, SMALL_JOKER, Card, CardSet, Suit, cards_in, mask_of
from barg.game import Seat
from barg.kernel.shelem.trick import cards_of_suit, strength, suit_of
from barg.shelem import Observation
from barg.shelem.trick import trick_winner

RANKS: Final = 100
"""The kernel's strengths of trumps lie so far over those of other suits."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Counts and marks of the cards during play.

    Attributes:
        observation: what it was worked out from.
        seat, partner: the own seat and the one opposite.
        trump: the trump suit, or a code of `barg.kernel.shelem.fields` for no trump.
        unseen: cards that are neither in the own hand, nor played, nor buried by oneself.
        hidden: how many places the unseen cards have: three hands and, except for
            declarer, the discard packet.
        voids: for each seat a bit for each suit that it has shown to be out of.
        declaring: whether the own team declares.
        led: the suit led, or None when leading.
        best, winner: the card that wins the trick so far and its seat; -1 when leading.
        to_come: seats that play after this one.
    """

    observation: Observation
    seat: Seat
    partner: Seat
    trump: int
    unseen: CardSet
    hidden: int
    voids: tuple[int, ...]
    declaring: bool
    led: Suit | None
    best: Card
    winner: Seat
    to_come: tuple[Seat, ...]

    @property
    def trumps(self) -> CardSet:
        """All cards that are trumps."""
        return cards_of_suit(self.trump, self.trump) if self.trump < 4 else 0

    def suit(self, card: Card) -> Suit:
        """The suit that a card belongs to."""
        return suit_of(card, self.trump)

    def rank(self, card: Card) -> int:
        """How high a card is in its suit: 0 the lowest; jokers over the ace."""
        if card >= SMALL_JOKER:
            return ACE + 1 + card - SMALL_JOKER
        return strength(card, self.suit(card), self.trump) % RANKS

    def outstanding(self, suit: Suit) -> CardSet:
        """The unseen cards of a suit; none belong to what is no suit."""
        return self.unseen & cards_of_suit(suit, self.trump) if suit < 4 else 0

    def higher(self, card: Card) -> CardSet:
        """The unseen cards of its suit that beat a card."""
        suit = self.suit(card)
        own = strength(card, suit, self.trump)
        others = cards_in(self.outstanding(suit))
        return mask_of(other for other in others if strength(other, suit, self.trump) > own)

    def is_boss(self, card: Card) -> bool:
        """Whether no unseen card of its suit is higher."""
        return self.higher(card) == 0

    def may_hold(self, seat: Seat, suit: Suit) -> bool:
        """Whether the seat may still hold a card of the suit."""
        return not self.voids[seat] >> suit & 1 and self.outstanding(suit) != 0

    def chance_without(self, seat: Seat, cards: CardSet) -> float:
        """The chance that the seat holds none of these unseen cards, voids left aside."""
        count = (cards & self.unseen).bit_count()
        share = self.observation.hand_sizes[seat] / max(self.hidden, 1)
        return float((1 - min(share, 1.0)) ** count)

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        """The two seats of the other team."""
        return ((self.seat + 1) % 4, (self.seat + 3) % 4)


def know(observation: Observation, trump: int) -> Knowledge:
    """Work out the knowledge of the seat to play."""
    seat = observation.seat
    assert seat is not None, "a spectator does not play"
    seen = observation.hand | (observation.discards or 0)
    voids = [0, 0, 0, 0]
    tricks = [(leader, cards) for leader, cards, _ in observation.tricks]
    leader = observation.leader if observation.leader is not None else seat
    for first, cards in [*tricks, (leader, observation.trick)]:
        for place, card in enumerate(cards):
            seen |= 1 << card
            if suit_of(card, trump) != suit_of(cards[0], trump):
                voids[(first + place) % 4] |= 1 << suit_of(cards[0], trump)
    trick = observation.trick
    winner = trick_winner(leader, trick, trump) if trick else -1
    unseen = mask_of(observation.rules.deck()) & ~seen
    declarer = observation.declarer if observation.declarer is not None else seat
    return Knowledge(
        observation=observation,
        seat=seat,
        partner=(seat + 2) % 4,
        trump=trump,
        unseen=unseen,
        hidden=unseen.bit_count(),
        voids=tuple(voids),
        declaring=(seat - declarer) % 2 == 0,
        led=suit_of(trick[0], trump) if trick else None,
        best=trick[(winner - leader) % 4] if trick else -1,
        winner=winner,
        to_come=tuple((seat + step) % 4 for step in range(1, 4 - len(trick))),
    )
