"""``barg serve``: from settings to a listening server."""

import asyncio
import errno
import os
import socket
from pathlib import Path
from typing import Final

import uvicorn
from sqlalchemy.exc import DBAPIError

from barg.errors import BargError
from barg.server.app import create_app
from barg.server.logs import set_up_logs
from barg.server.protocol import MAX_MESSAGE
from barg.server.settings import Settings
from barg.storage import Database, Store
from barg.storage.database import sqlite_url

BACKLOG: Final = 2048
CLOSING_SECONDS: Final = 3
FIRST_GAME: Final = "shelem"
"""Its bots are made ready at once, those of the other games when a table first needs them."""


class ServeError(BargError):
    """The server cannot start; the sentence says why."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    database_url: str | None = None,
    bot_delay: float | None = None,
    lan: bool = False,
) -> None:
    """Serve until interrupted; prints the address once it listens.

    ``lan`` lets other devices of the network in.

    Raises:
        BargError: it cannot start (port, data directory, database or a setting).
    """
    os.umask(0o077)  # the database holds the cards of running matches
    settings = Settings.read(
        os.environ, data_dir=data_dir, database_url=database_url, bot_delay=bot_delay
    )
    _prepare_folder(settings.data_dir)
    asyncio.run(_check_database(settings))
    listener = _listen("0.0.0.0" if lan else host, port)  # noqa: S104 - asked for with --lan
    set_up_logs()
    app = create_app(settings)
    app.on_startup.append(lambda: app.state.service.bots.warm_up(FIRST_GAME))
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )
    port = listener.getsockname()[1]
    shown = "127.0.0.1" if lan or host in ("", "0.0.0.0") else host  # noqa: S104
    _Server(config, [f"http://{_bracketed(shown)}:{port}", *_network_line(lan, port)]).run(
        [listener]
    )


class _Server(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, lines: list[str]) -> None:
        super().__init__(config)
        self._lines = lines

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print("Barg is served at " + "\n".join(self._lines), flush=True)  # noqa: T201


def _prepare_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise ServeError(f"the data directory {folder}: {error.strerror}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise ServeError(f"the data directory {folder} is not writable")


async def _check_database(settings: Settings) -> None:
    """Bring the database up to date, so that a fault is told before anything listens."""
    database = Database(settings.database_url or sqlite_url(settings.data_dir / "barg.sqlite3"))
    try:
        await database.migrate()
        await Store(database).waiting_for("bot", "deal")
    except DBAPIError as error:
        raise ServeError(f"the database cannot be read: {error.orig}") from None
    finally:
        await database.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        hint = "; --port names another" if error.errno == errno.EADDRINUSE else ""
        raise ServeError(f"port {port} at {host} cannot be used: {error.strerror}{hint}") from None
    except OverflowError:
        listener.close()
        raise ServeError(f"port {port}: must be from 0 to 65535") from None
    return listener


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _network_line(lan: bool, port: int) -> list[str]:
    """Where a phone in the same network finds this machine."""
    if not lan:
        return []
    address = _own_address()
    if address is None:
        return ["(this machine is in no network)"]
    return [f"in this network: http://{address}:{port}"]


def _own_address() -> str | None:
    """The address from which this machine would speak to others; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
