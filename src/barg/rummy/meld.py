"""Melds: sets and runs, with jokers, twins and the two ways of the ace (R9–R13)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from barg.cards import ACE, CARD_TEXTS, JOKER, RANK_OF, SUIT_OF, Card, Rank, Suit, make_card
from barg.errors import IllegalAction

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
        return card_at(self.suit, self.first + place)


def card_at(suit: Suit, place: int) -> Card:
    """The card of a suit at a place of a run."""
    return make_card(suit, ACE if place in (LOW_ACE_PLACE, HIGH_ACE_PLACE) else place - 2)


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
    _verify_jokers(rules, cards)
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
    _verify_jokers(rules, cards)
    real = naturals(cards)
    if len({SUIT_OF[card] for card in real}) != 1:
        raise IllegalAction("run_suits", "the cards of a run have one suit")
    where = next(place for place, card in enumerate(cards) if card != JOKER)
    for start in places_of(cards[where], rules):
        first = start - where
        if _is_run(rules, cards, first):
            return Meld(True, tuple(cards), suit=SUIT_OF[real[0]], first=first)
    raise IllegalAction("run_order", "the cards of a run follow each other in rank order")


def _is_run(rules: "RummyRules", cards: Sequence[Card], first: int) -> bool:
    last = first + len(cards) - 1
    if first < LOW_ACE_PLACE or last > rules.top_place or len(cards) > LONGEST_RUN:
        return False
    return all(
        card == JOKER or first + place in places_of(card, rules) for place, card in enumerate(cards)
    )


def _verify_jokers(rules: "RummyRules", cards: Sequence[Card]) -> None:
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


def extend(rules: "RummyRules", meld: Meld, cards: Sequence[Card], low: bool) -> Meld:
    """Lay cards off on a meld: on a set, or on the high or low end of a run (R5, R13).

    Raises:
        IllegalAction: they do not fit.
    """
    if not meld.is_run:
        if low:
            raise IllegalAction("set_low", "a set has no low end")
        return as_set(rules, [*meld.cards, *cards])
    whole = [*cards, *meld.cards] if low else [*meld.cards, *cards]
    _verify_jokers(rules, whole)
    first = meld.first - len(cards) if low else meld.first
    if not _is_run(rules, whole, first) or any(
        card != JOKER and SUIT_OF[card] != meld.suit for card in cards
    ):
        text = " ".join(CARD_TEXTS[card] for card in cards)
        end = "low" if low else "high"
        raise IllegalAction("layoff_fit", f"{text} does not fit the {end} end", cards=text)
    return Meld(True, tuple(whole), suit=meld.suit, first=first)


def exchange(meld: Meld, card: Card) -> Meld:
    """Put the real card in the place of a joker (R13, ``joker_exchange``).

    Raises:
        IllegalAction: no joker of the meld stands for the card.
    """
    cards = list(meld.cards)
    for place, held in enumerate(cards):
        if held != JOKER:
            continue
        fits = meld.stands_for(place) == card if meld.is_run else RANK_OF[card] == meld.rank
        if fits:
            cards[place] = card
            return Meld(meld.is_run, tuple(cards), meld.suit, meld.rank, meld.first)
    text = CARD_TEXTS[card]
    raise IllegalAction("no_joker", f"no joker of this meld stands for {text}", cards=text)


def shortest_melds(rules: "RummyRules", hand: Sequence[int]) -> Iterator[Meld]:
    """All sets and runs of three that a hand (counts by card) holds."""
    yield from _sets_of_three(rules, hand)
    yield from _runs_of_three(rules, hand)


def _sets_of_three(rules: "RummyRules", hand: Sequence[int]) -> Iterator[Meld]:
    jokers = min(hand[JOKER], rules.jokers_per_meld, 2)
    most = 2 if rules.twins else 1
    for rank in range(13):
        four = [make_card(suit, rank) for suit in range(4)]
        for counts in _small_counts([min(hand[card], most) for card in four]):
            size = sum(counts)
            if size >= 1 and 3 - size <= jokers:
                cards = [card for card, n in zip(four, counts, strict=True) for _ in range(n)]
                yield Meld(False, (*cards, *[JOKER] * (3 - size)), rank=rank)


def _small_counts(most: Sequence[int], left: int = 3) -> Iterator[tuple[int, ...]]:
    """Every choice of at most ``left`` things, so many of each kind."""
    if not most:
        yield ()
        return
    for count in range(min(most[0], left) + 1):
        for rest in _small_counts(most[1:], left - count):
            yield (count, *rest)


def _runs_of_three(rules: "RummyRules", hand: Sequence[int]) -> Iterator[Meld]:
    jokers = min(hand[JOKER], rules.jokers_per_meld, 2)
    for suit in range(4):
        for first in range(LOW_ACE_PLACE, rules.top_place - 1):
            real = [card_at(suit, first + step) for step in range(3)]
            for mask in range(1, 8):
                used = [step for step in range(3) if mask >> step & 1]
                if 3 - len(used) <= jokers and all(hand[real[step]] for step in used):
                    cards = tuple(real[s] if s in used else JOKER for s in range(3))
                    yield Meld(True, cards, suit=suit, first=first)
