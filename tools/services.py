"""Chromium, and a private PostgreSQL and Redis, for the tests that need them.

The tests find them in BARG_TEST_CHROMIUM (a path), BARG_TEST_POSTGRES and BARG_TEST_REDIS (URLs),
and are skipped where these are unset. A variable that is set already is left alone.
"""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import environment

HEADLESS, WHOLE = "chromium-headless-shell", "chromium"
"""Chromium without a screen does half of the work of the whole one; not every system has it."""
DEBIAN = {
    "BARG_TEST_CHROMIUM": HEADLESS,
    "BARG_TEST_POSTGRES": "postgresql",
    "BARG_TEST_REDIS": "redis-server",
}
SECONDS_TO_START = 30


@contextmanager
def running() -> Iterator[dict[str, str]]:
    """Start what is there and give the variables for the tests; stop it all at the end."""
    unset = [name for name in DEBIAN if name not in os.environ]
    missing = [DEBIAN[name] for name in unset if _program(name) is None]
    if missing and not _install(missing):
        names = " ".join(missing)
        environment.say(f"Not here: {names}. Tests that need them are skipped.")
        environment.say(f"On Debian and Ubuntu: sudo apt-get install {names}")
    with ExitStack() as stack:
        found = {}
        for name in unset:
            program = _program(name)
            if program is None:
                continue
            if name == "BARG_TEST_CHROMIUM":
                found[name] = str(program)
            elif name == "BARG_TEST_POSTGRES":
                found[name] = stack.enter_context(_postgres(program))
            else:
                found[name] = stack.enter_context(_redis(program))
        yield found


def _install(packages: list[str]) -> bool:
    others = [WHOLE if package == HEADLESS else package for package in packages]
    return environment.apt_install(packages) or (
        others != packages and environment.apt_install(others)
    )


def _program(name: str) -> Path | None:
    if name == "BARG_TEST_POSTGRES":
        versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
        newest = max(versions, key=lambda path: int(path.parts[-3]), default=None)
        return newest or _which("initdb")
    if name == "BARG_TEST_REDIS":
        return _which("redis-server", "valkey-server")
    return _which(HEADLESS, WHOLE, "chromium-browser", "google-chrome")


def _which(*names: str) -> Path | None:
    found = next(filter(None, map(shutil.which, names)), None)
    return Path(found) if found else None


@contextmanager
def _postgres(initdb: Path) -> Iterator[str]:
    """Run a cluster of its own in a temporary folder. It refuses root, so Debian's user runs it."""
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="barg-postgres-") as folder:
        if user:
            shutil.chown(folder, user, user)
        data = f"{folder}/data"
        subprocess.run(
            [initdb, "-D", data, "-U", "barg", "-A", "trust", "-E", "UTF8", "--no-sync"],
            cwd=folder,
            user=user,
            group=user,
            extra_groups=[] if user else None,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        port = _free_port()
        settings = ("listen_addresses=127.0.0.1", "fsync=off", "log_min_messages=fatal")
        command = [str(initdb.with_name("postgres")), "-D", data, "-p", str(port), "-k", folder]
        command += [word for setting in settings for word in ("-c", setting)]
        with _server(command, folder, port, user):
            yield f"postgresql+asyncpg://barg@127.0.0.1:{port}/postgres"


@contextmanager
def _redis(server: Path) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="barg-redis-") as folder:
        port = _free_port()
        command = [str(server), "--port", str(port), "--bind", "127.0.0.1", "--dir", folder]
        command += ["--save", "", "--loglevel", "warning"]
        with _server(command, folder, port, None):
            yield f"redis://127.0.0.1:{port}/0"


@contextmanager
def _server(command: list[str], folder: str, port: int, user: str | None) -> Iterator[None]:
    process = subprocess.Popen(
        command,
        cwd=folder,
        user=user,
        group=user,
        extra_groups=[] if user else None,
        stdout=subprocess.DEVNULL,
        process_group=0,  # Ctrl-C is for the tests; the server is stopped after them
    )
    try:
        _wait_for(port, process)
        yield
    finally:
        process.terminate()
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + SECONDS_TO_START
    while process.poll() is None and time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise environment.SetupError(f"{process.args!r} did not start")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
