import gzip
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from barg.server.app import create_app
from barg.server.settings import Settings

PAGE = "<!doctype html><title>Barg</title>"
SCRIPT = "console.log('barg')"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "sw.js").write_text("// worker")
    (folder / "manifest.webmanifest").write_text("{}")
    script = folder / "assets" / "main-3f2a.js"
    script.write_text(SCRIPT)
    script.with_name("main-3f2a.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_name("main-3f2a.js.br").write_bytes(b"brotli")
    (folder / "assets" / "wasm").mkdir()
    (folder / "assets" / "wasm" / "worker-1b.js").write_text("// Python")
    (folder / "offline" / "assets").mkdir(parents=True)
    (folder / "offline" / "pack.json").write_text("{}")
    (folder / "offline" / "assets" / "python.wasm").write_bytes(b"\0asm")
    (folder / ".built-from").write_text("secret")
    return folder


def client(tmp_path: Path, folder: Path) -> AsyncTestClient:  # type: ignore[type-arg]
    return AsyncTestClient(create_app(Settings(data_dir=tmp_path), folder))


@pytest.mark.parametrize("path", ["/", "/t/Xy_-1", "/rules", "/index.html"])
async def test_every_page_is_the_clients_page_and_is_asked_for_anew(
    tmp_path: Path, built: Path, path: str
) -> None:
    async with client(tmp_path, built) as browser:
        answer = await browser.get(path)
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        again = await browser.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_assets_are_kept_for_ever_and_come_compressed(tmp_path: Path, built: Path) -> None:
    async with client(tmp_path, built) as browser:
        for accepted, encoding in (("gzip", "gzip"), ("identity", None), ("", None)):
            headers = {"accept-encoding": accepted}
            answer = await browser.get("/assets/main-3f2a.js", headers=headers)
            assert answer.text == SCRIPT
            assert answer.headers.get("content-encoding") == encoding
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "accept-encoding"


async def test_the_worker_and_the_manifest_are_asked_for_anew(tmp_path: Path, built: Path) -> None:
    async with client(tmp_path, built) as browser:
        for path, kind in (
            ("/sw.js", "text/javascript"),
            ("/manifest.webmanifest", "application/manifest+json"),
        ):
            answer = await browser.get(path)
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith(kind)


@pytest.mark.parametrize(
    "path",
    ["/assets/other.js", "/.built-from", "/assets/main-3f2a.js.gz", "/x.png", "/%2e%2e/x.txt"],
)
async def test_what_is_not_there(tmp_path: Path, built: Path, path: str) -> None:
    async with client(tmp_path, built) as browser:
        answer = await browser.get(path)
        assert answer.status_code == 404
        assert answer.json()["reason"]["code"] == "http_404"


async def test_head_and_the_policy(tmp_path: Path, built: Path) -> None:
    async with client(tmp_path, built) as browser:
        answer = await browser.head("/")
        assert answer.status_code == 200
        policy = (await browser.get("/")).headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy


async def test_without_a_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    async with client(tmp_path, tmp_path / "nothing") as browser:
        answer = await browser.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text
        assert (await browser.get("/api/games")).status_code == 200


async def test_only_the_offline_worker_may_compile_webassembly(tmp_path: Path, built: Path) -> None:
    async with client(tmp_path, built) as browser:
        for path, may in (("/assets/wasm/worker-1b.js", True), ("/assets/main-3f2a.js", False)):
            policy = (await browser.get(path)).headers["content-security-policy"]
            assert ("'wasm-unsafe-eval'" in policy) == may
            assert "'unsafe-eval'" not in policy
            assert "script-src 'self'" in policy


async def test_the_pack_for_offline_is_kept_and_its_list_asked_for_anew(
    tmp_path: Path, built: Path
) -> None:
    async with client(tmp_path, built) as browser:
        part = await browser.get("/offline/assets/python.wasm")
        assert part.headers["content-type"] == "application/wasm"
        assert "immutable" in part.headers["cache-control"]
        assert (await browser.get("/offline/pack.json")).headers["cache-control"] == "no-cache"
        assert (await browser.get("/offline")).text == PAGE
