"""A server for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.clients import Server, serving


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as found:
        yield found
