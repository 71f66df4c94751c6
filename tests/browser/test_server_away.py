"""The server goes away and comes back, the same or newer (cases 42, 43 and 46)."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import STATIC, Server
from tests.browser.person import PHONE, Person


@pytest.fixture
def own_server(tmp_path: Path, chromium: str) -> Iterator[Server]:
    """A server that a test may stop."""
    del chromium
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def person(browser: Browser, own_server: Server) -> Iterator[Person]:
    person = Person(browser, own_server.address, PHONE, "en")
    yield person
    person.leave()


def test_a_deal_goes_on_by_itself_after_a_restart(person: Person, own_server: Server) -> None:
    person.new_table({})
    person.play_until("play")
    turn = person.turn
    own_server.stop()
    expect(person.page.locator("#status")).to_have_text("Reconnecting …")
    person.see("link-lost")
    assert person.turn == turn
    own_server.start()
    expect(person.page.get_by_test_id("link-lost")).to_have_count(0, timeout=20_000)
    assert person.turn == turn
    person.act()
    person.play_deal()


def test_cards_that_are_chosen_outlive_a_restart_and_another_tab_cannot_bury_twice(
    person: Person, own_server: Server
) -> None:
    path = person.new_table({})
    person.play_until("discard")
    other = person.context.new_page()
    other.goto(person.address + path)
    other.wait_for_selector("main.play[data-mine=true]")
    for _ in range(4):
        person.page.locator(".slot.open").last.click()
        other.locator(".slot.open").first.click()
    own_server.stop()
    person.see("link-lost")
    bury = "[data-action=bury]"
    person.page.locator(bury).click()
    expect(person.see("toast")).to_contain_text("connection broke")
    own_server.start()
    turn = person.turn
    for page in (person.page, other):
        expect(page.get_by_test_id("link-lost")).to_have_count(0, timeout=20_000)
        expect(page.locator(".slot.chosen")).to_have_count(4)
    for page in (person.page, other):
        page.evaluate(f"document.querySelector('{bury}')?.click()")
    person.wait_after(turn)
    assert person.phase == "trump"
    person.page.reload()
    for page in (person.page, other):
        expect(page.locator("[data-testid=hand] [data-card]")).to_have_count(12)
        expect(page.locator(".slot.chosen")).to_have_count(0)
    person.act()


def newer_client(folder: Path) -> Path:
    """The client as another build makes it: a file has changed, and with it the worker's list."""
    shutil.copytree(STATIC.parent, folder)
    boot, worker = folder / "boot.js", folder / "sw.js"
    boot.write_text("window.bargNewer = true;\n" + boot.read_text(encoding="utf-8"), "utf-8")
    text, changed = re.subn(
        r'(url:"boot\.js",revision:)"\w+"|(revision:)"\w+"(,url:"boot\.js")',
        r'\1\2"another"\3',
        worker.read_text(encoding="utf-8").replace("'", '"'),
    )
    assert changed == 1
    worker.write_text(text, encoding="utf-8")
    for name in ("boot.js", "sw.js"):
        for packed in (".br", ".gz"):
            (folder / (name + packed)).unlink(missing_ok=True)
    return folder


def test_case_46_a_newer_client_waits_for_the_end_of_the_deal(
    person: Person, own_server: Server, tmp_path: Path
) -> None:
    person.new_table({})
    ready = "async () => { await navigator.serviceWorker.ready; return true; }"
    assert person.page.evaluate(ready)
    person.page.reload()
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.play_until("play")
    person.page.wait_for_timeout(3200)  # the page looks after its worker once it stands
    own_server.stop()
    own_server.client = newer_client(tmp_path / "newer")
    own_server.start()
    expect(person.page.get_by_test_id("link-lost")).to_have_count(0, timeout=20_000)
    person.page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then((one) => one?.waiting != null)"
    )
    while person.wait_for_turn():
        assert person.page.get_by_test_id("update").count() == 0
        person.act()
    assert not person.page.evaluate("window.bargNewer === true")
    with person.page.expect_navigation():
        person.see("update").get_by_role("button").click()
    person.page.wait_for_function("() => window.bargNewer === true")
    person.see("deal-end")
