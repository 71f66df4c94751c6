"""Whether parts of a table lie over each other, leave their place, or are too small to touch."""

from collections.abc import Iterable
from typing import Final

from tests.browser.person import Person
from tests.browser.shown import ALL, show

SCREENS: Final = ((320, 568), (390, 844), (844, 390), (1440, 900))
TRIES: Final = 40
"""A table needs a few frames to lay itself out anew, on a busy machine many."""
TOOLS: Final = """
  const faults = [];
  const seen = (query) => [...document.querySelectorAll(query)].filter(
    (e) => e.getClientRects().length && getComputedStyle(e).clipPath === 'none');
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => e.className.toString().replace(/svelte-\\S+/g, '').trim() || e.tagName;
  const meet = (a, b) => {
    const [p, q] = [box(a), box(b)];
    return Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1 &&
      Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1;
  };
  const apart = (all) => all.forEach((a, i) => all.slice(i + 1).forEach((b) => {
    if (!a.contains(b) && !b.contains(a) && meet(a, b)) faults.push(`${name(a)} over ${name(b)}`);
  }));
  const inside = (parts, whole, what) => parts.forEach((e) => {
    const b = box(e);
    if (b.left < whole.left - 1 || b.right > whole.right + 1 || b.top < whole.top - 1 ||
        b.bottom > whole.bottom + 1) faults.push(`${name(e)} leaves ${what}`);
  });
  const within = (query, e) => [...e.querySelectorAll(query)].filter(
    (part) => part.getClientRects().length && getComputedStyle(part).clipPath === 'none');
  const touched = (parts) => parts.forEach((e) => {
    if (box(e).width < 44 || box(e).height < 44) faults.push(`${name(e)} is small`);
  });
  const hit = (cards) => cards.forEach((card) => {
    for (const x of [2, 22, 42]) {
      const found = document.elementFromPoint(box(card).left + x, box(card).top + 14);
      if (found?.closest('[data-card]') !== card) faults.push(`${card.dataset.key} cannot be hit`);
    }
  });
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const felt = document.querySelector('.felt');
"""
SCROLLS: Final = """
  if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
  if (document.documentElement.scrollHeight > innerHeight) faults.push('scrolls');
  return [...new Set(faults)];
"""


def overlaps(person: Person, states: Iterable[str], checks: str) -> list[str]:
    """The faults of these fixtures on all screens; ``checks`` is JavaScript over `TOOLS`."""
    look = f"() => {{{TOOLS}{checks}{SCROLLS}}}"
    faults: list[str] = []
    for state in states:
        show(person, ALL[state])
        person.page.wait_for_selector(".felt")
        for width, height in SCREENS:
            person.page.set_viewport_size({"width": width, "height": height})
            found: list[str] = []
            for _ in range(TRIES):
                found = person.page.evaluate(look)
                if not found:
                    break
                person.page.wait_for_timeout(60)
            faults += [f"{state} at {width}×{height}: {fault}" for fault in found]
    return faults
