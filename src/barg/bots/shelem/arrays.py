"""Records and rows that the engine works on: plain ones, or such as compiled code takes."""

from functools import cache
from typing import Any, Final

from barg.kernel.records import record_fields

ENGINE: Final = "barg.bots.shelem.engine"


def write(source: Any, target: Any) -> None:
    """Copy a record's fields into another record, a compiled one perhaps."""
    compiled = not hasattr(target, "__dataclass_fields__")
    for item in record_fields(type(source)):
        value = getattr(source, item.name)
        if compiled:
            target[item.name] = value
        else:
            setattr(target, item.name, list(value) if isinstance(value, list) else value)


def compiled_or_not(function: Any, *, fast: bool) -> Any:
    """A function of the engine, compiled if that is wanted."""
    return _compiled(function) if fast else function


@cache
def _compiled(function: Any) -> Any:
    from barg.kernel.compiled import compiled  # noqa: PLC0415 - only where it is wanted

    return compiled(function, ENGINE)


def one(kind: Any, *, fast: bool) -> Any:
    """A record of a type, all zero or as it is made."""
    return many(kind, 1, fast=fast)[0]


def many(kind: Any, count: int, *, fast: bool) -> Any:
    """So many records of a type."""
    if not fast:
        return [kind() for _ in range(count)]
    from barg.kernel.compiled import records  # noqa: PLC0415 - only where it is wanted

    return records(kind, count)


def floats(count: int, *, fast: bool) -> Any:
    """Room for so many floating-point numbers."""
    return _zeros(count, "float64") if fast else [0.0] * count


def integers(count: int, *, fast: bool) -> Any:
    """Room for so many integers."""
    return _zeros(count, "int64") if fast else [0] * count


def _zeros(count: int, kind: str) -> Any:
    import numpy as np  # noqa: PLC0415 - only where compiled code is wanted

    return np.zeros(count, kind)
