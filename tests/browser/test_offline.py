"""Play without a network: got ready once, dealt and played with the network away."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import STATIC, NewPerson
from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_pages import AXE, Inspector

LIMIT = 10_000_000
"""Bytes that may cross the wire to get ready."""
HURRY = """
const later = window.setTimeout;
window.setTimeout = (work, ms, ...more) => later(work, ms > 100 ? ms / 30 : ms, ...more);
"""
"""Bots make no pauses."""
FORGET = """
for (const key of Object.keys(localStorage))
  if (key.startsWith('barg-table:')) localStorage.removeItem(key);
"""
"""The device has its tables no more."""
pytestmark = pytest.mark.skipif(
    not (STATIC.parent / "offline" / "pack.json").is_file(),
    reason="the pack is not built: python tools/client.py",
)


def get_ready(person: Person) -> None:
    """Get ready, on a page that the service worker serves."""
    person.open("/offline")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.reload()
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.see("offline-get").click()
    person.page.wait_for_selector("[data-stage=kept]")


def test_a_deal_is_played_without_a_network_and_outlives_the_page(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    page = person.page
    person.context.add_init_script(HURRY)
    get_ready(person)
    person.context.set_offline(True)
    person.open()
    person.see("offline").click()
    page.wait_for_selector("[data-stage=kept]")
    person.see("offline-play").click()
    page.wait_for_selector("main.play", timeout=60_000)
    person.play_until("play", "bid 100")
    person.act()
    assert person.wait_for_turn()
    turn, hand = person.turn, page.locator("[data-testid=hand]").inner_text()
    page.reload()
    page.wait_for_selector("main.play", timeout=60_000)
    assert person.wait_for_turn()
    assert (person.turn, page.locator("[data-testid=hand]").inner_text()) == (turn, hand)
    person.play_deal()
    page.evaluate(FORGET)
    person.see("next-deal").click()
    person.see("keep-table").click()
    page.wait_for_selector("main.play", timeout=60_000)
    path = "/" + "/".join(page.url.split("/")[3:])
    page.evaluate("localStorage.setItem('barg-table:broken', '{')")
    person.open("/offline")
    expect(page.get_by_test_id("device-table")).to_have_count(1)
    person.see("broken-table")
    page.wait_for_selector("input[name=preset]", timeout=60_000)
    if AXE.is_file():
        inspector = Inspector(person, AXE)
        inspector.stop("tables of the device")
        assert inspector.faults == []
    page.evaluate(FORGET)
    person.open(path)
    page.get_by_role("alert").get_by_role("link").click()
    page.wait_for_url("**/offline")


def test_what_is_fetched_is_within_the_limit_and_only_when_asked_for() -> None:
    listed = json.loads((STATIC.parent / "offline" / "pack.json").read_text(encoding="utf-8"))
    assert 1_000_000 < sum(file["sent"] for file in listed["files"]) < LIMIT
    worker = (STATIC.parent / "sw.js").read_text(encoding="utf-8")
    assert "assets/wasm/" in worker
    assert all(file["path"].lstrip("/") not in worker for file in listed["files"])


def test_a_server_without_a_pack_says_so_and_a_lost_network_too(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    person.page.route("**/offline/pack.json", lambda route: route.fulfill(status=404))
    person.open("/offline")
    ready = person.see("offline-ready")
    expect(ready.get_by_role("alert")).to_contain_text("has no pack")
    person.page.unroute("**/offline/pack.json")
    person.page.route("**/offline/assets/**", lambda route: route.abort())
    person.see("offline-again").click()
    person.see("offline-get").click()
    expect(ready.get_by_role("alert")).to_contain_text("cannot be reached")
    person.page.unroute("**/offline/assets/**")
    person.see("offline-again").click()
    expect(person.see("offline-get")).to_contain_text("MB")
