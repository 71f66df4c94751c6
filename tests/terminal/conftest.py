"""A server to play at."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.clients import Server, serving


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    folder = tmp_path / "server"
    folder.mkdir()
    async with serving(folder) as found:
        yield found
