"""Turns an archive of sources into one of bytecode. Runs in Pyodide, whose bytecode it is.

A browser that compiled the sources anew at every start would take more than twice as long. The
archive is not compressed: it crosses the wire compressed as a whole, which makes it smaller.
"""

import importlib.util
import marshal
import zipfile
from collections.abc import Sequence
from typing import Final

THE_DAY: Final = (1980, 1, 1, 0, 0, 0)
"""Of every file in the archive, so that the same sources give the same bytes."""
UNCHECKED_HASH: Final = 0b01
WORD: Final = 4


def convert(source: str, target: str, left_out: Sequence[str] = ()) -> None:
    """Write `target` from `source`; what is left out is named by the first part of its path."""
    with zipfile.ZipFile(source) as read, zipfile.ZipFile(target, "w") as written:
        for name in read.namelist():
            first = name.split("/")[0].removesuffix(".py")
            if first in left_out or name.endswith("/"):
                continue
            data = read.read(name)
            if name.endswith(".py"):
                written.writestr(zipfile.ZipInfo(f"{name}c", THE_DAY), bytecode(name, data))
            else:
                written.writestr(zipfile.ZipInfo(name, THE_DAY), data)


def bytecode(name: str, data: bytes) -> bytes:
    """The contents of a `.pyc` file that is never checked against its source."""
    code = compile(data, name, "exec", dont_inherit=True)
    flags = UNCHECKED_HASH.to_bytes(WORD, "little")
    head = importlib.util.MAGIC_NUMBER + flags + importlib.util.source_hash(data)
    return head + marshal.dumps(code)
