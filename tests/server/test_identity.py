import stat
from pathlib import Path

import pytest

from barg.server.identity import COOKIE, KEY_FILE, LINK_USES, Identities, signing_key
from barg.server.settings import Settings, SettingsError
from barg.tables import Refusal
from tests.server.clients import Player, Server

KEY = "k" * 40


def cookie(identities: Identities, person: str) -> str:
    return identities.cookie_header(person, secure=False).split(";")[0]


def test_a_cookie_names_its_guest() -> None:
    identities = Identities(KEY)
    person = identities.new()
    assert identities.read_cookie(cookie(identities, person)) == person
    assert identities.read_cookie(f"a=b; {cookie(identities, person)}; c=d") == person
    assert identities.new() != person


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites() -> None:
    header = Identities(KEY).cookie_header("x", secure=True)
    for word in ("HttpOnly", "SameSite=Lax", "Path=/", "Secure", "Max-Age="):
        assert word in header


@pytest.mark.parametrize(
    "header",
    [
        "",
        "barg=",
        "barg=someone",
        'barg="someone.signature"',
        "barg=InNvbWVvbmUi.AAAA",
        "barg=\x00",
        "=;;=",
        "barg=" + "x" * 5000,
        "other=1",
    ],
)
def test_what_is_no_cookie_names_nobody(header: str) -> None:
    assert Identities(KEY).read_cookie(header) is None


@pytest.mark.parametrize("content", [b"", b"\n", b"short", b"\xff\xfe" * 40])
def test_a_damaged_key_is_never_signed_with(tmp_path: Path, content: bytes) -> None:
    """With an empty key, say after a crash of the machine, anybody could be anybody."""
    (tmp_path / KEY_FILE).write_bytes(content)
    with pytest.raises(SettingsError, match="damaged"):
        signing_key(Settings(data_dir=tmp_path))


def test_a_key_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).mkdir()
    with pytest.raises(SettingsError, match=r"key file .*directory"):
        signing_key(Settings(data_dir=tmp_path))


def test_forged_cookies_name_nobody() -> None:
    mine, theirs = Identities(KEY), Identities("t" * 40)
    good = cookie(mine, "someone")
    assert mine.read_cookie(cookie(theirs, "someone")) is None
    # The last letter is left out: some of its bits mean nothing.
    for place in range(len("barg="), len(good) - 1):
        changed = good[:place] + ("A" if good[place] != "A" else "B") + good[place + 1 :]
        assert mine.read_cookie(changed) is None
    link = mine.link_token("someone")
    assert mine.read_cookie(f"{COOKIE}={link}") is None


def test_a_link_works_a_few_times_and_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    identities = Identities(KEY)
    token = identities.link_token("someone")
    for _ in range(LINK_USES):
        assert identities.read_link(token) == "someone"
    with pytest.raises(Refusal, match="used already"):
        identities.read_link(token)
    late = identities.link_token("someone")
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: 4_000_000_000)
    with pytest.raises(Refusal, match="too old"):
        identities.read_link(late)


@pytest.mark.parametrize("token", ["", "x", "a.b.c", "x" * 3000])
def test_a_link_that_is_none(token: str) -> None:
    with pytest.raises(Refusal):
        Identities(KEY).read_link(token)


def test_the_key_is_kept_for_the_owner_only(tmp_path: Path) -> None:
    key = signing_key(Settings(data_dir=tmp_path))
    assert len(key) == 64
    assert signing_key(Settings(data_dir=tmp_path)) == key
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]
    assert signing_key(Settings(data_dir=tmp_path, secret="s" * 32)) == "s" * 32


async def test_a_wrong_link_leads_home_and_changes_nobody(server: Server) -> None:
    player = await Player(server.url).name("A")
    answer = await player.http.get("/link/wrong")
    assert answer.headers["location"] == "/?link=invalid"
    assert (await player.http.get("/api/me")).json() == {"name": "A", "settings": None}
    await player.close()


async def test_a_forged_cookie_is_replaced_by_a_new_guest(server: Server) -> None:
    player = Player(server.url)
    player.http.cookies.set(COOKIE, "forged.cookie")
    answer = await player.http.get("/api/me")
    assert answer.json() == {"name": "", "settings": None}
    assert "set-cookie" in answer.headers
    await player.close()
