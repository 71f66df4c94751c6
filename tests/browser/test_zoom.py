"""Pages magnified, large text, very low screens: all is there, and nothing scrolls sideways."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, NewPerson
from tests.browser.overlaps import TOOLS, TRIES
from tests.browser.person import Person, Screen
from tests.browser.shown import ALL, show

HALF_PHONE: Final = Screen(195, 422, touch=True)
HALF_DESK: Final = Screen(720, 450, touch=False)
LOW: Final = Screen(320, 480, touch=True)
PHONE: Final = Screen(390, 844, touch=True)
LARGE: Final = {"standard": 32, "fixed": 26}
"""Twice the usual size of text, as it is set in the browser."""
TABLES: Final = (
    "auction",
    "bury",
    "trump",
    "sar-trump",
    "play",
    "made",
    "two-bury",
    "two-pile",
    "rim-seven",
    "rim-end-seven",
    "sh-swap",
    "sh-blind-six",
    "sh-eight",
    "sh-end-both",
)
PAGES: Final = (
    "/",
    "/new",
    "/sheet",
    "/learn",
    "/learn/shelem",
    "/learn/shelem/rules",
    "/learn/shelem/trump",
    "/learn/words",
    "/offline",
    "/replay",
)
SIDEWAYS: Final = """
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) faults.push('scrolls sideways');
  const rolls = (e) =>
    e && (/(auto|scroll)/.test(getComputedStyle(e).overflowX) || rolls(e.parentElement));
  for (const e of seen('main .button')) {
    if (e.scrollWidth > e.clientWidth + 1) faults.push(`${e.textContent.trim()} leaves its button`);
  }
  for (const e of seen('main, .ending')) {
    if (e.scrollWidth > e.clientWidth + 1) faults.push(`${name(e)} scrolls sideways`);
  }
  for (const e of seen('body *')) {
    const b = box(e);
    const out = b.width && b.height && (b.right > wide + 1 || b.left < -1);
    if (out && !e.closest('.visually-hidden, svg') && !rolls(e.parentElement))
      faults.push(`${name(e)} is out of reach`);
  }
"""
FELT: Final = """
  if (felt) {
    const parts = seen('.plate, [data-testid=pile], [data-played], .piles .pile, .middle .side');
    inside(parts, box(felt), 'the felt');
    apart(seen('.felt .plate, .felt [data-played], .felt [data-testid=pile], .felt .piles'));
    apart(seen('main > .top, .felt, .laid, .actions, .own-hand'));
  }
"""


def faults(person: Person, where: str, checks: str) -> list[str]:
    found: list[str] = []
    for _ in range(TRIES):
        found = person.page.evaluate(f"() => {{{TOOLS}{checks} return [...new Set(faults)];}}")
        if not found:
            return []
        person.page.wait_for_timeout(40)
    return [f"{where}: {fault}" for fault in found]


def enlarge_text(person: Person) -> None:
    session = person.context.new_cdp_session(person.page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": LARGE})


@pytest.mark.parametrize(
    ("screen", "large"), [(HALF_PHONE, False), (HALF_DESK, False), (LOW, False), (PHONE, True)]
)
def test_tables_magnified_are_whole(new_person: NewPerson, screen: Screen, large: bool) -> None:
    person = new_person(screen, "fa")
    if large:
        enlarge_text(person)
    found: list[str] = []
    for state in TABLES:
        show(person, ALL[state])
        found += faults(person, state, SIDEWAYS + FELT)
    person.page.keyboard.press("v")
    person.see("text-now")
    found += faults(person, "in words", SIDEWAYS)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("screen", "large"), [(HALF_PHONE, False), (PHONE, True)])
def test_pages_magnified_are_whole(new_person: NewPerson, screen: Screen, large: bool) -> None:
    person = new_person(screen, "fa")
    if large:
        enlarge_text(person)
    found: list[str] = []
    for path in pages(person):
        found += faults(person, path, SIDEWAYS)
    assert not found, "\n".join(found)


def pages(person: Person) -> Iterator[str]:
    for path in PAGES:
        person.open(path)
        expect(person.page.locator("main h1").first).to_be_attached()
        yield path
    record = ROOT / "tests" / "golden" / "shithead3-persian.barg"
    person.open("/replay")
    person.page.get_by_test_id("record-file").set_input_files(record)
    person.see("board")
    yield "an open record"
    person.new_table({}, fill=None)
    yield "a table before its match"
