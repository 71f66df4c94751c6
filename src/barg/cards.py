"""Playing cards as small integers, sets of cards as bit masks, and their writing.

A card is ``13 * suit + rank`` with suits in the order S H D C and ranks from 0 (the two)
to 12 (the ace), so a set of cards is one integer with bit ``card`` set.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from barg.errors import NotationError

Card = int
"""0..51, and the numbers of jokers."""
Suit = int
"""0..3: spades, hearts, diamonds, clubs."""
Rank = int
"""0..12: two, three … king, ace."""
CardSet = int
"""A bit mask: bit ``c`` is set when card ``c`` is in the set."""

SUIT_LETTERS: Final = "SHDC"
SUIT_WORDS: Final = ("spades", "hearts", "diamonds", "clubs")
SUIT_SIGNS: Final = "♠♥♦♣"
RANK_LETTERS: Final = "23456789TJQKA"
TWO, FIVE, TEN, JACK, QUEEN, KING, ACE = 0, 3, 8, 9, 10, 11, 12
SUIT_SIZE: Final = 13
DECK_SIZE: Final = 52
JOKER: Final = 52
"""The number of every joker where they are alike (Rim, Shithead)."""
SMALL_JOKER, BIG_JOKER = 53, 54
"""The two jokers of Shelem."""
JOKER_TEXTS: Final = ("XX", "XB", "XR")
"""How jokers are written: any, the small (black) and the big (red) one."""

FULL_DECK: Final[CardSet] = (1 << DECK_SIZE) - 1
SUIT_MASKS: Final[tuple[CardSet, ...]] = tuple(
    ((1 << SUIT_SIZE) - 1) << (SUIT_SIZE * suit) for suit in range(4)
)
RANK_MASKS: Final[tuple[CardSet, ...]] = tuple(
    sum(1 << (SUIT_SIZE * suit + rank) for suit in range(4)) for rank in range(SUIT_SIZE)
)
SUIT_OF: Final[tuple[Suit, ...]] = tuple(card // SUIT_SIZE for card in range(DECK_SIZE))
RANK_OF: Final[tuple[Rank, ...]] = tuple(card % SUIT_SIZE for card in range(DECK_SIZE))
CARD_TEXTS: Final[tuple[str, ...]] = (
    *(RANK_LETTERS[RANK_OF[card]] + SUIT_LETTERS[SUIT_OF[card]] for card in range(DECK_SIZE)),
    *JOKER_TEXTS,
)
_CARDS_BY_TEXT: Final = {
    rank + suit: card
    for card in range(DECK_SIZE)
    for rank in {RANK_LETTERS[RANK_OF[card]]} | ({"10"} if RANK_OF[card] == TEN else set())
    for suit in (SUIT_LETTERS[SUIT_OF[card]], SUIT_SIGNS[SUIT_OF[card]])
}


def make_card(suit: Suit, rank: Rank) -> Card:
    """Return the card of this suit and rank."""
    return SUIT_SIZE * suit + rank


def card_text(card: Card) -> str:
    """Write a card: rank, then suit (``"TH"``)."""
    return CARD_TEXTS[card]


def parse_card(text: str, *, jokers: bool = False) -> Card:
    """Read a card; ``10H`` and the signs ``♠♥♦♣`` are read too, `JOKER_TEXTS` with ``jokers``.

    Raises:
        NotationError: the text is no card.
    """
    if jokers and text in JOKER_TEXTS:
        return JOKER + JOKER_TEXTS.index(text)
    try:
        return _CARDS_BY_TEXT[text]
    except KeyError:
        raise NotationError("no_card", f"no such card: {text[:20]!r}", card=text[:20]) from None


def parse_suit(text: str) -> Suit:
    """Read a suit: one of S H D C or its sign.

    Raises:
        NotationError: the text is no suit.
    """
    for suit in range(4):
        if text in (SUIT_LETTERS[suit], SUIT_SIGNS[suit]):
            return suit
    reason = f"no such suit: {text[:20]!r} (S, H, D or C)"
    raise NotationError("no_suit", reason, suit=text[:20])


def parse_cards(text: str, *, jokers: bool = False) -> list[Card]:
    """Read cards with blanks between them; a card named twice is left to the caller.

    Raises:
        NotationError: a part of the text is no card.
    """
    return [parse_card(word, jokers=jokers) for word in text.split()]


def cards_text(cards: Iterable[Card]) -> str:
    """Write cards in the order given, with blanks between them."""
    return " ".join(CARD_TEXTS[card] for card in cards)


def mask_of(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: CardSet) -> Iterator[Card]:
    """Yield the cards of a set in ascending order of their numbers."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def sorted_hand(mask: CardSet) -> list[Card]:
    """Return the cards of a set: jokers, then suit by suit (S H D C), each from its ace down."""
    jokers = [card for card in (BIG_JOKER, SMALL_JOKER, JOKER) if mask >> card & 1]
    return jokers + [
        card for suit in range(4) for card in reversed(list(cards_in(mask & SUIT_MASKS[suit])))
    ]
