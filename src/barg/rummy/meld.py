"""Melds: sets and runs, with jokers, twins and the two ways of the ace (R9–R13)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from barg.cards import ACE, JOKER, RANK_OF, SUIT_OF, Card, Rank, Suit, make_card
from barg.errors import IllegalAction
from barg.kernel.rummy import shape as packed

if TYPE_CHECKING:
    from barg.rummy.rules import RummyRules

SHORTEST: Final = 3
LONGEST_RUN: Final = 13
LOW_ACE_PLACE: Final = 1
HIGH_ACE_PLACE: Final = 14


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the table.

    Attributes:
        is_run: a run, else a set.
        cards: in run order, or as laid in a set; jokers in their place.
        suit: of a run. rank: of a set.
        first: of a run, the place of its first card: ace 1 (or 14), two 2 … king 13.
    """

    is_run: bool
    cards: tuple[Card, ...]
    suit: Suit = -1
    rank: Rank = -1
    first: int = 0

    @property
    def last(self) -> int:
        """The place of a run's last card."""
        return self.first + len(self.cards) - 1

    def stands_for(self, place: int) -> Card:
        """The card that a run has at an index, joker or not."""
        return RUN_CARDS[self.suit][self.first + place]


def meld_of(shape: int) -> Meld:
    """The meld that the kernel holds as one integer (`barg.kernel.rummy.shape`)."""
    line = packed.line(shape)
    if packed.is_run(shape):
        first, wild = packed.low(shape), packed.wild(shape)
        places = range(first, packed.high(shape) + 1)
        run = (JOKER if wild >> place & 1 else RUN_CARDS[line][place] for place in places)
        return Meld(True, tuple(run), suit=line, first=first)
    held = packed.held(shape)
    real = [make_card(suit, line) for suit in range(4) for _ in range(held >> 2 * suit & 3)]
    return Meld(False, (*real, *[JOKER] * packed.wild(shape)), rank=line)


def shape_of(meld: Meld) -> int:
    """The same, the other way round."""
    jokers = [place for place, card in enumerate(meld.cards) if card == JOKER]
    if meld.is_run:
        wild = sum(1 << meld.first + place for place in jokers)
        return packed.run_shape(meld.suit, meld.first, meld.last, wild)
    held = sum(1 << 2 * SUIT_OF[card] for card in naturals(meld.cards))
    return packed.set_shape(meld.rank, held, len(jokers))


def card_at(suit: Suit, place: int) -> Card:
    """The card of a suit at a place of a run."""
    return make_card(suit, ACE if place in (LOW_ACE_PLACE, HIGH_ACE_PLACE) else place - 2)


RUN_CARDS: Final = tuple(
    (-1, *(card_at(suit, place) for place in range(LOW_ACE_PLACE, HIGH_ACE_PLACE + 1)))
    for suit in range(4)
)
"""The card at each place, suit by suit; the places begin at 1."""


def places_of(card: Card, rules: "RummyRules") -> tuple[int, ...]:
    """The places that a card may have in a run (R11)."""
    if RANK_OF[card] != ACE:
        return (RANK_OF[card] + 2,)
    return (LOW_ACE_PLACE, HIGH_ACE_PLACE) if rules.high_ace else (LOW_ACE_PLACE,)


def naturals(cards: Sequence[Card]) -> list[Card]:
    """The cards that are no jokers."""
    return [card for card in cards if card != JOKER]


def as_set(rules: "RummyRules", cards: Sequence[Card]) -> Meld:
    """Read cards as a set.

    Raises:
        IllegalAction: they are none (R9, R10, R12).
    """
    verify_jokers(rules, cards)
    real = naturals(cards)
    if len({RANK_OF[card] for card in real}) != 1:
        raise IllegalAction("set_ranks", "the cards of a set have one rank")
    if not rules.twins:
        if len(set(real)) != len(real):
            raise IllegalAction("set_twins", "a set must not hold the same card twice")
        if len(cards) > 4:
            raise IllegalAction("set_size", "a set has at most four cards")
    ordered = sorted(real, key=lambda card: SUIT_OF[card]) + [JOKER] * (len(cards) - len(real))
    return Meld(False, tuple(ordered), rank=RANK_OF[real[0]])


def as_run(rules: "RummyRules", cards: Sequence[Card]) -> Meld:
    """Read cards, in order, as a run.

    Raises:
        IllegalAction: they are none (R9, R11, R12).
    """
    verify_jokers(rules, cards)
    real = naturals(cards)
    if len({SUIT_OF[card] for card in real}) != 1:
        raise IllegalAction("run_suits", "the cards of a run have one suit")
    where = next(place for place, card in enumerate(cards) if card != JOKER)
    for start in places_of(cards[where], rules):
        first = start - where
        if is_run_from(rules, cards, first):
            return Meld(True, tuple(cards), suit=SUIT_OF[real[0]], first=first)
    raise IllegalAction("run_order", "the cards of a run follow each other in rank order")


def is_run_from(rules: "RummyRules", cards: Sequence[Card], first: int) -> bool:
    """Whether cards, of one suit, follow each other from this place on (R9, R11)."""
    last = first + len(cards) - 1
    if first < LOW_ACE_PLACE or last > rules.top_place or len(cards) > LONGEST_RUN:
        return False
    return all(
        card == JOKER or first + place in places_of(card, rules) for place, card in enumerate(cards)
    )


def verify_jokers(rules: "RummyRules", cards: Sequence[Card]) -> None:
    """Refuse fewer than three cards, jokers alone and too many jokers (R9, R12)."""
    if len(cards) < SHORTEST:
        raise IllegalAction("meld_short", "a meld has at least three cards")
    jokers = cards.count(JOKER)
    if jokers == len(cards):
        raise IllegalAction("meld_jokers", "a meld needs a card that is no joker")
    if jokers > rules.jokers_per_meld:
        raise IllegalAction(
            "meld_many_jokers",
            f"a meld holds at most {rules.jokers_per_meld} jokers",
            count=rules.jokers_per_meld,
        )


def reads_both_ways(rules: "RummyRules", cards: Sequence[Card]) -> bool:
    """Whether the cards in this order are a set as well as a run (R13)."""
    if len(naturals(cards)) != 1:
        return False
    for read in (as_set, as_run):
        try:
            read(rules, cards)
        except IllegalAction:
            return False
    return True


def in_order(rules: "RummyRules", cards: Sequence[Card]) -> tuple[Card, ...]:
    """The same cards in an order in which they are a meld; as they are where there is none.

    Jokers fill the gaps of a run, then go to its high end, then to the low one.
    """
    real = naturals(cards)
    if not real or _is_meld(rules, cards) or len({SUIT_OF[card] for card in real}) > 1:
        return tuple(cards)
    for place in places_of(max(real, key=lambda card: RANK_OF[card]), rules):
        placed = {place_near(card, place, rules): card for card in real}
        first, last = min(placed), max(placed)
        spare = len(cards) - (last - first + 1)
        above = min(spare, rules.top_place - last)
        run = [placed.get(at, JOKER) for at in range(first - spare + above, last + above + 1)]
        if sorted(run) == sorted(cards) and _is_meld(rules, run):
            return tuple(run)
    return tuple(cards)


def place_near(card: Card, ace: int, rules: "RummyRules") -> int:
    """The place of a card in a run; of an ace this one, if it may have it."""
    places = places_of(card, rules)
    return ace if ace in places else places[0]


def _is_meld(rules: "RummyRules", cards: Sequence[Card]) -> bool:
    for read in (as_set, as_run):
        try:
            read(rules, cards)
        except IllegalAction:
            continue
        return True
    return False
