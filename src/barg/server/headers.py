"""What surrounds every HTTP request: who asks, from where, and the headers of the answer."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from barg.server.identity import Identities

POLICY: Final = (
    "default-src 'none'; script-src 'self'; img-src 'self' data:; font-src 'self'; "
    "style-src 'self' 'unsafe-inline'; "  # Svelte sets styles on elements
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
WASM_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""Of the worker that plays without a network: it alone may compile WebAssembly."""
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class Surroundings:
    """Around the application: reads the guest of a request, keeps a new one, adds the headers."""

    def __init__(self, app: ASGIApp, identities: Identities) -> None:
        self._app = app
        self._identities = identities

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request pass with the guest in its state."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        cookies = Headers.from_scope(scope).get("cookie", "")
        state: dict[str, Any] = scope.setdefault("state", {})
        state["person"] = self._identities.read_cookie(cookies)
        state["keep"] = False

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
                if state["keep"]:
                    secure = scope["scheme"] == "https"
                    cookie = self._identities.cookie_header(state["person"], secure)
                    headers.add("set-cookie", cookie)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def same_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a request comes from our own pages, or from no browser."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return bool(host) and host.lower() == headers.get("host", "").lower()
