"""Records are dropped on the page, stepped through, and linked to."""

import json
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import ROOT, NewPerson
from tests.browser.person import DESK, PHONE, Person, Screen
from tests.browser.test_pages import AXE, Inspector
from tests.browser.test_score_sheet import TARGETS

GOLDEN: Final = ROOT / "tests" / "golden"
SMALL: Final = Screen(320, 568, touch=True)
DROP: Final = """([text, name]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  const options = { bubbles: true, cancelable: true, dataTransfer: data };
  document.body.dispatchEvent(new DragEvent('drop', options));
}"""


def bring(person: Person, name: str) -> None:
    person.open("/replay")
    person.page.wait_for_selector("[data-testid=record-file], [data-testid=another]")
    if person.page.get_by_test_id("another").count():
        person.see("another").click()
    person.page.get_by_test_id("record-file").set_input_files(GOLDEN / f"{name}.barg")
    person.see("board")


def step(person: Person, key: str) -> None:
    person.page.locator(f"[data-step={key}]").click()


def test_a_record_is_dropped_and_stepped_through(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    person.open("/replay")
    text = (GOLDEN / "sample-001.barg").read_text(encoding="utf-8")
    person.page.evaluate(DROP, [text, "sample.barg"])
    person.see("board")
    step(person, "after")
    step(person, "after")
    expect(person.see("step")).to_contain_text("۲ از ۵۷")
    step(person, "last")
    expect(person.see("board")).to_have_attribute("data-phase", "over")
    step(person, "first")
    expect(person.page.locator("[data-open]")).to_have_count(52)
    person.see("eyes").select_option("1")
    expect(person.page.locator("[data-open]")).to_have_count(12)
    person.page.keyboard.press("Home")
    person.page.locator("h1").click()
    person.page.keyboard.press("ArrowRight")
    expect(person.see("step")).to_contain_text("۱ از ۵۷")
    expect(person.page.get_by_test_id("live")).to_contain_text("خواند")
    person.page.wait_for_url("**/replay#deal=0&action=1&seat=1")
    person.page.reload()
    expect(person.see("step")).to_contain_text("۱ از ۵۷")
    with person.page.expect_download() as download:
        person.see("record").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == text


def test_a_link_leads_another_person_to_the_position(new_person: NewPerson) -> None:
    one, two = new_person(DESK, "en"), new_person(PHONE, "en")
    bring(one, "shelem4-bazito-1")
    one.see("deals").select_option("2")
    for _ in range(3):
        step(one, "after")
    one.see("link").click()
    link = one.page.get_by_role("dialog").locator("input").input_value()
    two.page.goto(link)
    expect(two.see("step")).to_contain_text("3 of")
    expect(two.see("deals")).to_have_value("2")
    three = new_person(PHONE, "en")
    three.page.goto(link[:-60])
    expect(three.see("fault")).to_contain_text("damaged")


def test_a_damaged_record_is_refused_with_its_place(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    person.open("/replay")
    text = (GOLDEN / "sample-001.barg").read_text(encoding="utf-8")
    wrong = text.replace('"play AH"', '"play 2C"', 1)
    person.page.evaluate(DROP, [wrong, "wrong.barg"])
    fault = person.see("fault")
    expect(fault).to_contain_text("Deal 1, action")
    expect(fault).to_contain_text("play 2C")
    person.page.evaluate(DROP, [text[:200], "short.barg"])
    expect(fault).to_contain_text("not JSON")
    person.page.evaluate(DROP, ["x" * 600_000, "long.barg"])
    expect(fault).to_contain_text("larger")
    person.page.locator("summary").click()
    person.page.locator("textarea").fill(text)
    person.page.get_by_role("button", name="Open").click()
    person.see("board")


def test_a_wrong_file_leaves_the_open_match_and_says_why_in_sight(new_person: NewPerson) -> None:
    person = new_person(PHONE, "en")
    bring(person, "rummy2-rim_joker")
    step(person, "after")
    step(person, "after")
    where = person.see("step").inner_text()
    page = person.page
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    for text, why in (("", "is empty"), ("\0" * 900, "not JSON"), ("x" * 600_000, "larger")):
        page.evaluate(DROP, [text, "wrong.barg"])
        expect(person.see("fault")).to_contain_text(why)
        expect(page.get_by_test_id("fault")).to_be_in_viewport()
        assert person.see("step").inner_text() == where
    step(person, "after")
    expect(page.get_by_test_id("fault")).to_have_count(0)
    text = (GOLDEN / "sample-001.barg").read_text(encoding="utf-8")
    page.evaluate(DROP, [text.replace("Partner", "\u2069\u202e<b>evil"), "hostile.barg"])
    expect(page.locator("h1")).to_contain_text("Shelem: \u2068You\u2069")
    expect(page.locator("h1")).to_contain_text("\u2068\u202e<b>evil\u2069, \u2068Left\u2069")


def test_the_match_of_a_table(new_person: NewPerson) -> None:
    person = new_person(PHONE, "fa")
    path = person.new_table({})
    person.open(f"{path}/replay")
    expect(person.page.locator("main")).to_contain_text("هنوز هیچ دوری")
    person.open("/t/nowhere/replay")
    person.page.get_by_role("alert").wait_for()


def canned(action: int, seat: int, done: str, best: str, cost: float) -> dict[str, object]:
    values = {best: 12.0, done: 12.0 - cost}
    rest = {"error": 1.5, "made": 0.8, "win": 0.55, "perfect": 40}
    decided = {"deal": 0, "action": action, "seat": seat, "stage": "play", "done": done}
    found = [{"action": text, "mean": mean, **rest} for text, mean in values.items()]
    numbers = {"cost": cost, "error": 1.5, "win_cost": 0.04, "perfect_cost": 3, "worlds": 90}
    return {**decided, "best": best, **numbers, "alternatives": found}


def test_an_analysis_is_asked_for_and_leads_to_what_cost_most(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    decisions = [canned(29, 0, "play AD", "play AD", 0), canned(30, 1, "play QD", "play 3D", 14.5)]
    state = {"id": "one", "level": "expert", "place": 0, "total": 2}
    running = {**state, "status": "running", "done": 1, "decisions": decisions[:1]}
    done = {**state, "status": "done", "done": 2, "decisions": decisions[1:]}
    person.page.route("**/api/analysis?*", lambda route: route.fulfill(json=running))
    person.page.route("**/api/analysis/one?since=1", lambda route: route.fulfill(json=done))
    bring(person, "sample-001")
    person.see("analyse").click()
    person.see("analysis-done")
    person.see("dearest").get_by_role("button").click()
    expect(person.see("step")).to_contain_text("31 of 57")
    expect(person.see("alternatives")).to_contain_text("gave away about")
    expect(person.page.locator("[data-alternative]").first).to_contain_text("three of diamonds")
    expect(person.page.locator("[data-testid=curve] canvas")).to_be_visible()
    inspector = Inspector(person, AXE)
    inspector.stop("analysis")
    assert inspector.faults == []


def test_while_the_open_record_comes_back_no_other_is_asked_for(new_person: NewPerson) -> None:
    person = new_person(DESK, "en")
    bring(person, "sample-001")
    held: list[Route] = []
    person.page.route("**/api/replay?*", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks what it calls
    with person.page.expect_request("**/api/replay?*"):
        person.page.reload()
    expect(person.page.get_by_role("status").filter(has_text="Loading")).to_be_visible()
    expect(person.page.get_by_test_id("record-file")).to_have_count(0)
    held[0].continue_()
    person.see("board")


@pytest.mark.parametrize("language", ["fa", "en"])
def test_every_game_is_drawn_without_a_fault(new_person: NewPerson, language: str) -> None:
    person = new_person(DESK, language)
    inspector = Inspector(person, AXE)
    person.open("/replay")
    person.see("record-file")
    inspector.stop("no record yet")
    fa, en = ("sample-001", "rummy2-rim_joker"), ("shelem2-bazito-1", "shithead3-persian")
    for name in fa if language == "fa" else en:
        bring(person, name)
        place = json.dumps("#deal=0&action=31&seat=0" if language == "en" else "#deal=0&action=31")
        person.page.evaluate(f"location.hash = {place}")
        step(person, "after")
        inspector.stop(name)
    assert inspector.faults == []


def test_everything_is_large_enough_to_touch(new_person: NewPerson) -> None:
    person = new_person(SMALL, "fa")
    bring(person, "rummy3-options-1")
    assert person.page.evaluate(TARGETS) == []
    assert person.has_no_sideways_scroll()
