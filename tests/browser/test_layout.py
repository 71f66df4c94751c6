"""Nothing lies over anything else, on any screen, in any state of a table (cases 50 and 51)."""

from typing import Any, Final

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.overlaps import TRIES
from tests.browser.person import Person, Screen
from tests.browser.shown import ALL, show

SCREENS: Final = (
    (320, 568),
    (320, 520),
    (360, 560),
    (360, 640),
    (390, 844),
    (768, 1024),
    (844, 390),
    (1024, 768),
    (1440, 900),
)
STATES: Final = (
    "auction",
    "auction-others",
    "auction-kons",
    "auction-steps",
    "kons",
    "bury",
    "burying-other",
    "trump",
    "lead",
    "play",
    "play-follow",
    "long-sheet",
    "spectator",
    "joker-bury",
    "joker-lead",
    "joker-trick",
    "auction-sar",
    "auction-over-sar",
    "sar-trump",
    "no-trump",
)
SCORES_FIT: Final = """(width) => {
  const lines = [...document.querySelectorAll('.scores .deal')];
  const whole = lines.filter((line) => line.scrollWidth <= line.clientWidth);
  return document.documentElement.clientWidth === width && whole.length === 2;
}"""
LOOK: Final = """() => {
  const faults = [];
  const show = (e) => e.className.toString().replace(/svelte-\\S+/g, '') + ' ' + e.tagName;
  const seen = (query) => [...document.querySelectorAll(query)].filter(
    (e) => e.getClientRects().length && e.textContent.trim() + e.innerHTML);
  const box = (e) => e.getBoundingClientRect();
  const meet = (a, b, slack) => {
    const [p, q] = [box(a), box(b)];
    return Math.min(p.right, q.right) - Math.max(p.left, q.left) > slack &&
      Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > slack;
  };
  const apart = (first, second, slack = 0.6) => {
    for (const a of first) for (const b of second)
      if (a !== b && !a.contains(b) && !b.contains(a) && meet(a, b, slack))
        faults.push(`${show(a)} lies over ${show(b)}`);
  };
  const inside = (parts, whole, name) => {
    for (const part of parts) {
      const [p, w] = [box(part), whole];
      if (p.left < w.left - 1 || p.right > w.right + 1 ||
          p.top < w.top - 1 || p.bottom > w.bottom + 1) faults.push(`${show(part)} leaves ${name}`);
    }
  };
  const areas = seen(
    '.screen > header, main > .top, .felt, .actions, [data-testid=hand], aside');
  apart(areas, areas);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  inside(areas, screen, 'the screen');
  inside(seen('[data-card]'), screen, 'the screen');
  const plates = seen('.plate');
  const words = seen('.centre > *');
  const cards = seen('[data-played]');
  const felt = document.querySelector('.felt').getBoundingClientRect();
  apart(plates, plates);
  apart(plates, [...words, ...cards]);
  apart(words, cards);
  apart(words, words);
  inside([...plates, ...words, ...cards], felt, 'the felt');
  const bar = seen('header a, header button, header .tag');
  apart(bar, bar);
  const strip = seen('.scores .team, .scores .contract');
  apart(strip, strip);
  const doing = seen('.actions .status, .actions button, .actions p').filter((e) => {
    const list = e.closest('.numbers'); // of a list that scrolls, what is out of sight
    return !list || meet(e, list, 20);
  });
  apart(doing, doing, 6);
  apart(doing, [...strip, ...bar, ...seen('[data-card]')], 12);
  for (const e of seen('.plate .tag, .plate .calls li')) {
    const plate = box(e.closest('.plate'));
    if (getComputedStyle(e).clipPath === 'none') inside([e], plate, 'its plate');
  }
  // A finger hits the card whose index it sees, on 44 pixels of it.
  for (const card of seen('[data-card]')) {
    const b = box(card);
    for (const x of [2, 22, 42]) for (const y of [14, 34]) {
      const hit = document.elementFromPoint(b.left + x, b.top + y);
      if (hit?.closest('[data-card]') !== card) faults.push(`${card.dataset.card} cannot be hit`);
    }
    // rank and suit
    const hit = document.elementFromPoint(b.left + b.width * 0.3, b.top + b.height * 0.49);
    if (hit?.closest('[data-card]') !== card) faults.push(`${card.dataset.card}: suit is covered`);
  }
  // Each card of a trick shows its index.
  for (const card of cards) for (const other of cards) {
    const [c, o] = [box(card), box(other)];
    const index = { right: c.left + c.width * 0.34, bottom: c.top + c.height * 0.5 };
    const later = card.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (later && o.left < index.right - 1 && o.right > c.left + 1 &&
        o.top < index.bottom - 1 && o.bottom > c.top + 1)
      faults.push(`${card.dataset.played}: its index is covered`);
  }
  if (document.documentElement.scrollWidth > innerWidth) {
    const out = [...document.querySelectorAll('body *')].filter((e) => {
      const b = box(e);
      return b.width && (b.right > innerWidth + 1 || b.left < -1);
    });
    faults.push(`scrolls sideways: ${out.map(show).join(', ')}`);
  }
  if (document.documentElement.scrollHeight > innerHeight) faults.push('scrolls');
  return [...new Set(faults)];
}"""
MANY_CALLS: Final = [
    {"seat": seat, "call": f"bid {100 + 5 * i}"} for i, seat in enumerate([0, 1, 2, 3] * 3)
]


def states() -> dict[str, dict[str, Any]]:
    """The fixtures, and what only a long or an odd table has."""
    found = {name: ALL[name] for name in STATES}
    full = ALL["play-late"]
    deal = full["deal"]
    last = deal["tricks"][-1]
    trick = {**deal, "trick": last["cards"], "leader": last["leader"], "to_act": 1, "hand": ["AH"]}
    wild = "\u202eسارا 🃏 " + "درازنام\u200cتر" * 9
    seats = [
        {**seat, "kind": "person", "name": wild, "online": seat["seat"] % 2 == 0}
        for seat in full["seats"]
    ]
    found["full trick"] = {**full, "deal": trick}
    found["long names"] = {**full, "deal": trick, "seats": seats, "totals": [-1205, -1000]}
    auction = ALL["auction"]
    long = {**auction["deal"], "calls": MANY_CALLS, "passed": []}
    found["long auction"] = {**auction, "deal": long, "seats": seats, "totals": [-1205, 1150]}
    return found


def look(person: Person, name: str) -> list[str]:
    person.settle()
    faults: list[str] = []
    for _ in range(TRIES):
        faults = person.page.evaluate(LOOK)
        if not faults:
            return []
        person.page.wait_for_timeout(40)
    return [f"{name}: {fault}" for fault in faults]


@pytest.mark.parametrize("language", ["fa", "en"])
def test_nothing_overlaps(new_person: NewPerson, language: str) -> None:
    person = new_person(Screen(320, 568, touch=True), language)
    faults: list[str] = []
    for name, view in states().items():
        show(person, view)
        for width, height in SCREENS if language == "fa" else SCREENS[4::4]:
            if name.startswith("long ") and height == 520:
                continue  # the lowest screen is for tables as they mostly are
            person.page.set_viewport_size({"width": width, "height": height})
            faults += look(person, f"{name} at {width}×{height}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", ["fa", "en"])
def test_choosing_the_suit_of_a_joker_fits(new_person: NewPerson, language: str) -> None:
    person = new_person(Screen(390, 844, touch=True), language)
    faults: list[str] = []
    show(person, ALL["joker-lead"])
    person.page.locator("[data-card=XR]").click()
    person.see("joker-trump")
    for width, height in SCREENS:
        person.page.set_viewport_size({"width": width, "height": height})
        faults += look(person, f"at {width}×{height}")
    assert not faults, "\n".join(faults)


def test_cards_of_a_phone_are_large(new_person: NewPerson) -> None:
    person = new_person(Screen(390, 844, touch=True), "fa")
    least_widths = {"lead": 80, "play": 80, "play-late": 80, "bury": 70, "joker-bury": 70}
    for name, least in least_widths.items():
        show(person, ALL[name])
        widths = person.page.evaluate(
            "[...document.querySelectorAll('[data-card]')].map((card) => card.offsetWidth)"
        )
        assert min(widths) >= least, name


@pytest.mark.parametrize("language", ["fa", "en"])
def test_the_felt_stays_when_a_contract_is_made(new_person: NewPerson, language: str) -> None:
    person = new_person(Screen(390, 844, touch=True), language)
    made = [{**ALL["play"], "deal": {**ALL["play"]["deal"], "trump": suit}} for suit in "SHDC"]
    for width in (320, 360, 390, 430):
        person.page.set_viewport_size({"width": width, "height": 844})
        tops = set()
        for view in (ALL["auction"], *made):
            show(person, view)
            tops.add(person.page.evaluate("document.querySelector('.felt').offsetTop"))
        assert len(tops) == 1, width


@pytest.mark.parametrize("language", ["fa", "en"])
def test_points_and_tricks_are_not_cut_off_on_phones(new_person: NewPerson, language: str) -> None:
    person = new_person(Screen(390, 844, touch=True), language)
    deal = {**ALL["play"]["deal"], "points": [110, 105], "tricks_won": [10, 10]}
    show(person, {**ALL["play"], "deal": deal})
    for width in (360, 390, 430):
        person.page.set_viewport_size({"width": width, "height": 844})
        person.page.wait_for_function(SCORES_FIT, arg=width, timeout=5000)
