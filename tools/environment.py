"""The environment in `.venv`: locked packages, Barg itself (editable), and the built client.

Standard library only: it runs before anything is installed. Two rules keep `.venv` whole: one
set-up at a time (a file lock), and the stamp that calls it complete is written last. A `.venv`
without a valid stamp is thrown away.
"""

import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

import client

ROOT = client.ROOT
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMP = VENV / "barg-setup.json"
LOCK = ROOT / ".setup.lock"
# Debian's package scripts need these, and a bare PATH lacks them.
ADMIN_PATH = "/usr/local/sbin:/usr/sbin:/sbin"


class SetupError(Exception):
    """The environment cannot be set up; the message says why and what helps."""


def ensure(*, dev: bool, build_client: bool = False) -> None:
    """Set up whatever is missing or out of date; takes a moment when nothing is."""
    with _only_one():
        _ensure_venv(dev=dev)
        if not (client.WEB / "package.json").is_file():
            say("web/ has no package.json: going on without the web client.")
        elif not client.is_skipped() and not (build_client and client.is_current()):
            _ensure_client(build=build_client)


def apt_install(packages: Sequence[str]) -> bool:
    """Install Debian packages where that is possible: as root, with apt-get."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    env = {
        **os.environ,
        "DEBIAN_FRONTEND": "noninteractive",
        "PATH": f"{os.environ.get('PATH', os.defpath)}:{ADMIN_PATH}",
    }
    apt = ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=600"]
    say(f"Installing Debian's {', '.join(packages)} …")
    install = ["install", "--no-install-recommends", *packages]
    for arguments in (["update"], install):
        done = subprocess.run(
            [*apt, *arguments],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode and arguments is install:
            say(f"apt-get failed:\n{done.stdout[-4000:]}")
            return False
    return True


def say(text: str) -> None:
    """Tell what is going on, at once."""
    print(text, flush=True)


def _ensure_venv(*, dev: bool) -> None:
    python = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    base = {"root": str(ROOT), "python": python} | _hash("requirements.lock")
    wanted = base | _hash("pyproject.toml") | (_hash("requirements-dev.lock") if dev else {})
    have = _read_stamp()
    if wanted.items() <= have.items():
        return
    if not base.items() <= have.items():
        _create_venv()
    STAMP.unlink(missing_ok=True)
    lock = "requirements-dev.lock" if dev else "requirements.lock"
    _pip(f"Installing Python packages ({lock})", "--require-hashes", "--no-deps", "-r", lock)
    _pip("Installing Barg", "--no-build-isolation", "--no-deps", "--no-index", "-e", ".")
    temporary = STAMP.with_suffix(".new")
    temporary.write_text(json.dumps(wanted))
    temporary.replace(STAMP)


def _create_venv() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        if not apt_install([package]):
            raise SetupError(
                f"This Python has no venv module. On Debian and Ubuntu: "
                f"sudo apt-get install {package}"
            )
    say("Creating .venv …")
    shutil.rmtree(VENV, ignore_errors=True)
    _run([sys.executable, "-m", "venv", str(VENV)], "Creating .venv failed")


def _ensure_client(*, build: bool) -> None:
    if client.find_node() is None:
        lock = "requirements-node.lock"
        _pip("Installing Node.js (from PyPI, into .venv)", "--require-hashes", "-r", lock)
    try:
        if build:
            client.build(say)
        else:
            client.install_packages(say)
    except client.NoPackError as error:  # the tables do without, and the page says so
        say(str(error))
    except client.ClientError as error:
        raise SetupError(str(error)) from error


def _hash(name: str) -> dict[str, str]:
    return {name: hashlib.sha256((ROOT / name).read_bytes()).hexdigest()}


def _read_stamp() -> Mapping[str, str]:
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and (BIN / "python").exists() else {}


def _pip(what: str, *arguments: str) -> None:
    say(f"{what} …")
    began = time.monotonic()
    hint = "" if "--no-index" in arguments else " Is the network there?"
    command = [BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _run([*map(str, command), *arguments], f"{what} failed.{hint}")
    say(f"  done in {time.monotonic() - began:.0f} s")


def _run(command: list[str], complaint: str) -> None:
    """Run a program that stays silent unless it fails. It shares the lock, should we be killed."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        close_fds=False,
        check=False,
    )
    if done.returncode:
        raise SetupError(f"{complaint}\n{done.stdout[-6000:]}")


@contextmanager
def _only_one() -> Iterator[None]:
    """Hold the lock of this folder; the system gives it back however we end."""
    with LOCK.open("w") as file:
        os.set_inheritable(file.fileno(), True)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another set-up is running here; waiting for it …")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
