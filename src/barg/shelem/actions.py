"""Shelem's actions as integers, and their writing (``bid 120``, ``play AH`` …).

==============  =============================================
0..51           play this card
TRUMP + suit    name the trump suit (S15)
PASS            (S7)
ACCEPT DECLINE  answers to kons (S12)
BID + n         bid n points (S8); n = SHELEM or KONS are the special bids (S11)
DISCARD | mask  lay away these cards (S13)
==============  =============================================
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, overload

from barg.cards import (
    CARD_TEXTS,
    DECK_SIZE,
    SUIT_LETTERS,
    Card,
    CardSet,
    Suit,
    cards_in,
    cards_text,
    mask_of,
    parse_card,
    parse_cards,
    parse_suit,
    sorted_hand,
)
from barg.errors import NotationError
from barg.game import Action

TRUMP: Final = 60
PASS: Final = 70
ACCEPT: Final = 71
DECLINE: Final = 72
BID: Final = 100
DISCARD: Final = 1 << 60
WIDOW_SIZE: Final = 4

Level = int
"""A contract or bid: points, or SHELEM or KONS, which rank over every number."""
SHELEM: Final[Level] = 1000
KONS: Final[Level] = 1001
_SPECIAL: Final = {"shelem": SHELEM, "kons": KONS}
_SPECIAL_WORDS: Final = {level: word for word, level in _SPECIAL.items()}
_WORDS: Final = {"pass": PASS, "accept": ACCEPT, "decline": DECLINE}
_NUMBER: Final = re.compile(r"0|[1-9][0-9]*")
MAX_ACTION_TEXT: Final = 100


def bid(level: Level) -> Action:
    """The action that bids a number of points, SHELEM or KONS."""
    return BID + level


def trump(suit: Suit) -> Action:
    """The action that names the trump suit."""
    return TRUMP + suit


def play(card: Card) -> Action:
    """The action that plays a card."""
    return card


def discard(cards: CardSet) -> Action:
    """The action that lays these cards away."""
    return DISCARD | cards


def is_play(action: Action) -> bool:
    """Whether the action plays a card."""
    return 0 <= action < DECK_SIZE


def is_trump(action: Action) -> bool:
    """Whether the action names the trump suit."""
    return TRUMP <= action < TRUMP + 4


def is_bid(action: Action) -> bool:
    """Whether the action bids points, shelem or kons."""
    return BID < action < DISCARD


def is_discard(action: Action) -> bool:
    """Whether the action lays cards away."""
    return action >= DISCARD


def level_text(level: Level) -> int | str:
    """A contract as records write it: a number, ``"shelem"`` or ``"kons"``."""
    return _SPECIAL_WORDS.get(level, level)


@cache
def _simple_text(action: Action) -> str:
    if is_play(action):
        return "play " + CARD_TEXTS[action]
    if is_trump(action):
        return "trump " + SUIT_LETTERS[action - TRUMP]
    if is_bid(action):
        return f"bid {level_text(action - BID)}"
    return next(word for word, code in _WORDS.items() if code == action)


def action_text(action: Action) -> str:
    """Write an action in the notation of records."""
    if is_discard(action):
        return "discard " + cards_text(sorted_hand(action ^ DISCARD))
    return _simple_text(action)


def parse_action(text: str) -> Action:
    """Read an action in the notation of records.

    Raises:
        NotationError: the text is no action of Shelem.
    """
    if len(text) > MAX_ACTION_TEXT:
        raise NotationError("no such action: the text is too long")
    words = text.split()
    match words:
        case ["pass" | "accept" | "decline" as word]:
            return _WORDS[word]
        case ["bid", ("shelem" | "kons") as word]:
            return BID + _SPECIAL[word]
        case ["bid", number]:
            return BID + _parse_points(number)
        case ["trump", suit]:
            return TRUMP + parse_suit(suit)
        case ["play", card]:
            return parse_card(card)
        case ["discard", *_]:
            return _parse_discard(words[1:])
    raise NotationError(f"no such action: {text[:40]!r}")


def _parse_points(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NotationError(f"no such bid: {text[:20]!r}")
    if len(text) > 3:
        raise NotationError(f"no bid is as high as {text[:20]}")
    return int(text)


def _parse_discard(words: list[str]) -> Action:
    cards = parse_cards(" ".join(words))
    if len(cards) != WIDOW_SIZE:
        raise NotationError(f"exactly {WIDOW_SIZE} cards are laid away, not {len(cards)}")
    mask = mask_of(cards)
    if mask.bit_count() != len(cards):
        raise NotationError("a card is named twice in the discard")
    return DISCARD | mask


class DiscardChoices(Sequence[Action]):
    """All ways to lay away four of sixteen cards (1,820), as a sequence of actions.

    Made on demand: a full list at each discard would cost more than the deal.
    """

    __slots__ = ("_cards", "_mask")

    def __init__(self, mask: CardSet) -> None:
        self._mask = mask
        self._cards = list(cards_in(mask))

    def __len__(self) -> int:
        return len(_choices(len(self._cards)))

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        cards = self._cards
        a, b, c, d = _choices(len(cards))[index]
        return DISCARD | 1 << cards[a] | 1 << cards[b] | 1 << cards[c] | 1 << cards[d]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DiscardChoices) and other._mask == self._mask

    def __hash__(self) -> int:
        return hash(self._mask)

    def __repr__(self) -> str:
        return f"<any four of {cards_text(sorted_hand(self._mask))}>"

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, int) or not is_discard(action):
            return False
        mask = action ^ DISCARD
        return mask & ~self._mask == 0 and mask.bit_count() == WIDOW_SIZE


@cache
def _choices(size: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(size), WIDOW_SIZE))
