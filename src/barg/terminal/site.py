"""What a server answers over HTTP, to the guest that this computer's cookie names."""

import urllib.error
import urllib.request
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from barg import __version__
from barg.server import protocol
from barg.server.protocol_hint import AskHint, Hint
from barg.terminal.errors import TableError

SECONDS: Final = 10.0
HINT_SECONDS: Final = 60.0
"""A bot thinks for it, perhaps after others."""
MAX_ANSWER: Final = 10_000_000
COOKIES: Final = "terminal-cookies.txt"
T = TypeVar("T")


class Site:
    """A server of Barg."""

    def __init__(self, address: str, folder: Path | None = None) -> None:
        """Read the address, ``http://host:port`` or the link of a table there.

        Raises:
            TableError: it is no address.
        """
        parts = urlsplit(address if "//" in address else f"http://{address}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise TableError(f"not the address of a server or a table: {address[:80]!r}")
        self.root = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.removeprefix("/t/").strip("/") if "/t/" in parts.path else ""
        self._file = (folder or user_data_path("barg")) / COOKIES
        self._jar = LWPCookieJar(str(self._file))
        try:
            self._jar.load(ignore_discard=True)
        except (OSError, LoadError):  # none yet, or not ours: a new guest
            self._jar.clear()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    def greet(self, name: str) -> str:
        """Become known, with this name if one is given; returns the name."""
        me = self.ask(protocol.Me, "GET", "/api/me")
        self._keep()
        if name and name != me.name:
            me = self.ask(protocol.Me, "PUT", "/api/me", {"name": name})
        return me.name

    def create(self, wanted: protocol.CreateTable) -> str:
        """Make a table and return its id."""
        body = msgspec.to_builtins(wanted)
        return self.ask(protocol.TableCreated, "POST", "/api/tables", body).table

    def record(self, table: str) -> bytes:
        """The record of a table's match."""
        return self._read("GET", f"/api/tables/{table}/record", None)

    def hint(self, table: str, place: AskHint) -> Hint:
        """What to do at this place of a table's match."""
        path, body = f"/api/tables/{table}/hint", msgspec.to_builtins(place)
        return self.ask(Hint, "POST", path, body, HINT_SECONDS)

    def socket_address(self, table: str) -> str:
        """Where the socket of a table is."""
        scheme = "wss" if self.root.startswith("https") else "ws"
        rest = self.root.partition("://")[2]
        version = protocol.PROTOCOL
        return f"{scheme}://{rest}/api/tables/{table}/socket?protocol={version}"

    def cookies(self) -> dict[str, str]:
        """The header that says who this is."""
        request = urllib.request.Request(f"{self.root}/api/")  # noqa: S310 - http or https
        self._jar.add_cookie_header(request)
        found = request.get_header("Cookie")
        return {"Cookie": found} if found else {}

    def ask(
        self, kind: type[T], method: str, path: str, body: Any = None, seconds: float = SECONDS
    ) -> T:
        """Send a request and read its answer, which is of this kind.

        Raises:
            TableError: the server is away, refuses, or answers something else.
        """
        try:
            return msgspec.json.decode(self._read(method, path, body, seconds), type=kind)
        except msgspec.DecodeError:
            raise TableError(f"{self.root} is no server of Barg") from None

    def _read(self, method: str, path: str, body: Any, seconds: float = SECONDS) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "User-Agent": f"Barg {__version__}"}
        request = urllib.request.Request(  # noqa: S310 - http or https
            f"{self.root}{path}", data, headers, method=method
        )
        try:
            with self._opener.open(request, timeout=seconds) as answer:
                return bytes(answer.read(MAX_ANSWER))
        except urllib.error.HTTPError as error:
            raise _refusal(error) from None
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            raise TableError(f"{self.root} cannot be reached: {reason}") from None

    def _keep(self) -> None:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.touch(mode=0o600)
            self._jar.save(ignore_discard=True)
        except OSError:  # a guest for this once
            return


def _refusal(error: urllib.error.HTTPError) -> TableError:
    try:
        reason = msgspec.json.decode(error.read(MAX_ANSWER), type=protocol.Problem).reason
    except (msgspec.DecodeError, OSError):
        return TableError(f"the server answered {error.code}")
    return TableError(reason.text, reason)
