"""Packs what the client needs to play without a network: Pyodide, msgspec, and Barg's own modules.

The pack lies beside the built client, in `static/offline/`; `pack.json` lists its files. Standard
library only: it runs before anything is installed.
"""

import ast
import hashlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "barg" / "server" / "static"
FOLDER: Final = STATIC / "offline"
STAMP: Final = FOLDER / ".built-from"
CACHE: Final = WEB / "node_modules" / ".cache" / "barg-offline"
"""Keeps what takes time to fetch and to compress, when the client is built again."""
ENTRY: Final = "barg.offline"
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK_FILE: Final = "pyodide-lock.json"
WHEEL: Final = "msgspec"
PLATFORM: Final = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
TAG: Final = "pyemscripten_2026_0_wasm32"
"""The platform of this Pyodide's Python, as wheels name it."""
LEFT_OUT: Final = (".pyi", "py.typed", "RECORD")
THE_DAY: Final = (1980, 1, 1, 0, 0, 0)
"""Of every file in the archive, so that the same sources give the same bytes."""

Say = Callable[[str], object]
Run = Callable[[Sequence[str]], int]
"""Runs an npm script in `web/`."""


class PackError(Exception):
    """The pack cannot be made; the message says why and what helps."""


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


def is_current() -> bool:
    """Whether the pack is the one that the sources would give."""
    return STAMP.is_file() and STAMP.read_text() == source_hash()


def source_hash() -> str:
    """One hash over everything that the pack is made of."""
    total = hashlib.sha256(Path(__file__).read_bytes())
    total.update(f"{pyodide_version()}\n{_pin()}\n{_version()}\n".encode())
    for name, path in modules().items():
        total.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def build(run: Run, say: Say = print) -> None:
    """Make the pack unless it is current; the client's npm packages are installed."""
    if is_current():
        return
    say("Packing what is needed to play without a network …")
    before = source_hash()
    shutil.rmtree(FOLDER, ignore_errors=True)
    assets = FOLDER / "assets"
    assets.mkdir(parents=True)
    python = _python_folder(run)
    shutil.copytree(python, assets / python.name)
    archive = _archive()
    content = hashlib.sha256(archive.read_bytes()).hexdigest()[:12]
    pack = assets / f"barg-{content}.zip"
    archive.replace(pack)
    files = [*sorted((assets / python.name).iterdir()), pack]
    listed = {
        "version": _version(),
        "python": f"/offline/assets/{python.name}/",
        "pack": _address(pack),
        "files": [_entry(file) for file in files if file.suffix != ".br"],
    }
    (FOLDER / "pack.json").write_text(json.dumps(listed, indent=1) + "\n")
    STAMP.write_text(before)


def pyodide_version() -> str:
    """The locked version of Pyodide."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    return str(lock["packages"]["node_modules/pyodide"]["version"])


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


def _entry(file: Path) -> dict[str, Any]:
    """A file in the list: its address, its bytes, and how many of them cross the wire."""
    packed = file.with_name(file.name + ".br")
    size = file.stat().st_size
    sent = packed.stat().st_size if packed.is_file() else size
    return {"path": _address(file), "bytes": size, "sent": sent}


def _address(file: Path) -> str:
    return "/" + file.relative_to(STATIC).as_posix()


def _python_folder(run: Run) -> Path:
    """Pyodide with its compressed forms, from the cache or made anew."""
    folder = CACHE / f"pyodide-{pyodide_version()}"
    if (folder / f"{PYODIDE_FILES[-1]}.br").is_file():
        return folder
    CACHE.mkdir(parents=True, exist_ok=True)
    source = WEB / "node_modules" / "pyodide"
    with tempfile.TemporaryDirectory(dir=CACHE) as temporary:
        new = Path(temporary) / folder.name
        new.mkdir()
        for name in PYODIDE_FILES:
            shutil.copyfile(source / name, new / name)
        lock = json.loads((source / LOCK_FILE).read_text(encoding="utf-8"))
        (new / LOCK_FILE).write_text(json.dumps({"info": lock["info"], "packages": {}}))
        if run(["compress", "--", *(str(new / name) for name in PYODIDE_FILES)]):
            raise PackError("Pyodide's files could not be compressed (see above)")
        shutil.rmtree(folder, ignore_errors=True)
        new.replace(folder)
    return folder


def _archive() -> Path:
    """One archive with msgspec, Barg's modules, and Barg's name and version."""
    archive = CACHE / "barg.zip"
    about = f"Metadata-Version: 2.1\nName: barg\nVersion: {_version()}\n"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        with zipfile.ZipFile(_wheel()) as wheel:
            for name in sorted(wheel.namelist()):
                if not name.endswith(LEFT_OUT):
                    _put(out, name, wheel.read(name))
        for path in modules().values():
            _put(out, path.relative_to(SOURCES).as_posix(), path.read_bytes())
        _put(out, f"barg-{_version()}.dist-info/METADATA", about.encode())
    return archive


def _put(out: zipfile.ZipFile, name: str, data: bytes) -> None:
    out.writestr(zipfile.ZipInfo(name, THE_DAY), data, zipfile.ZIP_DEFLATED, 9)


def _version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def _pin() -> str:
    """The lines of requirements.lock that pin msgspec: its version and the hashes of all wheels."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    found = re.search(rf"^{WHEEL}==.*(\n    --hash=.*)+", text, re.MULTILINE)
    if found is None:
        raise PackError(f"requirements.lock has no hashes of {WHEEL}: run tools/lock")
    return found[0]


def _wheel() -> Path:
    """The wheel of msgspec for Pyodide, from the cache or through pip."""
    folder = CACHE / hashlib.sha256(_pin().encode()).hexdigest()[:12]
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=CACHE) as temporary:
            new = Path(temporary) / folder.name
            _download(Path(temporary), new)
            new.replace(folder)
    return next(folder.glob("*.whl"))


def _download(temporary: Path, into: Path) -> None:
    wanted = temporary / "wanted.txt"
    wanted.write_text(_pin() + "\n")
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
