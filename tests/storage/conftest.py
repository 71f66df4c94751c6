"""A fresh database of each kind; PostgreSQL where BARG_TEST_POSTGRES names one."""

from collections.abc import AsyncIterator

import pytest

from barg.storage import Database
from tests.storage.databases import url

__all__ = ["database", "url"]


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    found = Database(url)
    await found.migrate()
    yield found
    await found.close()
