"""How the parts of an observation are written as JSON, and read back."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from barg.cards import CARD_TEXTS, cards_in, cards_text, mask_of, parse_card, sorted_hand
from barg.errors import BargError

UNKNOWN: Final = "??"
"""Stands for a card that the seat does not know, and for none."""
NO_CARD: Final = -1
MOST: Final = 5_000
"""No list of a view is longer."""


class ViewError(BargError, ValueError):
    """A view that says what no observation of the game could."""


@dataclass(frozen=True, slots=True)
class Codec:
    """One way to write a value.

    Attributes:
        write: ``write(rules, value)`` gives what JSON can hold.
        read: ``read(rules, data)`` gives the value back; raises `BargError` or ValueError.
    """

    write: Callable[[Any, Any], Any]
    read: Callable[[Any, Any], Any]


def _text(data: object) -> str:
    if not isinstance(data, str):
        raise ViewError("must be a text")
    return data


def _list(data: object) -> list[Any]:
    if not isinstance(data, list) or len(data) > MOST:
        raise ViewError("must be a list")
    return data


def _number(data: object) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or abs(data) > 1 << 31:
        raise ViewError("must be a whole number")
    return data


def _count(data: object) -> int:
    number = _number(data)
    if not 0 <= number <= MOST:
        raise ViewError(f"must be from 0 to {MOST}, not {number}")
    return number


def _flag(data: object) -> bool:
    if not isinstance(data, bool):
        raise ViewError("must be true or false")
    return data


def _card(text: str) -> int:
    return NO_CARD if text == UNKNOWN else parse_card(text, jokers=True)


def _card_text(card: int) -> str:
    return UNKNOWN if card == NO_CARD else CARD_TEXTS[card]


NUMBER: Final = Codec(lambda _, value: value, lambda _, data: _number(data))
COUNT: Final = Codec(lambda _, value: value, lambda _, data: _count(data))
"""How many there are of something."""
FLAG: Final = Codec(lambda _, value: bool(value), lambda _, data: _flag(data))
CARD: Final = Codec(lambda _, card: _card_text(card), lambda _, data: _card(_text(data)))
"""One card."""
CARDS: Final = Codec(
    lambda _, mask: cards_text(sorted_hand(mask)),
    lambda _, data: _as_set([_card(word) for word in _text(data).split()]),
)
"""A set of cards, as a text with blanks between."""
LINE: Final = Codec(
    lambda _, cards: " ".join(map(_card_text, cards)),
    lambda _, data: tuple(_card(word) for word in _text(data).split()),
)
"""Cards in an order, those that are not known as `UNKNOWN`."""
SEATS: Final = Codec(
    lambda _, mask: list(cards_in(mask)),
    lambda rules, data: mask_of(_seat(rules, seat) for seat in _list(data)),
)
"""A bit for each seat, as a list of seats."""
ACTION: Final = Codec(
    lambda rules, action: rules.action_text(action),
    lambda rules, data: rules.parse_action(_text(data)),
)


def _as_set(cards: Sequence[int]) -> int:
    if NO_CARD in cards or len(set(cards)) < len(cards):
        raise ViewError("must be known cards, each once")
    return mask_of(cards)


def _seat(rules: Any, data: object) -> int:
    seat = _number(data)
    if not 0 <= seat < rules.seats:
        raise ViewError(f"must be a seat from 0 to {rules.seats - 1}, not {seat}")
    return seat


SEAT: Final = Codec(lambda _, seat: seat, _seat)


def word(words: Mapping[int, str], others: range = range(0)) -> Codec:
    """A number that has a word; the others that there may be are written as they are."""
    numbers = {text: number for number, text in words.items()}

    def read(_rules: Any, data: object) -> int:
        if isinstance(data, str):
            if data not in numbers:
                raise ViewError(f"must be one of {', '.join(numbers)}, not {data[:20]!r}")
            return numbers[data]
        number = _number(data)
        if number not in others:
            raise ViewError(f"there is no {number}")
        return number

    return Codec(lambda _, number: words.get(number, number), read)


def phase(kind: type[IntEnum]) -> Codec:
    """What is to be done now, by its name."""
    names = word({int(member): member.name.lower() for member in kind})
    return Codec(names.write, lambda rules, data: kind(names.read(rules, data)))


def optional(inner: Codec) -> Codec:
    """The same, or null."""
    return Codec(
        lambda rules, value: None if value is None else inner.write(rules, value),
        lambda rules, data: None if data is None else inner.read(rules, data),
    )


def many(inner: Codec) -> Codec:
    """A list."""
    return Codec(
        lambda rules, value: [inner.write(rules, item) for item in value],
        lambda rules, data: tuple(inner.read(rules, item) for item in _list(data)),
    )


def each_seat(inner: Codec) -> Codec:
    """A list with one entry for each seat."""
    several = many(inner)

    def read(rules: Any, data: object) -> tuple[Any, ...]:
        if len(_list(data)) != rules.seats:
            raise ViewError(f"must have {rules.seats} entries, one for each seat")
        found: tuple[Any, ...] = several.read(rules, data)
        return found

    return Codec(several.write, read)


def row(*parts: Codec) -> Codec:
    """A list of so many different things."""

    def read(rules: Any, data: object) -> tuple[Any, ...]:
        if len(_list(data)) != len(parts):
            raise ViewError(f"must have {len(parts)} entries")
        return tuple(part.read(rules, item) for part, item in zip(parts, _list(data), strict=True))

    return Codec(
        lambda rules, value: [
            part.write(rules, item) for part, item in zip(parts, value, strict=True)
        ],
        read,
    )
