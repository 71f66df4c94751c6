"""The files of the built client, held in memory, with their compressed forms."""

import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import Response
from litestar.datastructures import Headers

from barg.server.headers import WASM_POLICY

DEFAULT_FOLDER: Final = Path(__file__).parent / "static"
IMMUTABLE: Final = "public, max-age=31536000, immutable"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}
WASM_FOLDER: Final = "wasm"
"""Scripts in a folder of this name may compile WebAssembly."""
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Barg</title>
<h1>Barg: the client is not built</h1>
<p>The server runs, but this installation has no web client. Build it with
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, or start Barg with
<code>./run</code>, and then start the server again.</p></html>
"""


@dataclass(frozen=True, slots=True)
class StaticFile:
    """One file: its type, and its bytes for each encoding there is."""

    media_type: str
    immutable: bool
    wasm: bool
    bodies: Mapping[str, bytes]
    etag: str

    def answer(self, headers: Headers) -> Response[bytes]:
        """The file in the best form that the client reads, or the word that it has it."""
        accepted = {
            part.split(";")[0].strip() for part in headers.get("accept-encoding", "").split(",")
        }
        encoding = next((name for name in self.bodies if name in accepted), "")
        shared = {
            "cache-control": IMMUTABLE if self.immutable else "no-cache",
            "vary": "accept-encoding",
            "etag": self.etag,
        }
        if self.wasm:
            shared["content-security-policy"] = WASM_POLICY
        if headers.get("if-none-match") == self.etag:
            return Response(b"", status_code=304, headers=shared, media_type=self.media_type)
        if encoding:
            shared["content-encoding"] = encoding
        return Response(self.bodies[encoding], headers=shared, media_type=self.media_type)


class StaticFiles:
    """All files of the client by their path; read once, so no path leads elsewhere."""

    def __init__(self, folder: Path) -> None:
        paths = sorted(folder.rglob("*")) if folder.is_dir() else []
        suffixes = tuple(suffix for _, suffix in ENCODINGS)
        self._files = {
            "/" + path.relative_to(folder).as_posix(): _read(path)
            for path in paths
            if path.is_file() and path.suffix not in suffixes and not path.name.startswith(".")
        }

    def answer(self, path: str, headers: Headers) -> Response[bytes] | None:
        """The file at a path, the page of the client for a page's path, or nothing."""
        file = self._files.get(path)
        if file is None and "." not in path.rsplit("/", 1)[-1]:
            file = self._files.get("/index.html")
            if file is None:
                return Response(NOT_BUILT.encode(), status_code=503, media_type="text/html")
        return None if file is None else file.answer(headers)


def _read(path: Path) -> StaticFile:
    plain = path.read_bytes()
    bodies = {}
    for name, suffix in ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if packed.is_file():
            bodies[name] = packed.read_bytes()
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    media_type = TYPES.get(path.suffix, guessed)
    return StaticFile(
        media_type=media_type,
        immutable="assets" in path.parts,
        wasm=path.parent.name == WASM_FOLDER,
        bodies={**bodies, "": plain},
        etag=f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
    )
