"""Who a client is: a guest's id in a signed cookie, and links to other devices."""

import os
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from barg.server.settings import MIN_SECRET, Settings, SettingsError
from barg.tables.errors import Refusal

COOKIE: Final = "barg"
COOKIE_SECONDS: Final = 400 * 24 * 3600
LINK_MINUTES: Final = 10
LINK_USES: Final = 3
"""A messenger's preview and a scanner may open a link before the person does."""
KEY_FILE: Final = "secret.key"
ID_BYTES: Final = 16


class Identities:
    """Makes, signs and reads the ids of guests."""

    def __init__(self, key: str) -> None:
        self._cookies = URLSafeSerializer(key, salt="barg guest")
        self._links = URLSafeTimedSerializer(key, salt="barg device")
        self._uses: dict[str, tuple[float, int]] = {}

    def new(self) -> str:
        """A new guest."""
        return secrets.token_urlsafe(ID_BYTES)

    def cookie_header(self, person: str, secure: bool) -> str:
        """The value of ``Set-Cookie`` that keeps this guest."""
        cookie: SimpleCookie = SimpleCookie()
        cookie[COOKIE] = str(self._cookies.dumps(person))
        morsel = cookie[COOKIE]
        morsel["path"] = "/"
        morsel["max-age"] = COOKIE_SECONDS
        morsel["httponly"] = True
        morsel["samesite"] = "Lax"
        if secure:
            morsel["secure"] = True
        return morsel.OutputString()

    def read_cookie(self, header: str) -> str | None:
        """The guest that a request's cookies name; None without one, or with a forged one."""
        try:
            morsel = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        try:
            person = self._cookies.loads(morsel.value)
        except BadData:
            return None
        return person if isinstance(person, str) and 0 < len(person) <= 40 else None

    def link_token(self, person: str) -> str:
        """A token that makes another device the same guest, for some minutes."""
        token = self._links.dumps([person, secrets.token_urlsafe(8)])
        return str(token)

    def read_link(self, token: str) -> str:
        """The guest of a link.

        Raises:
            Refusal: the link is forged, too old or was used already.
        """
        try:
            person, nonce = self._links.loads(token, max_age=LINK_MINUTES * 60)
        except (BadData, ValueError, TypeError):
            raise Refusal("link_invalid", "this link is wrong or too old: make a new one") from None
        now = time.monotonic()
        live = {key: use for key, use in self._uses.items() if use[0] > now}
        until, uses = live.get(nonce, (now + LINK_MINUTES * 60, 0))
        if uses >= LINK_USES:
            raise Refusal("link_used", "this link was used already: make a new one")
        self._uses = {**live, nonce: (until, uses + 1)}
        return str(person)


def signing_key(settings: Settings) -> str:
    """The key of this server: from the settings, or kept in the data directory."""
    if settings.secret:
        return settings.secret
    path = settings.data_dir / KEY_FILE
    try:
        _make_key(path)
        key = path.read_text(encoding="ascii").strip()
    except OSError as error:
        raise SettingsError(f"the key file {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        key = ""
    if len(key) < MIN_SECRET:
        raise SettingsError(f"the key file {path} is damaged: without it, all guests are new ones")
    return key


def _make_key(path: Path) -> None:
    """Write a key unless there is one; it appears whole, readable by its owner only."""
    if path.exists():
        return
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(32))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        return  # another process was first
    finally:
        draft.unlink()
