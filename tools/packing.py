"""The sources that a browser needs to play without a network: Barg's modules and msgspec.

Standard library only: it runs before anything is installed.
"""

import ast
import hashlib
import importlib.util
import re
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
ENTRY: Final = "barg.offline"
WHEEL: Final = "msgspec"
PLATFORM: Final = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
TAG: Final = "pyemscripten_2026_0_wasm32"
"""The platform of this Pyodide's Python, as wheels name it."""
LEFT_OUT: Final = (".pyi", "py.typed", "RECORD")


class PackError(Exception):
    """The pack cannot be made; the message says why and what helps."""


@cache
def modules() -> Mapping[str, Path]:
    """The modules that importing `barg.offline` imports, and their files."""
    found: dict[str, Path] = {}
    waiting = [ENTRY]
    while waiting:
        name = waiting.pop()
        path = _file_of(name)
        if name in found or path is None:
            continue
        found[name] = path
        parent = name.rpartition(".")[0]
        waiting += [parent] if parent else []
        waiting += _imported(ast.parse(path.read_text(encoding="utf-8")).body)
    return dict(sorted(found.items()))


def write_sources(archive: Path, kept: Path) -> None:
    """Write an archive with msgspec, Barg's modules, and Barg's name and version."""
    about = f"Metadata-Version: 2.1\nName: barg\nVersion: {version()}\n"
    with zipfile.ZipFile(archive, "w") as out:
        with zipfile.ZipFile(_wheel(kept)) as wheel:
            for name in sorted(wheel.namelist()):
                if not name.endswith(LEFT_OUT):
                    out.writestr(name, wheel.read(name))
        for path in modules().values():
            out.write(path, path.relative_to(SOURCES))
        out.writestr(f"barg-{version()}.dist-info/METADATA", about)


def version() -> str:
    """Barg's own."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def pin() -> str:
    """The lines of requirements.lock that pin msgspec: its version and the hashes of all wheels."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    found = re.search(rf"^{WHEEL}==.*(\n    --hash=.*)+", text, re.MULTILINE)
    if found is None:
        raise PackError(f"requirements.lock has no hashes of {WHEEL}: run tools/lock")
    return found[0]


def _wheel(kept: Path) -> Path:
    """The wheel of msgspec for Pyodide, from the cache or through pip."""
    folder = kept / hashlib.sha256(pin().encode()).hexdigest()[:12]
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=kept) as temporary:
            new = Path(temporary) / folder.name
            _download(Path(temporary), new)
            new.replace(folder)
    return next(folder.glob("*.whl"))


def _download(temporary: Path, into: Path) -> None:
    wanted = temporary / "wanted.txt"
    wanted.write_text(pin() + "\n")
    chosen = ("--only-binary=:all:", "--platform", TAG, *PLATFORM, "--no-deps", "--require-hashes")
    command = [_python_with_pip(), "-m", "pip", "download", "--quiet", *chosen]
    done = subprocess.run(
        [*command, "--disable-pip-version-check", "--dest", str(into), "-r", str(wanted)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        told = done.stdout[-2000:]
        raise PackError(f"pip could not fetch {WHEEL} for {TAG}. Is the network there?\n{told}")


def _python_with_pip() -> str:
    if importlib.util.find_spec("pip") is not None:
        return sys.executable
    own = ROOT / ".venv" / "bin" / "python"  # where `./run` builds
    if own.is_file():
        return str(own)
    raise PackError(f"this Python has no pip to fetch {WHEEL} with")


def _file_of(name: str) -> Path | None:
    path = SOURCES.joinpath(*name.split("."))
    return next((f for f in (path.with_suffix(".py"), path / "__init__.py") if f.is_file()), None)


def _imported(body: Sequence[ast.stmt]) -> Iterator[str]:
    """What a module imports while it is loaded; names of a package may be modules of it."""
    for node in body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
