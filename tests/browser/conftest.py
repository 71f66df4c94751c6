"""A real server and a real browser for every test of this folder."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.person import DESK, SECONDS, Person, Screen

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "barg" / "server" / "static" / "index.html"
START = """
import sys
from pathlib import Path

from barg.server import static

static.DEFAULT_FOLDER = Path(sys.argv[3])
from barg.server.main import serve

serve(port=int(sys.argv[2]), data_dir=Path(sys.argv[1]))
"""

NewPerson = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> str:
    given = os.environ.get("BARG_TEST_CHROMIUM") or shutil.which("chromium") or ""
    if not given or not Path(given).exists():
        pytest.skip("no Chromium: install it, or name it in BARG_TEST_CHROMIUM")
    if not STATIC.is_file():
        pytest.skip("the client is not built: npm run build in web/")
    return given


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=SECONDS)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    yield browser
    browser.close()


class Server:
    """A server in a process of its own, which can be stopped and started again."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data = data
        self.settings = settings
        self.client = STATIC.parent
        self.port = 0
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "BARG_BOT_DELAY": "0.02",
            "BARG_TABLES_PER_HOUR": "1000",
            "BARG_ADDRESS_TABLES_PER_HOUR": "1000",
            "BARG_NEXT_DEAL_WAIT": "600",
            **self.settings,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, str(self.data), str(self.port), str(self.client)],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "served at" in line:
                self.address = line.split()[-1].rstrip("/")
                self.port = int(self.address.rsplit(":", 1)[-1])
                return
        raise RuntimeError("the server did not start")

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.communicate(timeout=20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Server]:
    del chromium  # asked for first, so that nothing is started where the tests are skipped
    server = Server(tmp_path_factory.mktemp("browser"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def new_person(browser: Browser, server: Server) -> Iterator[NewPerson]:
    """Make people, each in a browser context of their own."""
    people: list[Person] = []

    def make(screen: Screen = DESK, language: str = "en", **options: str) -> Person:
        person = Person(browser, server.address, screen, language, **options)
        people.append(person)
        return person

    yield make
    for person in people:
        person.leave()
