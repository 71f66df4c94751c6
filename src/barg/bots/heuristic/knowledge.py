"""What a seat can work out from its observation: cards unseen, suits shown to be void."""

from dataclasses import dataclass

from barg.cards import FULL_DECK, SUIT_MASKS, SUIT_OF, Card, CardSet, Suit
from barg.game import Seat
from barg.shelem import Observation
from barg.shelem.trick import trick_winner


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Counts and marks of the cards during play.

    Attributes:
        observation: what it was worked out from.
        seat, partner: the own seat and the one opposite.
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
    trump: Suit
    unseen: CardSet
    hidden: int
    voids: tuple[int, ...]
    declaring: bool
    led: Suit | None
    best: Card
    winner: Seat
    to_come: tuple[Seat, ...]

    def outstanding(self, suit: Suit) -> CardSet:
        """The unseen cards of a suit."""
        return self.unseen & SUIT_MASKS[suit]

    def is_boss(self, card: Card) -> bool:
        """Whether no unseen card of its suit is higher."""
        return self.outstanding(SUIT_OF[card]) >> card == 0

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


def know(observation: Observation, trump: Suit) -> Knowledge:
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
            if SUIT_OF[card] != SUIT_OF[cards[0]]:
                voids[(first + place) % 4] |= 1 << SUIT_OF[cards[0]]
    trick = observation.trick
    winner = trick_winner(leader, trick, trump) if trick else -1
    unseen = FULL_DECK & ~seen
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
        led=SUIT_OF[trick[0]] if trick else None,
        best=trick[(winner - leader) % 4] if trick else -1,
        winner=winner,
        to_come=tuple((seat + step) % 4 for step in range(1, 4 - len(trick))),
    )
