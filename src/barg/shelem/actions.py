"""Shelem's actions as integers, and their writing (``bid 120``, ``play AH`` …).

==============  =============================================
card number     play this card
TRUMP + code    name the trump suit (S15), or SARS, NARS, ACE_NARS (S37)
PASS            (S7)
ACCEPT DECLINE  answers to kons (S12)
NAMED_LEAD + n  lead a joker and name trump: n = 4 * (joker - SMALL_JOKER) + suit (S35)
BID + n         bid n points (S8); n = SHELEM, KONS, SAR_SHELEM are special (S11, S36)
DISCARD | mask  lay away these cards (S13)
==============  =============================================
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import Final, overload

from barg.cards import (
    BIG_JOKER,
    CARD_TEXTS,
    DECK_SIZE,
    JOKER,
    SMALL_JOKER,
    SUIT_LETTERS,
    SUIT_SIZE,
    Card,
    CardSet,
    Suit,
    cards_in,
    cards_text,
    mask_of,
    parse_card,
    parse_suit,
    sorted_hand,
)
from barg.errors import NotationError
from barg.game import Action
from barg.kernel.shelem.fields import (
    ACCEPT,
    ACE_NARS,
    BID,
    DECLINE,
    DISCARD,
    KONS,
    NAMED_LEAD,
    NARS,
    PASS,
    SAR_SHELEM,
    SARS,
    SHELEM,
    TRUMP,
)

__all__ = [
    "ACCEPT",
    "ACE_NARS",
    "BID",
    "DECLINE",
    "DISCARD",
    "KONS",
    "MAX_ACTION_TEXT",
    "NAMED_LEAD",
    "NARS",
    "PACKET_SIZES",
    "PASS",
    "SARS",
    "SAR_SHELEM",
    "SHELEM",
    "TRUMP",
    "TRUMP_TEXTS",
    "DiscardChoices",
    "Level",
    "action_text",
    "bid",
    "discard",
    "first_suit",
    "is_bid",
    "is_discard",
    "is_named_lead",
    "is_play",
    "is_trump",
    "level_text",
    "named_leads",
    "named_suit",
    "parse_action",
    "play",
    "played_card",
    "trump",
]

PACKET_SIZES: Final = (4, 6)
Level = int
"""A contract or bid: points, or SHELEM, KONS or SAR_SHELEM, which rank over every number."""
_SPECIAL: Final = {"shelem": SHELEM, "kons": KONS, "sar_shelem": SAR_SHELEM}
_NO_TRUMP: Final = {"sars": SARS, "nars": NARS, "ace_nars": ACE_NARS}
TRUMP_TEXTS: Final[tuple[str, ...]] = (*SUIT_LETTERS, *_NO_TRUMP)
"""How what declarer names is written, by its code."""
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


def named_leads(joker: Card) -> list[Action]:
    """The actions that lead a joker and name a suit with it."""
    return [NAMED_LEAD + 4 * (joker - SMALL_JOKER) + suit for suit in range(4)]


def is_named_lead(action: Action) -> bool:
    """Whether the action leads a joker and names trump."""
    return NAMED_LEAD <= action < NAMED_LEAD + 8


def named_suit(action: Action) -> Suit:
    """The suit that a named lead makes trump."""
    return (action - NAMED_LEAD) % 4


def first_suit(action: Action) -> Suit:
    """The suit that declarer's first lead makes trump (S15, S35)."""
    return named_suit(action) if is_named_lead(action) else action // SUIT_SIZE


def played_card(action: Action) -> Card:
    """The card that an action plays."""
    return SMALL_JOKER + (action - NAMED_LEAD) // 4 if is_named_lead(action) else action


def is_play(action: Action) -> bool:
    """Whether the action plays a card."""
    plain = 0 <= action < DECK_SIZE or action in (SMALL_JOKER, BIG_JOKER)
    return plain or is_named_lead(action)


def is_trump(action: Action) -> bool:
    """Whether the action names the trump suit, or that there is none."""
    return TRUMP <= action < TRUMP + len(TRUMP_TEXTS)


def is_bid(action: Action) -> bool:
    """Whether the action bids points, shelem, kons or sar-shelem."""
    return BID < action < DISCARD


def is_discard(action: Action) -> bool:
    """Whether the action lays cards away."""
    return action >= DISCARD


def level_text(level: Level) -> int | str:
    """A contract as records write it: a number, ``"shelem"``, ``"kons"``, ``"sar_shelem"``."""
    return _SPECIAL_WORDS.get(level, level)


@cache
def _simple_text(action: Action) -> str:
    if is_named_lead(action):
        return f"play {CARD_TEXTS[played_card(action)]} {SUIT_LETTERS[(action - NAMED_LEAD) % 4]}"
    if is_play(action):
        return "play " + CARD_TEXTS[action]
    if is_trump(action):
        return "trump " + TRUMP_TEXTS[action - TRUMP]
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
        raise NotationError("long_action", "no such action: the text is too long")
    words = text.split()
    match words:
        case ["pass" | "accept" | "decline" as word]:
            return _WORDS[word]
        case ["bid", word] if word in _SPECIAL:
            return BID + _SPECIAL[word]
        case ["bid", number]:
            return BID + _parse_points(number)
        case ["trump", word] if word in _NO_TRUMP:
            return TRUMP + _NO_TRUMP[word]
        case ["trump", suit]:
            return TRUMP + parse_suit(suit)
        case ["play", card]:
            return _parse_card(card)
        case ["play", card, suit]:
            return _parse_named_lead(card, suit)
        case ["discard", *_]:
            return _parse_discard(words[1:])
    raise NotationError("unknown_action", f"no such action: {text[:40]!r}", action=text[:40])


def _parse_card(text: str) -> Card:
    card = parse_card(text, jokers=True)
    if card == JOKER:
        reason = "the jokers of Shelem are XR (big) and XB (small), not XX"
        raise NotationError("joker_of_two", reason)
    return card


def _parse_named_lead(card: str, suit: str) -> Action:
    joker = _parse_card(card)
    if joker < SMALL_JOKER:
        raise NotationError("joker_names", "only a joker names trump when it is played")
    return named_leads(joker)[parse_suit(suit)]


def _parse_points(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NotationError("no_bid", f"no such bid: {text[:20]!r}", bid=text[:20])
    if len(text) > 3:
        raise NotationError("high_bid", f"no bid is as high as {text[:20]}", bid=text[:20])
    return int(text)


def _parse_discard(words: list[str]) -> Action:
    cards = [_parse_card(word) for word in words]
    if len(cards) not in PACKET_SIZES:
        reason = f"four cards (with jokers six) are laid away, not {len(cards)}"
        raise NotationError("packet_size", reason, count=len(cards))
    mask = mask_of(cards)
    if mask.bit_count() != len(cards):
        raise NotationError("packet_twice", "a card is named twice in the discard")
    return DISCARD | mask


class DiscardChoices(Sequence[Action]):
    """All ways to lay away four of sixteen cards (1,820) or six of 18 (18,564), as actions.

    Made on demand: a full list at each discard would cost more than the deal.
    """

    __slots__ = ("_cards", "_mask", "_size")

    def __init__(self, mask: CardSet, size: int = 4) -> None:
        self._mask = mask
        self._size = size
        self._cards = list(cards_in(mask))

    @property
    def cards(self) -> CardSet:
        """The cards that are chosen from."""
        return self._mask

    @property
    def size(self) -> int:
        """How many are laid away."""
        return self._size

    def __len__(self) -> int:
        return comb(len(self._cards), self._size)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        places = _choices(len(self._cards), self._size)[index]
        return DISCARD | mask_of(self._cards[place] for place in places)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DiscardChoices):
            return NotImplemented
        return (other._mask, other._size) == (self._mask, self._size)

    def __hash__(self) -> int:
        return hash((self._mask, self._size))

    def __repr__(self) -> str:
        return f"<any {self._size} of {cards_text(sorted_hand(self._mask))}>"

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, int) or not is_discard(action):
            return False
        mask = action ^ DISCARD
        return mask & ~self._mask == 0 and mask.bit_count() == self._size


@cache
def _choices(cards: int, size: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(cards), size))
