"""Positions with all cards known, and why one is none."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NoReturn

from barg.cards import (
    BIG_JOKER,
    JOKER,
    SMALL_JOKER,
    SUIT_WORDS,
    Card,
    CardSet,
    card_text,
    cards_in,
    mask_of,
)
from barg.errors import BargError
from barg.kernel.shelem.fields import ACE_NARS, ACES, FIVES, JOKERS, NONE, SARS, TENS
from barg.kernel.shelem.trick import cards_of_suit, playable, suit_of
from barg.solver.engine.fields import MOST_CARDS

Objective = Literal["points", "tricks"]
OBJECTIVES: Final[tuple[Objective, ...]] = ("points", "tricks")
ALL_CARDS: Final[CardSet] = (1 << BIG_JOKER + 1) - 1 ^ 1 << JOKER
_SMALL_OVER_ACE: Final = 5
_BIG_OVER_ACE: Final = 10


class PositionError(BargError, ValueError):
    """A position that no deal could come to; the text says why."""


@dataclass(frozen=True)
class Position:
    """A position of the play of four-player Shelem, all cards known.

    Attributes:
        hands: the cards still in each hand, by seat, as sets.
        trump: the trump suit 0–3, or `SARS`, `NARS`, `ACE_NARS` (S37).
        leader: the seat that led, or leads, the current trick.
        table: the cards of the unfinished trick from the leader on; no longer in the hands.
        objective: ``points``, raw points of the tricks (S2); or ``tricks``.
        ace_points: what an ace counts, 10 or 15 (S2); the jokers count 5 and 10 more (S34).
    """

    hands: tuple[CardSet, CardSet, CardSet, CardSet]
    trump: int
    leader: int = 0
    table: tuple[Card, ...] = ()
    objective: Objective = "points"
    ace_points: int = 10

    @property
    def to_act(self) -> int:
        """The seat to act."""
        return (self.leader + len(self.table)) % 4

    @property
    def legal(self) -> CardSet:
        """The cards that the seat to act may play (S16)."""
        led = suit_of(self.table[0], self.trump) if self.table else NONE
        return playable(self.hands[self.to_act], led, self.trump)

    @property
    def values(self) -> dict[Card, int]:
        """What each valued card of the position counts beside its trick."""
        cards = mask_of(self.table) | self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        return card_values(cards, self.objective, self.ace_points)

    def verify(self) -> None:
        """Check that a deal could come to this.

        Raises:
            PositionError: it could not.
        """
        _verify_words(self)
        verify_cards([*self.hands, *(1 << card for card in self.table)], self.trump)
        _verify_sizes(self)
        _verify_table(self)


def card_values(cards: CardSet, objective: Objective, ace_points: int) -> dict[Card, int]:
    """What each valued card of a set counts beside its trick (S2, S34)."""
    if objective == "tricks":
        return {}
    worth = dict.fromkeys(cards_in(ACES), ace_points)
    worth |= dict.fromkeys(cards_in(TENS), 10) | dict.fromkeys(cards_in(FIVES), 5)
    worth |= {SMALL_JOKER: ace_points + _SMALL_OVER_ACE, BIG_JOKER: ace_points + _BIG_OVER_ACE}
    return {card: points for card, points in worth.items() if cards >> card & 1}


def _refuse(reason: str) -> NoReturn:
    raise PositionError(reason)


def _verify_words(position: Position) -> None:
    if len(position.hands) != 4:
        _refuse(f"there must be four hands, not {len(position.hands)}")
    if not 0 <= position.leader <= 3:
        _refuse(f"the leader must be a seat from 0 to 3, not {position.leader}")
    verify_choices(position.trump, position.objective, position.ace_points)
    if len(position.table) > 3:
        _refuse(f"an unfinished trick has at most three cards, not {len(position.table)}")


def verify_choices(trump: int, objective: str, ace_points: int) -> None:
    """Check what is chosen beside the cards.

    Raises:
        PositionError: something is none of the choices.
    """
    if not 0 <= trump <= ACE_NARS:
        _refuse(f"trump must be from 0 to {ACE_NARS}, not {trump}")
    if objective not in OBJECTIVES:
        _refuse(f"the objective must be points or tricks, not {objective!r}")
    if ace_points not in (10, 15):
        _refuse(f"an ace counts 10 or 15 points, not {ace_points}")


def verify_cards(sets: Sequence[CardSet], trump: int) -> None:
    """Check that these sets are of Shelem's cards, none of them twice.

    Raises:
        PositionError: they are not, or there are jokers without a trump suit.
    """
    seen = 0
    for cards in sets:
        if cards & ~ALL_CARDS:
            _refuse(f"{_number_text(cards & ~ALL_CARDS)} is no card of Shelem")
        if cards & seen:
            _refuse(f"{card_text(next(cards_in(cards & seen)))} is there twice")
        seen |= cards
    if seen & JOKERS and trump >= SARS:
        _refuse("the jokers belong to the trump suit: they need one")


def _number_text(cards: CardSet) -> str:
    """Name the first of some numbers that are no cards."""
    number = next(cards_in(cards))
    return "XX" if number == JOKER else f"number {number}"


def _verify_sizes(position: Position) -> None:
    sizes = [hand.bit_count() for hand in position.hands]
    longest = sizes[position.to_act]
    for seat in range(4):
        played = (seat - position.leader) % 4 < len(position.table)
        if sizes[seat] != longest - played:
            wanted = f"{longest - played} cards" if longest - played != 1 else "1 card"
            _refuse(f"seat {seat} must hold {wanted} as seat {position.to_act} has {longest}")
    if longest == 0:
        _refuse("there is no card to play")
    if longest > MOST_CARDS:
        _refuse(f"a hand has at most {MOST_CARDS} cards, not {longest}")


def _verify_table(position: Position) -> None:
    if not position.table:
        return
    led = suit_of(position.table[0], position.trump)
    suit = cards_of_suit(led, position.trump)
    for place, card in enumerate(position.table):
        seat = (position.leader + place) % 4
        if not suit >> card & 1 and position.hands[seat] & suit:
            held = f"but holds {SUIT_WORDS[led]}, the suit led"
            _refuse(f"seat {seat} played {card_text(card)} {held}")
