"""What ``barg serve`` says when it cannot."""

import asyncio
import socket
import sqlite3
from pathlib import Path

import pytest

from barg.errors import BargError
from barg.server.main import serve
from barg.storage import Database
from barg.storage.database import sqlite_url


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BargError, match=f"port {port} .*in use"):
            serve(port=port, data_dir=tmp_path)


def test_a_port_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(BargError, match="from 0 to 65535"):
        serve(port=99_999, data_dir=tmp_path)


def test_a_data_directory_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BargError, match="data directory"):
        serve(data_dir=tmp_path / "file" / "inside", port=0)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "barg.sqlite3") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    with pytest.raises(BargError, match="newer version"):
        serve(data_dir=tmp_path, port=0)


def test_a_database_url_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(BargError, match="database URL"):
        serve(data_dir=tmp_path, port=0, database_url="mysql://x")


def test_a_database_url_whose_port_is_none(tmp_path: Path) -> None:
    with pytest.raises(BargError, match="database URL"):
        serve(data_dir=tmp_path, port=0, database_url="postgresql+asyncpg://a:b@host:port/c")


def test_a_damaged_database(tmp_path: Path) -> None:
    path = tmp_path / "barg.sqlite3"
    database = Database(sqlite_url(path))
    asyncio.run(made(database))
    data = bytearray(path.read_bytes())
    for page in range(4096 * 2, len(data), 4096):
        data[page : page + 200] = b"\xff" * 200
    path.write_bytes(data)
    with pytest.raises(BargError, match=r"database cannot be read: .*malformed"):
        serve(data_dir=tmp_path, port=0)


async def made(database: Database) -> None:
    await database.migrate()
    await database.close()


def test_nobody_else_can_read_the_cards_of_running_matches(tmp_path: Path) -> None:
    """Also in a data directory that others may look into."""
    tmp_path.chmod(0o755)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BargError, match="--port names another"):
            serve(data_dir=tmp_path, port=taken.getsockname()[1])
    files = list(tmp_path.iterdir())
    assert files
    assert not any(file.stat().st_mode & 0o077 for file in files)


def test_a_wrong_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARG_NEXT_DEAL_WAIT", "never")
    with pytest.raises(BargError, match="BARG_NEXT_DEAL_WAIT"):
        serve(data_dir=tmp_path, port=0)
