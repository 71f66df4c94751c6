"""Records of integers, and what compiled code needs to know of their fields.

A record is a slotted dataclass whose fields are integers, or lists of integers of a fixed
size made by `numbers`, `grid` or `room`. Compiled code sees the same fields in a NumPy record, so
every value must fit the bits that its field states (64 where none are).
"""

from dataclasses import Field, field, fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeVar

_SHAPE: Final = "shape"
_BITS: Final = "bits"
_ROOM: Final = "room"
WORD: Final = 64

Record = TypeVar("Record")


def numbers(size: int, bits: int = WORD) -> Any:
    """A field of so many integers, each of so many bits (8, 16, 32 or 64, with a sign)."""
    return field(default_factory=lambda: [0] * size, metadata={_SHAPE: (size,), _BITS: bits})


def room(size: int) -> Any:
    """A field of so many integers to work with, which mean nothing from one call to the next."""
    return field(default_factory=lambda: [0] * size, metadata={_SHAPE: (size,), _ROOM: True})


def grid(rows: int, columns: int, bits: int = WORD) -> Any:
    """A field of rows of integers: ``record.name[row][column]``."""
    return field(
        default_factory=lambda: [[0] * columns for _ in range(rows)],
        metadata={_SHAPE: (rows, columns), _BITS: bits},
    )


def layout(record: type) -> list[tuple[str, str, tuple[int, ...]]]:
    """The fields of a record type as NumPy takes them: name, type and shape."""
    return [
        (item.name, f"i{item.metadata.get(_BITS, WORD) // 8}", item.metadata.get(_SHAPE, ()))
        for item in record_fields(record)
    ]


@cache
def record_type(kind: type) -> type:
    """The record type that a class is or extends."""
    return next(base for base in reversed(kind.__mro__) if is_dataclass(base))


def record_fields(kind: type) -> tuple[Field[Any], ...]:
    """The fields of the record type that a class is or extends."""
    return fields(record_type(kind))


@cache
def value_fields(kind: type) -> tuple[Field[Any], ...]:
    """Those of them that say something, which is all but `room`."""
    return tuple(item for item in record_fields(kind) if not item.metadata.get(_ROOM))


@cache
def _slots(kind: type) -> tuple[str, ...]:
    return tuple(name for base in kind.__mro__ for name in getattr(base, "__slots__", ()))


def clone(record: Record) -> Record:
    """An independent copy: lists, and lists in lists, are copied, all else is shared."""
    kind: type = type(record)
    copy: Record = object.__new__(kind)
    for name in _slots(kind):
        value = getattr(record, name)
        if type(value) is list:
            nested = bool(value) and type(value[0]) is list
            value = [row.copy() for row in value] if nested else value.copy()
        setattr(copy, name, value)
    return copy


def values(record: object) -> list[int]:
    """All integers that a record's fields hold in order, rows one after the other."""
    flat: list[int] = []
    kind: type = type(record)
    for item in value_fields(kind):
        value = getattr(record, item.name)
        if type(value) is not list:
            flat.append(value)
        elif value and type(value[0]) is list:
            for row in value:
                flat += row
        else:
            flat += value
    return flat
