"""How much one client may ask for."""

from typing import Final

from limits import RateLimitItemPerHour, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from barg.server.settings import Settings
from barg.tables.errors import Refusal

LINKS_PER_HOUR: Final = 30
NAMES_PER_HOUR: Final = 120
REPLAYS_PER_HOUR: Final = 2000
ADDRESS_REPLAYS_PER_HOUR: Final = 10_000
"""Each deal that is looked at, with each seat's eyes, is asked for once."""
ANALYSES_PER_HOUR: Final = 60
ADDRESS_ANALYSES_PER_HOUR: Final = 300
SETTINGS_PER_HOUR: Final = 600
HINTS_PER_HOUR: Final = 1200
ADDRESS_HINTS_PER_HOUR: Final = 6000


class Limits:
    """Counts what clients do; each method refuses what is too much."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._messages = RateLimitItemPerSecond(settings.messages_per_second)
        self._person = RateLimitItemPerHour(settings.tables_per_hour)
        self._address = RateLimitItemPerHour(settings.address_tables_per_hour)
        self._links = RateLimitItemPerHour(LINKS_PER_HOUR)
        self._names = RateLimitItemPerHour(NAMES_PER_HOUR)
        self._replays = RateLimitItemPerHour(REPLAYS_PER_HOUR)
        self._address_replays = RateLimitItemPerHour(ADDRESS_REPLAYS_PER_HOUR)
        self._analyses = RateLimitItemPerHour(ANALYSES_PER_HOUR)
        self._address_analyses = RateLimitItemPerHour(ADDRESS_ANALYSES_PER_HOUR)
        self._settings = RateLimitItemPerHour(SETTINGS_PER_HOUR)
        self._hints = RateLimitItemPerHour(HINTS_PER_HOUR)
        self._address_hints = RateLimitItemPerHour(ADDRESS_HINTS_PER_HOUR)

    async def message(self, connection: int) -> bool:
        """Whether a connection may send another message now."""
        return await self._limiter.hit(self._messages, "message", str(connection))

    async def table(self, person: str, address: str) -> None:
        """Refuse a person, or an address, that has made too many tables."""
        mine = await self._limiter.hit(self._person, "table", person)
        if not (mine and await self._limiter.hit(self._address, "address", address)):
            raise Refusal("too_many", "too many tables in an hour: wait a while")

    async def link(self, person: str) -> None:
        """Refuse a person who has made too many links."""
        if not await self._limiter.hit(self._links, "link", person):
            raise Refusal("too_many", "too many links in an hour: wait a while")

    async def name(self, person: str) -> None:
        """Refuse a person who has changed names too often."""
        if not await self._limiter.hit(self._names, "name", person):
            raise Refusal("too_many", "too many changes of name in an hour: wait a while")

    async def replay(self, person: str, address: str) -> None:
        """Refuse a person, or an address, that has asked for too many deals of records."""
        mine = await self._limiter.hit(self._replays, "replay", person)
        theirs = self._address_replays, "replay address", address
        if not (mine and await self._limiter.hit(*theirs)):
            raise Refusal("too_many", "too many replays in an hour: wait a while")

    async def analysis(self, person: str, address: str) -> None:
        """Refuse a person, or an address, that has asked for too many analyses."""
        mine = await self._limiter.hit(self._analyses, "analysis", person)
        theirs = self._address_analyses, "analysis address", address
        if not (mine and await self._limiter.hit(*theirs)):
            raise Refusal("too_many", "too many analyses in an hour: wait a while")

    async def setting(self, person: str) -> None:
        """Refuse a person who has changed settings too often."""
        if not await self._limiter.hit(self._settings, "setting", person):
            raise Refusal("too_many", "too many changes of settings in an hour: wait a while")

    async def hint(self, person: str, address: str) -> None:
        """Refuse a person, or an address, that has asked for too many hints."""
        mine = await self._limiter.hit(self._hints, "hint", person)
        theirs = self._address_hints, "hint address", address
        if not (mine and await self._limiter.hit(*theirs)):
            raise Refusal("too_many", "too many hints in an hour: wait a while")
