"""Packs what the client needs to play without a network: Pyodide, msgspec, and Barg's own modules.

The pack lies beside the built client, in `static/offline/`; `pack.json` lists its files. Standard
library only: it runs before anything is installed.
"""

import hashlib
import json
import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import packing

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "barg" / "server" / "static"
FOLDER: Final = STATIC / "offline"
STAMP: Final = FOLDER / ".built-from"
BYTECODE: Final = ROOT / "tools" / "bytecode.py"
CACHE: Final = WEB / "node_modules" / ".cache" / "barg-offline"
"""Keeps what takes time to fetch and to compress, when the client is built again."""
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY: Final = "python_stdlib.zip"
NOT_NEEDED: Final = (
    *("_pyrepl", "bdb", "doctest", "ensurepip", "idlelib", "optparse", "pdb", "pickletools"),
    *("pstats", "pydoc", "pydoc_data", "tkinter", "turtle", "unittest", "venv", "xml", "xmlrpc"),
    *("ftplib", "imaplib", "mailbox", "plistlib", "poplib", "smtplib", "sqlite3", "wsgiref"),
)
"""Of the standard library: what developers use, and what talks to other computers."""
LOCK_FILE: Final = "pyodide-lock.json"
READABLE: Final = 0o644

Say = Callable[[str], object]
Run = Callable[[Sequence[str]], int]
"""Runs an npm script in `web/`."""


def is_current() -> bool:
    """Whether the pack is the one that the sources would give."""
    return STAMP.is_file() and STAMP.read_text() == source_hash()


def source_hash() -> str:
    """One hash over everything that the pack is made of."""
    total = hashlib.sha256(BYTECODE.read_bytes() + repr(NOT_NEEDED).encode())
    total.update(f"{pyodide_version()}\n{packing.pin()}\n{packing.version()}\n".encode())
    for name, path in packing.modules().items():
        total.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def build(run: Run, say: Say = print) -> None:
    """Make the pack unless it is current; the client's npm packages are installed."""
    if is_current():
        return
    say("Packing what is needed to play without a network …")
    before = source_hash()
    CACHE.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    assets = FOLDER / "assets"
    assets.mkdir(parents=True)
    python = _python_folder()
    with tempfile.TemporaryDirectory(dir=CACHE) as temporary:
        new, pack = Path(temporary) / python.name, Path(temporary) / "barg.zip"
        _make(run, new, pack, python if python.is_dir() else None)
        if new.is_dir():
            new.replace(python)
        shutil.copytree(python, assets / python.name)
        content = hashlib.sha256(pack.read_bytes()).hexdigest()[:12]
        for file in (pack, _packed(pack)):
            file.replace(assets / file.name.replace("barg", f"barg-{content}"))
    _write_list(assets / python.name, assets / f"barg-{content}.zip")
    STAMP.write_text(before)


def _make(run: Run, new: Path, pack: Path, python: Path | None) -> None:
    """Make the archive of Barg, and the folder of Pyodide unless there is one."""
    sources = pack.with_name("sources.zip")
    packing.write_sources(sources, CACHE)
    archives, files = [(sources, pack)], [pack]
    if python is None:
        _copy_python(new)
        archives.append((WEB / "node_modules" / "pyodide" / LIBRARY, new / LIBRARY))
        files += [new / name for name in (*PYODIDE_FILES, LIBRARY)]
    asked = json.dumps([[str(source), str(target)] for source, target in archives])
    _run(run, "bytecode", asked, *NOT_NEEDED)
    _run(run, "compress", *files)
    for file in files:
        file.chmod(READABLE)


def _run(run: Run, script: str, *arguments: Path | str) -> None:
    if run([script, "--", *map(str, arguments)]):
        raise packing.PackError(f"`npm run {script}` failed in web/ (see above)")


def _write_list(python: Path, pack: Path) -> None:
    files = [file for file in (*sorted(python.iterdir()), pack) if file.suffix != ".br"]
    listed = {
        "version": packing.version(),
        "python": f"{_address(python)}/",
        "pack": _address(pack),
        "files": [_entry(file) for file in files],
    }
    (FOLDER / "pack.json").write_text(json.dumps(listed, indent=1) + "\n")


def pyodide_version() -> str:
    """The locked version of Pyodide."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    return str(lock["packages"]["node_modules/pyodide"]["version"])


def _entry(file: Path) -> dict[str, Any]:
    """A file in the list: its address, its bytes, and how many of them cross the wire."""
    packed, size = _packed(file), file.stat().st_size
    sent = packed.stat().st_size if packed.is_file() else size
    return {"path": _address(file), "bytes": size, "sent": sent}


def _packed(file: Path) -> Path:
    return file.with_name(f"{file.name}.br")


def _address(file: Path) -> str:
    return "/" + file.relative_to(STATIC).as_posix()


def _python_folder() -> Path:
    """Where Pyodide is kept as it is sent; the name tells what it was made of."""
    made_by = hashlib.sha256(BYTECODE.read_bytes() + repr(NOT_NEEDED).encode()).hexdigest()[:8]
    return CACHE / f"pyodide-{pyodide_version()}-{made_by}"


def _copy_python(into: Path) -> None:
    """Copy Pyodide but for its library; of the packages that it could fetch none is named."""
    source = WEB / "node_modules" / "pyodide"
    into.mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(source / name, into / name)
    lock = json.loads((source / LOCK_FILE).read_text(encoding="utf-8"))
    (into / LOCK_FILE).write_text(json.dumps({"info": lock["info"], "packages": {}}))
