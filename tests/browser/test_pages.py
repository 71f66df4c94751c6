"""Every page in every state: nothing for axe to find, and nothing that scrolls sideways."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, NewPerson
from tests.browser.person import DESK, Person

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS: Final = (320, 390, 768, 1440)
HEIGHT: Final = 844
RUN: Final = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.map((v) => `${v.impact} ${v.id}: ${v.nodes[0].html.slice(0, 200)}`);
}"""

FITS: Final = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth === clientWidth;
}"""

THEMES: Final = ("light", "dark")
Stop = Callable[[str], None]


class Inspector:
    """Looks at the page at each stop, in these themes and at all widths."""

    def __init__(self, person: Person, axe: Path, themes: Sequence[str] = THEMES) -> None:
        self.person = person
        self.themes = themes
        self.axe = axe.read_text(encoding="utf-8")
        self.faults: list[str] = []

    def stop(self, name: str) -> None:
        page = self.person.page
        if page.evaluate("typeof axe") == "undefined":
            page.evaluate(self.axe)
        for theme in self.themes:
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            self.person.settle()
            self.faults += [f"{name}, {theme}: {fault}" for fault in page.evaluate(RUN)]
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": HEIGHT})
            try:  # the hand needs a frame or two to lay itself out anew
                page.wait_for_function(FITS, timeout=5000)
            except Late:
                self.faults.append(f"{name}: scrolls sideways at {width}")
        page.set_viewport_size({"width": DESK.width, "height": DESK.height})


def outside(person: Person, stop: Stop) -> None:
    """The pages that are no table."""
    person.new_table({})
    person.open()
    person.see("my-table")
    stop("home")
    person.page.locator("button.icon-button").first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    stop("settings")
    person.open("/new")
    person.page.locator("summary").click()
    stop("new table")
    person.open("/about")
    person.page.wait_for_selector("ol")
    stop("about")
    person.open("/offline")
    person.page.wait_for_selector("[data-stage=open], [data-stage=failed]")
    stop("without a network")
    person.open("/nowhere")
    person.page.get_by_role("alert").wait_for()
    stop("no page")
    person.open("/t/nowhere")
    person.page.get_by_role("alert").wait_for()
    stop("no table")
    person.new_table({}, fill=None)
    person.page.wait_for_selector("dl")
    stop("waiting")


def dialogs(person: Person, stop: Stop) -> None:
    for name in ("open-hint", "open-last", "open-sheet", "open-keys", "open-settings"):
        person.see(name).click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        if name == "open-hint":
            person.page.locator("[data-testid=hint-panel] button").wait_for()
        stop(name)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)


def at_the_table(person: Person, stop: Stop) -> None:
    """A short match, looked at in each phase."""
    person.new_table({"target": 5, "preset": "bazito"})
    seen: set[str] = set()
    while not person.page.get_by_test_id("match-end").count():
        while person.wait_for_turn():
            phase = person.phase
            if phase == "play" and person.page.locator("[data-played]").count() < 2:
                phase = "lead" if "lead" not in seen else "play"
            if phase not in seen:
                stop(phase)
                if phase == "auction":
                    dialogs(person, stop)
            seen.add(phase)
            person.act("bid 165" if len(seen) < 3 else "pass")
        if "end" not in seen:
            stop("end of a deal")
        seen.add("end")
        if not person.page.get_by_test_id("match-end").count():
            person.see("next-deal").click()
            person.page.get_by_test_id("deal-end").wait_for(state="detached")
    stop("end of the match")


@pytest.mark.parametrize("language", ["fa", "en"])
@pytest.mark.parametrize("walk", [outside, at_the_table])
def test_case_50_no_fault_on_any_page(
    new_person: NewPerson, language: str, walk: Callable[[Person, Stop], None]
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")
    person = new_person(DESK, language)
    inspector = Inspector(person, AXE, THEMES if language == "fa" else THEMES[:1])
    walk(person, inspector.stop)
    assert inspector.faults == []


def test_case_51_hand_is_above_the_lower_edge(new_person: NewPerson) -> None:
    person = new_person(DESK, "fa")
    person.new_table({})
    person.wait_for_turn()
    for width, height in ((390, 844), (390, 664), (320, 640), (1440, 900)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_function(
            f"() => document.querySelector('[data-testid=hand]').getBoundingClientRect().bottom"
            f" <= {height}"
        )
