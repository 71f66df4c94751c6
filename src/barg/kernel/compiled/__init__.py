"""The kernels at native speed; the only module that knows Numba.

Whole loops are compiled, never single steps: calling one compiled step from Python is no
faster than interpreting it. Compiled code is kept on disk in the user's cache directory,
under a hash of all their sources, because Numba's own check sees only one file.
"""

import hashlib
import inspect
import os
import pkgutil
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import numpy as np
from numba import config, njit
from numba.extending import register_jitable
from numpy.typing import NDArray
from platformdirs import user_cache_path

import barg.cards
from barg.kernel import playouts
from barg.kernel.compiled.instructions import OVERLOADED
from barg.kernel.game import Kernel
from barg.kernel.records import layout, record_fields, record_type

Integers = NDArray[np.int64]
_SETTINGS: Final[Any] = config


KERNEL: Final = "barg.kernel"
INLINED: Final = ("barg.kernel.shelem", "barg.bots.shelem", "barg.solver")
"""Packages whose functions are written into the loops that call them: half as quick again. In
those of Rim and Shithead, which have more of them, compiling would take ten times as long."""


def _modules(package: str) -> list[str]:
    found = pkgutil.walk_packages(import_module(package).__path__, f"{package}.")
    return [module.name for module in found if not module.name.startswith(__name__)]


@cache
def _register(package: str) -> None:
    """Let compiled code call every function of a package's modules."""
    for name in _modules(package):
        inlined = name.startswith(INLINED)
        for function in vars(import_module(name)).values():
            own = inspect.isfunction(function) and function.__module__ == name
            if own and function not in OVERLOADED:
                register_jitable(error_model="numpy", forceinline=inlined)(function)


def _sources(packages: Iterable[str]) -> list[Path]:
    """The files from which constants and functions get into code made of these packages."""
    folders = [Path(import_module(package).__path__[0]) for package in packages]
    found = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    return [*found, Path(barg.cards.__file__)]


@cache
def _cache_directory(packages: tuple[str, ...]) -> Path | None:
    """Where code made of these packages is kept; None where nothing can be written."""
    digest = hashlib.sha256()
    for path in _sources(packages):
        digest.update(path.read_bytes())
    checked = "-checked" if _SETTINGS.BOUNDSCHECK else ""
    directory = user_cache_path("barg") / "kernel" / f"{digest.hexdigest()[:16]}{checked}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return directory if os.access(directory, os.W_OK) else None


def compiled(function: Callable[..., Any], *packages: str) -> Any:
    """Compile a loop over kernel functions; it may be a closure over some.

    ``packages`` name further packages written in the kernel's style whose functions it
    calls. The work is done at the first call, or read from the disk.
    """
    for package in (KERNEL, *packages):
        _register(package)
    _register_cells(function)
    directory = _cache_directory((KERNEL, *packages))
    before = _SETTINGS.CACHE_DIR
    try:
        _SETTINGS.CACHE_DIR = str(directory or "")
        return njit(cache=directory is not None, error_model="numpy", nogil=True)(function)
    finally:
        _SETTINGS.CACHE_DIR = before


def _register_cells(function: Callable[..., Any]) -> None:
    assert isinstance(function, FunctionType), "only functions are compiled"
    for cell in function.__closure__ or ():
        inner = cell.cell_contents
        if inspect.isfunction(inner) and inner.__closure__:
            register_jitable(error_model="numpy")(inner)
            _register_cells(inner)


@cache
def dtype(record: type) -> np.dtype[np.void]:
    """The NumPy type of a record."""
    return np.dtype(layout(record), align=True)


def records(record: type, count: int) -> NDArray[np.void]:
    """So many records of a type, all zero."""
    return np.zeros(count, dtype(record))


def packed(record: Any) -> Any:
    """A NumPy record with the values of a slotted one."""
    kind: type = type(record)
    found = records(record_type(kind), 1)[0]
    for item in record_fields(kind):
        found[item.name] = getattr(record, item.name)
    return found


@cache
def random_deals(game: Kernel) -> Any:
    """`barg.kernel.playouts.random_deals`, compiled."""
    return compiled(playouts.random_deals(game))
