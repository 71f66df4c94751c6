"""The command ``serve``."""

from pathlib import Path

from barg.cli.app import app, fail
from barg.errors import BargError


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    lan: bool = False,
    data_dir: Path | None = None,
    database_url: str | None = None,
    bot_delay: float | None = None,
) -> None:
    """Serve the web client and its tables until interrupted.

    Every further setting is an environment variable (docs/settings.md).

    Parameters
    ----------
    host
        The address to listen at.
    port
        The port to listen at.
    lan
        Let other devices in the same network join, and print the address for them.
    data_dir
        Where the database and the secret key are kept.
    database_url
        Another database, postgresql+asyncpg://…
    bot_delay
        Seconds that a bot waits before it acts.
    """
    from barg.server.main import serve as run

    try:
        run(host, port, data_dir, database_url, bot_delay, lan)
    except BargError as error:
        fail(str(error))
