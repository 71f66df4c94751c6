"""The settings of a server: given by the caller, or by BARG_… in the environment."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from barg.errors import BargError

PREFIX: Final = "BARG_"
MIN_SECRET: Final = 32


class SettingsError(BargError, ValueError):
    """A setting has a value that cannot be; the sentence names it."""


def _bots_at_once() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that a host may choose. Times are in seconds.

    Attributes:
        data_dir: where the database and the secret key are kept.
        database_url: another database (PostgreSQL); empty for SQLite in ``data_dir``.
        secret: signs identities; empty for a key kept in ``data_dir``.
        origins: further origins that may use this server, with commas between them.
        bot_delay: a bot's pause before an action; the other pauses of bots follow it.
        next_deal_wait: after so long the next deal begins unasked.
        bot_workers: processes in which bots think.
        messages_per_second: of one connection.
        tables_per_hour: that one person may make.
        address_tables_per_hour: that the people of one address may make.
        cached_tables: kept in memory beyond those in use.
        lobby_hours: a table whose match has not begun is forgotten after so long.
        idle_seconds: a table that nobody uses leaves memory after so long.
        ping_seconds: how often a connection is asked whether it is alive.
    """

    data_dir: Path = field(default_factory=lambda: user_data_path("barg"))
    database_url: str = ""
    secret: str = ""
    origins: str = ""
    bot_delay: float = 0.6
    next_deal_wait: float = 25.0
    bot_workers: int = field(default_factory=_bots_at_once)
    messages_per_second: int = 30
    tables_per_hour: int = 60
    address_tables_per_hour: int = 300
    cached_tables: int = 1000
    lobby_hours: float = 24.0
    idle_seconds: float = 300.0
    ping_seconds: float = 20.0

    def __post_init__(self) -> None:
        for name, low, high in _RANGES:
            value = getattr(self, name)
            if not low <= value <= high:
                raise SettingsError(f"{PREFIX}{name.upper()}: must be from {low:g} to {high:g}")
        if self.secret and len(self.secret) < MIN_SECRET:
            raise SettingsError(f"{PREFIX}SECRET: must have at least {MIN_SECRET} characters")

    @classmethod
    def read(cls, environment: Mapping[str, str], **given: Any) -> "Settings":
        """Read the environment; what is given (and not None) goes before it.

        Raises:
            SettingsError: a value that cannot be, with the name of its setting.
        """
        found: dict[str, Any] = {}
        for one in fields(cls):
            variable = PREFIX + one.name.upper()
            if text := environment.get(variable, "").strip():
                found[one.name] = _read_value(variable, text, one.type)
        found.update({name: value for name, value in given.items() if value is not None})
        return replace(cls(), **found)


_RANGES: Final[tuple[tuple[str, float, float], ...]] = (
    ("bot_delay", 0, 60),
    ("next_deal_wait", 0, 3600),
    ("bot_workers", 1, 256),
    ("messages_per_second", 1, 10_000),
    ("tables_per_hour", 1, 1_000_000),
    ("address_tables_per_hour", 1, 1_000_000),
    ("cached_tables", 1, 1_000_000),
    ("lobby_hours", 0, 24 * 365),
    ("idle_seconds", 0, 86_400),
    ("ping_seconds", 0.1, 3600),
)
_READERS: Final[Mapping[Any, tuple[Callable[[str], Any], str]]] = {
    int: (int, "a whole number"),
    float: (float, "a number"),
    Path: (Path, "a path"),
    str: (str, "a text"),
}


def _read_value(variable: str, text: str, kind: Any) -> Any:
    read, wanted = _READERS[kind]
    try:
        return read(text)
    except ValueError:
        raise SettingsError(f"{variable}: must be {wanted}, not {text[:40]!r}") from None
